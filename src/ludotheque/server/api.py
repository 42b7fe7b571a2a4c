"""The HTTP interface: the catalog, tables, invitations, records."""

import asyncio
import json
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Body, Header, Request, Response
from fastapi.responses import JSONResponse

from ludotheque.core import catalog, record
from ludotheque.core.bot import LEVELS
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.options import Option, Value
from ludotheque.core.outcome import Json
from ludotheque.core.solving import Solver
from ludotheque.play import names
from ludotheque.play.match import Match
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.server import daily, tables
from ludotheque.server.bodies import (
    GameTold,
    Health,
    Invitation,
    OptionTold,
    RecordOpened,
    RecordTold,
    SeatTaken,
    TableMade,
    TableWish,
    TakeSeat,
    Token,
)
from ludotheque.server.outbound import has_bots, outbound, turn_told
from ludotheque.server.rooms import Rooms
from ludotheque.server.settings import VERSION
from ludotheque.server.statistics import Player, player_hash
from ludotheque.store import tokens
from ludotheque.store.store import NewMatch
from ludotheque.store.tokens import Access, Role

router = APIRouter(prefix="/api")

Bearer = Annotated[str, Header(alias="authorization")]


@router.get("/health")
async def health(request: Request) -> Health:
    rooms = _rooms(request)
    settings = rooms.settings
    return Health(
        ok=True, version=VERSION, address=settings.address, local=settings.local,
        tables=len(rooms), jobs=len(rooms.jobs),
    )  # fmt: skip


@router.get("/games")
async def games() -> list[GameTold]:
    """The catalog, for the home page and the set-up."""
    return [_game_told(entry) for entry in catalog.entries()]


@router.post("/tables")
async def make_table(request: Request, wish: TableWish, player: Player = "") -> TableMade:
    """Open a table; with `record` its match goes on from the record's last move, with `daily` it is today's."""
    _insist_sound(wish.options, wish.record)
    rooms = _rooms(request)
    request.app.state.openings.count(_client(request))
    now = rooms.settings.now()
    today = await daily.today(rooms.store, wish, now) if wish.daily else None
    made = await asyncio.to_thread(tables.wished, wish, now, secrets.randbelow, player_hash(player), today)
    return await _open(rooms, *made)


@router.post("/invitation")
async def invitation(request: Request, asked: Token) -> Invitation:
    """What an invitation says; opening it takes nothing."""
    rooms = _rooms(request)
    access = await _access(rooms, asked.token, "invitation")
    room = await rooms.get(access.table)
    place = access.place or 0
    return Invitation(
        table=room.table.id, game=room.table.game, options=dict(room.table.options), seat=room.table.seat(place),
        taken=_occupied(room.table.holders[place]), seats=room.seats(),
    )  # fmt: skip


@router.post("/take")
async def take(request: Request, asked: TakeSeat) -> SeatTaken:
    """Sit down at the seat of an invitation; the answer holds the token to play with."""
    rooms = _rooms(request)
    access = await _access(rooms, asked.token, "invitation")
    room = await rooms.get(access.table)
    place, token = access.place or 0, tokens.fresh()
    if not await room.take(place, Holder("link", names.clean(asked.name)), token):
        raise LudothequeError("SEAT_TAKEN")
    return SeatTaken(table=room.table.id, token=token, seat=room.table.seat(place))


