"""Statistics of a browser, and the deal of the day, over a real server."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from ludotheque.games.lacunes.faces.chance import CHANCE
from play.patience import NEARLY, WINNING
from server.harness import Json, Server

ADA, BOB = "A" * 22, "B" * 22


def opened(server: Server, player: str = ADA, **wish: Any) -> Json:
    body = {"game": "lacunes", "seats": [{"kind": "here"}], **wish}
    answer = server.post("/api/tables", body, headers={"X-Player": player} if player else {})
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


def told(server: Server, player: str = ADA) -> Json:
    answer = server.http.get("/api/statistics", params={"game": "lacunes"}, headers={"X-Player": player})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def first_move(view: Json) -> str:
    return str(view["choices"]["moves"][0]["move"])


def won(server: Server, player: str, **wish: Any) -> Json:
    ada = server.sit(opened(server, player, setup=NEARLY, **wish))
    ada.view()
    ada.move(0, WINNING)
    return ada.view(lambda view: view["outcome"] is not None)


def test_wins_and_losses_are_counted_by_preset(server: Server) -> None:
    won(server, ADA)
    won(server, ADA, options={"preset": "addiction"})
    left = server.sit(opened(server, ADA, setup=NEARLY))
    left.view()
    left.send("resign", seat=0)
    left.view(lambda view: view["outcome"] is not None)  # no move was made: it counts for nothing
    found = told(server)
    assert {name: (each["games"], each["wins"]) for name, each in found["presets"].items()} == {
        "base": (1, 1), "addiction": (1, 1),
    }  # fmt: skip
    assert found["presets"]["addiction"]["wins_by_redeals"] == {"0": 1}
    assert [one["facts"]["placed"] for one in found["newest"]] == [48, 48]
    assert told(server, BOB)["newest"] == []


def test_a_table_deleted_in_the_middle_counts_as_lost(server: Server) -> None:
    player = "C" * 22
    made = opened(server, player, setup="deal:0")
    ada = server.sit(made)
    ada.move(0, first_move(ada.view()))
    ada.at(1)
    head = {"Authorization": f"Bearer {made['token']}"}
    assert server.http.delete(f"/api/tables/{made['table']}", headers=head).status_code == 204
    (one,) = told(server, player)["newest"]
    assert (one["reason"], one["won"], one["plies"]) == ("abandoned", False, 1)


def test_the_days_deal_is_the_same_for_all_and_sealed_alike(server: Server) -> None:
    views = []
    for player in ("D" * 22, "E" * 22):
        made = opened(server, player, daily=True)
        ada = server.sit(made)
        views.append(ada.view())
        assert views[-1]["secret"] is None
        ada.move(0, first_move(views[-1]))
        ada.at(1)
        ada.send("resign", seat=0)
        end = ada.view(lambda view: view["outcome"] is not None)
        assert end["secret"] is None and end["seal"] == views[-1]["seal"]
        day = told(server, player)["days"][0]
        assert server.record(made)["setup"] == f"deal:{day.replace('-', '')}"
    assert views[0]["view"] == views[1]["view"] and views[0]["seal"] == views[1]["seal"]
    other = server.sit(opened(server))
    assert other.view()["seal"] != views[0]["seal"]


def test_the_days_deal_is_that_of_the_readers_own_day(server: Server) -> None:
    now = datetime.now(UTC)
    for day in {(now - timedelta(hours=11)).date(), (now + timedelta(hours=13)).date()}:
        made = opened(server, "Z" * 22, daily=True, day=day.isoformat())
        assert server.sit(made).seated(bool)["daily"] == day.isoformat()


def test_the_days_deal_counts_once_and_is_practice_from_then_on(server: Server) -> None:
    player = "F" * 22
    first, second = (server.sit(opened(server, player, daily=True)) for _ in range(2))
    told_first, again = first.seated(bool), server.sit(opened(server))
    assert (told_first["daily"] is not None, told_first["counts"]) == (True, True)
    assert again.seated(bool)["daily"] is None
    for ada in (first, second):
        ada.move(0, first_move(ada.view()))
        ada.at(1)
        ada.send("resign", seat=0)
        ada.view(lambda view: view["outcome"] is not None)
    assert len(told(server, player)["newest"]) == 1
    third = server.sit(opened(server, player, daily=True))
    practice = third.seated(bool)
    assert (practice["daily"], practice["counts"]) == (told_first["daily"], False)
    third.move(0, first_move(third.view()))
    third.at(1)
    third.send("resign", seat=0)
    third.view(lambda view: view["outcome"] is not None)
    third.send("offer", seat=0, offer="rematch")
    assert third.seated(lambda table: table["number"] == 2)["counts"]
    assert len(told(server, player)["newest"]) == 1


def test_a_match_from_a_record_says_how_many_moves_it_was_given(server: Server) -> None:
    ada = server.sit(opened(server, setup="deal:0"))
    ada.move(0, first_move(ada.view()))
    ada.at(1)
    assert ada.seated(bool)["given"] == 0
    record = {"game": "lacunes", "options": {}, "setup": "deal:0", "moves": ["4D", "6C"]}
    assert server.sit(opened(server, record=record)).seated(bool)["given"] == 2


def test_the_secret_of_an_ordinary_match_fits_its_seal(server: Server) -> None:
    end = won(server, "G" * 22)
    assert CHANCE.seal(int(end["secret"], 16)) == end["seal"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"daily": True, "setup": "deal:1"}, "NO_DAILY"),
        ({"daily": True, "day": "2026-02-03"}, "NO_DAILY"),
        ({"daily": True, "day": "2999-01-01"}, "NO_SUCH_DAY"),
        ({"daily": True, "game": "interactions", "options": {"players": 1}}, "NO_DAILY"),
    ],
)
def test_a_daily_setup_that_cannot_be_is_refused(server: Server, wish: Json, code: str) -> None:
    asked = {"game": "lacunes", "seats": [{"kind": "here"}], **wish}
    answer = server.post("/api/tables", asked, headers={"X-Player": "Y" * 22})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_day_is_not_rehearsed_by_leaving_out_who_one_is(server: Server) -> None:
    answer = server.post("/api/tables", {"game": "lacunes", "seats": [{"kind": "here"}], "daily": True})
    assert (answer.status_code, answer.json()["code"]) == (400, "BAD_PLAYER")


@pytest.mark.parametrize("key", ["short", "x" * 65, "A" * 21 + "!"])
def test_a_key_that_is_no_key_is_refused(server: Server, key: str) -> None:
    answer = server.http.get("/api/statistics", params={"game": "lacunes"}, headers={"X-Player": key})
    assert (answer.status_code, answer.json()["code"]) == (400, "BAD_PLAYER")


def test_without_a_key_nothing_is_kept_and_nothing_told(server: Server) -> None:
    won(server, "")
    found = server.http.get("/api/statistics", params={"game": "lacunes"}).json()
    assert (found["presets"], found["newest"]) == ({}, [])


def test_the_catalog_says_which_games_have_a_daily_setup(server: Server) -> None:
    found = {game["key"]: game["daily"] for game in server.http.get("/api/games").json()}
    assert found["lacunes"] and not found["interactions"]
