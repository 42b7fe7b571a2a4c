"""Multisets of pearl classes as numbers, and every trade between a raft and an island."""

from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.laguna.rules.distribution import CAPACITY

Counts = tuple[int, ...]


def multisets(classes: int, most: int) -> tuple[Counts, ...]:
    """All ways to hold at most so many pearls of so many classes."""
    return tuple(counts for counts in product(range(most + 1), repeat=classes) if sum(counts) <= most)


@dataclass(frozen=True, eq=False)
class Cargo:
    """The numbering for a number of classes and a greatest load, with all trades as a flat list."""

    loads: tuple[Counts, ...]
    contents: tuple[Counts, ...]
    trade_from: NDArray[np.int32]
    trade_cargo: NDArray[np.int32]
    trade_island: NDArray[np.int32]

    def load(self, counts: Counts) -> int:
        return self.loads.index(counts)

    def content(self, counts: Counts) -> int:
        return self.contents.index(counts)


@cache
def cargo(classes: int, most: int, dropping: bool = False) -> Cargo:
    """`dropping`: pearls may be left on islands (LAG-A14)."""
    loads, contents = multisets(classes, most), multisets(classes, CAPACITY)
    load_number = {counts: number for number, counts in enumerate(loads)}
    content_number = {counts: number for number, counts in enumerate(contents)}
    starts, cargos, islands = [0], [], []
    for aboard, ashore in product(loads, contents):
        if sum(aboard) >= 2:
            for after, left in trades(aboard, ashore, most, dropping):
                cargos.append(load_number[after])
                islands.append(content_number[left])
        starts.append(len(cargos))
    return Cargo(loads, contents, *(np.array(column, np.int32) for column in (starts, cargos, islands)))


def trades(aboard: Counts, ashore: Counts, most: int, dropping: bool = False) -> list[tuple[Counts, Counts]]:
    """What a raft can leave an island with: something changed and, unless it may drop pearls, no fewer than it had."""
    least = 2 if dropping else sum(aboard)
    both = tuple(map(sum, zip(aboard, ashore, strict=True)))
    found = []
    for after in product(*(range(count + 1) for count in both)):
        if least <= sum(after) <= most and after != aboard:
            left = tuple(whole - part for whole, part in zip(both, after, strict=True))
            if sum(left) <= CAPACITY:
                found.append((after, left))
    return found
