"""The hourglass over real websockets: the server's time stands still unless the test moves it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from play.lagoon import AGAIN, PASS, REEF, SEA
from server.harness import Json, Player, Server

LT20 = [
    (0, 12, REEF, 18), (18, 10, PASS, 8), (8, 20, AGAIN, 18),
    (18, 48.2, (), 0), (0, 5, PASS, 25), (25, 30, REEF, 25),
]  # fmt: skip


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("still")
    running = Server(folder, frozen=True)
    yield running
    running.stop()


def seated(server: Server, **options: str) -> tuple[Player, Player, Json]:
    """Ada at the host's screen and Bob by link, with no handover pause so that sums are plain."""
    clock = {"kind": "hourglass", "seconds": 30, "handover_ms": 0}
    made = server.table("here", "link", game="laguna", setup=SEA, clock=clock, options=options)
    ada, bob = server.sit(made), server.sit(made, server.take(made["invitations"]["1"])["token"])
    for player in (ada, bob):
        player.view(lambda view: view["clock"]["running"] == [0])
    return ada, bob, made


def ends(view: Json) -> int:
    """The deadline in the server's time."""
    detail = view["clock"]["detail"]
    return int(detail["now"] + detail["deadline"])


def test_lt20_two_browsers_show_the_same_sand_through_six_turns(still: Server) -> None:
    ada, bob, made = seated(still)
    ply = 0
    for turn, (carry, lasts, how, handed_on) in enumerate(LT20):
        mover = (ada, bob)[turn % 2]
        views = [player.at(ply) for player in (ada, bob)]
        detail = views[0]["clock"]["detail"]
        assert detail["inherited"] == (carry > 0) and detail["more"] == (30_000 if carry else 0)
        assert views[0]["clock"]["left"][turn % 2] == (30 + carry) * 1000
        assert ends(views[0]) == ends(views[1])
        still.pass_time(lasts - len(how) + 1 if how else lasts)
        for text in how:
            mover.at(ply)
            mover.move(turn % 2, text)
            ply += 1
            mover.at(ply)
            if text != how[-1]:
                still.pass_time(1)
        ply += not how
        sand = handed_on * 1000 or 30_000
        assert [player.at(ply)["clock"]["detail"]["sand"] for player in (ada, bob)] == [sand, sand]
    record = still.record(made)
    assert record["moves"] == ["step E", "end", "shift 0 5", "step E", "=time", "end", "step E"]
    assert record["times"][:3] == [12_000, 10_000, 19_000]


def test_lt21_the_turn_ends_by_the_first_call_in_time(still: Server) -> None:
    ada, bob, _ = seated(still, time_call="call")
    still.pass_time(29.9)
    bob.move(1, "time 1")
    bob.until(lambda m: m["type"] == "view")
    assert bob.views[1]["ply"] == 0
    still.pass_time(3.1)
    ada.move(0, "step S")
    ada.at(1), bob.at(1)
    still.pass_time(3)
    bob.move(1, "time 1")
    for player in (ada, bob):
        view = player.at(2)
        assert (view["to_move"], view["clock"]["detail"]["sand"], view["clock"]["detail"]["call"]) == (1, 30_000, True)


def test_a_call_answers_the_turn_and_not_its_newest_move(still: Server) -> None:
    ada, bob, made = seated(still, time_call="call")
    known = bob.views[1]["turn"]
    still.pass_time(33)
    ada.move(0, "step S")
    ada.at(1)
    bob.send("move", seat=1, turn=known, ply=0, move="time 1")
    assert ada.at(2)["to_move"] == 1
    still.pass_time(31)
    ada.send("move", seat=0, turn=known, ply=0, move="time 0")  # meant for a turn that is over
    ada.send("ping")
    ada.until(lambda m: m["type"] == "pong")
    assert still.record(made)["moves"] == ["step S", "time 1"]


def test_what_was_sent_before_a_reef_does_not_reach_the_next_turn(still: Server) -> None:
    made = still.table("here", "here", game="laguna", setup=SEA)
    screen = still.sit(made)
    screen.view(lambda view: view["clock"]["running"] == [0], 0)
    at = screen.views[0]["turn"]
    for text in ("step E", "step E", "end"):  # a held key, all answers to one view
        screen.send("move", seat=0, turn=at, ply=0, move=text)
    screen.send("move", seat=1, turn=at, ply=0, move="end")
    screen.send("ping")
    screen.until(lambda m: m["type"] == "pong")
    assert still.record(made)["moves"] == ["step E"]
    assert screen.at(1, 1)["to_move"] == 1


