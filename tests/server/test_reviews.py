"""Reviews over HTTP: made once for everybody, kept with the match, nothing of them before its end."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.play import records
from play.sittings import sat, wandered
from play.test_reviewing import GAME
from play.weighing import chance
from server.harness import Json, Server, play_on

RECORD = {"game": "interactions", "moves": list(GAME), "seats": ["Ada", "bot:3"]}
READS = ("", "/state", "/positions?since=0&upto=3", "/better?ply=2", "/again?ply=2")
TRY = {"ply": 2, "moves": ["Af6+K"]}


def opened(server: Server, record: Json = RECORD) -> Json:
    answer = server.post("/api/records", record)
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


def call(server: Server, made: Json, method: str, path: str = "", body: Any = None, token: str = "") -> httpx.Response:
    headers = {"Authorization": f"Bearer {token or made['token']}"}
    return server.http.request(method, f"/api/tables/{made['table']}/review{path}", json=body, headers=headers)


def reviewed(server: Server, made: Json, token: str = "", **wish: Any) -> Json:
    """Asked for, waited for and read, as a browser does it."""
    told = call(server, made, "POST", body=wish, token=token)
    assert told.status_code == 200, told.text
    while told.json()["state"] in ("queued", "running"):
        told = call(server, made, "GET", "/state", token=token)
    assert told.json()["state"] == "done", told.text
    found: Json = call(server, made, "GET", token=token).json()
    return found


def works(server: Server) -> int:
    """How often an engine has worked on a review."""
    return server.output().count("job review") + server.output().count("job retry")


def test_a_record_is_judged_move_by_move(server: Server) -> None:
    made = opened(server)
    assert call(server, made, "GET", "/state").json()["state"] == "none"
    assert call(server, made, "GET").json()["code"] == "NO_REVIEW"
    told = reviewed(server, made)
    assert (told["game"], told["plies"], told["depth"], told["stale"]) == ("interactions", len(GAME), "quick", False)
    assert [seat["kind"] for seat in told["seats"]] == ["here", "bot"] and told["seats"][0]["name"] == "Ada"
    assert len(told["log"]) == len(told["review"]["plies"]) == len(GAME) and told["outcome"]["winners"]
    third = told["review"]["plies"][2]
    assert third["chances"] == list(chance(2, 0, GAME[2])) and third["best"]["reason"]["key"] == "search"
    assert {one["seat"] for one in told["review"]["summary"]} == {0, 1}


def test_the_second_reading_costs_no_engine_time_and_is_the_same_for_everybody(server: Server) -> None:
    made = opened(server)
    first, before = reviewed(server, made), works(server)
    watched = call(server, made, "GET", token=made["watch"]).json()
    assert watched == {**first, "mine": [], "seat": 0}
    assert reviewed(server, made) == first
    assert call(server, made, "GET", "/positions?since=0&upto=99").status_code == 200
    assert call(server, made, "GET", "/better?ply=4").json()["shown"]
    again = reviewed(server, made, made["watch"])
    assert again["review"] == first["review"] and works(server) == before


def test_it_outlives_the_server(own_server: Server) -> None:
    made = opened(own_server)
    first = reviewed(own_server, made)
    own_server.kill()
    own_server.start()
    assert call(own_server, made, "GET").json() == first


def test_a_deeper_look_takes_the_place_of_the_quick_one_and_stays(server: Server) -> None:
    made = opened(server)
    quick = reviewed(server, made)
    deep = reviewed(server, made, depth="deep")
    assert (quick["depth"], deep["depth"]) == ("quick", "deep")
    assert reviewed(server, made, depth="quick")["depth"] == "deep"


def stopped(server: Server, made: Json, **wish: Any) -> Json:
    """How it stands once a review that would never end was stopped, and its worker has said so."""
    held, ends = server.marks / "held", server.output().count("job review interactions stopped")
    held.touch()
    try:
        told = call(server, made, "POST", body=wish).json()
        while told["state"] != "running":
            told = call(server, made, "GET", "/state").json()
        told = call(server, made, "DELETE").json()
        while told["state"] in ("queued", "running"):
            told = call(server, made, "GET", "/state").json()
    finally:
        held.unlink()
    assert server.output().count("job review interactions stopped") == ends + 1
    found: Json = told
    return found


def test_a_review_that_is_stopped_ends_its_work_and_can_be_asked_for_again(server: Server) -> None:
    made = opened(server)
    assert stopped(server, made)["state"] == "none"
    assert call(server, made, "GET").json()["code"] == "NO_REVIEW"
    assert reviewed(server, made)["depth"] == "quick"
    assert call(server, made, "DELETE").json()["state"] == "done"  # there is nothing to stop any more


def test_a_deeper_look_that_is_stopped_leaves_the_quick_one(server: Server) -> None:
    made = opened(server)
    quick = reviewed(server, made)
    told = stopped(server, made, depth="deep")
    assert (told["state"], told["depth"]) == ("done", "quick") and call(server, made, "GET").json() == quick


def test_a_newer_engine_judges_anew_when_somebody_asks(own_server: Server) -> None:
    made = opened(own_server)
    first, engine = reviewed(own_server, made), own_server.marks / "engine"
    engine.write_text("weighing-2")
    try:
        own_server.stop()
        own_server.start()
        before = works(own_server)
        told = call(own_server, made, "GET").json()
        while not told["stale"]:
            told = call(own_server, made, "GET").json()
        assert told["review"] == first["review"] and works(own_server) == before
        anew = reviewed(own_server, made)
        assert (anew["review"]["engine"], anew["stale"]) == ("weighing-2", False)
    finally:
        Path(engine).unlink()


def test_nobody_gets_a_byte_of_a_review_while_the_match_runs(server: Server) -> None:
    made = server.table("here", "link")
    taken = server.take(made["invitations"]["1"])
    players = {0: server.sit(made), 1: server.sit(made, taken["token"])}
    refused = b'{"code":"MATCH_RUNNING","clause":null,"facts":{}}'
    for plies in (0, 2, 7, 13):
        play_on(players, plies)
        for token in (made["token"], taken["token"], made["watch"]):
            for path in READS:
                answer = call(server, made, "GET", path, token=token)
                assert (answer.status_code, answer.content) == (409, refused), path
            for path, body in (("", {}), ("", {"depth": "deep", "number": 1}), ("/again", TRY)):
                assert call(server, made, "POST", path, body, token).content == refused
            assert call(server, made, "DELETE", token=token).content == refused
    assert call(server, made, "POST", body={}, token="x" * 22).json()["code"] == "UNKNOWN_TOKEN"
    play_on(players, 99)
    first = reviewed(server, made, taken["token"])
    assert (first["mine"], first["seat"]) == ([1], 1)
    assert reviewed(server, made)["review"] == first["review"]
    for player in players.values():
        player.close()


def test_an_earlier_match_of_a_table_is_open_while_the_next_one_runs(server: Server) -> None:
    made = opened(server)
    with_rematch = server.sit(made)
    with_rematch.view(lambda view: view["outcome"] is not None)
    with_rematch.send("offer", seat=0, offer="anew")
    with_rematch.view(lambda view: view["number"] > 1)
    with_rematch.close()
    assert call(server, made, "POST", body={}).json()["code"] == "MATCH_RUNNING"
    assert call(server, made, "POST", body={"number": 1}).status_code == 200
    assert call(server, made, "POST", body={"number": 9}).json()["code"] == "NO_SUCH_MATCH"


def lost_patience() -> Json:
    """The record of a deal that was played until no card could move."""
    entry, seed = catalog.entry("lacunes"), 0
    while True:
        found = wandered(sat(entry, options={"redeals": 0}), 400, SplitMix64(seed).below)
        if found.match.outcome is not None and not found.match.outcome.winners:
            return records.written(found.match, (), None).write()
        seed += 1


def test_a_lost_patience_that_was_reviewed_and_goes_on_counts_as_assisted(server: Server) -> None:
    made = opened(server, lost_patience())
    player = server.sit(made)
    over = player.view(lambda view: view["outcome"] is not None)
    assert not over["assisted"] and over["can"]["takeback"]
    reviewed(server, made)
    player.send("offer", seat=0, offer="takeback")
    assert player.view(lambda told: told["outcome"] is None)["assisted"]
    player.close()


def test_a_move_tried_again_is_judged_by_the_server(server: Server) -> None:
    made = opened(server)
    plies = reviewed(server, made)["review"]["plies"]
    worst = max(plies, key=lambda one: one["loss"])
    ply, seat, best = worst["ply"], worst["seat"], worst["best"]["moves"][0]
    asked = call(server, made, "GET", f"/again?ply={ply}").json()
    assert asked["seat"] == seat and asked["choices"]
    before = works(server)
    right = call(server, made, "POST", "/again", {"ply": ply, "moves": [best]}).json()
    assert (right["standing"], right["loss"], right["choices"]) == ("right", 0, None) and right["shown"][0]["events"]
    wrong = call(server, made, "POST", "/again", {"ply": ply, "moves": [worst["move"]]}).json()
    assert (wrong["standing"], wrong["judgement"]) == ("wrong", worst["judgement"]) and works(server) == before
    illegal = call(server, made, "POST", "/again", {"ply": ply, "moves": ["Zz9"]})
    assert illegal.status_code == 400 and illegal.json()["code"] == "INVALID_MOVE"
    choices = asked["choices"]
    raised = f"+{choices['raise'][0]}" if choices["raise"] else ""
    others = [f"{tile}{cell}{raised}" for tile in choices["tiles"] for cell in choices["cells"]]
    tried = next(move for move in others if move not in (best, worst["move"]))
    judged = call(server, made, "POST", "/again", {"ply": ply, "moves": [tried]}).json()
    assert judged["chances"] == list(chance(2, seat, tried)) and works(server) == before + 1


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/positions?since=0&upto=2&seat=7", 404, "NO_SUCH_SEAT"),
        ("/better?ply=99", 400, "NO_SUCH_PLY"),
        ("/again?ply=-1", 400, "NO_SUCH_PLY"),
        ("/positions?since=x&upto=2", 422, "INVALID_REQUEST"),
    ],
)
def test_what_is_not_there_is_said_so(server: Server, path: str, status: int, code: str) -> None:
    made = opened(server)
    reviewed(server, made)
    answer = call(server, made, "GET", path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
