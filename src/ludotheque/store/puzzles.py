"""The part of the store that puzzles need: first tries, ratings of both sides, and the days."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Row, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.play import rating
from ludotheque.play.rating import Rating
from ludotheque.store import schema


@dataclass(frozen=True)
class SolvedDay:
    """What a player made of a day's puzzle of one game."""

    game: str
    day: date
    puzzle: str
    solved: bool
    missed: int
    """How often something else was tried first."""
    on_time: bool


class PuzzleStore:
    def __init__(self, database: AsyncEngine) -> None:
        self._database = database

    async def first_try(self, player: str, game: str, puzzle: str, solved: bool, now: int) -> bool:
        """Note how the first try went; False where there was one before."""
        row = {"player": player, "game": game, "puzzle": puzzle, "solved": solved, "at": now}
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(schema.tries).values(row))
        except IntegrityError:
            return False
        return True

    async def tried(self, player: str, game: str) -> Sequence[str]:
        """The puzzles that a player has tried, the one longest ago first."""
        kept = schema.tries.c
        query = select(kept.puzzle).where(kept.player == player, kept.game == game).order_by(kept.at)
        async with self._database.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def rating(self, player: str, game: str) -> Rating | None:
        """How strong a player is in a game; None for one who was never rated there."""
        async with self._database.connect() as connection:
            return await _rating(connection, game, player)

    async def rate(self, player: str, game: str, puzzle: str, hard: Rating, solved: bool) -> tuple[Rating, Rating]:
        """Move both sides by one first try; the player's rating before and after. `hard`: where the puzzle begins."""
        who = f"puzzle:{puzzle}"
        async with self._database.begin() as connection:
            await _begin(connection, game, {player: Rating(), who: hard})
            mine = await _rating(connection, game, player, change=True) or Rating()
            other = await _rating(connection, game, who, change=True) or hard
            score = 1.0 if solved else 0.0
            after = rating.after(mine, other, score)
            await _keep(connection, game, player, after)
            await _keep(connection, game, who, rating.after(other, mine, 1 - score))
        return mine, after

    async def note_day(self, player: str, tried: SolvedDay, now: int) -> SolvedDay:
        """What was made of a day's puzzle; once it is solved it stays as it is. Returns what is kept."""
        kept = await self._day(player, tried.game, tried.day)
        if kept is None:
            try:
                row = {**vars(tried), "day": tried.day.isoformat(), "player": player, "at": now}
                async with self._database.begin() as connection:
                    await connection.execute(insert(schema.solved_days).values(row))
                return tried
            except IntegrityError:  # another window was faster
                kept = await self._day(player, tried.game, tried.day)
        assert kept is not None
        if kept.solved:
            return kept
        grown = SolvedDay(tried.game, tried.day, tried.puzzle, tried.solved, kept.missed + tried.missed, tried.on_time)
        changed = {"puzzle": grown.puzzle, "solved": grown.solved, "missed": grown.missed, "on_time": grown.on_time}
        async with self._database.begin() as connection:
            mine = _mine(player, tried.game, tried.day)
            await connection.execute(update(schema.solved_days).where(*mine).values(**changed, at=now))
        return grown

    async def days(self, player: str) -> Sequence[SolvedDay]:
        """Every day that a player has tried, in their order."""
        query = select(schema.solved_days).where(schema.solved_days.c.player == player)
        async with self._database.connect() as connection:
            rows = (await connection.execute(query.order_by(schema.solved_days.c.day))).all()
        return [_solved(row) for row in rows]

    async def _day(self, player: str, game: str, day: date) -> SolvedDay | None:
        query = select(schema.solved_days).where(*_mine(player, game, day))
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return _solved(row) if row else None


def _mine(player: str, game: str, day: date) -> tuple[ColumnElement[bool], ...]:
    kept = schema.solved_days.c
    return kept.player == player, kept.game == game, kept.day == day.isoformat()


def _solved(row: Row[Any]) -> SolvedDay:
    return SolvedDay(row.game, date.fromisoformat(row.day), row.puzzle, row.solved, row.missed, row.on_time)


async def _begin(connection: AsyncConnection, game: str, ratings: Mapping[str, Rating]) -> None:
    """Rows for those who have none yet; it writes first, so that nobody who reads gives way to somebody else."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    rows = [{"game": game, "who": who, **vars(begun)} for who, begun in ratings.items()]
    await connection.execute(dialect.insert(schema.ratings).values(rows).on_conflict_do_nothing())


async def _rating(connection: AsyncConnection, game: str, who: str, change: bool = False) -> Rating | None:
    query = select(schema.ratings).where(schema.ratings.c.game == game, schema.ratings.c.who == who)
    row = (await connection.execute(query.with_for_update() if change else query)).first()
    return Rating(row.value, row.deviation, row.volatility) if row else None


async def _keep(connection: AsyncConnection, game: str, who: str, kept: Rating) -> None:
    mine = schema.ratings.c.game == game, schema.ratings.c.who == who
    await connection.execute(update(schema.ratings).where(*mine).values(**vars(kept)))
