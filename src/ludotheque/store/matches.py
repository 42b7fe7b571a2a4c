"""Matches and their logs as rows."""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.outcome import Json
from ludotheque.play.entries import MatchEntry, from_json, to_json
from ludotheque.play.finished import Ended, Finished
from ludotheque.play.matches import Change, NewMatch, StoredMatch
from ludotheque.play.seats import Holder
from ludotheque.play.table import Place
from ludotheque.store import schema

Played = tuple[tuple[Finished, ...], StoredMatch]
"""The matches of a table that are over, and the one that is on."""

PART = 250
"""So many entries of a long log are written or read at once: in between others have their turn."""
_REVIEWED = exists().where(schema.reviews.c.match_id == schema.matches.c.id).label("reviewed")


async def insert_match(connection: AsyncConnection, table: str, match: NewMatch) -> StoredMatch:
    row = {
        "table_id": table, "number": match.number, "rules": match.rules, "setup": match.setup,
        "secret": f"{match.secret:016x}", "began": match.began, "given": match.given,
        "seated": [asdict(holder) for holder in match.seated], "over": match.over,
        "ended": ended_row(match.ended),
    }  # fmt: skip
    key = (await connection.execute(insert(schema.matches).values(row))).inserted_primary_key
    assert key is not None
    for first in range(0, len(match.entries), PART):
        part = match.entries[first : first + PART]
        await insert_rows(connection, list(numbered(key[0], first, part)))
    return StoredMatch(**vars(match), id=key[0])


def numbered(match: int, after: int, entries: Iterable[MatchEntry]) -> Iterator[dict[str, Any]]:
    """Entries as rows of a match's log."""
    return ({"match_id": match, "n": n, "entry": to_json(entry)} for n, entry in enumerate(entries, after))


def rows(change: Change) -> Iterator[dict[str, Any]]:
    return numbered(change.match, change.after, change.entries)


async def insert_rows(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """Fails where somebody else has appended at the same number."""
    if rows:
        await connection.execute(insert(schema.entries), rows)


async def select_match(connection: AsyncConnection, table: str, number: int) -> StoredMatch | None:
    mine = schema.matches.c.table_id == table, schema.matches.c.number == number
    row = (await connection.execute(select(schema.matches, _REVIEWED).where(*mine))).first()
    return None if row is None else _stored(row, (await _logs(connection, [row.id])).get(row.id, []))


async def of_tables(connection: AsyncConnection, tables: Collection[str]) -> dict[str, Played]:
    """By table: the matches that are over, and the one that is on."""
    query = (
        select(schema.matches, _REVIEWED).where(schema.matches.c.table_id.in_(tables)).order_by(schema.matches.c.number)
    )
    rows: dict[str, list[Row[Any]]] = {}
    for row in (await connection.execute(query)).all():
        rows.setdefault(row.table_id, []).append(row)
    logs = await _logs(connection, [found[-1].id for found in rows.values()])
    return {
        table: (tuple(_finished(row) for row in found[:-1] if row.over), _stored(found[-1], logs.get(found[-1].id, [])))
        for table, found in rows.items()
    }


async def _logs(connection: AsyncConnection, found: Collection[int]) -> dict[int, list[MatchEntry]]:
    """The entries of matches in their order."""
    kept = schema.entries.c
    query = select(kept.match_id, kept.entry).where(kept.match_id.in_(found)).order_by(kept.match_id, kept.n)
    logs: dict[int, list[MatchEntry]] = {}
    async for part in (await connection.stream(query)).partitions(PART):
        for match, entry in part:
            logs.setdefault(match, []).append(from_json(entry))
    return logs


async def since(connection: AsyncConnection, table: str, match: int, after: int) -> list[MatchEntry] | None:
    """The entries of a match from a number on; None unless it is the newest of its table."""
    newest = select(func.max(schema.matches.c.id)).where(schema.matches.c.table_id == table)
    if (await connection.execute(newest)).scalar() != match:
        return None
    kept = schema.entries.c
    query = select(kept.entry).where(kept.match_id == match, kept.n >= after).order_by(kept.n)
    return [from_json(entry) for entry in (await connection.execute(query)).scalars()]


def _stored(row: Row[Any], entries: list[MatchEntry]) -> StoredMatch:
    return StoredMatch(
        row.number, row.rules, row.setup, int(row.secret, 16), row.began, row.given, _seated(row),
        tuple(entries), row.over, _ended(row.ended), row.id, bool(row.reviewed),
    )  # fmt: skip


def _finished(row: Row[Any]) -> Finished:
    return Finished(row.number, _seated(row), _ended(row.ended))


def _seated(row: Row[Any]) -> tuple[Holder, ...]:
    return tuple(Holder(**holder) for holder in row.seated)


def ended_row(ended: Ended | None) -> dict[str, Json] | None:
    return asdict(ended) if ended else None


def _ended(row: Mapping[str, Any] | None) -> Ended | None:
    return Ended(row["reason"], tuple(row["scores"]), tuple(row["winners"]), row["seat"]) if row else None


async def newest(connection: AsyncConnection, table: str) -> int:
    """The number of the match that is on."""
    query = select(func.max(schema.matches.c.number)).where(schema.matches.c.table_id == table)
    return int((await connection.execute(query)).scalar_one())


@dataclass(frozen=True)
class Mark:
    """How far the newest match of a table has come; whatever changes it changes this."""

    match: int
    entries: int
    seated: str


async def marks(connection: AsyncConnection, tables: Collection[str]) -> dict[str, Mark]:
    found, log = schema.matches, schema.entries
    newest = select(found.c.table_id, func.max(found.c.number).label("number"))
    newest = newest.where(found.c.table_id.in_(tables)).group_by(found.c.table_id)
    last = select(func.max(log.c.n)).where(log.c.match_id == found.c.id).scalar_subquery()
    those = newest.subquery()
    query = select(found.c.table_id, found.c.id, found.c.seated, last.label("last")).join(
        those, (found.c.table_id == those.c.table_id) & (found.c.number == those.c.number)
    )
    rows = (await connection.execute(query)).all()
    return {row.table_id: Mark(row.id, -1 if row.last is None else row.last, json.dumps(row.seated)) for row in rows}


async def update_match(connection: AsyncConnection, match: int, **values: Any) -> None:
    await connection.execute(update(schema.matches).where(schema.matches.c.id == match).values(**values))


async def seat(connection: AsyncConnection, table: str, place: Place, holder: Holder) -> None:
    """The match that is on knows who has just sat down at a place of its table."""
    number = await newest(connection, table)
    mine = schema.matches.c.table_id == table, schema.matches.c.number == number
    row = (await connection.execute(select(schema.matches.c.id, schema.matches.c.seated).where(*mine))).one()
    seated: list[Mapping[str, Json]] = list(row.seated)
    if seated:
        seated[(place + number - 1) % len(seated)] = asdict(holder)
        await update_match(connection, row.id, seated=seated)


def only_shown() -> ColumnElement[bool]:
    """Of a table: its one match holds the moves that it was given, and at most what chance and the end added."""
    found, log = schema.matches.c, schema.entries.c
    count = select(func.count()).where(log.match_id == found.id).correlate(schema.matches).scalar_subquery()
    mine = select(found.id).where(found.table_id == schema.tables.c.id).correlate(schema.tables)
    played_on = mine.where((found.given == 0) | (found.number > 1) | (count > found.given + MARGIN))
    return ~played_on.exists() & mine.exists()


MARGIN = 2
"""Entries of an opened record beside its moves: help that it tells of, and how it ended."""
