"""A game is added by its own files alone; the page that leads through it names every one of them."""

import json
from pathlib import Path

import pytest

from noughts.grown import HERE, ROOT, grown, ludotheque, run

PAGE = ROOT / "docs/library/adding-a-game.md"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return grown(tmp_path_factory.mktemp("grown"))


def test_the_catalog_finds_the_new_folder(project: Path) -> None:
    told = ludotheque(project, "games", "--json")
    assert told.returncode == 0, told.stderr
    found = {entry["key"]: entry for entry in json.loads(told.stdout)}
    assert found["noughts"]["seats"] == [2]


def test_conformance_holds_for_it(project: Path) -> None:
    told = run(
        project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", "noughts",
        "tests/conformance", "tests/locales", "tests/test_layers.py",
    )  # fmt: skip
    assert told.returncode == 0, told.stdout[-3000:]
    assert " passed" in told.stdout or "[100%]" in told.stdout


def test_its_types_are_strict(project: Path) -> None:
    told = run(
        project, "-m", "mypy", "--strict", "--disable-error-code", "type-abstract", "--cache-dir",
        str(project / ".mypy"), "--follow-imports=silent", "-p", "ludotheque.games.noughts", cwd=project,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout


def test_its_typescript_is_made_from_its_wire(project: Path) -> None:
    code = (
        "from ludotheque.core import catalog; from ludotheque.server import schema\n"
        "print(schema.board(catalog.entry('noughts')), end='')"
    )
    told = run(project, "-c", code)
    assert told.stdout == (HERE / "boards/noughts/wire.ts").read_text(encoding="utf-8"), told.stderr


def test_a_record_of_it_is_judged(project: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps({"game": "noughts", "moves": ["a1", "b1", "a2", "b2", "a3"]}))
    told = json.loads(ludotheque(project, "referee", str(record)).stdout)
    assert told["ok"] and told["outcome"]["winners"] == [0]
    record.write_text(json.dumps({"game": "noughts", "moves": ["a1", "a1"]}))
    told = json.loads(ludotheque(project, "referee", str(record)).stdout)
    assert told["error"]["code"] == "TAKEN" and told["error"]["clause"] == "NAC-1"


def test_perfect_play_draws_and_the_levels_rise(project: Path) -> None:
    told = ludotheque(project, "arena", "5", "1", "--game", "noughts", "--games", "12")
    assert told.returncode == 0, told.stderr
    assert "bot:5" in told.stdout


def test_its_puzzles_are_made_again_and_proven(project: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.jsonl"
    told = ludotheque(project, "puzzles", "make", "noughts", "--count", "6", "--workers", "2", "--out", str(made))
    assert told.returncode == 0, told.stderr
    shipped = HERE / "games/noughts/learn/puzzles.jsonl"
    assert made.read_text().splitlines() == shipped.read_text().splitlines()[:6], "the same attempts give the same file"
    told = ludotheque(project, "puzzles", "check", "noughts", "--json")
    assert told.returncode == 0 and json.loads(told.stdout)["wrong"] == []


def test_the_page_names_every_file_of_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    files = [
        path for folder in ("games", "boards", "locales") for path in (HERE / folder).rglob("*.*") if path.is_file()
    ]
    for path in files:
        assert path.name == "__init__.py" or path.name in page, f"{path.name} is not on the page"
