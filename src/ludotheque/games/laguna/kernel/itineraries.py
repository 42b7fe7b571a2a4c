"""Which stops to make: a depth-first search over islands, rafts and the volcano with the distances between docks.

Time is counted in actions from now. A turn ends after `left` actions and then every `turn` actions; a way that shows
reefs goes on at the beginning of a later turn. At each depth the search knows the time at every dock of its place.
"""

from typing import NamedTuple

import numpy as np

from ludotheque.games.laguna.kernel.passages import NEVER, REEFS, Shorts
from ludotheque.games.laguna.kernel.play import Ints
from ludotheque.search.native import native

ISLAND, RAFT, VOLCANO = 0, 1, 2
"""Kinds of parts; there is one volcano."""
OWN, LOAD, NEEDED, PLACE, VISITS, EXTRA, SOONEST, COLUMNS = 0, 1, 2, 3, 4, 5, 6, 7
"""What is known of the raft at a depth: pearls aboard and needed, where it is, visits to the volcano, risks, time."""
MOST_UNLOADED = 3
DEEPEST = 16
LATE = 1 << 20
TRADING = 2
"""Actions that loading and exchanging take, roughly."""
RISK = 4
"""What an own pearl aboard is worth when a turn passes: others may take it."""


class Parts(NamedTuple):
    """Where a stop can be made: the docks of a part are those from `bounds[part]` up to `bounds[part + 1]`."""

    kinds: Ints
    bounds: Ints
    own: Ints
    """Own pearls there."""
    pearls: Ints
    first: Shorts
    """Actions from where the raft lies, by reefs shown and dock."""
    ways: Shorts
    """Actions between docks, by pearls aboard (from two), reefs shown, dock and dock."""


class Cargo(NamedTuple):
    """What is aboard, and the aim."""

    own: int
    pearls: int
    most: int
    needed: int


class Turns(NamedTuple):
    """The virtual clock in actions: so many are left of this turn, so many has every later one."""

    left: int
    each: int


class Arrivals(NamedTuple):
    """By dock the soonest time there, and the dock of the first stop on the way."""

    times: Ints
    origins: Ints


