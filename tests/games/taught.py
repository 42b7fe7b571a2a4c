"""Positions of lessons, for tests of what a coach says there."""

from collections.abc import Mapping
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Coach, Last, Remark
from ludotheque.core.game import AnyGame
from ludotheque.core.outcome import Json

LIMIT = Limit(nodes=5_000, memory_mb=64)


def replayed(key: str, record: Mapping[str, Json], **options: Any) -> tuple[AnyGame, Any, Last | None]:
    """The game, its position after the moves, and the last of them as it was seen before it was made."""
    chosen, moves = record["options"], record["moves"]
    assert isinstance(chosen, Mapping) and isinstance(moves, list)
    game = catalog.entry(key).game({**chosen, **options})
    state, last = game.initial(str(record["setup"])), None
    for move in moves:
        last = Last(game.view(state, 0, peek=True), str(move))
        state = game.play(state, game.read(state, str(move)))
    return game, state, last


def heard(key: str, record: Mapping[str, Json], **options: Any) -> dict[str, Remark]:
    """What a coach could say to whoever is to move, by key."""
    game, state, last = replayed(key, record, **options)
    coach, seat = catalog.entry(key).part(Coach), game.turn(state)
    assert coach is not None and seat is not None
    view = game.view(state, seat, peek=True)
    return {one.key: one for one in coach.remarks(game, view, Seen(seat), last, LIMIT)}
