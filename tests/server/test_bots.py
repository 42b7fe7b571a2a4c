"""Bots sit in seats like people; they think in workers that may be slow, die or fail."""

import os
import select
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ludotheque.core.bot import Progress
from ludotheque.server.bots import Bots
from ludotheque.server.jobs import Report
from server.harness import WAIT, Json, Player, Server, any_move
from server.odd_bots import ANYTHING, ENDLESS, FAILING, MORTAL


def play_to_the_end(player: Player, seat: int = 0) -> Json:
    """Answer every turn of a seat until the match is over."""
    while True:
        view = player.view(lambda view: view["choices"] is not None or view["outcome"] is not None, seat)
        if view["outcome"] is not None:
            return view
        player.move(seat, any_move(view))
        player.changed(view)


def test_a_person_plays_a_whole_game_against_a_bot(server: Server) -> None:
    made = server.table("here", str(ANYTHING))
    view = play_to_the_end(server.sit(made))
    assert view["outcome"]["reason"] == "complete"
    assert server.record(made)["seats"] == ["", "bot:1"]


def test_bots_play_each_other_while_somebody_watches(server: Server) -> None:
    made = server.table("1", "1", "1")
    watcher = server.sit(made)
    assert watcher.view(lambda view: view["outcome"] is not None)["ply"] == 21
    assert watcher.table["mine"] == [] and watcher.table["host"]


def test_a_bot_and_people_sit_at_one_table(server: Server) -> None:
    made = server.table("here", "1", "link")
    bob = server.sit(made, server.take(made["invitations"]["2"])["token"])
    ada = server.sit(made)
    ada.view(), bob.view()
    ada.move(0, "sel PH")
    bob.move(2, "sel PH")
    assert ada.at(3)["to_move"] == 0
    ada.move(0, any_move(ada.views[0]))
    assert bob.at(5)["choices"] is not None


def test_against_a_bot_taking_back_is_free_and_undoes_the_bots_move(server: Server) -> None:
    ada = server.sit(server.table("here", "1"))
    ada.view()
    ada.move(0, "sel PH")
    first = ada.at(2)
    ada.move(0, any_move(first))
    ada.at(4)
    ada.send("offer", seat=0, offer="takeback")
    back = ada.until(lambda m: m["type"] == "view" and m["ply"] == 2)
    assert (back["to_move"], back["view"]["cells"]) == (0, [])
    ada.move(0, any_move(back))
    ada.at(4)


def test_a_bot_that_is_compiled_is_told_apart_until_it_thinks() -> None:
    told: list[bool] = []
    reader = SimpleNamespace(refresh=lambda: told.append(True))
    room: Any = SimpleNamespace(table=SimpleNamespace(id="t", number=0), connections=[reader])
    nothing: Any = None
    bots = Bots(nothing, nothing)
    bots._thinking["t"][0, 1] = "job", 4
    bots._prepare(room, Report("job", "running"))
    assert bots.preparing(room) == () and not told
    for _ in range(2):
        bots._prepare(room, Report("job", "running", progress=Progress(0, compiling=True)))
    assert bots.preparing(room) == (1,) and len(told) == 1
    bots._prepare(room, Report("job", "running", progress=Progress(9)))
    assert bots.preparing(room) == () and len(told) == 2


def test_a_thinking_bot_is_seen_thinking_and_resigning_stops_it(server: Server) -> None:
    ada = server.sit(server.table("here", str(ENDLESS)))
    ada.view(lambda view: view["thinking"] == [1])
    ada.send("resign", seat=0)
    after = ada.view(lambda view: view["outcome"] is not None)
    assert after["thinking"] == []
    # the only worker is free again: another table's bot gets its turn
    other = server.sit(server.table("here", str(ANYTHING)))
    other.view(lambda view: view["chosen"] == [1])


def test_a_worker_that_dies_is_replaced_and_its_job_tried_again(server: Server) -> None:
    ada = server.sit(server.table("here", str(MORTAL)))
    ada.view(lambda view: view["chosen"] == [1])
    assert (server.marks / "0").exists()


