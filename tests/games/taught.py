"""Positions of lessons, for tests of what a coach says there."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Coach, Last, Remark
from ludotheque.core.game import AnyGame
from ludotheque.core.outcome import Json

LIMIT = Limit(nodes=5_000, memory_mb=64)


def replayed(key: str, record: Mapping[str, Json], **options: Any) -> tuple[AnyGame, Any, Last | None]:
    """The game, its position after the moves, and those of the first seat as it saw them: one turn, all in all."""
    chosen, moves = record["options"], record["moves"]
    assert isinstance(chosen, Mapping) and isinstance(moves, list)
    game = catalog.entry(key).game({**chosen, **options})
    state, played = game.initial(str(record["setup"])), list[Last]()
    for move in moves:
        if game.turn(state) == 0:
            played = [*played, Last(game.view(state, 0, peek=True), str(move))]
        state = game.play(state, game.read(state, str(move)))
    return game, state, replace(played[-1], earlier=tuple(played[:-1])) if played else None


def heard(key: str, record: Mapping[str, Json], **options: Any) -> dict[str, Remark]:
    """What a coach could say to whoever is to move, by key."""
    game, state, last = replayed(key, record, **options)
    coach, seat = catalog.entry(key).part(Coach), game.turn(state)
    assert coach is not None and seat is not None
    view = game.view(state, seat, peek=True)
    return {one.key: one for one in coach.remarks(game, view, Seen(seat), last, LIMIT)}
