"""A room by itself: stored before told, whatever fails in between."""

import asyncio
import json
import threading
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from ludotheque.core import catalog
from ludotheque.core.catalog import Catalog, Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.outcome import Outcome
from ludotheque.core.parts import Wire
from ludotheque.play.seats import Holder
from ludotheque.play.views import Reached
from ludotheque.server import errors, seating, socket
from ludotheque.server.bodies import ClockWish, SeatWish, TableWish
from ludotheque.server.connection import Connection
from ludotheque.server.room import Room
from ludotheque.store.tokens import Access, Role
from server.bench import WISH, Bench, on_a_bench, settle
from server.harness import WAIT


def choose(room: Room, seat: int, text: str = "sel PH") -> Awaitable[bool]:
    return room.act(lambda: room.sitting.move(seat, text, 0))


def test_nobody_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room, heard = await bench.room(), list[Any]()

        async def send(text: str) -> None:
            heard.append(json.loads(text))

        reader = bench.sit(room, send)
        await settle()
        heard.clear()
        gate = bench.store.hold()
        moving = asyncio.ensure_future(choose(room, 0))
        await settle()
        assert (heard, room.match.count) == ([], 0)
        gate.set()
        assert await moving
        await settle()
        assert [message["chosen"] for message in heard] == [[0], [0]]
        reader.cancel()

    on_a_bench(tmp_path, work)


