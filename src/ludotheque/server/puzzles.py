"""Puzzles over HTTP: a page of cards, one on its board, what a try does, the solution, and one to go on with."""

import asyncio
import secrets
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request

from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.learning import Puzzle
from ludotheque.play import puzzles, rating
from ludotheque.server.days import note_day
from ludotheque.server.puzzle_bodies import (
    PuzzleGivenUp,
    PuzzleJudged,
    PuzzleTold,
    PuzzleTried,
    RatingTold,
    ShelfTold,
    SolutionTold,
)
from ludotheque.server.puzzle_telling import Cards, grades_of, judged, moves_shown, themes_of, told, wished
from ludotheque.server.rooms import Rooms
from ludotheque.server.statistics import Player, player_hash

router = APIRouter(prefix="/api/games/{game}/puzzles")
PAGE = 24

Theme = Annotated[str | None, Query(max_length=40)]
Grade = Annotated[int | None, Query(ge=1, le=6)]


@router.get("")
async def shelf(
    request: Request, game: str, theme: Theme = None, grade: Grade = None, after: str = "", player: Player = ""
) -> ShelfTold:
    """A page of puzzles, the easy ones first."""
    rooms: Rooms = request.app.state.rooms
    cards: Cards = request.app.state.cards
    entry, key = rooms.games.entry(game), player_hash(player)
    found = sorted(wished(puzzles.puzzles(entry), theme, grade), key=lambda one: one.grade)
    first = next((place + 1 for place, one in enumerate(found) if one.id == after), 0)
    page = found[first : first + PAGE]
    mine = await rooms.store.puzzles.rating(key, game) if key else None
    return ShelfTold(
        game=game, count=len(found), themes=themes_of(wished(puzzles.puzzles(entry), None, grade)),
        grades=grades_of(wished(puzzles.puzzles(entry), theme, None)),
        puzzles=await asyncio.to_thread(cards.page, entry, page),
        next=page[-1].id if first + PAGE < len(found) else None, rating=mine.value if mine else None,
    )  # fmt: skip


@router.get("/next")
async def following(
    request: Request, game: str, theme: Theme = None, grade: Grade = None,
    passed: Annotated[list[str] | None, Query(alias="not", max_length=500)] = None, player: Player = "",
) -> PuzzleTold:  # fmt: skip
    """One that was not tried yet, near the rating of who asks; where all were tried, the one longest ago."""
    rooms: Rooms = request.app.state.rooms
    entry, key = rooms.games.entry(game), player_hash(player)
    tried = [*(await rooms.store.puzzles.tried(key, game) if key else ()), *(passed or ())]
    mine = await rooms.store.puzzles.rating(key, game) if key else None
    fit = wished(puzzles.puzzles(entry), theme, grade)
    if not fit:
        raise LudothequeError("NO_SUCH_PUZZLE", None, game=game)
    chosen = puzzles.following(fit, tried, mine, secrets.randbelow)
    return await asyncio.to_thread(told, entry, chosen)


@router.get("/{puzzle}")
async def one(request: Request, game: str, puzzle: str) -> PuzzleTold:
    """A puzzle on its board."""
    rooms: Rooms = request.app.state.rooms
    entry = rooms.games.entry(game)
    return await asyncio.to_thread(told, entry, puzzles.puzzle(entry, puzzle))


@router.post("/{puzzle}")
async def attempt(request: Request, game: str, puzzle: str, tried: PuzzleTried, player: Player = "") -> PuzzleJudged:
    """What the newest of these moves does, and whether it is right."""
    rooms: Rooms = request.app.state.rooms
    entry = rooms.games.entry(game)
    asked = puzzles.puzzle(entry, puzzle)
    done = await asyncio.to_thread(puzzles.trying, entry, asked, tried.moves)
    rated = None
    if done.standing != "on":
        rated = await _counted(rooms, entry, asked, done.standing == "right", player, tried.rated, tried.day)
    return judged(done, rated)


@router.post("/{puzzle}/solution")
async def solution(request: Request, game: str, puzzle: str, given: PuzzleGivenUp, player: Player = "") -> SolutionTold:
    """The solution, for who gives up: it counts as a try that failed."""
    rooms: Rooms = request.app.state.rooms
    entry = rooms.games.entry(game)
    asked = puzzles.puzzle(entry, puzzle)
    rated = await _counted(rooms, entry, asked, False, player, given.rated, given.day)
    shown = await asyncio.to_thread(puzzles.solution, entry, asked)
    return SolutionTold(shown=moves_shown(shown), rating=rated)


async def _counted(
    rooms: Rooms, entry: Entry, asked: Puzzle, solved: bool, player: str, rated: bool, day: date | None
) -> RatingTold | None:
    """Note a try of somebody who has a key: the first one for the rating, each for its day."""
    key, now = player_hash(player), rooms.settings.now()
    if key is None:
        return None
    if day is not None:
        await note_day(rooms, entry, asked, day, key, solved)
    first = await rooms.store.puzzles.first_try(key, entry.key, asked.id, solved, now)
    if not (first and rated):
        return None
    hard = rating.of_grade(asked.grade)
    before, after = await rooms.store.puzzles.rate(key, entry.key, asked.id, hard, solved)
    return RatingTold(before=before.value, after=after.value)
