"""Which stops to make: a depth-first search over islands, rafts and the volcano with the tables of the atlas.

Time is counted in actions from now. A turn ends after `left` actions and then every `turn` actions; a way that shows
reefs goes on at the beginning of a later turn. At each depth the search knows the time at every dock of its place.
"""

import numpy as np

from ludotheque.games.laguna.kernel.passages import NEVER, REEFS, Shorts
from ludotheque.games.laguna.kernel.play import Ints
from ludotheque.search.native import native

ISLAND, RAFT, FIRES = 0, 1, 2
"""Kinds of parts; there is one volcano."""
OWN, LOAD, NEEDED, PLACE, VISITS, EXTRA, SOONEST, SHIP = 0, 1, 2, 3, 4, 5, 6, 7
"""What is known of the raft at a depth: pearls aboard and needed, where it is, visits to the volcano, risks, time."""
MOST_UNLOADED = 3
DEEPEST = 16
LATE = 1 << 20
TRADING = 2
"""Actions that loading and exchanging take, roughly."""
RISK = 4
"""What an own pearl aboard is worth when a turn passes: others may take it."""


@native
def turn_after(time: int, left: int, turn: int) -> int:
    """When the next turn begins."""
    if time < left:
        return left
    return left + ((time - left) // turn + 1) * turn


@native
def arrival(time: int, ways: Shorts, left: int, turn: int) -> int:
    """The earliest arrival by a passage, whose actions are told by reefs shown."""
    best = LATE
    if ways[0] < NEVER:
        best = time + ways[0]
    begins = turn_after(time, left, turn)
    for shown in range(1, REEFS):
        if ways[shown] < NEVER:
            best = min(best, begins + (shown - 1) * turn + ways[shown])
    return min(best, begins + REEFS * turn)


@native
def rest_of(needed: int, pearls: int, most: int, trip: Ints) -> int:
    """About how long the pearls take that are still needed after the last stop looked at."""
    if needed == 0:
        return 0
    visits = (needed + most - 3) // (most - 2)
    return needed + int(trip[pearls]) + (visits - 1) * int(min(trip[2], trip[3]))


@native
def worth_while(kind: int, unloads: int, own_there: int, all_there: int, own: int, load: int, needed: int, most: int,
                ) -> bool:  # fmt: skip
    """A stop there would change something."""
    if kind == FIRES:
        return unloads <= min(own, load - 2, needed)
    if kind == RAFT:
        return own_there > 0 and own < load
    if all_there == 0 or (load == most and own >= max(needed, 1)):
        return False
    return own_there > 0 or load < most


@native
def sail_to(part: int, place: int, load: int, times: Ints, origin: Ints, first: Shorts, ways: Shorts, bounds: Ints,
            left: int, turn: int, after: Ints, after_origin: Ints) -> int:  # fmt: skip
    """The times at the docks of a part, from those at the docks of another (or from the raft); the soonest of them."""
    soonest = LATE
    for there in range(bounds[part], bounds[part + 1]):
        after[there] = LATE
        if place < 0:
            after[there], after_origin[there] = arrival(0, first[:, there], left, turn), there
        else:
            for here in range(bounds[place], bounds[place + 1]):
                if times[here] < LATE:
                    came = arrival(times[here], ways[load - 2, :, here, there], left, turn)
                    if came < after[there]:
                        after[there], after_origin[there] = came, origin[here]
        soonest = min(soonest, after[there])
    return soonest


@native
def plan(
    first: Shorts, ways: Shorts, bounds: Ints, own_at: Ints, all_at: Ints, kinds: Ints,
    own: int, pearls: int, most: int, needed: int, left: int, turn: int, visits: int, nodes: int, trip: Ints,
) -> tuple[int, int, int, int]:  # fmt: skip
    """The value in actions, the first stop's part and dock, and what is delivered there; part -1 if there is none.

    `first` are the ways from where the raft lies, `ways` those between docks.
    """
    parts, docks = kinds.shape[0], first.shape[1]
    fires = int(np.argmax(kinds))
    many = parts + MOST_UNLOADED - 1  # the volcano once for each number of pearls delivered
    times, origin = np.full((DEEPEST, docks), LATE, np.int32), np.full((DEEPEST, docks), -1, np.int32)
    owns, alls = np.zeros((DEEPEST, parts), np.int32), np.zeros((DEEPEST, parts), np.int32)
    ship = np.zeros((DEEPEST, SHIP), np.int32)
    order = np.full((DEEPEST, many), -1, np.int32)
    tried = np.zeros(DEEPEST, np.int32)
    soonest = np.zeros(many, np.int32)
    ship[0, OWN], ship[0, LOAD], ship[0, NEEDED], ship[0, PLACE] = own, pearls, needed, -1
    owns[0], alls[0] = own_at, all_at
    best, best_part, best_dock, best_many = LATE, -1, -1, 0
    start_part, start_many, depth, spent, fresh = -1, 0, 0, 0, True
    while depth >= 0:
        here, deeper = ship[depth], depth + 1
        place, load = here[PLACE], here[LOAD]
        if fresh:  # the soonest stop first
            fresh, tried[depth] = False, 0
            for choice in range(many):
                part = fires if choice >= parts else choice
                unloads = choice - parts + 2 if choice >= parts else int(choice == fires)
                soonest[choice] = LATE
                if part != place and worth_while(kinds[part], unloads, owns[depth, part], alls[depth, part],
                                                 here[OWN], load, here[NEEDED], most):  # fmt: skip
                    soonest[choice] = sail_to(part, place, load, times[depth], origin[depth], first, ways, bounds,
                                              left, turn, times[deeper], origin[deeper])  # fmt: skip
            ranked = np.argsort(soonest)
            for number in range(many):
                order[depth, number] = ranked[number] if soonest[ranked[number]] < LATE else -1
        if tried[depth] >= many or order[depth, tried[depth]] < 0 or (spent >= nodes and best_part >= 0):
            depth -= 1
            continue
        choice = order[depth, tried[depth]]
        tried[depth] += 1
        spent += 1
        part = fires if choice >= parts else choice
        unloads = choice - parts + 2 if choice >= parts else int(choice == fires)
        came = sail_to(part, place, load, times[depth], origin[depth], first, ways, bounds, left, turn,
                       times[deeper], origin[deeper])  # fmt: skip
        busy = unloads if part == fires else TRADING
        times[deeper, bounds[part] : bounds[part + 1]] += busy
        came += busy
        if depth == 0:
            start_part, start_many = part, unloads
        ship[deeper], owns[deeper], alls[deeper] = here, owns[depth], alls[depth]
        there = ship[deeper]
        there[PLACE], there[SOONEST] = part, came
        if came > turn_after(here[SOONEST], left, turn):
            there[EXTRA] += RISK * here[OWN] + (turn // 3 if kinds[part] == RAFT else 0)  # it will have sailed on
        if part == fires:
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
        if part == fires:
            value = total + rest_of(there[NEEDED], there[LOAD], most, trip)
            if value < best:
                best, best_part, best_many = value, start_part, start_many
                best_dock = origin[deeper, bounds[part] + np.argmin(times[deeper, bounds[part] : bounds[part + 1]])]
            if there[NEEDED] == 0 or there[VISITS] >= visits:
                continue
        if deeper + 1 < DEEPEST and total + 6 < best:
            depth, fresh = deeper, True
    return best, best_part, best_dock, best_many
