"""My tables, live: how many tables stand, each as its token may see it."""

import asyncio
import time
from pathlib import Path
from typing import Any

from ludotheque.core import catalog
from ludotheque.play.matches import StoredMatch
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.server import tables
from ludotheque.server.bodies import SeatWish, TableAsked, TableGone, TableState, TableWish
from ludotheque.server.states import States
from ludotheque.store.tokens import Access
from server.bench import WISH, Bench, on_a_bench
from server.harness import WAIT, Json, Server, any_move, play_on
from server.odd_bots import ANYTHING


def states(server: Server, *asked: tuple[str, str]) -> list[Json]:
    body = {"tables": [{"table": table, "token": token} for table, token in asked]}
    answer = server.post("/api/tables/states", body)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()
    return found


def state(server: Server, made: Json, token: str | None = None) -> Json:
    return states(server, (made["table"], token or made["token"]))[0]


def test_each_token_is_told_its_own_seats_and_whether_they_are_waited_for(server: Server) -> None:
    made = server.table("here", "link")
    bob = server.take(made["invitations"]["1"], "Bob")["token"]
    ada = server.sit(made)
    ada.view()
    ada.move(0, "sel MK")
    ada.view(lambda view: view["chosen"] == [0])
    mine, theirs, watched = states(server, *((made["table"], one) for one in (made["token"], bob, made["watch"])))
    assert [(one["mine"], one["waits"], one["seat"]) for one in (mine, theirs, watched)] == [
        ([0], False, 0), ([1], True, 1), ([], False, None),
    ]  # fmt: skip
    assert (mine["host"], theirs["host"], mine["game"], mine["number"], mine["ply"]) == (
        True, False, "interactions", 1, 0,
    )  # fmt: skip
    assert [seat["name"] for seat in theirs["seats"]] == ["", "Bob"]
    assert (mine["over"], mine["outcome"]) == (False, None)
    assert mine["view"] == ada.views[0]["view"]
    assert "sel MK" not in str((theirs, watched))


def test_a_resigned_match_is_over_and_says_how(server: Server) -> None:
    made = server.table("here", "link")
    bob = server.sit(made, server.take(made["invitations"]["1"])["token"])
    bob.view()
    bob.send("resign", seat=1)
    bob.view(lambda view: view["outcome"] is not None)
    told = state(server, made)
    assert (told["over"], told["waits"], told["outcome"]["reason"], told["outcome"]["winners"]) == (
        True, False, "resigned", [0],
    )  # fmt: skip


def test_on_a_shared_screen_the_picture_is_a_watchers(server: Server) -> None:
    made = server.table("here", "here")
    both = server.sit(made)
    both.view(seat=0)
    both.move(0, "sel MK")
    both.view(lambda view: view["chosen"] == [0], 0)
    told = state(server, made)
    assert (told["mine"], told["seat"], told["waits"]) == ([0, 1], None, True)
    assert "MK" not in str(told["view"])


def test_what_is_unknown_is_gone_and_hides_nothing_else(server: Server) -> None:
    ours, theirs = server.table("here", "link"), server.table("here", "here")
    asked = [
        ("nowhere", ours["token"]), (ours["table"], "nothing"), (theirs["table"], ours["token"]),
        (ours["table"], ours["invitations"]["1"]), (ours["table"], ours["token"]),
    ]  # fmt: skip
    found = states(server, *asked)
    assert [one["gone"] for one in found] == [True, True, True, True, False]
    assert [one["table"] for one in found] == [table for table, _ in asked]
    assert {one.get("code") for one in found[:4]} == {"UNKNOWN_TOKEN"}
    server.http.delete(f"/api/tables/{ours['table']}", headers={"Authorization": f"Bearer {ours['token']}"})
    assert state(server, ours)["gone"]


def test_sixty_tables_at_most_and_only_what_was_asked_for(server: Server) -> None:
    one = {"table": "t", "token": "x"}
    assert len(server.post("/api/tables/states", {"tables": [one] * 60}).json()) == 60
    bad: list[Any] = [
        {"tables": [one] * 61}, {"tables": [{**one, "token": "x" * 65}]}, {"tables": [{**one, "more": 1}]},
        {"tables": {}}, {}, [], {"tables": [{"table": "t"}]},
    ]  # fmt: skip
    for body in bad:
        answer = server.post("/api/tables/states", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "INVALID_REQUEST")
    assert states(server) == []


def test_no_token_is_written_into_the_log(server: Server) -> None:
    made = server.table("here", "here")
    state(server, made)
    state(server, made)  # a line is written once its answer is out
    assert "POST /api/tables/states 200" in server.output()
    assert made["token"] not in server.output() and made["table"] not in server.output()


def test_after_a_restart_tables_are_told_without_being_opened(own_server: Server) -> None:
    made = own_server.table("here", "here")
    screen = own_server.sit(made)
    play_on({0: screen, 1: screen}, 5)
    before = state(own_server, made)
    own_server.kill()
    own_server.start()
    told = state(own_server, made)
    assert own_server.http.get("/api/health").json()["tables"] == 0
    assert [seat["present"] for seat in told["seats"]] == [False, False]
    for key in ("view", "ply", "active", "waits", "mine", "over"):
        assert told[key] == before[key]


