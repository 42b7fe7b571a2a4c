"""Distances that do not change while a game lasts: from every window to every part, for each number of pearls."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ludotheque.games.laguna.board import Board
from ludotheque.games.laguna.chart import Chart, chart
from ludotheque.games.laguna.kernel import FAR, Ints

REEF_COSTS = 14
"""Actions that a shown reef is worth: about half a turn."""


@dataclass(frozen=True, eq=False)
class Atlas:
    """`to_part[p][part][window]`: steps to the nearest dock that p pearls can use; `between[p][part][part]`."""

    chart: Chart
    to_part: dict[int, dict[str, Ints]]
    between: dict[int, dict[str, dict[str, int]]]

    def far(self, pearls: int, part: str, window: int) -> int:
        return int(self.to_part[min(pearls, 5)][part][window])


@lru_cache(16)
def atlas(board: Board, orient: str) -> Atlas:
    found = chart(board, orient)
    to_part: dict[int, dict[str, Ints]] = {}
    between: dict[int, dict[str, dict[str, int]]] = {}
    for pearls in range(2, 6):
        usable = {
            part: [dock for dock in docks if found.symbols(dock) <= pearls] for part, docks in found.docks.items()
        }
        to_part[pearls] = {part: found.distances_to(docks, pearls, REEF_COSTS) for part, docks in usable.items()}
        between[pearls] = {
            one: {other: _least(table, usable[one]) for other, table in to_part[pearls].items()} for one in usable
        }
    return Atlas(found, to_part, between)


def _least(table: Ints, docks: list[int]) -> int:
    return int(np.min(table[docks])) if docks else FAR
