"""`ludotheque solve laguna` and `ludotheque boards`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.games.laguna.rules.board_text import dump, house, parse

BASE = "A=rgb B=rgb C=rgy D=rgy E=rby F=rby G=gby H=gby"
PUZZLE = f"easy {BASE} start=H,2,4,A target volcano=2"
RUN = CliRunner()


def solved(*words: str) -> dict[str, object]:
    result = RUN.invoke(app, ["solve", "laguna", *words, "--json"])
    assert result.exit_code == 0, result.output
    told: dict[str, object] = json.loads(result.stdout.splitlines()[-1])
    return told


def test_a_puzzle_is_given_as_words_as_a_file_or_as_a_record(tmp_path: Path) -> None:
    plain, held = tmp_path / "puzzle.txt", tmp_path / "record.json"
    plain.write_text(PUZZLE)
    held.write_text(json.dumps({"game": "laguna", "options": {"players": 1}, "setup": PUZZLE}))
    for source in (PUZZLE, str(plain), str(held)):
        told = solved(source)
        assert (told["moves"], told["proven"]) == (19, True)


def test_the_line_of_an_answer_is_accepted_by_the_referee(tmp_path: Path) -> None:
    held = tmp_path / "record.json"
    line = solved(PUZZLE)["line"]
    held.write_text(json.dumps({"game": "laguna", "options": {"players": 1}, "setup": PUZZLE, "moves": line}))
    result = RUN.invoke(app, ["referee", str(held)])
    told = json.loads(result.stdout)
    assert result.exit_code == 0
    assert (told["outcome"]["reason"], told["outcome"]["scores"]) == ("solved", [19])


@pytest.mark.parametrize("words", ["deep", f"easy {BASE}", PUZZLE.replace("target", "goal")])
def test_what_is_no_puzzle_is_said_in_one_line(words: str) -> None:
    result = RUN.invoke(app, ["solve", "laguna", words])
    assert result.exit_code in (1, 2)
    assert "Traceback" not in result.output


def test_a_board_is_checked_line_by_line(tmp_path: Path) -> None:
    good, odd, bad = tmp_path / "good.txt", tmp_path / "odd.txt", tmp_path / "bad.txt"
    good.write_text(dump(house("hard")))
    odd.write_text(dump(house("hard")).replace("side: hard", "side: easy"))
    bad.write_text("laguna-board 9")
    answer = RUN.invoke(app, ["boards", "check", str(good)])
    assert answer.exit_code == 0 and len(answer.stdout.splitlines()) == 12
    answer = RUN.invoke(app, ["boards", "check", str(odd)])
    assert answer.exit_code == 1 and "BRD-11 NO" in answer.stdout
    assert RUN.invoke(app, ["boards", "check", str(bad)]).exit_code == 2
    assert RUN.invoke(app, ["boards", "check", str(tmp_path / "none.txt")]).exit_code == 2


def test_a_board_is_drawn_by_its_number() -> None:
    answer = RUN.invoke(app, ["boards", "make", "easy", "--seed", "3"])
    assert answer.exit_code == 0 and parse(answer.stdout).side == "easy"
    assert RUN.invoke(app, ["boards", "make", "deep"]).exit_code == 2
