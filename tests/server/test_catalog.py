"""Every game of the catalog is played on the same server, without a line written for it."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.game import CHANCE
from ludotheque.core.parts import Bots
from ludotheque.core.record import from_json, replay
from ludotheque.server.messages import server_message
from server.harness import Json, Server

PLIES = 8


def open_table(server: Server, key: str, kind: Json) -> Json:
    seats = [kind] * catalog.entry(key).game({}).info.seats
    answer = server.post("/api/tables", {"game": key, "seats": seats})
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


@pytest.mark.parametrize("key", catalog.keys())
def test_people_sit_down_and_see_their_game(server: Server, key: str) -> None:
    made = open_table(server, key, {"kind": "here", "name": "Ada"})
    screen = server.sit(made)
    view = screen.view()
    assert view["to_move"] != CHANCE and view["outcome"] is None
    assert any(view["choices"] is not None for view in [screen.view(seat=seat) for seat in screen.table["mine"]])
    record = from_json(server.record(made))
    assert (record.game, record.seats) == (key, ("Ada",) * len(record.seats))
    for text in screen.heard:
        server_message.validate_json(text)


@pytest.mark.parametrize("key", [entry.key for entry in catalog.entries() if entry.offers(Bots)])
def test_bots_play_it_and_its_record_replays(server: Server, key: str) -> None:
    made = open_table(server, key, {"kind": "bot", "level": 1})
    watcher = server.sit(made)
    watcher.view(lambda view: view["ply"] >= PLIES or view["outcome"] is not None)
    moves = [entry["move"] for entry in watcher.logs[None]]
    record = server.record(made)
    if "?" not in record["setup"]:
        assert len(replay(from_json(record)).moves) >= len(moves)
    assert record["moves"][: len(moves)] == moves
    headers = {"Authorization": f"Bearer {made['token']}"}
    assert server.http.delete(f"/api/tables/{made['table']}", headers=headers).status_code == 204
