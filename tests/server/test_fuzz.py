"""Whatever comes over HTTP or a websocket is answered by a typed code: nothing of it is a mistake of the server."""

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.harness import Json, Server

schemathesis = pytest.importorskip("schemathesis")  # of the tests' own extra
EXAMPLES = 6
"""For each operation; seeds are fixed, so that a failure is found again."""
BOUNDED = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
NUMBERS = (-1, 0, 10**23 - 1, -(10**23), 1e308, 2**63)
TEXTS = ("", "\ud800", "\x00", "x" * 5000, "../../etc/passwd", "=time", "?", "éÀ\u202e", "{}", "-1", "1e999")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that hears however many messages, and keeps what strange tables are made."""
    running = Server(tmp_path_factory.mktemp("fuzz"), messages_a_second=1_000_000, looks_a_second=1_000_000)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    return schemathesis.openapi.from_dict(server.http.get("/openapi.json").json())


def failed(answer: Any) -> bool:
    """A mistake of the server; one that is busy, or not ready for more, says so by 503."""
    return answer.status_code >= 500 and not (answer.status_code == 503 and answer.json().get("code") != "NOT_STORED")


# Schemathesis draws from `random` inside its own strategies now and then; Hypothesis seeds it before each example.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
def test_no_operation_fails_whatever_it_is_asked(server: Server, described: Any) -> None:
    asked: dict[str, set[int]] = {}
    for found in described.get_all_operations():
        operation = found.ok()

        @BOUNDED
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            answer = case.call(base_url=server.url)
            assert not failed(answer), (case.method, case.formatted_path, answer.text)
            asked.setdefault(f"{case.method} {case.path}", set()).add(answer.status_code)

        ask()
    assert len(asked) > 40, "the whole interface is asked"
    assert 200 in set.union(*asked.values())


def bodies(value: Any, chance: random.Random) -> Iterator[Any]:
    """The same with one part of it made strange."""
    odd: list[Any] = [*NUMBERS, *TEXTS, None, [], {}, True]
    for one in odd:
        yield spoilt(value, one, chance)


def spoilt(value: Any, odd: Any, chance: random.Random) -> Any:
    if isinstance(value, dict) and value:
        key = chance.choice(sorted(value))
        return {**value, key: spoilt(value[key], odd, chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        at = chance.randrange(len(value))
        return [*value[:at], spoilt(value[at], odd, chance), *value[at + 1 :]]
    return odd


RECORD = {"game": "interactions", "options": {"players": 2}, "setup": "", "seats": ["Ada", "Bob"], "moves": ["sel MK"]}
ASKED: dict[str, Any] = {
    "/api/tables": {
        "game": "interactions", "options": {"players": 2},
        "seats": [{"kind": "here", "name": "A"}, {"kind": "bot", "level": 1}],
        "clock": {"kind": "game", "seconds": 60, "increment": 5}, "begins": 0, "record": RECORD, "daily": False,
    },
    "/api/records": RECORD,
    "/api/records?check=true": RECORD,
    "/api/analysis": {"file": RECORD},
    "/api/analysis/position": {"start": {**RECORD, "moves": []}, "moves": ["sel MK"]},
    "/api/analysis/move": {"start": {**RECORD, "moves": []}, "moves": [], "move": "sel MK"},
    "/api/analysis/engine": {"start": {**RECORD, "moves": []}, "moves": [], "lines": 1, "threat": False},
    "/api/tables/states": {"tables": [{"table": "x", "token": "y"}]},
    "/api/take": {"token": "x", "name": "Ada"},
    "/api/games/lacunes/services/verdicts": {"setup": "deal:1", "moves": []},
}  # fmt: skip


@pytest.mark.parametrize("path", ASKED)
def test_a_request_that_is_almost_right_is_refused_and_not_failed_at(server: Server, path: str) -> None:
    chance = random.Random(path)
    for _ in range(3):
        for body in bodies(ASKED[path], chance):
            answer = posted(server, path, body)
            assert not failed(answer), (body, answer.text)


def posted(server: Server, path: str, body: Any) -> httpx.Response:
    """As JSON can spell it: halves of letters too."""
    return server.http.post(path, content=json.dumps(body).encode(), headers={"content-type": "application/json"})


MESSAGES: list[Json] = [
    {"type": "move", "seat": 0, "turn": 0, "ply": 0, "move": "sel MK"},
    {"type": "offer", "seat": 0, "offer": "draw"},
    {"type": "answer", "seat": 0, "offer": "draw", "yes": True},
    {"type": "look", "seat": 0, "ply": 0},
    {"type": "peek", "seat": 0, "on": True},
    {"type": "gone", "seat": 1, "what": "end"},
    {"type": "hint", "seat": 0},
    {"type": "helped", "seat": 0},
    {"type": "stop", "job": "x"},
    {"type": "resume", "seat": 0},
    {"type": "hello", "token": "x", "since": 0},
]


def test_no_message_at_a_table_fails(server: Server) -> None:
    """A thousand messages that are almost right; a ping is answered after all of them."""
    chance = random.Random(16)
    made = server.table("here", "link")
    player = server.sit(made)
    player.view()
    before = server.output().count("Traceback") + server.output().count("failed")
    for _ in range(6):
        for message in MESSAGES:
            for body in bodies(message, chance):
                kind = message["type"] if chance.random() < 0.9 else body
                whole = {**body, "type": kind} if isinstance(body, dict) else body
                player.socket.send(json.dumps(whole))
            player.send("ping")
            heard = player.until(lambda told: told["type"] == "pong" or told.get("code") == "SERVER_ERROR")
            assert heard["type"] == "pong", message
    assert server.output().count("Traceback") + server.output().count("failed") == before


@pytest.mark.parametrize(
    "data", [b"\x00\xff", "[" * 30_000, "9" * 60_000, '{"type": "move", "seat": ' + "9" * 5000 + "}"]
)
def test_what_is_no_message_at_all_is_refused(server: Server, data: str | bytes) -> None:
    player = server.sit(server.table("here", "here"))
    player.view()
    player.socket.send(data)
    assert player.refusal()["code"] == "INVALID_MESSAGE"


@BOUNDED
@given(st.text(min_size=1, max_size=30))
def test_any_word_as_a_game_is_refused(server: Server, game: str) -> None:
    answer = posted(server, "/api/tables", {"game": game, "seats": []})
    assert answer.status_code in (400, 422), answer.text


@pytest.mark.parametrize("game", ["\ud800", "\udfff\ud800", 10**23 - 1])
def test_half_a_letter_and_a_number_of_23_nines_are_no_game(server: Server, game: object) -> None:
    assert posted(server, "/api/tables", {"game": game, "seats": []}).status_code in (400, 422)
    assert posted(server, "/api/records", {"game": game, "moves": [game]}).status_code in (400, 422)
