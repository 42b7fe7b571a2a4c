"""Bad input of every kind over the websocket: a typed refusal, and the server goes on."""

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.harness import WAIT, Server

BAD = [
    "", "null", "[]", "{}", "{", "7", '"hello"', "[" * 5000, '{"type": "teleport"}', '{"type": "move"}',
    '{"type": "move", "seat": "0", "turn": 0, "ply": 0, "move": 5}',
    '{"type": "move", "seat": 0, "turn": 0, "ply": 0, "move": "sel PH", "extra": 1}',
    '{"type": "move", "seat": 1e99, "turn": 0, "ply": 0, "move": "sel PH"}',
    json.dumps({"type": "move", "seat": 0, "turn": 0, "ply": 0, "move": "x" * 2001}),
    '{"type": "move", "seat": 0, "turn": 0, "ply": 0, "move": "\\ud800"}',
    '{"type": "offer", "seat": 0, "offer": "money"}', '{"type": "gone", "seat": 0, "what": "dance"}',
    '{"type": "look", "seat": null, "ply": "one"}',
]  # fmt: skip


def test_what_is_no_message_is_refused_and_the_line_stays_open(server: Server) -> None:
    ada = server.sit(server.table("here", "here"))
    ada.view(seat=0), ada.view(seat=1)
    for bad in BAD:
        ada.socket.send(bad)
        assert ada.hear() == {"type": "refused", "code": "INVALID_MESSAGE", "clause": None, "facts": {}}, bad
    ada.socket.send(b"\x00\xff")
    assert ada.hear()["code"] == "INVALID_MESSAGE"
    ada.send("ping")
    assert ada.hear()["type"] == "pong"


@pytest.mark.parametrize(
    ("kind", "more", "code"),
    [
        ("move", {"seat": 7, "turn": 0, "ply": 0, "move": "sel PH"}, "NOT_YOUR_SEAT"),
        ("move", {"seat": -1, "turn": 0, "ply": 0, "move": "sel PH"}, "NOT_YOUR_SEAT"),
        ("move", {"seat": 0, "turn": 0, "ply": 0, "move": ""}, "INVALID_MOVE"),
        ("move", {"seat": 0, "turn": 0, "ply": 0, "move": "sel PP"}, "SELECT_TWO"),
        ("move", {"seat": 0, "turn": 0, "ply": 0, "move": "=draw"}, "INVALID_MOVE"),
        ("answer", {"seat": 0, "offer": "draw", "yes": True}, "NO_SUCH_OFFER"),
        ("offer", {"seat": 0, "offer": "rematch"}, "CANNOT_OFFER"),
        ("offer", {"seat": 0, "offer": "pause"}, "CANNOT_OFFER"),
        ("offer", {"seat": 0, "offer": "takeback"}, "NOTHING_TO_TAKE_BACK"),
        ("gone", {"seat": 1, "what": "end"}, "NOT_GONE"),
        ("gone", {"seat": 9, "what": "bot"}, "NO_SUCH_SEAT"),
        ("gone", {"seat": 0, "what": "bot"}, "NOT_YOUR_SEAT"),
        ("look", {"seat": 0, "ply": -1}, "NO_SUCH_PLY"),
        ("look", {"seat": None, "ply": 99}, "NO_SUCH_PLY"),
    ],
)
def test_what_cannot_be_is_refused_with_its_code(server: Server, kind: str, more: dict[str, object], code: str) -> None:
    ada = server.sit(server.table("here", "link"))
    ada.view()
    ada.send(kind, **more)
    assert ada.refusal()["code"] == code


def test_stopping_an_unknown_job_does_nothing(server: Server) -> None:
    ada = server.sit(server.table("here", "here"))
    ada.view(seat=0), ada.view(seat=1)
    ada.send("stop", job="nope")
    ada.send("ping")
    assert ada.hear()["type"] == "pong"


def test_a_message_that_is_too_large_closes_the_line(server: Server) -> None:
    ada = server.sit(server.table("here", "here"))
    ada.view(seat=0), ada.view(seat=1)
    ada.socket.send(json.dumps({"type": "ping", "x": "x" * 70_000}))
    with pytest.raises(ConnectionClosed) as closed:
        ada.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "ping"}', "HELLO_FIRST"),
        ("nonsense", "HELLO_FIRST"),
        ('{"type": "hello", "token": "x"}', "UNKNOWN_TOKEN"),
    ],
)
def test_the_first_message_must_be_a_hello_with_a_known_token(server: Server, first: str, code: str) -> None:
    made = server.table("here", "here")
    with connect(server.url.replace("http", "ws") + f"/ws/{made['table']}", proxy=None) as socket:
        socket.send(first)
        assert json.loads(socket.recv(WAIT))["code"] == code
        with pytest.raises(ConnectionClosed):
            socket.recv(WAIT)


def test_an_unknown_table_is_not_told_apart_from_a_wrong_token(server: Server) -> None:
    made = server.table("here", "here")
    assert server.sit({"table": "nope"}, made["token"]).refusal()["code"] == "UNKNOWN_TOKEN"
