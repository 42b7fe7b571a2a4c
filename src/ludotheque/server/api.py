"""The HTTP interface: the catalog, tables, invitations, records."""

import asyncio
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request, Response

from ludotheque.core.analysis import Analyst
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.ladder import Ladders
from ludotheque.core.learning import Lessons, Puzzles
from ludotheque.core.options import Option, Value
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Clocking
from ludotheque.core.record import Record
from ludotheque.core.solving import Solver
from ludotheque.play import names
from ludotheque.play.beginning import Begun
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.play.views import seats_of
from ludotheque.server import daily, gentle, imports, reading, seating, tables
from ludotheque.server.apart import Apart, Line
from ludotheque.server.bodies import (
    GameTold,
    Invitation,
    LadderTold,
    OptionTold,
    RungTold,
    SeatTaken,
    TableMade,
    TableWish,
    TakeSeat,
    Token,
)
from ludotheque.server.clocking import time_of
from ludotheque.server.messages import SeatTold
from ludotheque.server.outbound import shaped
from ludotheque.server.reading import Bearer
from ludotheque.server.rooms import Rooms
from ludotheque.server.statistics import Player, player_hash
from ludotheque.store import tokens
from ludotheque.store.tokens import Access, Role

router = APIRouter(prefix="/api")


@router.get("/games")
async def games(request: Request) -> list[GameTold]:
    """The catalog, for the home page and the set-up."""
    return [_game_message(entry) for entry in _rooms(request).games.entries()]


@router.post("/tables")
async def make_table(request: Request, wish: TableWish, player: Player = "") -> TableMade:
    """Open a table; with `record` its match goes on from the record's last move, with `daily` it is today's."""
    imports.insist_sound(wish.options, wish.record)
    rooms = _rooms(request)
    rooms.shares.tables.count(_client(request))
    if wish.record is not None:
        rooms.shares.imports.count(_client(request))
    now = rooms.settings.now()
    counted = player_hash(player)
    today = await daily.today(rooms.games, rooms.store, wish, counted, now) if wish.daily else None
    made = await asyncio.to_thread(tables.wished, rooms.games, wish, now, secrets.randbelow, counted, today)
    if wish.record is not None:
        await _insist_apart(request, made[1])
    return await _open(rooms, *made)


@router.post("/invitation")
async def invitation(request: Request, asked: Token) -> Invitation:
    """What an invitation says; opening it takes nothing."""
    rooms = _rooms(request)
    access = await _access(rooms, asked.token, "invitation")
    room = await rooms.get(access.table)
    place = access.place or 0
    taken = _occupied(room.table.holders[place])
    return Invitation(
        table=room.table.id, game=room.table.game, options=dict(room.table.options), seat=room.table.seat(place),
        taken=taken, hints=room.table.hinting, watch=await _watch(rooms, asked.token, access) if taken else None,
        clock=time_of(room.table.clock),
        seats=[shaped(SeatTold, seat) for seat in seats_of(room.table, room.presence, rooms.settings.now())],
    )  # fmt: skip


@router.post("/take")
async def take(request: Request, asked: TakeSeat, player: Player = "") -> SeatTaken:
    """Sit down at the seat of an invitation; the answer holds the token to play with."""
    rooms = _rooms(request)
    access = await _access(rooms, asked.token, "invitation")
    room = await rooms.get(access.table)
    place, token = access.place or 0, tokens.fresh()
    name = names.of_program(asked.name) if asked.bot else names.clean(asked.name)
    if asked.bot:
        rooms.shares.programs.count(_client(request))
    holder = Holder("link", name, player=player_hash(player))
    if not await seating.take(rooms, room, place, holder, token):
        raise LudothequeError("SEAT_TAKEN")
    return SeatTaken(table=room.table.id, token=token, seat=room.table.seat(place))


@router.get("/tables/{table}/record")
async def table_record(
    request: Request, table: str, authorization: Bearer = "", seat: int | None = None, number: int | None = None
) -> Response:
    """The match as the bearer may know it; `number` asks for an earlier one."""
    found_by = await reading.read(_rooms(request), table, authorization, number)
    sitting, reader = found_by.sitting, found_by.own(seat)
    found = sitting.table
    sat = tuple(holder.written for holder in found.company)
    written = await asyncio.to_thread(lambda: sitting.known(reader).record(sat, found.clock is not None).dump())
    name = f"{found.game}-{found.id}-{found.number}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(written, media_type="application/json", headers=headers)


