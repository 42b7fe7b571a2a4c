"""What makes a level: its tempo on the virtual clock, its memory, how far it looks, and how it treats its rivals."""

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Traits:
    """`action_ms` is what an action takes on the virtual clock; `visits` how many visits to the volcano it foresees."""

    action_ms: int
    forgets: int
    """How often in a thousand a symbol under an own pearl slips its mind under sail."""
    nodes: int
    visits: int
    trades: bool
    chases: bool
    hostages: bool
    blunders: int
    """How often in a thousand it does anything at all instead."""
    guards: bool = False
    """Ends its turn where it is hard to rob, and robs who would win next."""


TRAITS = {
    1: Traits(1800, 250, 30, 1, trades=False, chases=False, hostages=False, blunders=150),
    2: Traits(1200, 120, 100, 1, trades=False, chases=False, hostages=False, blunders=60),
    3: Traits(900, 50, 400, 1, trades=True, chases=False, hostages=False, blunders=20),
    4: Traits(650, 10, 1500, 2, trades=True, chases=True, hostages=True, blunders=0),
    5: Traits(500, 0, 12000, 4, trades=True, chases=True, hostages=True, blunders=0, guards=True),
}
_THINKING = 6
"""Per cent that thinking adds to an action on the virtual clock: six times 300 ms in half a minute (§9)."""


def action_cost_ms(level: int) -> int:
    """What one action takes on the virtual clock (§9)."""
    return TRAITS[level].action_ms * (100 + _THINKING) // 100


@cache
def actions_a_turn(glass: int, level: int) -> int:
    """How many actions a bot of that level makes while the glass runs (the virtual clock of §9)."""
    return glass * 1000 // action_cost_ms(level)
