"""What one process works out, keeps or plays is known to all that share its database, whichever is asked."""

from collections.abc import Callable

import pytest

from server.harness import Json, Server, play_on
from server.test_analysis import engine, listened, ok
from server.test_reviews import call, opened
from server.test_studies import WISH, Reader, move

pytestmark = pytest.mark.xdist_group("postgresql")


def told(server: Server, made: Json, fits: Callable[[Json], bool]) -> Json:
    """How far its review is, once that fits."""
    while not fits(now := call(server, made, "GET", "/state").json()):
        pass
    found: Json = now
    return found


def test_a_job_is_known_and_stopped_by_a_process_that_does_not_have_it(three: list[Server]) -> None:
    a, b, c = three
    job = ok(engine(a, lines=4))["job"]
    assert b.http.get(f"/api/jobs/{job}").status_code == 200, "at once"
    assert len(listened(b, job, lambda now: bool(now["progress"]))["progress"]["lines"]) == 4
    assert c.http.delete(f"/api/jobs/{job}").status_code == 204
    for server in three:
        assert listened(server, job, lambda now: now["state"] == "stopped")
    assert b.http.get("/api/jobs/nobody").json()["code"] == "NO_SUCH_JOB"


def test_a_job_whose_process_died_has_failed(three: list[Server]) -> None:
    a, b, _ = three
    job = ok(engine(a, lines=4))["job"]
    a.kill()
    assert listened(b, job, lambda now: now["state"] == "failed")


def test_a_review_is_made_once_and_stopped_from_anywhere(three: list[Server]) -> None:
    a, b, c = three
    made, held = opened(a), a.marks / "held"
    held.touch()
    try:
        call(a, made, "POST", body={})
        told(b, made, lambda now: now["state"] == "running")
        assert call(b, made, "POST", body={}).json()["state"] == "running", "and b begins none of its own"
        call(c, made, "DELETE")
        told(b, made, lambda now: now["state"] == "none")
    finally:
        held.unlink()
    call(a, made, "POST", body={})
    told(c, made, lambda now: now["state"] == "done")
    assert call(c, made, "GET").json()["plies"]


def test_a_match_that_runs_elsewhere_is_known_again(three: list[Server]) -> None:
    a, b, c = three
    made = a.table("here", "here")
    screen = a.sit(made)
    play_on({0: screen, 1: screen}, 6)
    record = a.record(made)
    line = {"start": {"game": "interactions"}, "moves": record["moves"], "lines": 1, "threat": False}
    for server in (b, c):
        refused = server.post("/api/analysis/engine", line)
        assert refused.json()["code"] == "NOT_WHILE_PLAYING", refused.text
    other = {**line, "moves": ["sel SK", "sel CA"]}
    assert ok(b.post("/api/analysis/engine", other))["job"]


def test_a_study_is_edited_here_and_read_there(three: list[Server]) -> None:
    a, b, _ = three
    made: Json = a.post("/api/studies", WISH).json()
    ada, bob = Reader(a, made["study"], made["edit"]), Reader(b, made["study"], made["edit"])
    ada.hear("study"), bob.hear("study")
    ada.edit(**move("sel MA", 1))
    assert bob.hear("study")["version"] == ada.hear("edited")["version"] == 1
    bob.edit(**move("sel PH", 1))
    assert [node["move"] for node in ada.hear("study")["chapters"][0]["nodes"]][-1] == "sel PH"
    a.http.delete(f"/api/studies/{made['study']}", headers={"Authorization": f"Bearer {made['edit']}"})
    assert bob.hear("removed")
    for reader in (ada, bob):
        reader.close()
