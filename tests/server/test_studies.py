"""Studies kept on the server: links, two at one board, edits in their order, and what is refused."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.harness import WAIT, Json, Server

WISH: Json = {
    "title": "Openings",
    "chapters": [{
        "start": {"game": "interactions"},
        "nodes": [{"node": 0}, {"node": 1, "parent": 0, "move": "sel SK"}, {"node": 2, "parent": 1, "move": "sel CA"}],
    }],
}  # fmt: skip


class Reader:
    """A browser at a study: hears, and keeps the newest version."""

    def __init__(self, server: Server, study: str, token: str) -> None:
        self._open = contextlib.ExitStack()
        address = server.url.replace("http", "ws") + f"/ws/studies/{study}"
        # Its pings would draw from `random` in a thread of their own, and make tests of Hypothesis flaky ever after.
        opening = connect(address, max_size=None, proxy=None, ping_interval=None)
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.version = 0
        self.send({"type": "hello", "token": token})

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def edit(self, version: int | None = None, **edit: Any) -> None:
        self.send({"type": "edit", "version": self.version if version is None else version, "edit": edit})

    def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            text = self.socket.recv(WAIT)
            assert isinstance(text, str)
            message: Json = json.loads(text)
            self.version = message.get("version", self.version)
            if message["type"] in kinds:
                return message

    def close(self) -> None:
        self._open.close()


@pytest.fixture
def made(server: Server) -> Json:
    answer = server.post("/api/studies", WISH)
    assert answer.status_code == 200, answer.text
    kept: Json = answer.json()
    return kept


@pytest.fixture
def ada(server: Server, made: Json) -> Iterator[Reader]:
    reader = Reader(server, made["study"], made["edit"])
    yield reader
    reader.close()


@pytest.fixture
def bob(server: Server, made: Json) -> Iterator[Reader]:
    reader = Reader(server, made["study"], made["edit"])
    yield reader
    reader.close()


@pytest.fixture
def eve(server: Server, made: Json) -> Iterator[Reader]:
    """She may only read."""
    reader = Reader(server, made["study"], made["read"])
    yield reader
    reader.close()


def move(text: str | None, parent: int) -> Json:
    return {"type": "add", "chapter": 1, "parent": parent, "move": text}


def at(node: int) -> Json:
    return {"type": "at", "chapter": 1, "node": node}


def test_a_study_opens_with_all_that_is_in_it(ada: Reader, eve: Reader) -> None:
    told = ada.hear("study")
    assert told["title"] == "Openings" and told["version"] == 0 and told["editing"]
    assert [node["move"] for node in told["chapters"][0]["nodes"]] == ["", "sel SK", "sel CA"]
    assert eve.hear("study")["editing"] is False


def test_two_at_one_study_see_each_others_moves_and_where_they_look(ada: Reader, bob: Reader, eve: Reader) -> None:
    for reader in (ada, bob, eve):
        reader.hear("study")
    ada.edit(**move("sel MA", 1))
    for reader in (ada, bob, eve):
        edited = reader.hear("edited")
        (added,) = edited["edits"]
        assert (added["node"], added["parent"], added["seat"], added["move"]) == (3, 1, 1, "sel MA") and added["events"]
    bob.edit(type="comment", chapter=1, node=3, comment=" Or so? ")
    assert ada.hear("edited")["edits"][0]["comment"] == "Or so?"
    bob.send(at(3))
    assert ada.hear("went")["node"] == eve.hear("went")["node"] == 3


def test_who_comes_later_is_brought_to_where_the_study_stands(server: Server, made: Json, ada: Reader) -> None:
    def stands() -> int:
        eve = Reader(server, made["study"], made["read"])
        eve.hear("study")
        node: int = eve.hear("went")["node"]
        eve.close()
        return node

    ada.hear("study")
    ada.edit(**move("sel MA", 1))
    ada.hear("edited")
    assert stands() == 3, "where the last move was made"
    ada.send(at(2))
    ada.edit(type="title", chapter=None, title="Later")
    ada.hear("edited")
    assert stands() == 2, "where somebody looks"


def test_a_link_opens_where_the_study_was_last_worked_on_also_after_the_server_has_gone(own_server: Server) -> None:
    made: Json = own_server.post("/api/studies", WISH).json()
    ada = Reader(own_server, made["study"], made["edit"])
    ada.hear("study")
    ada.edit(type="comment", chapter=1, node=2, comment="Here.")
    ada.hear("edited")
    ada.close()
    own_server.kill()
    own_server.start()
    eve = Reader(own_server, made["study"], made["read"])
    eve.hear("study")
    assert eve.hear("went")["node"] == 2
    eve.close()


def test_how_many_are_here_is_told(ada: Reader, bob: Reader) -> None:
    ada.hear("study")
    bob.hear("study")
    while ada.hear("people")["count"] != 2:
        pass
    bob.close()
    while ada.hear("people")["count"] != 1:
        pass


def test_a_stale_edit_is_answered_with_the_newest_state_and_nothing_else(ada: Reader, bob: Reader) -> None:
    ada.hear("study")
    bob.hear("study")
    ada.edit(type="title", chapter=None, title="New")
    assert bob.hear("edited")["version"] == 1
    bob.edit(version=0, type="title", chapter=None, title="Old")
    newest = bob.hear("study")
    assert newest["title"] == "New" and newest["version"] == 1
    ada.hear("edited")
    ada.edit(type="judge", chapter=1, node=1, judgement="good")
    assert ada.hear("edited")["edits"][0]["judgement"] == "good"


def test_every_kind_of_edit_is_told_and_kept(server: Server, made: Json, ada: Reader) -> None:
    ada.hear("study")
    second = {"game": "lacunes", "setup": "deal:1", "options": {"redeals": 2, "when": "any"}, "title": "Patience"}
    for edit in (
        move("sel MA", 1), {"type": "mark", "chapter": 1, "node": 3, "marks": ["cell:e6"]},
        {"type": "promote", "chapter": 1, "node": 3}, {"type": "delete", "chapter": 1, "node": 2},
        {"type": "begin", "file": second}, {"type": "title", "chapter": 2, "title": "The deal"},
        {"type": "add", "chapter": 2, "parent": 0, "move": "R"}, {"type": "drop", "chapter": 1},
    ):  # fmt: skip
        ada.edit(**edit)
        edited = ada.hear("edited")
    assert edited["version"] == 9 and edited["edits"] == [{"type": "drop", "chapter": 1}]
    found = server.http.get(f"/api/studies/{made['study']}", headers={"Authorization": f"Bearer {made['read']}"})
    (chapter,) = found.json()["chapters"]
    assert chapter["title"] == "The deal" and chapter["moves"][0] == "R" and chapter["moves"][1].startswith("=")


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (move("what", 1), "INVALID_MOVE"), (move("sel MA", 77), "NO_SUCH_NODE"), (move(None, 1), "NOTHING_TO_DRAW"),
        ({"type": "comment", "chapter": 1, "node": 1, "comment": "\u202e"}, "BAD_TEXT"),
        ({"type": "mark", "chapter": 1, "node": 1, "marks": ["<b>"]}, "BAD_MARK"),
        ({"type": "judge", "chapter": 1, "node": 1, "judgement": "superb"}, "BAD_JUDGEMENT"),
        ({"type": "delete", "chapter": 1, "node": 0}, "ROOT_STAYS"), ({"type": "drop", "chapter": 1}, "LAST_CHAPTER"),
        ({"type": "begin", "file": {"game": "chess"}}, "INVALID_RECORD"), ({"type": "dance"}, "INVALID_MESSAGE"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_code_and_changes_nothing(ada: Reader, edit: Json, code: str) -> None:
    ada.hear("study")
    ada.edit(**edit)
    assert ada.hear("refused")["code"] == code
    ada.edit(type="title", chapter=None, title="Still here")
    assert ada.hear("edited")["version"] == 1


def test_who_may_only_read_changes_nothing(ada: Reader, eve: Reader, made: Json, server: Server) -> None:
    ada.hear("study")
    eve.hear("study")
    eve.edit(type="title", chapter=None, title="Mine")
    assert eve.hear("refused")["code"] == "READING_ONLY"
    eve.send({"type": "at", "chapter": 1, "node": 1})
    eve.send({"type": "ping"})
    assert eve.hear("pong")
    bearer = {"Authorization": f"Bearer {made['read']}"}
    assert server.http.delete(f"/api/studies/{made['study']}", headers=bearer).status_code == 403


def test_a_wrong_token_opens_nothing(server: Server, made: Json) -> None:
    other = server.post("/api/studies", WISH).json()
    for token in ("nothing", other["edit"]):
        reader = Reader(server, made["study"], token)
        assert reader.hear("refused")["code"] == "UNKNOWN_TOKEN"
        with pytest.raises(ConnectionClosed):
            reader.hear("study")
        assert (
            server.http.get(f"/api/studies/{made['study']}", headers={"Authorization": f"Bearer {token}"}).status_code
            == 401
        )


def test_hello_comes_first(server: Server, made: Json) -> None:
    address = server.url.replace("http", "ws") + f"/ws/studies/{made['study']}"
    with connect(address, proxy=None) as socket:
        socket.send(json.dumps({"type": "ping"}))
        assert json.loads(socket.recv(WAIT))["code"] == "HELLO_FIRST"


def test_a_deleted_study_is_gone_for_everybody(server: Server, made: Json, ada: Reader) -> None:
    ada.hear("study")
    bearer = {"Authorization": f"Bearer {made['edit']}"}
    assert server.http.delete(f"/api/studies/{made['study']}", headers=bearer).status_code == 204
    assert ada.hear("removed")
    assert server.http.get(f"/api/studies/{made['study']}", headers=bearer).status_code == 401


def test_what_was_acknowledged_survives_a_power_cut(own_server: Server) -> None:
    made = own_server.post("/api/studies", WISH).json()
    reader = Reader(own_server, made["study"], made["edit"])
    reader.hear("study")
    reader.edit(**move("sel MA", 1))
    reader.hear("edited")
    own_server.kill()
    reader.close()
    own_server.start()
    again = Reader(own_server, made["study"], made["edit"])
    told = again.hear("study")
    assert told["version"] == 1 and [node["move"] for node in told["chapters"][0]["nodes"]][-1] == "sel MA"
    again.close()


def test_a_study_that_is_none_is_not_kept(server: Server) -> None:
    nodes = [{"node": 0}, {"node": 1, "parent": 0, "move": "Sf6+P"}]
    wrong = {"chapters": [{"start": {"game": "interactions"}, "nodes": nodes}]}
    answer = server.post("/api/studies", wrong)
    assert answer.status_code == 400 and answer.json()["facts"]["ply"] == 0
    assert server.post("/api/studies", {"chapters": []}).json()["code"] == "INVALID_REQUEST"


def test_a_client_keeps_only_so_many_and_a_study_holds_only_so_much(tmp_path_factory: pytest.TempPathFactory) -> None:
    small = Server(tmp_path_factory.mktemp("small"), studies_an_hour=1, study_moves=3)
    try:
        made = small.post("/api/studies", WISH).json()
        assert small.post("/api/studies", WISH).json()["code"] == "TOO_MANY"
        reader = Reader(small, made["study"], made["edit"])
        reader.hear("study")
        reader.edit(**move("sel MA", 1))
        reader.hear("edited")
        reader.edit(**move("sel PA", 1))
        assert reader.hear("refused")["code"] == "STUDY_FULL"
        reader.close()
    finally:
        small.stop()
