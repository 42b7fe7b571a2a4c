"""The machine's copy of the sailing rules: windows as numbers, covers as bits, distances exact (§9).

A window is `row * columns + column` of its anchor. A cover is a mask of six bits, bit h for hole h.
Every routine works for one orientation.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.search.native import native

Ints = NDArray[np.int32]
Bytes = NDArray[np.uint8]

FAR = 30000
"""Longer than any way."""
LAND = 6
"""The code of a cell that is no sea; 0 is water, 1 a reef, 2 to 5 are arrows N E S W."""


class Sea(NamedTuple):
    """The windows of one orientation: symbols as masks of holes, and where a step leads."""

    reefs: Bytes
    arrows: Bytes
    """By window and direction."""
    neighbours: Ints
    """By window and direction the window one step on; -1 where that is blocked."""


@native
def count(mask: int) -> int:
    """How many of the six bits are set."""
    found = 0
    for hole in range(6):
        found += (mask >> hole) & 1
    return found


@native
def survey(codes: Ints, rows: int, cols: int, high: int, wide: int) -> tuple[Bytes, Bytes, Bytes]:
    """Which windows are all sea, and their reefs and arrows as masks; codes as at LAND."""
    valid = np.zeros(rows * cols, np.uint8)
    reefs = np.zeros(rows * cols, np.uint8)
    arrows = np.zeros((rows * cols, 4), np.uint8)
    for row in range(rows - high + 1):
        for col in range(cols - wide + 1):
            here, fine = row * cols + col, 1
            for hole in range(6):
                code = codes[(row + hole // wide) * cols + col + hole % wide]
                if code == LAND:
                    fine = 0
                elif code == 1:
                    reefs[here] |= np.uint8(1 << hole)
                elif code >= 2:
                    arrows[here, code - 2] |= np.uint8(1 << hole)
            valid[here] = fine
    return valid, reefs, arrows


@native
def neighbour_table(valid: Bytes, rows: int, cols: int) -> Ints:
    """The window one step N, E, S, W; -1 where there is none."""
    found = np.full((rows * cols, 4), -1, np.int32)
    for here in range(rows * cols):
        if not valid[here]:
            continue
        row, col = here // cols, here % cols
        if row > 0 and valid[here - cols]:
            found[here, 0] = here - cols
        if col < cols - 1 and valid[here + 1]:
            found[here, 1] = here + 1
        if row < rows - 1 and valid[here + cols]:
            found[here, 2] = here + cols
        if col > 0 and valid[here - 1]:
            found[here, 3] = here - 1
    return found


@native
def all_arrows(here: int, sea: Sea) -> int:
    """The arrows of a window, whichever way they point."""
    return sea.arrows[here, 0] | sea.arrows[here, 1] | sea.arrows[here, 2] | sea.arrows[here, 3]  # type: ignore[no-any-return]


@native
def step_allowed(here: int, way: int, cover: int, sea: Sea) -> bool:
    """The formal rule of §1.8 for a launched raft."""
    if sea.neighbours[here, way] < 0 or sea.reefs[here] & ~cover:
        return False
    bound = False
    for other in range(4):
        if sea.neighbours[here, other] >= 0 and sea.arrows[here, other] & ~cover:
            if other == way:
                return True
            bound = True
    return not bound


@native
def step_cost(here: int, way: int, pearls: int, penalty: int, sea: Sea) -> int:
    """What a step costs with the best cover: 1 clean, 1 + penalty with a reef shown, FAR if it cannot be.

    The cover lemma of §9: shifts can make every cover that keeps the reefs of the window covered.
    """
    there = sea.neighbours[here, way]
    if there < 0:
        return FAR
    for attempt in range(2):
        needed = sea.reefs[here] | (sea.reefs[there] if attempt == 0 else np.uint8(0))
        spare, blocking, follows = pearls - count(needed), 0, False
        for other in range(4):
            open_arrows = sea.arrows[here, other] & ~needed
            if other == way:
                follows = open_arrows != 0
            elif sea.neighbours[here, other] >= 0:
                blocking += count(open_arrows)
        if spare >= 0 and (follows or spare >= blocking):
            return 1 if attempt == 0 else 1 + penalty
        if penalty >= FAR:
            return FAR
    return FAR


@native
def step_costs(pearls: int, penalty: int, sea: Sea) -> Ints:
    """The cost of every step with so many pearls."""
    costs = np.full(sea.neighbours.shape, FAR, np.int32)
    for here in range(sea.neighbours.shape[0]):
        for way in range(4):
            if sea.neighbours[here, way] >= 0:
                costs[here, way] = step_cost(here, way, pearls, penalty, sea)
    return costs


@native
def distances(sources: Ints, costs: Ints, sea: Sea) -> Ints:
    """Steps (and penalties) from each source to every window, by label correction over a queue."""
    size = sea.neighbours.shape[0]
    found = np.full((sources.shape[0], size), FAR, np.int32)
    queue = np.empty(size + 1, np.int32)
    queued = np.zeros(size, np.uint8)
    for index in range(sources.shape[0]):
        best = found[index]
        head, tail = 0, 0
        best[sources[index]] = 0
        queue[tail] = sources[index]
        tail = 1
        queued[sources[index]] = 1
        while head != tail:
            here = queue[head]
            head = (head + 1) % (size + 1)
            queued[here] = 0
            for way in range(4):
                if costs[here, way] >= FAR:
                    continue
                there, total = sea.neighbours[here, way], best[here] + costs[here, way]
                if total < best[there]:
                    best[there] = total
                    if not queued[there]:
                        queued[there] = 1
                        queue[tail] = there
                        tail = (tail + 1) % (size + 1)
    return found


@native
def distances_to(goals: Ints, costs: Ints, sea: Sea) -> Ints:
    """Steps (and penalties) from every window to the nearest of the goals."""
    size = sea.neighbours.shape[0]
    best = np.full(size, FAR, np.int32)
    queue = np.empty(size + 1, np.int32)
    queued = np.zeros(size, np.uint8)
    head, tail = 0, 0
    for goal in goals:
        best[goal] = 0
        queue[tail] = goal
        queued[goal] = 1
        tail += 1
    while head != tail:
        here = queue[head]
        head = (head + 1) % (size + 1)
        queued[here] = 0
        for way in range(4):
            there = sea.neighbours[here, (way + 2) % 4]
            if there < 0 or costs[there, way] >= FAR:
                continue
            total = best[here] + costs[there, way]
            if total < best[there]:
                best[there] = total
                if not queued[there]:
                    queued[there] = 1
                    queue[tail] = there
                    tail = (tail + 1) % (size + 1)
    return best