@native
def turn_after(time: int, turns: Turns) -> int:
    """When the next turn begins."""
    if time < turns.left:
        return turns.left
    return turns.left + ((time - turns.left) // turns.each + 1) * turns.each


@native
def arrival(time: int, ways: Shorts, turns: Turns) -> int:
    """The earliest arrival by a passage, whose actions are told by reefs shown."""
    best = LATE
    if ways[0] < NEVER:
        best = time + ways[0]
    begins = turn_after(time, turns)
    for shown in range(1, REEFS):
        if ways[shown] < NEVER:
            best = min(best, begins + (shown - 1) * turns.each + ways[shown])
    return min(best, begins + REEFS * turns.each)


@native
def remaining(needed: int, pearls: int, most: int, trip: Ints) -> int:
    """About how long the pearls take that are still needed after the last stop looked at."""
    if needed == 0:
        return 0
    visits = (needed + most - 3) // (most - 2)
    return needed + int(trip[pearls]) + (visits - 1) * int(min(trip[2], trip[3]))


@native
def changes_something(kind: int, unloads: int, there: Cargo, aboard: Cargo) -> bool:
    """A stop at a part that holds so much would change something."""
    if kind == VOLCANO:
        return unloads <= min(aboard.own, aboard.pearls - 2, aboard.needed)
    if kind == RAFT:
        return there.own > 0 and aboard.own < aboard.pearls
    if there.pearls == 0 or (aboard.pearls == aboard.most and aboard.own >= max(aboard.needed, 1)):
        return False
    return there.own > 0 or aboard.pearls < aboard.most


@native
def sail_to(part: int, place: int, load: int, here: Arrivals, parts: Parts, turns: Turns, there: Arrivals) -> int:
    """The times at the docks of a part, from those at the docks of another (or from the raft); the soonest of them."""
    soonest, bounds = LATE, parts.bounds
    for dock in range(bounds[part], bounds[part + 1]):
        there.times[dock] = LATE
        if place < 0:
            there.times[dock], there.origins[dock] = arrival(0, parts.first[:, dock], turns), dock
        else:
            for origin in range(bounds[place], bounds[place + 1]):
                if here.times[origin] < LATE:
                    came = arrival(here.times[origin], parts.ways[load - 2, :, origin, dock], turns)
                    if came < there.times[dock]:
                        there.times[dock], there.origins[dock] = came, here.origins[origin]
        soonest = min(soonest, there.times[dock])
    return soonest


@native
def rank(soonest: Ints, order: Ints) -> None:
    """The choices, soonest first, and -1 after those there are; to compile NumPy's own sorting takes two seconds."""
    many = 0
    order[:] = -1
    for choice in range(soonest.size):
        at = many
        if soonest[choice] >= LATE:
            continue
        while at > 0 and soonest[order[at - 1]] > soonest[choice]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = choice
        many += 1


@native
def plan(parts: Parts, cargo: Cargo, turns: Turns, visits: int, nodes: int, trip: Ints) -> tuple[int, int, int, int]:
    """The value in actions, the first stop's part and dock, and what is delivered there; part -1 if there is none.

    `trip` is about what one more visit to the volcano takes, by pearls aboard.
    """
    kinds, bounds, most = parts.kinds, parts.bounds, cargo.most
    many_parts, docks = kinds.shape[0], parts.first.shape[1]
    volcano = int(np.argmax(kinds))
    many = many_parts + MOST_UNLOADED - 1  # the volcano once for each number of pearls delivered
    times, origins = np.full((DEEPEST, docks), LATE, np.int32), np.full((DEEPEST, docks), -1, np.int32)
    owns, alls = np.zeros((DEEPEST, many_parts), np.int32), np.zeros((DEEPEST, many_parts), np.int32)
    raft = np.zeros((DEEPEST, COLUMNS), np.int32)
    order = np.full((DEEPEST, many), -1, np.int32)
    tried = np.zeros(DEEPEST, np.int32)
    soonest = np.zeros(many, np.int32)
    raft[0, OWN], raft[0, LOAD], raft[0, NEEDED], raft[0, PLACE] = cargo.own, cargo.pearls, cargo.needed, -1
    owns[0], alls[0] = parts.own, parts.pearls
    best, best_part, best_dock, best_many = LATE, -1, -1, 0
    start_part, start_many, depth, spent, fresh = -1, 0, 0, 0, True
    while depth >= 0:
        here, deeper = raft[depth], depth + 1
        place, load = here[PLACE], here[LOAD]
        if fresh:  # the soonest stop first
            fresh, tried[depth] = False, 0
            aboard = Cargo(int(here[OWN]), int(load), most, int(here[NEEDED]))
            for choice in range(many):
                part = volcano if choice >= many_parts else choice
                unloads = choice - many_parts + 2 if choice >= many_parts else int(choice == volcano)
                soonest[choice] = LATE
                held = Cargo(int(owns[depth, part]), int(alls[depth, part]), most, 0)
                if part != place and changes_something(kinds[part], unloads, held, aboard):
                    soonest[choice] = sail_to(part, place, load, Arrivals(times[depth], origins[depth]), parts, turns,
                                              Arrivals(times[deeper], origins[deeper]))  # fmt: skip
            rank(soonest, order[depth])
        if tried[depth] >= many or order[depth, tried[depth]] < 0 or (spent >= nodes and best_part >= 0):
            depth -= 1
            continue
        choice = order[depth, tried[depth]]
        tried[depth] += 1
        spent += 1
        part = volcano if choice >= many_parts else choice
        unloads = choice - many_parts + 2 if choice >= many_parts else int(choice == volcano)
        came = sail_to(part, place, load, Arrivals(times[depth], origins[depth]), parts, turns,
                       Arrivals(times[deeper], origins[deeper]))  # fmt: skip
        busy = unloads if part == volcano else TRADING
        times[deeper, bounds[part] : bounds[part + 1]] += busy
        came += busy
        if depth == 0:
            start_part, start_many = part, unloads
        raft[deeper], owns[deeper], alls[deeper] = here, owns[depth], alls[depth]
        there = raft[deeper]
        there[PLACE], there[SOONEST] = part, came
        if came > turn_after(here[SOONEST], turns):
            there[EXTRA] += RISK * here[OWN] + (turns.each // 3 if kinds[part] == RAFT else 0)  # it will have sailed on
        if part == volcano:
            there[OWN] -= unloads
            there[LOAD] -= unloads
            there[NEEDED] -= unloads
            there[VISITS] += 1
        else:
            room = load if kinds[part] == RAFT else most
            taken = min(owns[depth, part], max(here[OWN], min(here[NEEDED], room)) - here[OWN])
            there[OWN] += taken
            there[LOAD] = load if kinds[part] == RAFT else min(most, load + alls[depth, part])
            owns[deeper, part] -= taken
            alls[deeper, part] -= there[LOAD] - load
        total = came + there[EXTRA]
        if total >= best:
            continue
        if part == volcano:
            value = total + remaining(there[NEEDED], there[LOAD], most, trip)
            if value < best:
                best, best_part, best_many = value, start_part, start_many
                best_dock = origins[deeper, bounds[part] + np.argmin(times[deeper, bounds[part] : bounds[part + 1]])]
            if there[NEEDED] == 0 or there[VISITS] >= visits:
                continue
        if deeper + 1 < DEEPEST and total + 6 < best:
            depth, fresh = deeper, True
    return best, best_part, best_dock, best_many
