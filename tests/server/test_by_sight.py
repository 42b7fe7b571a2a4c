"""Strict Forma by sight alone (FRM-15, §7): whatever is asked, no answer of the server depends on what fits.

The same conversation is held at two tables whose boards differ in nothing but what is free. Host, guest and watcher
keep everything they are told; what is left once the drawn board is taken out must be the same, byte for byte.
"""

import json
from typing import Any

import pytest

from server.harness import Json, Player, Server

ROOMY = "pos:....../.AA.../....../....../....../......"
CRAMMED = "pos:BBBBBB/BAABBB/BBBBBB/BBB.BB/BBBBBB/BBBBB."
BOARD = {"rows", "setup", "position"}
"""Where a message draws the board itself."""
COUNTED = {"placed", "total", "built"}
"""What follows from the board by counting its squares and following its pieces from edge to edge."""
OF_THE_TABLE = {"table", "token", "watch", "invitations", "address", "host", "seal", "date", "times"}


def stripped(told: Any) -> Any:
    """A message without the drawn board and without the names and keys of its table."""
    if isinstance(told, dict):
        return {key: stripped(value) for key, value in told.items() if key not in BOARD | COUNTED | OF_THE_TABLE}
    return [stripped(value) for value in told] if isinstance(told, list) else told


def table(server: Server, setup: str, **options: Any) -> Json:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bea"}]
    wish = {"game": "forma", "options": options, "seats": seats, "setup": setup, "begins": 0}
    answer = server.post("/api/tables", wish)
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


ASKED: tuple[tuple[str, Json], ...] = (
    ("hint", {"seat": 0}),
    ("coach", {"seat": 0}),
    ("offer", {"seat": 0, "offer": "takeback"}),
    ("look", {"seat": 0, "ply": 0}),
    ("peek", {"seat": 0, "on": True}),
    ("move", {"move": "F 0,0"}),
    ("move", {"move": "I2 -2,0 -1,0"}),
    ("move", {"move": "field 2,2"}),
    ("move", {"move": "take F"}),
)
"""What a curious person may ask before the commit."""


def conversation(server: Server, setup: str, **options: Any) -> list[Any]:
    """Ask everything, misfit twice on squares that are taken on both boards, and ask again."""
    made = table(server, setup, **options)
    ada = server.sit(made)
    bea = server.sit(made, server.take(made["invitations"]["1"], "Bea")["token"])
    watcher = server.sit(made, made["watch"])
    answers: list[Any] = []
    for player, seat in ((ada, 0), (bea, 1), (watcher, None)):
        answers.append(player.view(lambda view: True, seat))
    answers += [ask(ada, kind, more) for kind, more in ASKED]
    for shape in ("I2", "I2"):
        ply = ada.views[0]["ply"]
        ada.move(0, f"{shape} 1,1 1,2")
        for player, seat in ((ada, 0), (bea, 1), (watcher, None)):
            answers.append(player.at(ply + 1, seat))
    answers += [ask(ada, kind, more) for kind, more in ASKED[:4]]
    record = server.record(made)
    answers += [record, server.post("/api/records?check=true", record).json()]
    answers.append(server.post("/api/games/forma/services/fits", {"setup": setup}).json())
    for player in (ada, bea, watcher):
        answers.append({"views": views(player)})
        player.close()
    return stripped(answers)  # type: ignore[no-any-return]


def views(player: Player) -> list[Json]:
    """Every different view that a player was ever sent: when the same one comes twice is chance."""
    player.send("ping")
    player.until(lambda message: message["type"] == "pong")
    sent = (stripped(message) for message in map(json.loads, player.heard) if message["type"] == "view")
    return [json.loads(view) for view in sorted({json.dumps(view, sort_keys=True) for view in sent})]


def ask(player: Player, kind: str, more: Json) -> Json:
    view = player.views[0]
    turn = {"seat": 0, "turn": view["turn"], "ply": view["ply"]} if kind == "move" else {}
    player.send(kind, **turn, **more)
    player.send("ping")
    told: list[Json] = []
    while not told or told[-1]["type"] != "pong":
        told.append(player.hear())
    return {"asked": kind, "told": [one for one in told if one["type"] in ("refused", "past", "job")]}


def test_no_answer_depends_on_what_fits(server: Server) -> None:
    roomy, crammed = conversation(server, ROOMY), conversation(server, CRAMMED)
    assert json.dumps(roomy, sort_keys=True) == json.dumps(crammed, sort_keys=True)


def test_hints_and_take_backs_are_refused_while_it_runs(server: Server) -> None:
    told = {json.dumps(one["asked"]): one["told"] for one in conversation(server, ROOMY) if "asked" in one}
    assert [one["code"] for one in told['"hint"']] == ["NO_HINT"]
    assert [one["code"] for one in told['"coach"']] == ["NO_HINT"]
    assert [one["type"] for one in told['"offer"']] == ["refused"]


def test_the_friendly_mode_tells_what_fits_so_the_test_above_can_fail(server: Server) -> None:
    made = [table(server, setup, fit_aid=True) for setup in (ROOMY, CRAMMED)]
    views = [stripped(server.sit(one).view(lambda view: True, 0)) for one in made]
    assert views[0] != views[1]


@pytest.mark.parametrize("setup", [ROOMY, CRAMMED])
def test_an_attempt_is_answered_by_placed_or_misfit_alone(server: Server, setup: str) -> None:
    made = table(server, setup)
    ada = server.sit(made)
    ada.view(lambda view: True, 0)
    ada.move(0, "I1 3,3")
    (placed,) = ada.at(1, 0)["log"][-1]["events"][:1]
    assert placed["key"] == "placed"
    again = server.sit(table(server, setup))
    again.view(lambda view: True, 0)
    again.move(0, "I2 1,2 1,3")
    (misfit,) = again.at(1, 0)["log"][-1]["events"]
    assert misfit["key"] == "misfit"
