"""Statistics of a browser's own matches: it keeps a random key, the server only its hash."""

import asyncio
import re
from typing import Annotated

from fastapi import APIRouter, Header, Request

from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.results import Result
from ludotheque.play.results import group_of, summaries
from ludotheque.server import collector
from ludotheque.server.bodies import ResultTold, StatisticsTold
from ludotheque.server.rooms import Rooms
from ludotheque.store.tokens import digest

router = APIRouter(prefix="/api")

Player = Annotated[str, Header(alias="X-Player")]
NEWEST = 200
"""So many matches are told one by one, for a chart."""
_KEY = re.compile(r"[A-Za-z0-9_-]{22,64}")


def player_hash(player: str) -> str | None:
    """The hash that stands for a player; None without a key; raises BAD_PLAYER for one of under 128 bits."""
    if player and not _KEY.fullmatch(player):
        raise LudothequeError("BAD_PLAYER")
    return digest(player) if player else None


@router.get("/statistics")
async def statistics(request: Request, game: str, player: Player = "") -> StatisticsTold:
    """The matches of the asking browser."""
    rooms: Rooms = request.app.state.rooms
    key, entry = player_hash(player), rooms.games.entry(game)
    if key is None:
        return _counted(entry, [])
    with collector.left_alone(stays=False):
        return await asyncio.to_thread(_counted, entry, await rooms.store.results(key, entry.key))


def _counted(entry: Entry, found: list[Result]) -> StatisticsTold:
    """Thousands of matches take their time: they are counted beside the loop."""
    return StatisticsTold(
        game=entry.key, presets=summaries(entry, found),
        newest=[_result_message(entry, one) for one in found[-NEWEST:]],
        days=sorted({one.daily for one in found if one.daily}),
    )  # fmt: skip


def _result_message(entry: Entry, one: Result) -> ResultTold:
    return ResultTold(
        preset=group_of(entry, one), daily=one.daily, ended=one.ended, reason=one.reason, scores=list(one.scores),
        won=one.won, assisted=one.assisted, plies=one.plies, milliseconds=one.ended - one.began, facts=dict(one.facts),
    )  # fmt: skip
