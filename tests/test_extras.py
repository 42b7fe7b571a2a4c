"""What only some need is not needed by the others: fresh interpreters in which the extras are not installed."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from figures import imported as modules
from ludotheque.core import catalog
from ludotheque.core.missing import EXTRAS, MissingExtra, extras_named, imported

ROOT = Path(__file__).parent.parent
BLOCKED = """
import sys

class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, NotInstalled())
"""
LIBRARIES = {library for libraries in EXTRAS.values() for library in libraries}
IMPORTED_AS = {"pillow": "PIL"}
IMPORTED_BESIDE = {"pyspiel"}
"""What open_spiel is imported as besides its own name."""
TYPER_NEEDS = {"pydantic"}
"""Typer brings it along, so that no installation that has a command line is without it."""


def python(code: str, *words: str, blocked: set[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run code where these libraries cannot be imported."""
    code = BLOCKED.format(blocked=blocked) + code
    return subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, input=typed,
        env=os.environ | {"LANG": "en", "LC_ALL": ""},
    )  # fmt: skip


def ludotheque(*words: str, without: set[str] | None = None, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command line of an installation without any extra, or without these libraries."""
    blocked = LIBRARIES - TYPER_NEEDS if without is None else without
    return python("from ludotheque.cli import main; main()", *words, blocked=blocked, typed=typed)


def test_the_package_and_the_rules_of_all_games_need_the_standard_library_alone() -> None:
    third_party = {"typer", "rich", "fluent", "click", "typing_extensions", *LIBRARIES}
    code = (
        "import ludotheque\n"
        "for key in ludotheque.list_games():\n"
        "    game, chance = ludotheque.game(key), ludotheque.SplitMix64(1)\n"
        "    state = game.initial(game.setup(chance.below))\n"
        "    for _ in range(20):\n"
        "        if game.turn(state) is None: break\n"
        "        drawn = game.turn(state) == ludotheque.CHANCE\n"
        "        move = game.draw(state, chance.below) if drawn else game.moves(state).sample(chance.below)\n"
        "        state = game.play(state, move)\n"
        "    print(key, game.position(game.view(state, None)) != '')\n"
    )
    done = python(code, blocked=third_party)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [f"{entry.key} True" for entry in catalog.entries()]


def test_the_games_are_listed_without_any_extra() -> None:
    done = ludotheque("games", "--json")
    assert [game["key"] for game in json.loads(done.stdout)] == list(catalog.keys())


def test_the_referee_judges_without_any_extra() -> None:
    done = ludotheque("referee", "-", typed=json.dumps({"game": "interactions", "moves": ["sel SA"]}))
    assert (done.returncode, json.loads(done.stdout)["ok"]) == (0, True)


@pytest.mark.parametrize("key", ["forma", "interactions", "lacuna", "laguna"])
def test_people_play_at_the_terminal_without_any_extra(key: str) -> None:
    done = ludotheque("play", key, "--plain", "--seats", "human,human", typed="board\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_patience_is_played_without_any_extra_and_a_hint_names_what_it_needs() -> None:
    done = ludotheque("play", "lacunes", "--plain", "--setup", "deal:28", typed="hint\n4H\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "pip install 'ludotheque[bots]'" in done.stdout
    assert "The 4 of hearts goes to the first row." in done.stdout


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        ((), "server"),
        (("arena", "1", "2"), "bots"),
        (("play", "forma", "--plain"), "bots"),
        (("play", "lacuna", "--plain"), "bots"),
        (("play", "laguna", "--plain", "--seats", "bot:1,bot:2"), "bots"),
        (("solve", "lacunes", "--deal", "28"), "bots"),
        (("solve", "lacunes", "--batch", "1..2", "--ray"), "ray"),
    ],
    ids=lambda words: " ".join(words) or "alone" if isinstance(words, tuple) else words,
)
def test_what_needs_an_extra_names_the_command_that_installs_it(words: tuple[str, ...], extra: str) -> None:
    done = ludotheque(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"pip install 'ludotheque[{extra}]'" in done.stderr


def test_a_database_whose_library_is_not_installed_is_one_line() -> None:
    done = ludotheque("serve", "--db", "postgresql://127.0.0.1/games", "--port", "0", without={"asyncpg"})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "ludotheque: asyncpg is not installed: pip install 'ludotheque[postgresql]'\n"


@pytest.mark.parametrize("extra", ["gymnasium", "pettingzoo", "openspiel"])
def test_a_frame_that_is_not_installed_is_named_in_one_line(extra: str) -> None:
    code = f"try: import ludotheque.adapters.{extra}\nexcept ImportError as error: print(error)"
    told = python(code, blocked=set(EXTRAS[extra])).stdout
    assert told.count("\n") == 1
    assert f"pip install 'ludotheque[{extra}]'" in told


def test_it_is_named_in_the_readers_language() -> None:
    assert "n’est pas installé" in ludotheque("arena", "1", "2", "--language", "fr").stderr


def test_the_libraries_of_each_extra_are_those_that_the_package_declares() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extra, libraries in EXTRAS.items():
        names = {name.partition(">")[0].partition("[")[0] for name in declared[extra]}
        assert {IMPORTED_AS.get(name, name.replace("-", "_")) for name in names} == set(libraries) - IMPORTED_BESIDE


def test_what_is_imported_directly_is_declared() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    declared = {re.split(r"[.>]", name)[0].replace("-", "_") for name in needed} | LIBRARIES
    package = ROOT / "src" / "ludotheque"
    used = {name.partition(".")[0] for path in package.rglob("*.py") for name in modules(path)}
    assert used - sys.stdlib_module_names - {"ludotheque"} <= declared


def test_a_module_of_an_extra_is_imported_where_it_is_installed() -> None:
    assert imported("numpy.linalg").__name__ == "numpy.linalg"


def test_what_belongs_to_no_extra_fails_as_it_always_does() -> None:
    with pytest.raises(ModuleNotFoundError) as failed, extras_named():
        imported("no_such_library")
    assert not isinstance(failed.value, MissingExtra)


def test_solving_names_what_it_needs_where_it_must_search() -> None:
    start = {"game": "interactions", "moves": ["sel SA", "sel CA"]}
    done = ludotheque("solve", "interactions", "-", typed=json.dumps(start))
    assert (done.returncode, done.stderr) == (0, ""), "what is proved is known without"
    done = ludotheque("solve", "interactions", "-", "--search", typed=json.dumps(start))
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install 'ludotheque[bots]'" in done.stderr
