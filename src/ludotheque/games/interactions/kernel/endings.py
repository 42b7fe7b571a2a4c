"""The last tiles in every mode: what each seat gets if everybody plays best for themselves, hidden tiles averaged."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.interactions.kernel import play
from ludotheque.games.interactions.kernel.play import DRAWN, PILE, TOP, Bytes, KernelOptions, Numbers
from ludotheque.games.interactions.kernel.tree_search import Reals
from ludotheque.games.interactions.rules.scoring import WIN_BY
from ludotheque.search.native import native

LEVELS, MOST_MOVES = 32, 512
LEAD = 4
"""The column of the lead of the first side over the best other, after the shares of the seats."""


class Room(NamedTuple):
    """Arrays that a search writes over: a row a level for positions, moves and values; `spent` counts nodes."""

    states: Bytes
    moves: Numbers
    values: Reals
    totals: Reals
    cells: Numbers
    points: Numbers
    seen: Bytes
    stack: Numbers
    spent: Numbers


def room() -> Room:
    return Room(
        np.zeros((LEVELS, play.SIZE), np.int8),
        np.zeros((LEVELS, MOST_MOVES), np.int64),
        np.zeros((LEVELS, LEAD + 1)),
        np.zeros((LEVELS, LEAD + 1)),
        np.zeros(64, np.int64),
        np.zeros(4, np.int64),
        np.zeros(TOP, np.int8),
        np.zeros(64, np.int64),
        np.zeros(1, np.int64),
    )


@native
def unseen(s: Bytes) -> int:
    """The wild tiles that nobody has seen, as a set."""
    unknown = 127
    for k in range(7):
        if s[PILE + k] >= 0:
            unknown &= ~(1 << s[PILE + k])
    for cell in range(TOP):
        if s[cell] > 14:
            unknown &= ~(1 << (s[cell] - 15) // 2)
    return int(unknown)


@native
def count(options: KernelOptions, room: Room, level: int) -> None:
    """A finished game: the share of each seat in the victory, and the first side's lead."""
    s, out, points = room.states[level], room.values[level], room.points
    if options.solo and s[PILE] < 0:
        left, tile = unseen(s), 0
        while not left >> tile & 1:
            tile += 1
        s[PILE] = tile
    play.totals(s, options, points, room.seen, room.stack)
    owners, step = options.owners, 1
    if options.solo:
        out[0] = 1.0 if points[0] - points[1] >= WIN_BY else 0.0
        out[LEAD] = points[0] - points[1]
        return
    if options.teams:
        step = 2
        for k in range(2):
            points[k] = points[k + 2] = min(points[k], points[k + 2])
    best, winners, rival = -1000, 0, -1000
    for owner in range(owners):
        best = max(best, points[owner])
        if owner % step != 0 or (step == 1 and owner > 0):
            rival = max(rival, points[owner])
    for owner in range(owners):
        winners += points[owner] == best
    for owner in range(owners):
        out[owner] = step / winners if points[owner] == best else 0.0
    out[LEAD] = points[0] - rival


@native
def better(options: KernelOptions, mover: int, one: Reals, other: Reals) -> bool:
    """Whether the mover prefers one: winning first, then the lead where there are two sides."""
    if one[mover] != other[mover]:
        return bool(one[mover] > other[mover])
    if options.owners > 2 and not options.teams:
        return False
    return bool((one[LEAD] > other[LEAD]) == (mover % 2 == 0) and one[LEAD] != other[LEAD])


@native
def value(options: KernelOptions, room: Room, level: int, most: int) -> bool:
    """Work out the values of a level; False where the nodes ran out.

    A wild tile that nobody has seen is averaged: before the move where the top of the pile is seen (IXN-37)."""
    s, best = room.states[level], room.values[level]
    room.spent[0] += 1
    if room.spent[0] > most:
        return False
    if play.over(s, options):
        count(options, room, level)
        return True
    turns = np.int64(1)
    tiles, waiting = np.int64(0), options.solo and s[PILE + s[DRAWN] + 1] < 0
    if waiting:
        tiles = np.int64(unseen(s))
    before = waiting and options.peek_top
    if not before:
        turns = np.int64(play.moves(s, options, room.moves[level], room.cells))
    mover, total, found = play.mover(s, options), room.totals[level], False
    for k in range(turns):
        total[:] = 0.0
        ways = 0
        for tile in range(7):
            if waiting and not tiles >> tile & 1:
                continue
            room.states[level + 1] = s
            if waiting:
                room.states[level + 1, PILE + s[DRAWN] + 1] = tile
            if not before:
                play.play(room.states[level + 1], options, room.moves[level, k])
            if not value(options, room, level + 1, most):
                return False
            total += room.values[level + 1]
            ways += 1
            if not waiting:
                break
        total /= ways
        if not found or better(options, mover, total, best):
            best[:] = total
            found = True
    return True
