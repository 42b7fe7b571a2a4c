"""Two simple opponents to measure the levels against; they share the rules with them and nothing else."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.games.lacuna.kernel.arrays import move_of, spot_of, table_of
from ludotheque.games.lacuna.kernel.candidates import even
from ludotheque.games.lacuna.kernel.play import (
    NEAR,
    Ints,
    Spot,
    Table,
    after,
    copied,
    lies,
    open_couples,
    point_of,
    stretches,
)
from ludotheque.games.lacuna.kernel.ranking import PLENTY, nearest_squares, points
from ludotheque.games.lacuna.rules.state import State
from ludotheque.search.native import native


@dataclass(frozen=True)
class Greedy:
    """One ply: the most flowers that were not its own and now are, the pair included."""

    a_line: int = 9

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        if view.phase == "pick":
            return Choice(game.moves(view).sample(below))
        table, spot, couples, steps, total = _candidates(game, view, self.a_line)
        if total == 0:
            return Choice(next(iter(game.moves(view))))
        best = newly_controlled(table, spot, view.turn, couples, steps, total)
        return Choice(move_of(table, int(couples[best]), int(steps[best])))


@dataclass(frozen=True)
class AlphaBeta:
    """Two plies, so many points a line, by colours led and flowers controlled."""

    a_line: int = 7

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        if view.phase == "pick":
            return Choice(game.moves(view).sample(below))
        table, spot, couples, steps, total = _candidates(game, view, self.a_line)
        if total == 0:
            return Choice(next(iter(game.moves(view))))
        best = two_plies(table, spot, view.turn, couples, steps, total, self.a_line)
        return Choice(move_of(table, int(couples[best]), int(steps[best])))


def _candidates(game: Any, view: State, a_line: int) -> tuple[Table, Spot, Ints, Ints, int]:
    table = table_of(game, view.flowers or ())
    spot = spot_of(table, view)
    couples, steps = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64)
    return table, spot, couples, steps, points(table, spot, view.turn, a_line, False, couples, steps)


@native
def newly_controlled(table: Table, spot: Spot, side: int, couples: Ints, steps: Ints, total: int) -> int:
    own, other = nearest_squares(table, spot, side), nearest_squares(table, spot, 1 - side)
    best, most, alive = 0, -1, spot.alive[0]
    for at in range(total):
        i, j = table.a[couples[at]], table.b[couples[at]]
        x, y = point_of(table.x[i], table.y[i], table.x[j], table.y[j], table.steps[couples[at]], steps[at])
        gained = int(own[i] >= other[i]) + int(own[j] >= other[j])
        for f in range(table.x.size):
            if f in (i, j) or not lies(alive, f) or own[f] < other[f]:
                continue
            if (table.x[f] - x) ** 2 + (table.y[f] - y) ** 2 < other[f]:
                gained += 1
        if gained > most:
            best, most = at, gained
    return best


@native
def lead(table: Table, spot: Spot, side: int) -> int:
    """Colours led count a hundred, flowers held or controlled count one."""
    own, other = nearest_squares(table, spot, side), nearest_squares(table, spot, 1 - side)
    mine, theirs = spot.held[side].copy(), spot.held[1 - side].copy()
    alive = spot.alive[0]
    for f in range(table.x.size):
        if lies(alive, f) and own[f] != other[f]:
            if own[f] < other[f]:
                mine[table.colour[f]] += 1
            else:
                theirs[table.colour[f]] += 1
    total = 0
    for c in range(7):
        total += mine[c] - theirs[c] + 100 * (int(mine[c] > theirs[c]) - int(mine[c] < theirs[c]))
    return total


@native
def two_plies(table: Table, spot: Spot, side: int, couples: Ints, steps: Ints, total: int, a_line: int) -> int:
    best, most = 0, -(1 << 30)
    for at in range(total):
        worst = worst_answer(table, after(table, spot, side, couples[at], steps[at]), side, a_line, most)
        if worst > most:
            best, most = at, worst
    return best


@native
def worst_answer(table: Table, spot: Spot, side: int, a_line: int, floor: int) -> int:
    """The lead left after the best answer; stops as soon as it is no better than what is known."""
    if spot.placed[0] + spot.placed[1] == 12:
        return lead(table, spot, side)
    free, runs, steps = np.empty(table.a.size, np.int64), np.empty((NEAR + 12, 2), np.int64), np.empty(64, np.int64)
    then, worst = copied(spot), lead(table, spot, side)
    last = spot.placed[1 - side]
    then.placed[1 - side] += 1
    for couple in free[: open_couples(table, spot, free)]:
        i, j = table.a[couple], table.b[couple]
        for run in range(stretches(table, spot, couple, runs)):
            for at in range(even(runs[run, 0], runs[run, 1], a_line, steps)):
                x, y = point_of(table.x[i], table.y[i], table.x[j], table.y[j], table.steps[couple], steps[at])
                then.pawns[1 - side, last, 0], then.pawns[1 - side, last, 1] = x, y
                then.held[:] = spot.held
                then.held[1 - side, table.colour[i]] += 2
                then.alive[0] = spot.alive[0] & ~((np.uint64(1) << np.uint64(i)) | (np.uint64(1) << np.uint64(j)))
                worst = min(worst, lead(table, then, side))
                if worst <= floor:
                    return worst
    return worst