def test_bots_alone_play_to_the_end_though_nobody_watches_and_a_server_stops(own_server: Server) -> None:
    made = own_server.table(str(ANYTHING), str(ANYTHING))
    own_server.kill()
    own_server.start()
    ends = time.monotonic() + WAIT
    while not state(own_server, made)["over"]:
        assert time.monotonic() < ends, "bots alone came to no end"
    own_server.kill()
    own_server.start()
    told = state(own_server, made)
    assert (told["over"], told["mine"], told["host"], told["outcome"]["reason"]) == (True, [], True, "complete")


def test_a_match_that_was_begun_anew_is_told_as_the_new_one(server: Server) -> None:
    made = server.post("/api/tables", {"game": "lacuna", "seats": [{"kind": "here"}, {"kind": "here"}]}).json()
    screen = server.sit(made)
    screen.view(seat=0)
    screen.move(0, "B")
    screen.view(lambda view: view["can"]["anew"])
    screen.send("offer", seat=0, offer="anew")
    screen.seated(lambda table: table["number"] == 3)
    told = state(server, made)
    assert (told["number"], told["ply"], told["over"]) == (3, 0, False)


class Counted:
    """How often a table was read from the store."""

    def __init__(self, bench: Bench) -> None:
        self.loads, load = 0, bench.store.load

        async def counted(table: str) -> tuple[Table, StoredMatch] | None:
            self.loads += 1
            return await load(table)

        bench.store.load = counted  # type: ignore[method-assign]


async def added(bench: Bench, token: str, wish: TableWish = WISH) -> str:
    table, begun = tables.wished(bench.games, wish, bench.now, lambda n: 0)
    await bench.rooms.add(table, {token: Access(table.id, "host")}, begun)
    return table.id


def test_a_table_that_nobody_uses_is_replayed_once_until_something_happens_there(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        asked = TableAsked(table=await added(bench, "key"), token="key")
        bench.restart()
        found, count = States(bench.rooms), Counted(bench)
        first = await found.told([asked])
        assert (await found.told([asked, asked]), count.loads, len(bench.rooms)) == (first * 2, 1, 0)
        room = await bench.rooms.get(asked.table)
        await room.act(lambda: room.sitting.resign(0, bench.now))
        live = await found.told([asked])
        bench.restart()
        (later,) = await States(bench.rooms).told([asked])
        assert isinstance(later, TableState) and later.over and live[0] == later

    on_a_bench(tmp_path, work)


def test_who_sits_down_is_noticed_without_a_move(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        wish = TableWish(game="interactions", seats=[SeatWish(kind="here"), SeatWish(kind="link")])
        table = await added(bench, "key", wish)
        bench.restart()
        found, asked = States(bench.rooms), TableAsked(table=table, token="key")
        (before,) = await found.told([asked])
        link = next(place for place, seat in enumerate(before.seats) if seat.kind == "link")  # type: ignore[union-attr]
        await bench.store.take(table, link, Holder("link", "Bob"), "bob")
        (after,) = await found.told([asked])
        assert isinstance(after, TableState) and "Bob" in [seat.name for seat in after.seats]

    on_a_bench(tmp_path, work)


def test_a_table_that_cannot_be_shown_hides_no_other(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        broken, sound = [TableAsked(table=await added(bench, key), token=key) for key in ("a", "b")]
        bench.restart()
        load = bench.store.load

        async def failing(table: str) -> tuple[Table, StoredMatch] | None:
            if table == broken.table:
                raise OSError("unreadable")
            return await load(table)

        bench.store.load = failing  # type: ignore[method-assign]
        found = await States(bench.rooms).told([broken, sound])
        assert isinstance(found[0], TableGone) and found[0].code == "SERVER_ERROR"
        assert isinstance(found[1], TableState)

    on_a_bench(tmp_path, work)


def test_others_have_their_turn_between_two_tables(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        asked = [TableAsked(table=await added(bench, f"key{n}"), token=f"key{n}") for n in range(5)]
        bench.restart()
        turns = 0

        async def beside() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        task = asyncio.create_task(beside())
        await States(bench.rooms).told(asked)
        task.cancel()
        assert turns >= len(asked)

    on_a_bench(tmp_path, work)


def test_every_game_can_be_told_from_afar(server: Server) -> None:
    for entry in catalog.entries():
        wish = {"game": entry.key, "seats": [{"kind": "here"}] * entry.game().info.seats}
        told = state(server, server.post("/api/tables", wish).json())
        assert (told["game"], told["waits"], told["gone"]) == (entry.key, True, False)


def test_a_state_moves_on_with_the_match(server: Server) -> None:
    made = server.table("here", str(ANYTHING))
    ada = server.sit(made)
    view = ada.view(lambda one: one["chosen"] == [1])
    assert state(server, made)["waits"]
    ada.move(0, any_move(view))
    ada.after(2)
    assert state(server, made)["ply"] >= 2


def test_machines_are_told_of_it_too(server: Server) -> None:
    paths = server.http.get("/openapi.json").json()
    asked = paths["paths"]["/api/tables/states"]["post"]
    assert asked["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/TablesAsked")
    assert {"TableState", "TableGone"} <= set(paths["components"]["schemas"])