@router.get("/tables/{table}/record")
async def table_record(
    request: Request, table: str, authorization: Bearer = "", seat: int | None = None, number: int | None = None
) -> Response:
    """The match as the bearer may know it; `number` asks for an earlier one."""
    rooms = _rooms(request)
    access = await _bearer(rooms, table, authorization)
    room = await rooms.get(table)
    seated, match = room.table, room.match
    if number is not None and number != seated.number:
        seated, match = await _earlier(rooms, room.table, number)
    mine = access.seats(seated)
    if seat is not None and seat not in mine:
        raise LudothequeError("NOT_YOUR_SEAT", None, seat=seat)
    reader = seat if seat is not None else next(iter(mine), None)
    written = tuple(holder.written for holder in seated.company)
    found = outbound(match, reader).record(written, seated.clock is not None).write()
    name = f"{seated.game}-{seated.id}-{seated.number}.json"
    return JSONResponse(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.delete("/tables/{table}", status_code=204)
async def delete_table(request: Request, table: str, authorization: Bearer = "") -> Response:
    rooms = _rooms(request)
    access = await _bearer(rooms, table, authorization)
    if access.role != "host":
        raise LudothequeError("NOT_THE_HOST")
    await rooms.remove(await rooms.get(table))
    return Response(status_code=204)


@router.post("/records")
async def open_record(request: Request, given: Annotated[dict[str, Any], Body()], check: bool = False) -> Response:
    """Read, replay and judge a record, and open it on a table of its own; with `check` only judge it."""
    _insist_sound(given)
    rooms = _rooms(request)
    request.app.state.openings.count(_client(request))
    told, table, match = await asyncio.to_thread(_judged, given, rooms.settings.now())
    if check:
        return JSONResponse(told.model_dump())
    made = await _open(rooms, table, match)
    return JSONResponse(RecordOpened(**made.model_dump(), record=told).model_dump())


def _judged(given: dict[str, Json], now: int) -> tuple[RecordTold, Table, NewMatch]:
    found = record.from_json(given)
    played = record.replay(found)
    table, new = tables.imported(found, now, secrets.randbelow)
    match = Match(played.game, new.setup, now, new.entries)
    known = outbound(match, None)
    told = RecordTold(
        game=found.game, options=dict(played.game.info.options), seats=list(found.seats), plies=len(found.moves),
        to_move=turn_told(played.game.turn(played.last)), position=played.game.position(played.last),
        log=known.log(), outcome=known.outcome(), assisted=found.assisted,
    )  # fmt: skip
    return told, table, new


async def _open(rooms: Rooms, table: Table, match: NewMatch) -> TableMade:
    host, invited, watch, opens = tables.keys(table)
    await rooms.store.add(table, opens, match, rooms.settings.now())
    await rooms.get(table.id)
    settings = rooms.settings
    return TableMade(
        table=table.id, token=host, invitations=invited, watch=watch, address=settings.address, local=settings.local
    )


async def _earlier(rooms: Rooms, table: Table, number: int) -> tuple[Table, Match]:
    stored = await rooms.store.match(table.id, number)
    if stored is None:
        raise LudothequeError("NO_SUCH_MATCH", None, number=number)
    game = catalog.entry(table.game).game(table.options)
    earlier = Table(table.id, table.game, table.options, table.holders, table.clock, number)
    return earlier, Match(game, stored.setup, stored.began, stored.entries)


async def _access(rooms: Rooms, token: str, role: Role) -> Access:
    access = await rooms.store.access(token)
    if access is None or access.role != role:
        raise LudothequeError("UNKNOWN_TOKEN")
    return access


async def _bearer(rooms: Rooms, table: str, authorization: str) -> Access:
    kind, _, token = authorization.partition(" ")
    access = await rooms.store.access(token) if kind.lower() == "bearer" else None
    if access is None or access.table != table or access.role == "invitation":
        raise LudothequeError("UNKNOWN_TOKEN")
    return access


def _insist_sound(*data: Json) -> None:
    """JSON can spell halves of letters, which no file and no answer can hold."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise LudothequeError("INVALID_REQUEST", None, field="record") from error


def _occupied(holder: Holder) -> bool:
    return holder.taken or holder.kind != "link"


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _client(request: Request) -> str:
    return request.client.host if request.client else ""


def _game_told(entry: Entry) -> GameTold:
    return GameTold(
        key=entry.key, rules=entry.rules, seats=list(entry.seats), minutes=entry.minutes,
        options=[_option_told(option) for option in entry.options],
        presets={name: {key: _plain(value) for key, value in chosen.items()} for name, chosen in entry.presets.items()},
        levels=list(LEVELS) if has_bots(entry.key) else [], solver=entry.offers(Solver), daily=daily.offered(entry),
    )  # fmt: skip


def _option_told(option: Option) -> OptionTold:
    def only(conditions: Any) -> dict[str, list[Json]]:
        return {key: [_plain(value) for value in values] for key, values in conditions.items()}

    return OptionTold(
        key=option.key, values=[_plain(value) for value in option.values], clause=option.clause, span=option.span,
        per_seat=option.per_seat, only=only(option.only),
        value_only=[(_plain(value), only(conditions)) for value, conditions in option.value_only.items()],
    )  # fmt: skip


def _plain(value: Value) -> Json:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value