def test_a_caller_that_goes_away_interrupts_nothing(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        gate = bench.store.hold()
        moving = asyncio.ensure_future(choose(room, 0))
        await settle()
        moving.cancel()
        await settle()
        gate.set()
        assert await choose(room, 1)
        assert room.match.ply == 2
        loaded = await bench.store.load(room.table.id)
        assert loaded is not None and len(loaded[1].entries) == room.match.count

    on_a_bench(tmp_path, work)


def test_what_could_not_be_stored_did_not_happen(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        bench.store.fails = "before"
        with pytest.raises(LudothequeError) as refused:
            await choose(room, 0)
        assert refused.value.code == "NOT_STORED"
        assert room.match.sealed == {}
        bench.store.fails = ""
        assert await choose(room, 0)
        assert set(room.match.sealed) == {0}

    on_a_bench(tmp_path, work)


def test_after_a_doubtful_failure_the_store_is_believed(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        bench.store.fails = "after"
        with pytest.raises(LudothequeError):
            await choose(room, 0)
        assert set(room.match.sealed) == {0}
        bench.store.fails = ""
        assert await choose(room, 1)
        assert room.match.ply == 2

    on_a_bench(tmp_path, work)


def test_two_moves_at_once_are_judged_one_after_the_other(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        results = await asyncio.gather(*(choose(room, 0) for _ in range(3)), return_exceptions=True)
        assert results[0] is True
        assert [isinstance(late, LudothequeError) and late.code for late in results[1:]] == ["ALREADY_CHOSEN"] * 2

    on_a_bench(tmp_path, work)


def test_a_slow_reader_skips_views_but_misses_no_move(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room, heard, gate = await bench.room(), list[Any](), asyncio.Event()

        async def send(text: str) -> None:
            heard.append(json.loads(text))
            await gate.wait()

        reader = bench.sit(room, send)
        await settle()
        await choose(room, 0), await choose(room, 1)
        for _ in range(3):
            move = next(iter(room.match.game.moves(room.match.state)))
            await choose(room, room.match.deciding[0], room.match.game.write(room.match.state, move))
        gate.set()
        await settle()
        views = [message for message in heard if message["type"] == "view" and message["seat"] == 0]
        assert [view["ply"] for view in views] == [0, 5]
        assert len(views[-1]["log"]) == 5
        reader.cancel()

    on_a_bench(tmp_path, work)


def clocked() -> TableWish:
    clock = ClockWish(kind="game", seconds=600, increment=0)
    return WISH.model_copy(update={"clock": clock})


async def interrupted(bench: Bench) -> str:
    """A table whose clock was running when the server stopped, a quarter of an hour ago."""
    room = await bench.room(clocked())
    await room.act(lambda: room.sitting.start_clock(frozenset({0, 1}), bench.now))
    bench.restart()
    bench.now += 900_000
    return room.table.id


def test_a_table_is_not_in_use_before_its_clock_stands(tmp_path: Path) -> None:
    """Otherwise a tick in between would count the time without a server."""

    async def work(bench: Bench) -> None:
        table = await interrupted(bench)
        gate = bench.store.hold()
        first, second = (asyncio.ensure_future(bench.rooms.get(table)) for _ in range(2))
        await bench.store.held.wait()
        await settle()
        assert (len(bench.rooms), first.done(), second.done()) == (0, False, False)
        first.cancel()
        gate.set()
        room = await second
        assert room.sitting.paused and room is await bench.rooms.get(table)
        await room.tick()
        assert not room.match.over

    on_a_bench(tmp_path, work)


def test_a_table_that_could_not_be_opened_is_opened_by_the_next_who_asks(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        table = await interrupted(bench)
        bench.store.fails = "before"
        with pytest.raises(LudothequeError) as refused:
            await bench.rooms.get(table)
        assert (refused.value.code, len(bench.rooms)) == ("NOT_STORED", 0)
        bench.store.fails = ""
        assert (await bench.rooms.get(table)).sitting.paused

    on_a_bench(tmp_path, work)


def test_only_so_many_unused_tables_stay_in_memory(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        made = []
        for _ in range(4):
            made.append(await bench.room())
            bench.now += 1
        await settle()
        bench.rooms._forget()
        assert len(bench.rooms) == 2
        again = await bench.rooms.get(made[0].table.id)
        assert again is not made[0] and again.table == made[0].table

    on_a_bench(tmp_path, work, idle_mb=0.02)


def test_a_table_that_waits_for_its_bot_stays_in_memory(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        wish = TableWish(game="interactions", seats=[SeatWish(kind="bot"), SeatWish(kind="bot")])
        room = await bench.room(wish)
        bench.rooms.bots.dismiss(room)
        assert not bench.rooms.bots.thinking(room) and not room.idle
        await room.act(lambda: room.sitting.resign(0, bench.now))
        assert room.idle

    on_a_bench(tmp_path, work)


def test_watchers_fill_a_table_and_whoever_plays_still_comes_in(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()

        async def send(text: str) -> None:
            return None

        def come(role: Role) -> None:
            room.enter(Connection(Access(room.table.id, role), send, Reached()))

        enough: tuple[Role, ...] = ("watch", "watch", "host")
        for role in enough:
            come(role)
        for role in enough[1:]:
            with pytest.raises(LudothequeError) as refused:
                come(role)
            assert refused.value.code == "TOO_MANY"

    on_a_bench(tmp_path, work, watchers_a_table=2, connections_a_seat=1)


def test_a_removed_table_takes_no_more_moves(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        await bench.rooms.remove(room)
        with pytest.raises(LudothequeError) as refused:
            await choose(room, 0)
        assert refused.value.code == "NO_SUCH_TABLE"
        with pytest.raises(LudothequeError):
            await bench.rooms.get(room.table.id)

    on_a_bench(tmp_path, work)


class Line:
    """A websocket that only remembers how it was closed."""

    application_state = WebSocketState.CONNECTED
    code: int | None = None

    async def close(self, code: int) -> None:
        self.code = code


class Blind(Wire[Any, Any]):
    """Cannot show anything."""

    view_type = choices_type = detail_type = dict

    def show(self, game: object, view: object, seat: int | None) -> dict[str, object]:
        raise ZeroDivisionError

    def choices(self, game: object, view: object, seat: int) -> None:
        return None


def test_a_view_that_cannot_be_made_closes_the_line(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room, line = await bench.room(), Line()

        async def send(text: str) -> None:
            return None

        connection = Connection(Access(room.table.id, "host"), send, Reached())
        room.enter(connection)
        await socket._send(line, room, connection)  # type: ignore[arg-type]
        assert line.code == errors.FAILED

    on_a_bench(tmp_path, work, catalog.INSTALLED.giving("interactions", Wire, Blind()))


@dataclass(frozen=True)
class Slowly(Catalog):
    """Interactions, whose scores wait for an event to be counted."""

    until: threading.Event = field(default_factory=threading.Event)
    waited: list[bool] = field(default_factory=list)

    def entry(self, key: str) -> Entry:
        found = super().entry(key)
        return replace(found, make=lambda options: self._slow(found.make(options)))

    def _slow(self, game: AnyGame) -> AnyGame:
        outcome = game.outcome

        class Slow(type(game)):  # type: ignore[misc]
            def outcome(slow, state: Any) -> Outcome | None:
                self.waited.append(self.until.wait(WAIT))
                return outcome(state)

        return Slow(**vars(game))


async def to_the_last_move(room: Room) -> tuple[int, str]:
    """Everything but the last move; that one is given back."""
    await choose(room, 0), await choose(room, 1)
    game = room.match.game
    while True:
        seat, state = room.match.deciding[0], room.match.state
        move = next(iter(game.moves(state)))
        if game.turn(game.play(state, move)) is None:
            return seat, game.write(state, move)
        await choose(room, seat, game.write(state, move))


def test_other_tables_go_on_while_a_result_is_worked_out(tmp_path: Path) -> None:
    """A score may take seconds: it waits here until the other table has moved."""
    games = Slowly()

    async def work(bench: Bench) -> None:
        room, other = await bench.room(), await bench.room()
        seat, last = await to_the_last_move(room)
        ending = asyncio.ensure_future(choose(room, seat, last))
        await settle()
        assert await choose(other, 0) and not room.match.over
        games.until.set()
        assert await ending and room.match.over

    on_a_bench(tmp_path, work, games)
    assert games.waited == [True], "and it is counted once"


def test_other_tables_are_opened_while_a_finished_one_is_counted(tmp_path: Path) -> None:
    games = Slowly()
    games.until.set()

    async def work(bench: Bench) -> None:
        room, other = await bench.room(), await bench.room()
        await choose(room, *await to_the_last_move(room))
        bench.restart()
        games.until.clear()
        finished = asyncio.ensure_future(bench.rooms.get(room.table.id))
        await settle()
        assert (await bench.rooms.get(other.table.id)).table == other.table
        games.until.set()
        assert (await finished).match.over

    on_a_bench(tmp_path, work, games)
    assert games.waited == [True, True]


def test_a_table_of_rules_that_are_no_longer_here_is_kept_and_says_so(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        await choose(room, 0)
        bench.games = Newer()
        bench.restart()
        with pytest.raises(LudothequeError) as refused:
            await bench.rooms.get(room.table.id)
        assert (refused.value.code, refused.value.facts["rules"]) == ("OTHER_RULES", 1)
        await bench.rooms.resume()
        bench.games = catalog.INSTALLED
        bench.restart()
        assert set((await bench.rooms.get(room.table.id)).match.sealed) == {0}

    on_a_bench(tmp_path, work)


class Newer(Catalog):
    """Games whose rules have changed since."""

    def entry(self, key: str) -> Entry:
        return replace(super().entry(key), rules=99)


def test_a_move_at_the_moment_when_somebody_counts_as_gone_does_not_hide_it(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(TableWish(game="interactions", seats=[SeatWish(kind="here"), SeatWish(kind="link")]))
        await room.tick()
        assert not room.due(bench.now)
        bench.now += bench.settings.gone_ms
        assert await choose(room, 0)
        assert room.gone(1) and room.due(bench.now), "the next look tells it"
        await room.tick()
        assert not room.due(bench.now), "once"

    on_a_bench(tmp_path, work)


def test_somebody_who_came_and_went_between_two_looks_counts_as_gone_anew(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(TableWish(game="interactions", seats=[SeatWish(kind="here"), SeatWish(kind="link")]))
        bench.now += bench.settings.gone_ms
        await room.tick()
        assert room.gone(1) and not room.due(bench.now), "nobody has come yet, and that is told"
        assert await seating.take(bench.rooms, room, 1, Holder("link", "Bo"), "token")
        bench.now += bench.settings.gone_ms - 1
        assert not room.gone(1) and not room.due(bench.now)
        bench.now += 1
        assert room.gone(1) and room.due(bench.now), "the next look tells it"

    on_a_bench(tmp_path, work)
