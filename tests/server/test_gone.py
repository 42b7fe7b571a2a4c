"""Time at the table: presence, people who are gone, and clocks; time is moved on by hand."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.ladder import ladders_of
from server.harness import Json, Player, Server, play_on

USUAL = ladders_of(catalog.entry("interactions")).usual
"""The level of a bot that takes over."""


@pytest.fixture
def seated(own_server: Server) -> tuple[Server, Json, Json, Player]:
    made = own_server.table("here", "link")
    taken = own_server.take(made["invitations"]["1"])
    ada = own_server.sit(made)
    ada.view()
    return own_server, made, taken, ada


def test_somebody_gone_for_two_minutes_can_be_replaced_by_a_bot(seated: tuple[Server, Json, Json, Player]) -> None:
    server, made, taken, ada = seated
    bob = server.sit(made, taken["token"])
    bob.view()
    ada.seated(lambda table: table["seats"][1]["present"])
    bob.close()
    ada.seated(lambda table: not table["seats"][1]["present"])
    ada.send("gone", seat=1, what="bot")
    assert ada.refusal()["code"] == "NOT_GONE"
    server.pass_time(119)
    ada.send("gone", seat=1, what="bot")
    assert ada.refusal()["code"] == "NOT_GONE"
    server.pass_time(2)
    ada.seated(lambda table: table["seats"][1]["gone"])
    ada.send("gone", seat=1, what="bot")
    assert ada.seated(lambda table: table["seats"][1]["kind"] == "bot")["seats"][1]["level"] == USUAL
    ada.view(lambda view: view["chosen"] == [1])
    late = server.sit(made, taken["token"])
    assert late.view()["seat"] is None
    server.kill()
    server.start()
    assert server.sit(made).seated(lambda table: True)["seats"][1]["kind"] == "bot"


def test_the_record_of_an_earlier_match_names_who_sat_there_then(seated: tuple[Server, Json, Json, Player]) -> None:
    server, made, taken, ada = seated
    bob = server.sit(made, taken["token"])
    bob.view()
    bob.send("resign", seat=1)
    ada.view(lambda view: view["can"]["rematch"])
    ada.send("offer", seat=0, offer="rematch")
    bob.view(lambda view: view["offers"] != [])
    bob.send("answer", seat=1, offer="rematch", yes=True)
    ada.seated(lambda table: table["number"] == 2)
    bob.close()
    ada.seated(lambda table: not table["seats"][0]["present"])
    server.pass_time(121)
    ada.seated(lambda table: table["seats"][0]["gone"])
    ada.send("gone", seat=0, what="bot")
    ada.seated(lambda table: table["seats"][0]["kind"] == "bot")
    assert server.record(made)["seats"] == [f"bot:{USUAL}", ""]
    assert server.record(made, number=1)["seats"] == ["", "Bob"]


def test_a_match_with_somebody_gone_can_end_without_result(seated: tuple[Server, Json, Json, Player]) -> None:
    server, made, _, ada = seated
    watcher = server.sit(made, made["watch"])
    watcher.view()
    server.pass_time(121)
    ada.seated(lambda table: table["seats"][1]["gone"])
    watcher.send("gone", seat=1, what="end")
    assert watcher.refusal()["code"] == "NOT_YOUR_SEAT"
    ada.send("gone", seat=1, what="end")
    outcome = ada.view(lambda view: view["outcome"] is not None)["outcome"]
    assert (outcome["reason"], outcome["winners"]) == ("abandoned", [])
    assert server.record(made)["result"] is None


def test_coming_back_is_seen_and_nothing_is_lost(seated: tuple[Server, Json, Json, Player]) -> None:
    server, made, taken, ada = seated
    server.pass_time(500)
    ada.seated(lambda table: table["seats"][1]["gone"])
    bob = server.sit(made, taken["token"])
    bob.view()
    told = ada.seated(lambda table: table["seats"][1]["present"])
    assert not told["seats"][1]["gone"]
    ada.view(lambda view: True)
    play_on({0: ada, 1: bob}, 4)


def test_an_offer_to_somebody_gone_goes_through_with_the_bot(seated: tuple[Server, Json, Json, Player]) -> None:
    server, made, taken, ada = seated
    bob = server.sit(made, taken["token"])
    bob.view()
    play_on({0: ada, 1: bob}, 3)
    bob.close()
    ada.send("offer", seat=0, offer="takeback")
    ada.view(lambda view: view["offers"] != [])
    server.pass_time(121)
    ada.seated(lambda table: table["seats"][1]["gone"])
    ada.send("gone", seat=1, what="bot")
    assert ada.until(lambda m: m["type"] == "view" and m["ply"] == 2)["to_move"] == 0


def test_the_clock_runs_stops_and_decides(own_server: Server) -> None:
    server = own_server
    made = server.table("here", "here", clock={"kind": "game", "seconds": 600, "increment": 0})
    screen = server.sit(made)
    play_on({0: screen, 1: screen}, 2)
    clock = screen.view(lambda view: view["ply"] == 2, 0)["clock"]
    assert clock["running"] == [0] and all(left <= 600_000 for left in clock["left"])
    server.kill()
    server.pass_time(900)
    server.start()
    screen = server.sit(made)
    assert screen.view(seat=0)["outcome"] is None, "the time while the server was down is nobody's"
    screen.view(lambda view: view["clock"]["running"] == [0])
    server.pass_time(601)
    outcome = screen.view(lambda view: view["outcome"] is not None)["outcome"]
    assert (outcome["reason"], outcome["seat"], outcome["winners"]) == ("time", 0, [1])
    assert len(server.record(made)["times"]) == 2
