"""A bot in a seat of a server: asked for each decision, polite to people, and gone when the match is over."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from typing import Any

from ludotheque.client.links import Link
from ludotheque.client.seat import Seat
from ludotheque.core import catalog, record
from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.record import Record
from ludotheque.core.view_text import view_text
from ludotheque.engine.program import ProgramFault
from ludotheque.server.bot_bodies import QuestionTold
from ludotheque.server.messages import FromServer, OutcomeTold, Refused, Removed, View

LIMIT = Limit(seconds=5.0)
AGREED = ("takeback", "pause", "rematch", "anew")
"""What a bot says yes to; a draw it declines."""
OVERTAKEN = ("ALREADY_CHOSEN", "MATCH_OVER", "NOT_YOUR_TURN", "PAUSED")
"""Refusals of what came too late: the next view tells how things stand."""
TRY_AGAIN = ("BUSY", "NOT_STORED", "TOO_FAST")
AWAY = ("BUSY", "HTTP_ERROR", "NOT_STORED", "UNREACHABLE")
"""What a server that is being started again answers, or something in front of it."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 20.0
"""Seconds between asking and asking again, twice as many each time."""

Told = Callable[[FromServer], None]
Sleep = Callable[[float], Awaitable[None]]


async def play(
    link: Link | str, bot: Bot, name: str = "", limit: Limit = LIMIT, matches: int = 1, told: Told | None = None
) -> list[OutcomeTold]:
    """Take the seat and play so many matches of the table: how each of them ended.

    Raises ProgramFault where the bot is a program that fails: the match is resigned then."""
    player = Player(await Seat.take(link, name), bot, limit)
    async with aclosing(player.seat.messages()) as messages:
        async for message in messages:
            if told:
                told(message)
            await player.hear(message)
            if len(player.ended) >= matches or isinstance(message, Removed):
                break
    return list(player.ended.values())


class Player:
    """What a bot does about each message; `ended` holds the outcome of each match by its number."""

    def __init__(self, seat: Seat, bot: Bot, limit: Limit = LIMIT, sleep: Sleep = asyncio.sleep) -> None:
        self.seat, self._bot, self._limit, self._sleep = seat, bot, limit, sleep
        self.ended: dict[int, OutcomeTold] = {}
        self._answered: tuple[int, ...] | None = None
        self._mine: int | None = None

    async def hear(self, message: FromServer) -> None:
        if isinstance(message, Refused):
            await self._refused(message)
        if not isinstance(message, View) or message.seat is None:
            return
        self._mine = message.seat
        for offer in message.offers:
            if message.seat in offer.waiting:
                await self.seat.answer(message.seat, offer.offer, offer.offer in AGREED)
        if message.outcome is not None:
            self.ended[message.number] = message.outcome
        elif _decides(message, message.seat):
            await self._decide()

    async def _decide(self) -> None:
        """Ask the bot, once for each position and line: an answer that was lost with its line is given again, and one
        that was not is stale by then."""
        asked, line = await self._question(), self.seat.line
        if asked is None or self._answered == (line, asked.number, asked.turn, asked.ply):
            return
        self._answered = line, asked.number, asked.turn, asked.ply
        game, view, seen = standing(asked)
        try:
            chosen = await asyncio.to_thread(self._choose, game, view, seen)
        except ProgramFault:
            await self.seat.resign(asked.seat)
            raise
        await self.seat.move(asked, game.write(view, chosen.move))

    async def _question(self) -> QuestionTold | None:
        """As long as it takes, for the line comes back as long as it takes too."""
        wait = FIRST_WAIT
        while True:
            try:
                return await self.seat.question()
            except LudothequeError as error:
                if error.code not in AWAY:
                    raise
            await self._sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _choose(self, game: AnyGame, view: Any, seen: Seen) -> Choice:
        return self._bot.choose(game, view, seen, self._limit, secrets.randbelow)

    async def _refused(self, told: Refused) -> None:
        """Some is tried again after a while; whoever is refused for what it played has nothing to play with."""
        self._answered = None
        if told.code in OVERTAKEN:
            return
        if told.code in TRY_AGAIN:
            await self._sleep(float(told.facts.get("wait", 200)) / 1000)
            await self._decide()
            return
        if self._mine is not None:
            await self.seat.resign(self._mine)
        raise LudothequeError(told.code, told.clause, **told.facts)


def standing(asked: QuestionTold) -> tuple[AnyGame, Any, Seen]:
    """The game, what the seat sees of it, and what it has seen so far."""
    game = catalog.entry(asked.game).game(asked.options, asked.rules)
    seen = Seen(asked.seat, tuple(asked.moves), asked.left, asked.setup)
    if asked.view is not None:
        return game, view_text(game).read(game, asked.view), seen
    info = game.info
    state = record.replay(Record(info.key, info.rules, info.options, asked.setup, (), seen.moves)).last
    return game, game.view(state, asked.seat, peek=True), seen


def _decides(view: View, seat: int) -> bool:
    if view.together:
        return seat in view.together and seat not in view.chosen
    return view.to_move == seat
