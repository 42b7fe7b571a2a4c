"""Four masks side by side in one vector register, a lane for each suit: what the relaxed game is computed with.

Lanes live inside one compiled function; `|`, `&`, `<<`, `>>` and `^` work on all four of them at once.
"""

from typing import Any

from ludotheque.games.lacunes.kernel.compiled import SUITS
from ludotheque.search.instructions import Instruction


def _taught(name: str) -> Any:
    return Instruction("ludotheque.games.lacunes.kernel.lane_code", name, SUITS)


load, store, cells_at = _taught("load"), _taught("store"), _taught("cells_at")
broadcast, or_lanes, where = _taught("broadcast"), _taught("or_lanes"), _taught("where")
any_differ, prefetch = _taught("any_differ"), _taught("prefetch")
