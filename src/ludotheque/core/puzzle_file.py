"""Puzzles as a file in a game's folder: one a line, as JSON, what is empty left out."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from importlib import resources
from pathlib import Path

from ludotheque.core.learning import Puzzle
from ludotheque.core.outcome import Json

NAME = "puzzles.jsonl"


@cache
def shipped(package: str) -> tuple[Puzzle, ...]:
    """What lies in that package, `ludotheque.games.lacuna.learn`; none where nothing does."""
    found = resources.files(package) / NAME
    return tuple(from_line(line) for line in found.read_text("utf-8").splitlines() if line) if found.is_file() else ()


def read(path: Path) -> tuple[Puzzle, ...]:
    """A file of puzzles; none where there is no file yet."""
    return tuple(from_line(line) for line in path.read_text("utf-8").splitlines() if line) if path.exists() else ()


def add(path: Path, puzzle: Puzzle) -> None:
    """One more at the end of a file, which begins with it where there was none."""
    with path.open("a", encoding="utf-8") as file:
        file.write(to_line(puzzle) + "\n")


def told(puzzle: Puzzle) -> dict[str, Json]:
    """As `ludotheque puzzles list --json` shows it: every field that design and readers count on, empty or not."""
    return {"id": puzzle.id, **{key: value for key, value in asdict(puzzle).items() if key != "id"}}


def to_line(puzzle: Puzzle, game: str = "") -> str:
    """Its line in a file, without its end; one that leaves its game's folder names the game."""
    named = {"game": game} if game else {}
    full = named | {key: value for key, value in told(puzzle).items() if value not in (None, "", (), 0)}
    return json.dumps(full, ensure_ascii=False, separators=(",", ":"))


def from_line(line: str) -> Puzzle:
    found: Mapping[str, Json] = {key: value for key, value in json.loads(line).items() if key != "game"}
    many = {key: tuple(value) for key, value in found.items() if isinstance(value, list)}
    return Puzzle(**{**found, **many})  # type: ignore[arg-type]
