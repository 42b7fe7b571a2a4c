"""The moment when a clock acts by itself; time is moved by hand and nothing sleeps."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.play import clock
from ludotheque.play.views import Reached, view_of
from ludotheque.server.bodies import ClockWish, SeatWish, TableWish
from ludotheque.server.connection import Connection
from ludotheque.server.room import Room
from ludotheque.store.tokens import Access
from play.lagoon import SEA
from server.bench import Bench, on_a_bench, rest, settle

HERE, LINK, BOT = SeatWish(kind="here"), SeatWish(kind="link"), SeatWish(kind="bot", level=1)


def glass(*seats: SeatWish, **options: Any) -> TableWish:
    return TableWish(game="laguna", options=options, seats=list(seats or (HERE, HERE)), setup=SEA)


def bots_turn(**options: Any) -> TableWish:
    """A bot never begins where somebody sits (LAG-A1), but here it is its turn."""
    return glass(HERE, BOT, **options).model_copy(update={"setup": SEA.replace("turn=0", "turn=1")})


def arrive(room: Room) -> Connection:
    async def send(text: str) -> None:
        return None

    connection = Connection(Access(room.table.id, "host"), send, Reached())
    room.enter(connection)
    return connection


async def act(bench: Bench, room: Room, text: str) -> None:
    seat = room.match.deciding[0]
    await room.act(lambda: room.sitting.move(seat, text, bench.now))


class Alarms:
    """What a loop was asked to do later, instead of doing it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.set: list[tuple[float, Callable[[], None]]] = []
        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", self._later)

    def _later(self, delay: float, work: Callable[[], None]) -> asyncio.TimerHandle:
        self.set.append((delay, work))
        return asyncio.TimerHandle(0, work, (), asyncio.get_running_loop())


def test_the_clock_wakes_at_the_deadline_and_its_grace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(bench: Bench) -> None:
        alarms, room = Alarms(monkeypatch), await bench.room(glass())
        assert alarms.set == [], "nobody is there yet"
        arrive(room)
        await rest(room)
        delay, wake = alarms.set[-1]
        assert delay == 30.2
        bench.now += 30_199
        wake()
        await rest(room)
        assert (room.match.ply, alarms.set[-1][0]) == (0, 0.001), "an early alarm is set again"
        bench.now += 1
        alarms.set[-1][1]()
        await rest(room)
        assert room.match.line[-1].text == "=time"
        assert alarms.set[-1][0] == 30.2

    on_a_bench(tmp_path, work)


def test_an_action_moves_the_alarm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(bench: Bench) -> None:
        alarms, room = Alarms(monkeypatch), await bench.room(glass())
        arrive(room)
        await rest(room)
        bench.now += 12_000
        await act(bench, room, "end")
        assert alarms.set[-1][0] == 48.2

    on_a_bench(tmp_path, work)


def test_a_bot_calls_the_time_after_its_reaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(bench: Bench) -> None:
        alarms, room = Alarms(monkeypatch), await bench.room(glass(HERE, BOT, time_call="call"))
        arrive(room)
        await rest(room)
        assert alarms.set[-1][0] == 30.9
        bench.now += 30_899
        await room.tick()
        assert room.match.ply == 0
        bench.now += 1
        await room.tick()
        assert room.match.line[-1].text == "time 1"

    on_a_bench(tmp_path, work, reaction=lambda: 900)


