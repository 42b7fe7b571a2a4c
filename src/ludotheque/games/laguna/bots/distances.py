"""Distances that do not change while a game lasts: between all docks, for each number of pearls."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ludotheque.games.laguna.kernel import passages as passage_kernel
from ludotheque.games.laguna.kernel.arrays import Chart, chart
from ludotheque.games.laguna.kernel.passages import Shorts
from ludotheque.games.laguna.kernel.play import Ints
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import VOLCANO

FEWEST = 2


@dataclass(frozen=True, eq=False)
class Atlas:
    """`docks` are windows, part by part; `bounds` says where each part begins; the volcano is the last part."""

    chart: Chart
    parts: str
    docks: Ints
    bounds: Ints
    ways: Shorts
    """Actions by pearls (from two), reefs shown, dock and dock."""

    def of(self, part: str) -> slice:
        number = self.parts.index(part)
        return slice(int(self.bounds[number]), int(self.bounds[number + 1]))


@lru_cache(16)
def atlas(board: Board, orient: str, most: int, shifts: bool = True) -> Atlas:
    """`shifts`: pearls may be shifted under way, which they may not without a glass (LAG-62)."""
    found = chart(board, orient)
    parts = f"{board.islands}{VOLCANO}"
    docks = np.array([dock for part in parts for dock in found.docks[part]], np.int32)
    bounds = np.cumsum([0, *(len(found.docks[part]) for part in parts)]).astype(np.int32)
    tables = [
        passage_kernel.passages(pearls, docks, shifts, found.reefs, found.arrows, found.ways)
        for pearls in range(FEWEST, most + 1)
    ]
    return Atlas(found, parts, docks, bounds, np.stack(tables))