def test_a_bot_that_fails_still_moves(server: Server) -> None:
    view = play_to_the_end(server.sit(server.table("here", str(FAILING))))
    assert view["outcome"]["reason"] == "complete"
    assert "RuntimeError in odd_bots.py" in server.output() and "no idea" not in server.output()


def test_a_hint_tells_move_value_and_reason_and_marks_the_match(server: Server) -> None:
    made = server.table("here", "here")
    both = server.sit(made)
    assert both.view(seat=0)["can"]["hint"]
    both.send("hint", seat=0)
    states = []
    while True:
        job = both.until(lambda m: m["type"] == "job")
        states.append(job["state"])
        if job["state"] == "done":
            break
    assert states[0] == "queued" and "running" in states
    result = job["result"]
    assert result["move"].startswith("sel ") and result["line"] == [result["move"]]
    assert (result["value"], result["proven"], result["seat"], result["ply"]) == (2.5, True, 0, 0)
    assert result["reason"] == {"key": "because", "facts": {"points": 3}}
    assert both.view(seat=0)["assisted"]
    assert server.record(made)["assisted"] is True
    both.move(0, result["move"])
    both.move(1, any_move(both.views[1]))
    both.after(2)
    assert server.record(made)["hinted"] == [0]


def test_a_hint_is_only_for_the_seat_that_must_decide(server: Server) -> None:
    made = server.table("here", "here")
    both = server.sit(made)
    both.view(seat=0), both.view(seat=1)
    both.move(1, "sel PH")
    both.view(lambda view: view["chosen"] == [1], 1)
    both.send("hint", seat=1)
    assert both.refusal()["code"] == "NO_HINT"


def test_a_hint_can_wait_in_the_queue_and_be_stopped(server: Server) -> None:
    busy = server.sit(server.table("here", str(ENDLESS)))
    busy.view(lambda view: view["thinking"] == [1])
    ada = server.sit(server.table("here", "here"))
    ada.view(seat=0)
    ada.send("hint", seat=0)
    waiting = ada.until(lambda m: m["type"] == "job")
    assert (waiting["state"], waiting["progress"]) == ("queued", {"place": 1})
    ada.send("hint", seat=0)
    assert ada.refusal() == {"type": "refused", "code": "TOO_MANY", "clause": None, "facts": {"what": "hints"}}
    ada.send("stop", job=waiting["job"])
    assert ada.until(lambda m: m["type"] == "job" and m["state"] == "stopped")["job"] == waiting["job"]
    busy.send("resign", seat=0)
    busy.view(lambda view: view["outcome"] is not None)


def test_a_hint_for_a_position_that_is_gone_is_stopped(server: Server) -> None:
    busy = server.sit(server.table("here", str(ENDLESS)))
    busy.view(lambda view: view["thinking"] == [1])
    both = server.sit(server.table("here", "here", options={"select": "ordered"}))
    both.view(seat=0)
    both.send("hint", seat=0)
    both.until(lambda m: m["type"] == "job" and m["state"] == "queued")
    both.move(0, "sel PH")
    both.until(lambda m: m["type"] == "job" and m["state"] == "stopped")
    busy.send("resign", seat=0)
    busy.view(lambda view: view["outcome"] is not None)


def test_the_turn_of_a_bot_goes_on_after_a_crash(own_server: Server) -> None:
    made = own_server.table("here", str(ENDLESS))
    ada = own_server.sit(made)
    ada.view(lambda view: view["thinking"] == [1])
    own_server.kill()
    own_server.start()
    health = own_server.http.get("/api/health").json()
    back = own_server.sit(made)
    assert back.view(lambda view: view["thinking"] == [1])["ply"] == 0
    assert health["ok"]


def test_workers_end_with_their_server(own_server: Server) -> None:
    own_server.sit(own_server.table("here", str(ENDLESS))).view(lambda view: view["thinking"] == [1])
    workers = [os.pidfd_open(pid) for pid in children(own_server.process.pid)]
    assert workers
    own_server.kill()
    for worker in workers:
        ended, _, _ = select.select([worker], [], [], WAIT)
        assert ended, "a worker outlived its server"
        os.close(worker)


def children(pid: int) -> list[int]:
    """The processes that any thread of a process started."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for found in lists for child in found.read_text().split()]
