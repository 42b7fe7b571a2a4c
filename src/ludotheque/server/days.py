"""A puzzle a day and game, over HTTP: today's, what was made of it, the streak, and the days before."""

import asyncio
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request

from ludotheque.core.catalog import Catalog, Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.learning import Puzzle, Puzzles
from ludotheque.play import days, puzzles
from ludotheque.server.puzzle_bodies import DailyTold, DaysTold, DayTold, TodayTold
from ludotheque.server.puzzle_telling import Cards
from ludotheque.server.rooms import Rooms
from ludotheque.server.statistics import Player, player_hash
from ludotheque.store.puzzles import SolvedDay

router = APIRouter(prefix="/api")
Month = Annotated[str, Query(pattern=r"^\d{4}-(0[1-9]|1[0-2])$")]


@router.get("/today")
async def today(request: Request, day: date, player: Player = "") -> TodayTold:
    """The puzzles of a day, which is the reader's own, and what was made of them."""
    rooms: Rooms = request.app.state.rooms
    cards: Cards = request.app.state.cards
    days.on_time(day, rooms.settings.now())
    solved = await _solved(rooms, player)
    mine = {one.game: one for one in solved if one.day == day}

    def told() -> list[DailyTold]:
        return [_daily(entry, one, mine.get(entry.key), cards) for entry, one in of_day(rooms.games, day)]

    streak = days.streak((one.day for one in solved if one.solved and one.on_time), day)
    return TodayTold(day=day, puzzles=await asyncio.to_thread(told), streak=streak.now, best=streak.best)


@router.get("/days")
async def month(request: Request, month: Month, player: Player = "") -> DaysTold:
    """What was solved on the days of a month."""
    rooms: Rooms = request.app.state.rooms
    found: dict[date, DayTold] = {}
    for one in await _solved(rooms, player):
        if one.solved and one.day.isoformat().startswith(month):
            told = found.setdefault(one.day, DayTold(day=one.day, in_time=[], late=[]))
            (told.in_time if one.on_time else told.late).append(one.game)
    return DaysTold(first=days.FIRST, days=[found[day] for day in sorted(found)])


async def note_day(rooms: Rooms, entry: Entry, asked: Puzzle, day: date, player: str, solved: bool) -> None:
    """A try at a day's puzzle; raises NO_SUCH_DAY where it is another day's, or that day has not begun."""
    now = rooms.settings.now()
    in_time = days.on_time(day, now)
    of_that_day = days.puzzle_of(puzzles.puzzles(entry), day)
    if of_that_day is None or of_that_day.id != asked.id:
        raise LudothequeError("NO_SUCH_DAY", None, day=day.isoformat())
    tried = SolvedDay(entry.key, day, asked.id, solved, 0 if solved else 1, in_time)
    await rooms.store.puzzles.note_day(player, tried, now)


def of_day(games: Catalog, day: date) -> list[tuple[Entry, Puzzle]]:
    """Each game's puzzle of that day."""
    offering = [entry for entry in games.entries() if entry.offers(Puzzles)]
    found = [(entry, days.puzzle_of(puzzles.puzzles(entry), day)) for entry in offering]
    return [(entry, one) for entry, one in found if one is not None]


async def _solved(rooms: Rooms, player: str) -> list[SolvedDay]:
    key = player_hash(player)
    return list(await rooms.store.puzzles.days(key)) if key else []


def _daily(entry: Entry, one: Puzzle, mine: SolvedDay | None, cards: Cards) -> DailyTold:
    return DailyTold(
        puzzle=cards.card(entry, one), solved=mine is not None and mine.solved, missed=mine.missed if mine else 0,
        on_time=mine is not None and mine.on_time,
    )  # fmt: skip
