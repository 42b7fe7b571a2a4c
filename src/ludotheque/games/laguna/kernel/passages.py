"""How many actions lie between docks: every cover of a raft that carries so many pearls, breadth first.

A node is `window * 64 + cover`. Ways are told by the reefs they show: none, one or two; a reef ends the turn, so
what is counted behind it are the actions of the turn in which the way ends.
"""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.laguna.kernel.play import Ints, Sea, all_arrows, count, step_allowed
from ludotheque.search.native import native

Shorts = NDArray[np.int16]

COVERS = 64
REEFS = 6
"""Ways with none to five reefs: with two pearls nobody leaves the volcano of the hard board with fewer than three."""
NEVER = 9999


@native
def enough_for(pearls: int, shifts: bool) -> int:
    """How many reefs are worth looking past: three pearls that may be shifted get everywhere with one or none."""
    return 1 if pearls >= 3 and shifts else REEFS - 1


@native
def reach(sources: Ints, before: bool, shifts: bool, enough: int, sea: Sea) -> Shorts:
    """Actions to every node, by reefs shown; `shifts`: also under way and not only where a turn begins (LAG-62).

    Where pearls are not shifted under way there is a second half: before the first step of a turn that began with a
    reef. Ways with more reefs than `enough` are left out.
    """
    size = sea.neighbours.shape[0] * COVERS
    many = size if shifts else 2 * size
    times = np.full((enough + 1, many), np.int16(NEVER), np.int16)
    queue, ahead = np.empty(many, np.int32), np.empty(many, np.int32)
    tail = 0
    for source in sources:
        node = source + (size if before else 0)
        times[0, node] = 0
        queue[tail] = node
        tail += 1
    for shown in range(enough + 1):
        head, later = 0, 0
        while head < tail:
            node = queue[head]
            head += 1
            waits, place = node >= size, node % size
            here, cover = place // COVERS, place % COVERS
            after = times[shown, node] + 1
            for way in range(4):
                if not step_allowed(here, way, cover, sea):
                    continue
                there = sea.neighbours[here, way]
                onward = there * COVERS + cover
                if sea.reefs[there] & ~cover:
                    onward += 0 if shifts else size
                    if shown < enough and times[shown + 1, onward] == NEVER:
                        times[shown + 1, onward] = 0
                        ahead[later] = onward
                        later += 1
                elif times[shown, onward] == NEVER:
                    times[shown, onward] = after
                    queue[tail] = onward
                    tail += 1
            if not (shifts or waits):
                continue
            for source in range(6):
                bit = 1 << source
                if not cover & bit or sea.reefs[here] & bit:
                    continue
                for target in range(6):
                    if cover & (1 << target):
                        continue
                    onward = here * COVERS + (cover ^ bit ^ (1 << target)) + (size if waits else 0)
                    if times[shown, onward] == NEVER:
                        times[shown, onward] = after
                        queue[tail] = onward
                        tail += 1
        queue, ahead, tail = ahead, queue, later
    return times


@native
def at_docks(times: Shorts, docks: Ints, sea: Sea) -> Shorts:
    """The least actions to each dock with no symbol showing there."""
    size = sea.reefs.shape[0] * COVERS
    found = np.full((REEFS, docks.shape[0]), np.int16(NEVER), np.int16)
    for number in range(docks.shape[0]):
        here = docks[number]
        marked = sea.reefs[here] | all_arrows(here, sea)
        for cover in range(COVERS):
            if marked & ~cover:
                continue
            for node in range(here * COVERS + cover, times.shape[1], size):
                for shown in range(times.shape[0]):
                    found[shown, number] = min(found[shown, number], times[shown, node])
    return found


@native
def well_covered(window: int, pearls: int, sea: Sea) -> Ints:
    """The nodes of a window with so many pearls and no symbol showing."""
    marked = sea.reefs[window] | all_arrows(window, sea)
    found = np.empty(COVERS, np.int32)
    many = 0
    for cover in range(COVERS):
        if count(cover) == pearls and not marked & (COVERS - 1 - cover):
            found[many] = window * COVERS + cover
            many += 1
    return found[:many]


@native
def passages(pearls: int, docks: Ints, shifts: bool, sea: Sea) -> Shorts:
    """From every dock to every dock, by reefs shown."""
    many = docks.shape[0]
    found = np.full((REEFS, many, many), np.int16(NEVER), np.int16)
    for number in range(many):
        sources = well_covered(docks[number], pearls, sea)
        if sources.shape[0]:
            times = reach(sources, False, shifts, enough_for(pearls, shifts), sea)
            found[:, number, :] = at_docks(times, docks, sea)
    return found
