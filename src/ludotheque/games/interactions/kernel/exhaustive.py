"""Every line to the end, without a table, in every mode: slow and plain, so that it can judge the faster search."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.interactions.kernel import play, tree_search
from ludotheque.games.interactions.kernel.play import TOP, Bytes, KernelOptions, Numbers
from ludotheque.search.native import native

LEVELS, MOST_MOVES = 26, 512


class Room(NamedTuple):
    """Arrays that a search writes over: a row a level for positions, moves and their ranks; `spent` counts nodes."""

    states: Bytes
    moves: Numbers
    ranks: Numbers
    cells: Numbers
    points: Numbers
    seen: Bytes
    stack: Numbers
    spent: Numbers


def room() -> Room:
    return Room(
        np.zeros((LEVELS, play.SIZE), np.int8),
        np.zeros((LEVELS, MOST_MOVES), np.int64),
        np.zeros((LEVELS, MOST_MOVES), np.int64),
        np.zeros(64, np.int64),
        np.zeros(4, np.int64),
        np.zeros(TOP, np.int8),
        np.zeros(64, np.int64),
        np.zeros(1, np.int64),
    )


@native
def on_side(options: KernelOptions, seat: int, other: int) -> bool:
    """Whether both win together (IXN-27)."""
    return bool(other == seat or (options.teams and (other - seat) % 2 == 0))


@native
def final_lead(s: Bytes, options: KernelOptions, seat: int, room: Room) -> int:
    """A side's total less the best other's; a team has what its weaker member has (IXN-28)."""
    points = room.points
    play.totals(s, options, points, room.seen, room.stack)
    if options.teams:
        for k in range(2):
            points[k] = points[k + 2] = min(points[k], points[k + 2])
    best = -1000
    for other in range(options.owners):
        if not on_side(options, seat, other):
            best = max(best, points[other])
    return int(points[seat] - best)


@native
def list_moves(s: Bytes, options: KernelOptions, seat: int, room: Room, level: int) -> int:
    """The moves of a level, what gains most at once first; returns how many."""
    moves, ranks = room.moves[level], room.ranks[level]
    count = play.moves(s, options, moves, room.cells)
    for k in range(count):
        move, rank = moves[k], np.int64(16 * tree_search.gain(s, options, seat, moves[k] // 8 % 8, moves[k] // 64))
        at = k
        while at and ranks[at - 1] < rank:
            moves[at], ranks[at] = moves[at - 1], ranks[at - 1]
            at -= 1
        moves[at], ranks[at] = move, rank
    return count


@native
def at_least(options: KernelOptions, seat: int, bound: int, room: Room, level: int, most: int) -> bool:
    """Whether the side of `seat` ends so far ahead whatever all others lay; beyond `most` nodes it gives up."""
    s = room.states[level]
    room.spent[0] += 1
    if play.over(s, options):
        return bool(final_lead(s, options, seat, room) >= bound)
    mover = play.mover(s, options)
    own = on_side(options, seat, mover)
    for k in range(list_moves(s, options, mover, room, level)):
        if room.spent[0] > most:
            return False
        room.states[level + 1] = s
        play.play(room.states[level + 1], options, room.moves[level, k])
        if at_least(options, seat, bound, room, level + 1, most) == own:
            return bool(own)
    return bool(not own)
