"""A solver that a game offers is a command, without a line outside the game's folder."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludotheque.cli import app
from ludotheque.cli.progress import Ticker
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.catalog import INSTALLED
from ludotheque.core.errors import IllegalMove, InvalidRecord
from ludotheque.core.parts import Told
from ludotheque.core.record import BadMove
from ludotheque.core.solving import Argument, Question, Solver


class FlowerCounter(Solver):
    """A solver for a game that has none: it answers with what it was asked."""

    about = "Count flowers."
    arguments = (
        Argument("pond", "A file.", positional=True),
        Argument("at-most", "As many.", int, default=7, least=1),
        Argument("colour", "Only these."),
        Argument("twice", "Both ways.", bool, default=False),
    )

    def answer(self, asked: Question, limit: Limit) -> Told:
        if limit.watch:
            limit.watch(Progress(12_345))
        asked.count(1, 4, {"red": 1})
        return {
            "pond": asked.contents(asked.text("pond")), "most": asked.number("at-most"),
            "colour": asked.words["colour"], "twice": asked.words["twice"], "options": dict(asked.options),
            "seconds": limit.seconds, "memory": limit.memory_mb, "line": ["O0-27:6050", "#16"], "proven": True,
        }  # fmt: skip


class Refusing(Solver):
    """Raises what it was made with."""

    about = "Refuse."
    arguments = ()

    def __init__(self, error: Exception) -> None:
        self.error = error

    def answer(self, asked: Question, limit: Limit) -> Told:
        raise self.error


def run(*words: object, solver: Solver | None = None, typed: str | bytes | None = None) -> Result:
    catalog = INSTALLED.giving("lacuna", Solver, solver or FlowerCounter())
    return CliRunner().invoke(app, ["solve", *map(str, words)], input=typed, obj=catalog, env={"LANG": "en"})


def answer(*words: object, typed: str | bytes | None = None) -> Any:
    result = run("lacuna", *words, "--json", typed=typed)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_game_is_listed_by_offering_a_solver() -> None:
    assert "lacuna " in run("--help").stdout
    assert "lacuna " not in CliRunner().invoke(app, ["solve", "--help"]).stdout


def test_listing_the_solvers_imports_none_of_them() -> None:
    code = (
        "import sys; sys.argv[1:] = ['solve', '--help']\nfrom ludotheque.cli import main\n"
        "try: main()\nfinally: print(*sys.modules)"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "interactions" in out
    assert not [name for name in out.splitlines()[-1].split() if ".solver" in name or name == "numpy"]


def test_its_arguments_are_those_that_it_declares_and_those_that_all_share(tmp_path: Path) -> None:
    pond = tmp_path / "pond.txt"
    pond.write_text("49 flowers")
    told = answer(pond, "--at-most", 3, "--colour", "red", "--twice", "--seconds", 2, "--set", "tol=5")
    assert (told["pond"], told["most"], told["colour"], told["twice"]) == ("49 flowers", 3, "red", True)
    assert (told["seconds"], told["memory"], told["options"]) == (2.0, 1024, {"tol": 5})


def test_what_is_not_said_has_its_default() -> None:
    told = answer("-", typed="pond")
    assert (told["pond"], told["most"], told["colour"], told["twice"], told["seconds"]) == (
        "pond", 7, None, False, None,
    )  # fmt: skip


def test_help_explains_its_arguments() -> None:
    told = run("lacuna", "--help").stdout
    assert "Count flowers." in told
    assert all(word in told for word in ("POND", "--at-most", "Both ways.", "--memory", "--json"))


def test_an_answer_in_words_is_a_line_a_fact() -> None:
    lines = run("lacuna", "-", typed="pond").stdout.splitlines()
    assert "pond: pond" in lines
    assert "colour: –" in lines
    assert "Best line: O0-27:6050 #16" in lines
    assert "Proved: yes" in lines


@pytest.mark.parametrize(
    "words", [(), ("-", "--at-most", 0), ("-", "--at-most", "few"), ("-", "--nonsense"), ("-", "--memory", 1)]
)
def test_what_does_not_fit_the_declaration_is_refused(words: tuple[object, ...]) -> None:
    assert run("lacuna", *words).exit_code == 2


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (InvalidRecord("record", "not-json"), 2, "not JSON"),
        (IllegalMove("GAME_OVER", "LCN-1"), 1, "(LCN-1)"),
        (BadMove(3, "#1", IllegalMove("GAME_OVER")), 1, "moves[3] #1:"),
    ],
)
def test_a_refusal_is_one_line_and_an_exit_status(error: Exception, status: int, words: str) -> None:
    result = run("lacuna", solver=Refusing(error))
    assert (result.exit_code, result.stdout) == (status, "")
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(("name", "typed"), [("no-such-file", None), ("-", b"\xff\xfe")])
def test_a_file_that_cannot_be_read_is_named(name: str, typed: bytes | None) -> None:
    result = run("lacuna", name, typed=typed)
    assert result.exit_code == 2
    assert f"{name}: this file cannot be read." in result.stderr


def test_a_setting_without_a_value_is_wrong_use() -> None:
    result = run("lacuna", "-", "--set", "tol", typed="pond")
    assert result.exit_code == 2
    assert "option=value" in result.stderr


def test_a_record_brings_its_own_options() -> None:
    question = Question("lacuna", {}, lambda name: b"", {"tol": 5})
    with pytest.raises(InvalidRecord) as refused:
        question.record('{"game": "lacuna", "setup": "pond:1"}')
    assert refused.value.facts["field"] == "options"


def test_who_waits_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(Ticker, "shown", True)
    monkeypatch.setattr(Ticker, "tell", lambda self, words: told.append(words))
    run("lacuna", "-", typed="pond")
    assert told == ["Getting ready…", "12,345 positions", f"[######{'-' * 18}] 1/4 red 1"]
