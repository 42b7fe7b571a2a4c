"""What a coach says beside a player: the pair that wins a colour or must not be left, and how the last pawn was."""

from collections.abc import Iterator

import numpy as np

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Coach, Last, Remark
from ludotheque.games.lacuna.learn.chances import rated
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.lines import Pair
from ludotheque.games.lacuna.rules.pond import LETTERS
from ludotheque.games.lacuna.rules.scoring import MAJORITY, allocations
from ludotheque.games.lacuna.rules.state import PAWNS, Place, State

WIN, THREAT, GOOD, LEAST = 3.0, 2.5, 1.8, 1.0
MISSED, OUTSTANDING = 0.1, 0.2
"""Of the chance to win: what a better pawn would have added; what lies between a good and the usual one."""
BEHIND = 6
"""Flowers that lean to the other side more than to ours."""


class LacunaCoach(Coach[Lacuna, State]):
    """Counts pairs as the rules do, and chances as the bots do."""

    def remarks(self, game: Lacuna, view: State, seen: Seen, last: Last | None, limit: Limit) -> list[Remark]:
        if view.phase != "place":
            return [Remark("pick", stake=LEAST)] if view.phase == "pick" else []
        first = None if view.pawns[view.turn] else Remark("first", stake=LEAST)
        found = (_review(game, last), _leaning(game, view), first)
        return [*_decisive(game, view), *(one for one in found if one)]


def _decisive(game: Lacuna, view: State) -> Iterator[Remark]:
    """Pairs that give a colour to one side for good; one's own unless a far better pawn is to be had."""
    me, now = view.turn, rated(game, view)
    for pair in game.pairs(view) if now else ():
        colour = pair.a.colour
        if pair.obstacle or not (pair.stretches or pair.stray_steps):
            continue
        if now and _deciding(view, me, colour):
            value = now.best_of(pair.a.id, pair.b.id)
            if now.values.max() - value < MISSED:
                yield Remark("win", {"colour": LETTERS[colour]}, _marks(pair), WIN + value / 10)
        elif _deciding(view, 1 - me, colour):
            yield Remark("threat", {"colour": LETTERS[colour], "seat": 1 - me}, _marks(pair), THREAT)


def _deciding(view: State, seat: int, colour: int) -> bool:
    """Two more would be the majority, which the seat does not have yet and has a pawn for."""
    held = view.held[seat][colour]
    return held < MAJORITY <= held + 2 and len(view.pawns[seat]) < PAWNS


def _leaning(game: Lacuna, view: State) -> Remark | None:
    """What the pawns so far would gather: most flowers are given away at the end."""
    owners = [near.seat for _, near in allocations(view, game.options.tolerance)]
    own, other = owners.count(view.turn), owners.count(1 - view.turn)
    if not view.pawns[view.turn] or other - own < BEHIND:
        return None
    return Remark("leaning", {"own": own, "other": other, "seat": 1 - view.turn}, stake=LEAST + (other - own) / 50)


def _review(game: Lacuna, last: Last | None) -> Remark | None:
    """The last pawn among those that could have been placed, by the chance to win that each leaves."""
    if last is None or not isinstance(played := game.read(last.view, last.move), Place):
        return None
    then = rated(game, last.view)
    if then is None:
        return None
    value, best = then.of(played), int(np.argmax(then.values))
    missed = float(then.values[best]) - value
    if missed >= MISSED:
        percent, colour = round(100 * missed), then.colour(best)
        key = "better-spot" if colour == played.colour else "better"
        return Remark(key, {"colour": LETTERS[colour], "percent": percent}, stake=LEAST + 10 * missed)
    return Remark("good", stake=GOOD) if value - float(np.median(then.values)) >= OUTSTANDING else None


def _marks(pair: Pair) -> tuple[str, ...]:
    return (f"flower:{pair.a.id}", f"flower:{pair.b.id}")


COACH = LacunaCoach()