def test_in_call_mode_people_alone_end_a_turn_by_time(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(glass(time_call="call"))
        arrive(room)
        await rest(room)
        bench.now += 99_000
        await room.tick()
        assert room.match.ply == 0

    on_a_bench(tmp_path, work)


def test_a_bot_stops_by_itself_when_its_glass_is_empty(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(bots_turn(time_call="call"))
        arrive(room)
        await rest(room)
        bench.now += 30_200
        await room.tick()
        assert room.match.line[-1].text == "=time"

    on_a_bench(tmp_path, work)


def test_a_bot_acts_no_faster_than_its_level_says(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(bots_turn())
        arrive(room)
        await rest(room)
        pacing = asyncio.ensure_future(bench.rooms.bots._pace(room, 1800))
        bench.now += 1799
        await settle()
        assert not pacing.done()
        bench.now += 1
        await settle()
        assert pacing.done()

    on_a_bench(tmp_path, work, tick_seconds=0)


def test_after_a_restart_the_sand_stands_until_the_active_player_is_back(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(glass())
        arrive(room)
        await rest(room)
        bench.now += 12_000
        await act(bench, room, "step S")
        bench.now += 5_000  # sand that ran, and that no commit knew of
        bench.restart()
        bench.now += 900_000
        room = await bench.rooms.get(room.table.id)
        await room.tick()
        told = view_of(room.sitting, 0, bench.now).clock
        assert told is not None and (told.running, told.left[0], told.detail["standing"]) == ((), 18_000, "away")
        bench.now += 60_000
        arrive(room)
        await rest(room)
        told = view_of(room.sitting, 0, bench.now).clock
        assert told is not None and (told.running, told.left[0], told.detail["standing"]) == ((0,), 18_000, None)

    on_a_bench(tmp_path, work)


def test_a_table_left_to_bots_stands_and_whoever_is_back_resumes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(bench: Bench) -> None:
        alarms, room = Alarms(monkeypatch), await bench.room(glass(HERE, BOT))
        person = arrive(room)
        await rest(room)
        bench.now += 12_000
        room.leave(person)
        assert alarms.set[-1][0] == 2.0
        bench.now += 2_000
        alarms.set[-1][1]()
        await rest(room)
        bench.now += 900_000
        arrive(room)
        await room.tick()
        await rest(room)
        told = view_of(room.sitting, 0, bench.now)
        assert room.match.ply == 0 and told.can.resume
        assert told.clock is not None and (told.clock.left[0], told.clock.detail["standing"]) == (18_000, "pause")

    on_a_bench(tmp_path, work)


def test_loading_the_page_again_costs_no_sand_and_pauses_nothing(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(glass(HERE, BOT))
        person = arrive(room)
        await rest(room)
        bench.now += 12_000
        room.leave(person)
        bench.now += 1_500
        arrive(room)
        await rest(room)
        told = view_of(room.sitting, 0, bench.now).clock
        assert told is not None and (told.running, told.left[0], told.detail["standing"]) == ((0,), 18_000, None)

    on_a_bench(tmp_path, work)


def test_somebody_seen_by_another_process_keeps_the_clock_running(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(glass(HERE, BOT))
        person = arrive(room)
        await rest(room)
        room.seen_elsewhere(frozenset({0}))
        room.leave(person)
        bench.now += 5_000
        await room.tick()
        assert not room.sitting.paused
        room.seen_elsewhere(frozenset())
        bench.now += 2_000
        await room.tick()
        await rest(room)
        told = view_of(room.sitting, 0, bench.now).clock
        assert told is not None and (told.left[0], told.detail["standing"]) == (25_000, "pause")

    on_a_bench(tmp_path, work)


def test_between_people_at_two_screens_a_lost_line_stops_no_clock(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(glass(HERE, LINK))
        person = arrive(room)
        await rest(room)
        room.leave(person)
        bench.now += 60_000
        await room.tick()
        assert room.match.line[-1].text == "=time"

    on_a_bench(tmp_path, work)


def test_a_second_restart_changes_nothing_while_the_sand_stands(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(glass())
        for _ in range(3):
            bench.restart()
            bench.now += 100_000
            room = await bench.rooms.get(room.table.id)
            await rest(room)
        assert room.match.spent.down and room.match.count == 1
        assert clock.left(room.table.clock or pytest.fail(), room.match.spent, 0, True, bench.now) == 30_000

    on_a_bench(tmp_path, work)


def test_a_pause_by_consent_survives_the_coming_of_people(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(glass())
        arrive(room)
        await rest(room)
        await room.act(lambda: room.sitting.offer(0, "pause", bench.now))
        arrive(room)
        await rest(room)
        assert room.sitting.paused and not room.match.spent.down

    on_a_bench(tmp_path, work)


@pytest.mark.parametrize(
    ("seats", "wish", "handover", "seconds"),
    [
        ((HERE, HERE), None, 0, 30),
        ((HERE, BOT), None, 0, 30),
        ((HERE, LINK), None, 700, 30),
        ((HERE, LINK), ClockWish(kind="hourglass", seconds=3, handover_ms=100), 100, 3),
        ((HERE, HERE), ClockWish(kind="game", seconds=900), 0, 30),
    ],
)
def test_a_table_of_laguna_gets_its_glass(
    tmp_path: Path, seats: tuple[SeatWish, ...], wish: ClockWish | None, handover: int, seconds: int
) -> None:
    async def work(bench: Bench) -> None:
        made = await bench.room(glass(*seats).model_copy(update={"clock": wish}))
        found = made.table.clock
        assert found is not None
        assert (found.kind, found.seconds, found.handover_ms) == ("hourglass", seconds, handover)
        assert (found.grace_ms, found.min_action_ms, found.call) == (200, 200, False)
        loaded = await bench.store.load(made.table.id)
        assert loaded is not None and loaded[0].clock == found

    on_a_bench(tmp_path, work)


def test_without_a_glass_five_minutes_protect_who_waits_at_another_screen(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room(glass(HERE, LINK, glass="none"))
        found = room.table.clock
        assert found is not None and (found.kind, found.seconds) == ("idle", 300)
        told = view_of(room.sitting, 0, bench.now).clock
        assert told is not None and told.left == (None, None)
        assert replace(found, seconds=1).ends_turns

    on_a_bench(tmp_path, work)