def test_too_fast_is_refused_with_its_clause(still: Server) -> None:
    made = still.table("here", "here", game="laguna", setup=SEA)
    screen = still.sit(made)
    screen.view(lambda view: view["clock"]["running"] == [0], 0)
    screen.move(0, "step S")
    screen.at(1, 0)
    screen.move(0, "step N")
    told = screen.refusal()
    assert (told["code"], told["clause"], told["facts"]) == ("TOO_FAST", "LAG-E5", {"wait": 200})
    still.pass_time(0.2)
    screen.move(0, "step N")
    screen.at(2, 0)


def test_a_disconnected_players_turn_ends_by_time(still: Server) -> None:
    ada, bob, _ = seated(still)
    ada.close()
    bob.seated(lambda table: not table["seats"][0]["present"])
    still.pass_time(30.2)
    assert bob.at(1)["to_move"] == 1


def test_a_pause_by_consent_keeps_the_sand(still: Server) -> None:
    ada, bob, _ = seated(still)
    still.pass_time(12)
    ada.send("offer", seat=0, offer="pause")
    bob.view(lambda view: view["offers"] != [])
    bob.send("answer", seat=1, offer="pause", yes=True)
    paused = ada.view(lambda view: view["clock"]["running"] == [])
    assert (paused["clock"]["left"][0], paused["clock"]["detail"]["standing"]) == (18_000, "pause")
    still.pass_time(600)
    ada.move(0, "end")
    assert ada.refusal()["code"] == "PAUSED"
    assert (paused["clock"]["detail"]["by"], paused["can"]["pause"], paused["can"]["resume"]) == (0, False, True)
    ada.send("offer", seat=0, offer="pause")
    assert ada.refusal()["code"] == "ALREADY_PAUSED"
    bob.send("resume", seat=1)
    again = ada.until(lambda m: m["type"] == "view" and m["clock"]["running"] == [0])
    assert again["clock"]["left"][0] == 18_000
    assert (again["clock"]["detail"]["standing"], again["can"]["pause"], again["can"]["resume"]) == (None, True, False)


def test_who_only_watches_lets_no_clock_run(still: Server) -> None:
    ada, _, made = seated(still)
    watcher = still.sit(made, made["watch"])
    watcher.send("resume", seat=0)
    assert watcher.refusal()["code"] == "NOT_YOUR_SEAT"
    ada.send("resume", seat=0)
    assert ada.refusal()["code"] == "NOT_PAUSED"


def test_against_the_glass_nothing_is_taken_back_and_no_past_shown(still: Server) -> None:
    made = still.table("here", "here", game="laguna", setup=SEA)
    screen = still.sit(made)
    screen.view(lambda view: view["clock"]["running"] == [0], 0)
    screen.move(0, "step S")
    can = screen.at(1, 0)["can"]
    assert (can["takeback"], can["look"]) == (False, False)
    screen.send("look", seat=0, ply=0)
    assert screen.refusal()["code"] == "NOT_WHILE_PLAYING"
    screen.send("offer", seat=0, offer="takeback")
    assert screen.refusal()["code"] == "NOT_WHILE_PLAYING"


def test_a_patient_glass_tells_that_it_waits_and_runs_from_the_first_action(still: Server) -> None:
    clock = {"kind": "hourglass", "seconds": 30, "patient": True}
    ada = still.sit(still.table("here", "here", game="laguna", setup=SEA, clock=clock))
    waiting = ada.view(lambda view: view["clock"]["detail"]["waits"])
    assert (waiting["clock"]["running"], waiting["clock"]["detail"]["deadline"], waiting["can"]["pause"]) == (
        [],
        None,
        False,
    )
    still.pass_time(99)
    ada.move(0, "step S")
    running = ada.view(lambda view: view["clock"]["running"] == [0])
    assert (running["clock"]["left"][0], running["clock"]["detail"]["waits"]) == (30_000, False)
