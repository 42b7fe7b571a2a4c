"""A program in a seat over plain HTTP: the stream, the question, its moves; labelled, bounded, and told no more."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.server.programs import pace
from ludotheque.server.settings import Settings
from server.harness import Json, Server


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def seated(server: Server, *kinds: str, **wish: Any) -> tuple[Json, Json]:
    """A table, and what a program that took its second seat holds."""
    made = server.table(*(kinds or ("here", "link")), **wish)
    answer = server.post("/api/take", {"token": made["invitations"]["1"], "name": "Greedy", "bot": True})
    assert answer.status_code == 200, answer.text
    return made, answer.json()


def question(server: Server, held: Json) -> Json | None:
    answer = server.http.get(f"/api/tables/{held['table']}/question", headers=bearer(held["token"]))
    assert answer.status_code == 200, answer.text
    told: Json | None = answer.json()
    return told


def say(server: Server, held: Json, **said: Any) -> httpx.Response:
    return server.post(f"/api/tables/{held['table']}/moves", said, headers=bearer(held["token"]))


@pytest.fixture
def streams() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def listen(server: Server, held: Json, opened: ExitStack) -> Iterator[Json]:
    """What the stream tells, message by message."""
    url = f"/api/tables/{held['table']}/stream"
    answer = opened.enter_context(server.http.stream("GET", url, headers=bearer(held["token"])))
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/x-ndjson")
    return (json.loads(line) for line in answer.iter_lines() if line)


def test_everybody_sees_that_a_program_sits_there(server: Server) -> None:
    made, held = seated(server)
    host = server.sit(made)
    told = host.seated(lambda table: table["seats"][1]["taken"])
    assert told["seats"][1]["name"] == "bot:Greedy"
    assert server.record(made)["seats"][1] == "bot:Greedy"
    host.close()
    again = server.post("/api/take", {"token": made["invitations"]["1"], "name": "Other", "bot": True})
    assert again.status_code == 409
    assert held["seat"] == 1


def test_a_program_cannot_pass_for_one_of_ours_or_for_nobody(server: Server) -> None:
    made = server.table("here", "link")
    asked = {"token": made["invitations"]["1"], "name": "5", "bot": True}
    assert server.post("/api/take", asked).json()["code"] == "BAD_NAME"


def test_the_stream_tells_what_happens_and_moves_are_posted(server: Server, streams: ExitStack) -> None:
    made, held = seated(server)
    news = listen(server, held, streams)
    assert next(news)["type"] == "table"
    view = next(one for one in news if one["type"] == "view")
    assert (view["seat"], view["ply"]) == (1, 0)
    asked = question(server, held)
    assert asked is not None and asked["view"] == "2 - - 0 b:.PHMCSKA r:.PHMCSKA" and len(asked["choices"]) == 21
    move = {"seat": 1, "turn": asked["turn"], "ply": asked["ply"], "move": asked["choices"][0]}
    assert say(server, held, type="move", **move).json() == {"done": True}
    assert question(server, held) is None, "it has chosen, and the other has not"
    host = server.sit(made)
    host.at(0, 0)
    host.move(0, "sel PK")
    last = next(one for one in news if one["type"] == "view" and one["ply"] == 2)
    assert [entry["move"] for entry in last["log"]][-2:] == ["sel PK", "sel PH"]
    host.close()


def test_what_is_stale_is_not_done_and_what_is_wrong_is_refused(server: Server) -> None:
    made, held = seated(server)
    at = {"seat": 1, "turn": 0, "ply": 0}
    assert say(server, held, type="move", **at | {"ply": 7}, move="sel PH").json() == {"done": False}
    wrong = say(server, held, type="move", **at, move="Pf6+H")
    assert (wrong.status_code, set(wrong.json())) == (400, {"code", "clause", "facts"})
    other = say(server, held, type="move", **at | {"seat": 0}, move="sel PH")
    assert (other.status_code, other.json()["code"]) == (400, "NOT_YOUR_SEAT")
    assert say(server, held, type="peek", seat=1, on=True).status_code == 422
    stranger = say(server, held | {"token": made["watch"]}, type="resign", seat=1)
    assert stranger.json()["code"] == "NOT_YOUR_SEAT"


def test_a_program_resigns_by_a_word(server: Server) -> None:
    made, held = seated(server)
    assert say(server, held, type="resign", seat=1).json() == {"done": True}
    assert server.record(made)["result"]["reason"] == "resigned"


def test_a_question_is_for_who_holds_the_seat(server: Server) -> None:
    made, held = seated(server)
    for token, code in (
        (made["watch"], "NOT_YOUR_SEAT"),
        (made["invitations"]["1"], "UNKNOWN_TOKEN"),
        ("x", "UNKNOWN_TOKEN"),
    ):
        for path in ("question", "stream") if code == "UNKNOWN_TOKEN" else ("question",):
            answer = server.http.get(f"/api/tables/{held['table']}/{path}", headers=bearer(token))
            assert answer.json()["code"] == code


def test_a_seat_is_asked_what_it_knows_of_a_secret_choice(server: Server) -> None:
    made, held = seated(server)
    host = server.sit(made)
    host.at(0, 0)
    before = question(server, held)
    host.move(0, "sel CA")
    host.view(lambda view: view["chosen"] == [0])
    assert question(server, held) == before
    host.close()


def test_where_the_game_gives_no_hints_a_program_gets_no_list_either(server: Server) -> None:
    seats = [{"kind": "link"}, {"kind": "here"}]
    for options, listed in (({}, False), ({"preset": "friendly"}, True)):
        made = server.post("/api/tables", {"game": "forma", "options": options, "seats": seats, "begins": 0}).json()
        taken = server.post("/api/take", {"token": made["invitations"]["0"], "name": "Eye", "bot": True})
        asked = question(server, taken.json())
        assert asked is not None and asked["view"] is None
        assert bool(asked["choices"]) == listed


def test_a_seat_has_so_many_lines_and_no_more(server: Server, streams: ExitStack) -> None:
    _, held = seated(server)
    opened = [listen(server, held, streams) for _ in range(8)]
    assert all(next(news)["type"] == "table" for news in opened)
    with server.http.stream("GET", f"/api/tables/{held['table']}/stream", headers=bearer(held["token"])) as answer:
        assert answer.status_code == 429
        assert json.loads(answer.read())["facts"]["what"] == "connections"


def test_words_come_no_faster_than_over_the_websocket() -> None:
    share = pace(Settings(messages_a_second=2, now=lambda: 0))
    share.count("a seat")
    share.count("a seat")
    share.count("another")
    with pytest.raises(LudothequeError, match="TOO_MANY"):
        share.count("a seat")
