"""Several processes on one PostgreSQL are one service, whatever happens to one of them."""

import signal

import pytest

from cluster import Cluster
from server.harness import Json, Player, Server, any_move, play_on

pytestmark = pytest.mark.xdist_group("postgresql")


def moves(player: Player) -> list[str]:
    return [entry["move"] for entry in next(iter(player.logs.values()))]


def test_two_people_at_two_processes_play_a_match_and_a_third_watches(three: list[Server]) -> None:
    a, b, c = three
    made = a.table("here", "link")
    taken = b.take(made["invitations"]["1"], "Bob")
    ada, bob = a.sit(made), Player(b, made["table"], taken["token"])
    watcher = Player(c, made["table"], made["watch"])
    ada.view(), bob.view(), watcher.view()
    ada.seated(lambda table: all(seat["present"] for seat in table["seats"]))
    play_on({0: ada, 1: bob}, 14)
    watcher.after(14)
    assert moves(ada) == moves(bob) == moves(watcher) == c.record(made)["moves"]
    ada.send("offer", seat=0, offer="rematch")
    bob.view(lambda view: view["offers"] != [])
    bob.send("answer", seat=1, offer="rematch", yes=True)
    for player in (ada, bob, watcher):
        assert player.seated(lambda table: table["number"] == 2)["seats"][0]["name"] == "Bob"


def test_of_two_moves_at_one_number_the_second_gets_a_fresh_view(three: list[Server]) -> None:
    made = three[0].table("here", "here")
    screens = [Player(server, made["table"], made["token"]) for server in three]
    play_on({0: screens[0], 1: screens[0]}, 2)
    for screen in screens:
        screen.at(2, 0), screen.at(2, 1)
    while (newest := max(screen.views[0]["ply"] for screen in screens)) < 14:
        seen = [screen.view(lambda view: view["ply"] >= newest and view["choices"] is not None) for screen in screens]
        for screen, view in zip(screens, seen, strict=True):
            screen.move(view["seat"], any_move(view))
        for screen in screens:
            screen.after(newest + 1, 0), screen.after(newest + 1, 1)
    stored = three[0].record(made)["moves"]
    assert len(stored) == 14
    for screen in screens:
        assert moves(screen) == stored


def _bot_answers(player: Player) -> Json:
    view = player.view(lambda view: view["choices"] is not None)
    player.move(view["seat"], any_move(view))
    return player.until(lambda m: m["type"] == "view" and m["choices"] is not None and m["ply"] > view["ply"])


def test_bots_go_on_elsewhere_when_their_process_dies(three: list[Server]) -> None:
    a, b, _ = three
    made = a.table("here", "1")
    player = Player(b, made["table"], made["token"])
    _bot_answers(player)
    a.kill()
    assert _bot_answers(player)["ply"] == len(b.record(made)["moves"])


def test_a_process_that_slept_past_its_lease_does_nothing_twice(three: list[Server]) -> None:
    a, b, c = three
    made = a.table("here", "1")
    player = Player(b, made["table"], made["token"])
    _bot_answers(player)
    a.process.send_signal(signal.SIGSTOP)
    _bot_answers(player)
    a.process.send_signal(signal.SIGCONT)
    last = _bot_answers(player)
    stored = c.record(made)["moves"]
    assert len(stored) == last["ply"] and moves(player) == stored
    while (told := moves_of(a, made)) != stored:  # as soon as it has heard
        assert told == stored[: len(told)], "the one that slept tells the same"


def moves_of(server: Server, made: Json) -> list[str]:
    found: list[str] = server.record(made)["moves"]
    return found


def test_opening_a_table_elsewhere_does_not_stop_its_clock(three: list[Server]) -> None:
    a, b, _ = three
    made = a.table("here", "here", clock={"kind": "game", "seconds": 900})
    first = a.sit(made)
    running = first.view(lambda view: bool(view["clock"]["running"]))
    watcher = Player(b, made["table"], made["watch"])
    watcher.view(lambda view: bool(view["clock"]["running"] == running["clock"]["running"]))
    first.move(0, any_move(first.view(seat=0)))
    first.move(1, any_move(first.view(seat=1)))
    assert watcher.at(2)["clock"]["running"] and first.at(2)["clock"]["running"]


def test_a_clock_stands_while_nobody_serves_and_goes_on_with_what_was_left(three: list[Server]) -> None:
    a, b, _ = three
    made = a.table("here", "here", clock={"kind": "turn", "seconds": 900})
    first = a.sit(made)
    first.view(lambda view: bool(view["clock"]["running"]))
    a.kill()
    for server in three[1:]:
        server.pass_time(600)
    again = Player(b, made["table"], made["token"])
    assert again.view(lambda view: view["clock"]["running"] and min(view["clock"]["left"]) > 890_000)


def test_a_deleted_table_is_gone_everywhere(three: list[Server]) -> None:
    a, b, _ = three
    made = a.table("here", "here")
    watcher = Player(b, made["table"], made["watch"])
    watcher.view()
    a.http.delete(f"/api/tables/{made['table']}", headers={"Authorization": f"Bearer {made['token']}"})
    assert watcher.until(lambda message: message["type"] == "removed")


def test_a_restart_of_the_database_loses_nothing_and_everybody_goes_on(three: list[Server], cluster: Cluster) -> None:
    a, b, _ = three
    made = a.table("here", "here")
    screen = a.sit(made)
    play_on({0: screen, 1: screen}, 6)
    cluster.stop("immediate")
    cluster.start()
    for server in (a, b):
        while server.http.get("/api/health/ready").status_code != 200:
            pass
    assert b.record(made)["moves"] == moves(screen)
    for server, plies in ((a, 10), (b, 14)):
        player = server.sit(made)
        play_on({0: player, 1: player}, plies)
    assert len(b.record(made)["moves"]) == 14
