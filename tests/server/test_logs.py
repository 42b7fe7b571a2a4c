"""The log says what took how long, and never what only some may know."""

import json
import logging
import re

import pytest

from ludotheque.server import logs
from server.harness import Server, any_move
from server.odd_bots import ANYTHING

PLAYER = "a-key-of-more-than-twenty-two-letters"


def lines(server: Server) -> list[str]:
    return server.output().splitlines()


def test_requests_and_jobs_are_told_with_their_times(server: Server) -> None:
    made = server.table("here", str(ANYTHING))
    ada = server.sit(made)
    ada.view(lambda view: view["chosen"] == [1])
    ada.close()
    server.record(made)
    server.http.get("/api/health")
    told = "\n".join(lines(server))
    assert re.search(r"^\S+ \S+ INFO ludotheque.server: POST /api/tables 200 \d+ ms request=[0-9a-f]{16}$", told, re.M)
    named = rf"GET /api/tables/\{{table\}}/record 200 \d+ ms request=[0-9a-f]{{16}} table={made['table']}$"
    assert re.search(named, told, re.M)
    assert re.search(r"job bot interactions done \d+ ms", told)


def test_what_fits_no_route_is_not_repeated(server: Server) -> None:
    server.http.get("/api/who/tells/secret-token-in-a-path")
    server.http.get("/api/tables/secret-token-in-a-path/record")
    server.http.request("SECRET-TOKEN-AS-A-METHOD", "/api/health")
    server.http.get("/api/health?token=secret-token-in-a-query")
    assert "secret-token" not in server.output().lower()


def test_no_token_no_name_and_no_choice_is_ever_written(server: Server) -> None:
    made = server.post(
        "/api/tables",
        {"game": "interactions", "options": {"players": 3}, "seats": [
            {"kind": "here", "name": "Ada-of-the-log"}, {"kind": "link"}, {"kind": "bot", "level": 4},
        ], "begins": 0},
        headers={"X-Player": PLAYER},
    ).json()  # fmt: skip
    invitation = made["invitations"]["1"]
    server.post("/api/invitation", {"token": invitation})
    taken = server.take(invitation, "Bob-of-the-log")
    ada, bob = server.sit(made), server.sit(made, taken["token"])
    ada.view(), bob.view()
    ada.move(0, "sel MK")
    bob.move(1, "nonsense-choice")
    bob.refusal()
    bob.move(1, any_move(bob.views[1]))
    ada.view(lambda view: view["ply"] >= 3)
    server.sit(made, "no-such-token-of-mine").refusal()
    server.post("/api/take", {"token": invitation, "name": "Eve"})
    server.post("/api/records", {"game": "interactions", "moves": ["sel bad-move"]})
    for player in (ada, bob):
        player.close()
    assert server.http.delete(
        f"/api/tables/{made['table']}", headers={"Authorization": f"Bearer {made['token']}"}
    ).is_success
    secrets = [
        made["token"], made["watch"], invitation, taken["token"], PLAYER, "no-such-token-of-mine",
        "Ada-of-the-log", "Bob-of-the-log", "sel MK", "nonsense-choice", "bad-move",
    ]  # fmt: skip
    written = server.output()
    assert "POST /api/take 409" in written, "the log is really there"
    assert [secret for secret in secrets if secret in written] == []


def test_a_failing_bot_is_told_by_what_failed(server: Server) -> None:
    ada = server.sit(server.table("here", "4"))
    ada.view(lambda view: view["chosen"] == [1])
    assert "bot job for interactions failed: RuntimeError in odd_bots.py" in server.output()
    assert json.dumps("no idea") not in server.output()


def record(message: str, error: Exception | None = None, **more: object) -> logging.LogRecord:
    given = logging.LogRecord("ludotheque.server", logging.ERROR, "here.py", 1, message, (), None)
    vars(given).update(more)
    if error is not None:
        try:
            raise error from ValueError(str(error))
        except Exception as raised:
            given.exc_info = type(raised), raised, raised.__traceback__
    return given


def test_a_line_of_json_says_apart_what_programs_look_for() -> None:
    told = json.loads(logs.Json().format(record("GET / 200 3 ms", request="ab12", table="t", status=200, ms=3)))
    assert told.pop("time").endswith("Z")
    assert told == {
        "level": "ERROR", "logger": "ludotheque.server", "message": "GET / 200 3 ms", "request": "ab12", "table": "t",
        "status": 200, "ms": 3,
    }  # fmt: skip


@pytest.mark.parametrize("form", [logs.Json(), logs.Lines()])
def test_of_an_error_its_kind_and_its_place_are_told_but_not_its_words(form: logging.Formatter) -> None:
    told = form.format(record("it failed", KeyError("a sealed choice")))
    assert "KeyError" in told and "ValueError" in told and "test_logs.py" in told
    assert "sealed choice" not in told


def test_the_name_that_a_proxy_gave_to_a_request_is_kept_and_told(server: Server) -> None:
    answer = server.http.get("/api/health", headers={"X-Request-ID": "proxy-0001"})
    assert answer.headers["x-request-id"] == "proxy-0001"
    other = server.http.get("/api/health", headers={"X-Request-ID": "no name, but words"})
    assert re.fullmatch("[0-9a-f]{16}", other.headers["x-request-id"])
    assert "request=proxy-0001" in server.output(), "a line is written once the answer is out"
