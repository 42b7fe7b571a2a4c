"""The referee as a program: its JSON, its exit codes, and its one-line errors."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core import record

MOVES = ["sel SA", "sel SA", "Sf6+M", "Ag6+C"]


def judged(content: object, *arguments: str) -> tuple[int, dict[str, Any]]:
    text = content if isinstance(content, str | bytes) else json.dumps(content)
    done = CliRunner().invoke(app, ["referee", "-", *arguments], input=text)
    assert done.stdout.count("\n") == 1
    return done.exit_code, json.loads(done.stdout)


def test_a_legal_record_is_judged_with_its_moves_and_position() -> None:
    status, told = judged({"game": "interactions", "moves": MOVES})
    assert status == 0
    assert (told["ok"], told["ply"], told["turn"], told["exhaustive"], told["outcome"]) == (True, 4, 0, True, None)
    assert told["legal"] == len(told["moves"]) == 6 * 2 * 4
    assert told["position"] == "2 f6 bsrA 2 b:MA.PHCK r:CS.PHMK"


def test_while_seats_choose_together_the_lowest_missing_one_is_named() -> None:
    assert judged({"game": "interactions", "moves": ["sel SA"]})[1]["turn"] == 1


def test_a_finished_game_has_an_outcome() -> None:
    from games.interactions.vectors import V17

    status, told = judged({"game": "interactions", "options": {"players": 3}, "moves": V17})
    assert status == 0
    assert (told["turn"], told["legal"], told["moves"]) == (None, 0, [])
    assert told["outcome"]["scores"] == [14, 25, 17]
    assert told["outcome"]["winners"] == [1]
    assert told["outcome"]["returns"] == [-1, 1, -1]
    assert told["outcome"]["detail"]["seats"][1]["bonus"] == 3


@pytest.mark.parametrize(
    ("moves", "ply", "code", "clause"),
    [
        ([*MOVES, "Sh9+P"], 4, "NOT_AVAILABLE", "IXN-8"),
        ([*MOVES, "xyz"], 4, "INVALID_MOVE", None),
        (["sel SA", "Sf6+M"], 1, "SELECT_FIRST", "IXN-5"),
        (["=time"], 0, "INVALID_MOVE", None),
    ],
)
def test_a_wrong_move_exits_with_one_and_names_the_culprit(
    moves: list[str], ply: int, code: str, clause: str | None
) -> None:
    status, told = judged({"game": "interactions", "moves": moves})
    assert status == 1
    assert (told["ok"], told["ply"], told["move"]) == (False, ply, moves[ply])
    assert (told["error"]["code"], told["error"]["clause"]) == (code, clause)
    assert told["error"]["message"]


def test_a_move_after_the_end_is_game_over() -> None:
    from games.interactions.vectors import V17

    status, told = judged({"game": "interactions", "options": {"players": 3}, "moves": [*V17, "Pf6"]})
    assert (status, told["error"]["code"], told["error"]["clause"]) == (1, "GAME_OVER", "IXN-20")


@pytest.mark.parametrize(
    ("content", "field"),
    [
        ("not json", "record"),
        (b"\xff\xfe", "record"),
        ([], "record"),
        ({"game": "chess"}, "game"),
        ({"game": "interactions", "options": {"players": 7}}, "options.players"),
        ({"game": "interactions", "options": {"colour": "red"}}, "options.colour"),
        ({"game": "interactions", "options": {"players": 1}, "setup": "wild:H"}, "setup"),
        ({"game": "interactions", "options": {"players": 1}, "setup": "wild:HS?????"}, "setup"),
        ({"game": "interactions", "moves": "sel SA"}, "moves"),
        (b" " * (record.MAX_BYTES + 5), "record"),
    ],
)
def test_what_is_no_record_exits_with_two_and_names_the_field(content: object, field: str) -> None:
    status, told = judged(content)
    assert status == 2
    assert told["ok"] is False
    assert told["error"]["field"] == field
    assert told["error"]["code"] in ("INVALID_RECORD", "HIDDEN_SETUP")


def test_a_file_that_is_not_there_is_one_clear_line() -> None:
    done = CliRunner().invoke(app, ["referee", "no-such-file.json"])
    assert done.exit_code == 2
    assert "no-such-file.json" in json.loads(done.stdout)["error"]["message"]


def test_a_result_that_does_not_fit_is_told() -> None:
    result = {"reason": "complete", "scores": [9, 9], "returns": [0, 0], "winners": [0, 1]}
    status, told = judged({"game": "interactions", "moves": MOVES, "result": result})
    assert (status, told["error"]["code"]) == (1, "RESULT_MISMATCH")


def test_the_reason_is_told_in_the_readers_language() -> None:
    wrong = {"game": "interactions", "moves": ["Sf6+M"]}
    english, french = (judged(wrong, "--language", language)[1]["error"]["message"] for language in ("en", "fr"))
    assert english != french
    assert english.endswith("(IXN-5)")
    assert french.endswith("(IXN-5)")


def test_a_record_from_a_file_is_read(tmp_path: Any) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"game": "interactions", "moves": MOVES}))
    assert CliRunner().invoke(app, ["referee", str(path)]).exit_code == 0
