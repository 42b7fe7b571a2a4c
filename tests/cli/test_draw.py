"""`ludotheque draw` and `ludotheque film`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app

RUN = CliRunner()


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    moves = ["sel SA", "sel PH", "Sf6+M", "Pf7+M"]
    path.write_text(json.dumps({"game": "interactions", "moves": moves}), encoding="utf-8")
    return str(path)


def test_a_position_is_drawn_to_standard_output(file: str) -> None:
    last, first = (RUN.invoke(app, ["draw", file, *more]).stdout for more in ([], ["--ply", "2"]))
    assert last.startswith("<svg") and first.startswith("<svg") and first != last


@pytest.mark.parametrize(("name", "begins"), [("a.svg", b"<svg"), ("a.png", b"\x89PNG")])
def test_a_picture_goes_into_a_file(file: str, tmp_path: Path, name: str, begins: bytes) -> None:
    done = RUN.invoke(app, ["draw", file, "--out", str(tmp_path / name), "--width", "64", "--seat", "1"])
    assert done.exit_code == 0 and (tmp_path / name).read_bytes().startswith(begins)


def test_a_film_goes_into_a_file(file: str, tmp_path: Path) -> None:
    done = RUN.invoke(app, ["film", file, "--out", str(tmp_path / "a.gif"), "--width", "64"])
    assert done.exit_code == 0 and (tmp_path / "a.gif").read_bytes().startswith(b"GIF8")


@pytest.mark.parametrize(
    "more", [["--out", "a.jpeg"], ["--seat", "7"]], ids=["an unknown kind of picture", "a seat that is not there"]
)
def test_what_cannot_be_drawn_is_said_in_words(file: str, more: list[str]) -> None:
    done = RUN.invoke(app, ["draw", file, *more])
    assert done.exit_code == 2 and done.stderr.strip() and "NO_SUCH" not in done.stderr


def test_an_illegal_move_is_said_in_the_words_of_its_game(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{"game": "interactions", "moves": ["sel SA", "sel PH", "Sf6+M", "Pg7+M"]}', encoding="utf-8")
    done = RUN.invoke(app, ["draw", str(path), "--language", "en"])
    assert done.exit_code == 1 and "NOT_ADJACENT" not in done.stderr


def test_the_graph_and_the_page_of_a_judged_game_go_into_files(file: str, tmp_path: Path) -> None:
    graph, page = tmp_path / "a.svg", tmp_path / "a.html"
    done = RUN.invoke(app, ["analyse", file, "--svg", str(graph), "--html", str(page)])
    assert done.exit_code == 0
    assert graph.read_text().startswith("<svg") and page.read_text().startswith("<!doctype html>")


VIEW = "2 d5 bA.bH/rcrpbk 5 b:PC.MS r:SA.HMK"


@pytest.mark.parametrize(
    ("key", "spelled"),
    [
        ("interactions", VIEW),
        ("interactions", "moves sel SA | sel PH | Sf6+M"),
        ("lacuna", "1R-123,456;2R5000,0|g0,0|s1000,1000|0000000/0000000|g|place|"),
        ("forma", ""),
    ],
)
def test_a_position_that_is_spelled_out_is_drawn(key: str, spelled: str) -> None:
    done = RUN.invoke(app, ["draw", spelled, "--game", key])
    assert done.exit_code == 0 and done.stdout.startswith("<svg"), done.output


def test_what_is_spelled_out_is_what_is_drawn() -> None:
    fewer, more = (
        RUN.invoke(app, ["draw", f"moves sel SA | sel PH | {laid}", "--game", "interactions"]).stdout
        for laid in ("Sf6+M", "Sf6+M | Pf7+M")
    )
    assert fewer != more


@pytest.mark.parametrize(
    ("key", "spelled", "words"),
    [
        ("lacunes", "nothing of the kind", "nothing of the kind"),
        ("forma", "moves zzz", "zzz"),
        ("chess", "", "chess"),
        ("lacuna", "?!", "view"),
    ],
)
def test_a_text_that_is_no_position_is_said_to_be_none(key: str, spelled: str, words: str) -> None:
    done = RUN.invoke(app, ["draw", spelled, "--game", key, "--language", "en"])
    assert done.exit_code == 2 and words in done.stderr
