"""Distances that do not change while a game lasts: between all docks, for each number of pearls."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ludotheque.games.laguna.kernel import passages
from ludotheque.games.laguna.kernel.arrays import SeaMap, sea_map
from ludotheque.games.laguna.kernel.passages import Shorts
from ludotheque.games.laguna.kernel.play import Ints
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import VOLCANO, Orient

FEWEST = 2


@dataclass(frozen=True, eq=False)
class DockDistances:
    """`docks` are windows, part by part; `bounds` says where each part begins; the volcano is the last part."""

    map: SeaMap
    parts: str
    docks: Ints
    bounds: Ints
    ways: Shorts
    """Actions by pearls (from two), reefs shown, dock and dock."""

    def of(self, part: str) -> slice:
        number = self.parts.index(part)
        return slice(int(self.bounds[number]), int(self.bounds[number + 1]))


@lru_cache(16)
def dock_distances(board: Board, orient: Orient, most: int, shifts: bool = True) -> DockDistances:
    """`shifts`: pearls may be shifted under way, which they may not without a glass (LAG-62)."""
    found = sea_map(board, orient)
    parts = f"{board.islands}{VOLCANO}"
    docks = np.array([dock for part in parts for dock in found.docks[part]], np.int32)
    bounds = np.cumsum([0, *(len(found.docks[part]) for part in parts)]).astype(np.int32)
    tables = [passages.passages(pearls, docks, shifts, found.sea) for pearls in range(FEWEST, most + 1)]
    return DockDistances(found, parts, docks, bounds, np.stack(tables))