@router.delete("/tables/{table}", status_code=204)
async def delete_table(request: Request, table: str, authorization: Bearer = "") -> Response:
    rooms = _rooms(request)
    access = await reading.bearer(rooms, table, authorization)
    if access.role != "host":
        raise LudothequeError("NOT_THE_HOST")
    await rooms.remove(await rooms.get(table))
    return Response(status_code=204)


@router.post("/records")
async def open_record(request: Request, given: Annotated[dict[str, Any], Body()], check: bool = False) -> Response:
    """Read, replay and judge a record, and open it on a table of its own; with `check` only judge it."""
    rooms = _rooms(request)
    rooms.shares.tables.count(_client(request))
    rooms.shares.imports.count(_client(request))
    found = await asyncio.to_thread(imports.judged, rooms.games, given, rooms.settings.now())
    await _insist_apart(request, found.begun)
    told = found.told if check else found.opened(await _open(rooms, found.table, found.begun))
    return Response(told, media_type="application/json")


async def _open(rooms: Rooms, table: Table, begun: Begun) -> TableMade:
    host, invited, watch, opens = tables.keys(table)
    await rooms.add(table, opens, begun)
    settings = rooms.settings
    return TableMade(
        table=table.id, token=host, invitations=invited, watch=watch, address=settings.address, local=settings.local
    )


async def _watch(rooms: Rooms, invitation: str, access: Access) -> str:
    """Whoever came too late may look on."""
    token = tokens.watching(invitation)
    await rooms.store.allow(token, Access(access.table, "watch"))
    return token


async def _access(rooms: Rooms, token: str, role: Role) -> Access:
    access = await rooms.store.access(token)
    if access is None or access.role != role:
        raise LudothequeError("UNKNOWN_TOKEN")
    return access


async def _insist_apart(request: Request, begun: Begun) -> None:
    """A match that is played here without help is not gone on from elsewhere; raises NOT_WHILE_PLAYING."""
    moves, info = tuple(step.text for step in begun.match.line), begun.match.game.info
    start = Record(info.key, info.rules, info.options, begun.match.setup)
    apart: Apart = request.app.state.apart
    await apart.insist(Line(start, moves, withheld=True), "fork")


def _occupied(holder: Holder) -> bool:
    return holder.taken or holder.kind != "link"


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _client(request: Request) -> str:
    return request.client.host if request.client else ""


def _game_message(entry: Entry) -> GameTold:
    return GameTold(
        key=entry.key, rules=entry.rules, seats=list(entry.seats), minutes=entry.minutes,
        options=[_option_message(option) for option in entry.options],
        presets={name: {key: _plain(value) for key, value in chosen.items()} for name, chosen in entry.presets.items()},
        ladders=_ladders(entry), solver=entry.offers(Solver), daily=daily.offered(entry),
        lessons=entry.offers(Lessons), puzzles=entry.offers(Puzzles), review=entry.offers(Analyst),
        coach=gentle.coached(entry), youngest=entry.youngest is not None,
        glass=clocking.glass if (clocking := entry.part(Clocking)) else None,
        gentle={key: _plain(value) for key, value in gentle.options(entry).items()},
    )  # fmt: skip


def _ladders(entry: Entry) -> list[LadderTold]:
    ladders = entry.part(Ladders)
    return [
        LadderTold(
            where={key: _plain(value) for key, value in ladder.where.items()},
            rungs=[
                RungTold(level=rung.level, grade=rung.grade, rating=rung.rating, error=rung.error)
                for rung in ladder.rungs
            ],
        )
        for ladder in (ladders.every if ladders else ())
    ]


def _option_message(option: Option) -> OptionTold:
    def only(conditions: Any) -> dict[str, list[Json]]:
        return {key: [_plain(value) for value in values] for key, values in conditions.items()}

    return OptionTold(
        key=option.key, values=[_plain(value) for value in option.values], clause=option.clause, span=option.span,
        per_seat=option.per_seat, distinct=option.distinct, only=only(option.only),
        value_only=[(_plain(value), only(conditions)) for value, conditions in option.value_only.items()],
    )  # fmt: skip


def _plain(value: Value) -> Json:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value
