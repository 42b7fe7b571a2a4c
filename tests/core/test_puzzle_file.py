"""Puzzles in a file: what is written is read again, and what is empty takes no room."""

from pathlib import Path

import pytest

from ludotheque.core import puzzle_file
from ludotheque.core.learning import Puzzle

PLAIN = Puzzle({"setup": "deal:1"}, "alive", ("5S>1",), id="1-7")
FULL = Puzzle({"moves": ["a", "é"]}, "finish", ("a", "b*"), 4, ("end",), ("a", "c"), 2, "1-8")


@pytest.mark.parametrize("puzzle", [PLAIN, FULL])
def test_a_line_is_read_as_it_was_written(puzzle: Puzzle) -> None:
    line = puzzle_file.to_line(puzzle)
    assert "\n" not in line and puzzle_file.from_line(line) == puzzle


def test_what_is_empty_is_left_out_of_the_line_and_told_in_the_list() -> None:
    assert "par" not in puzzle_file.to_line(PLAIN) and "grade" not in puzzle_file.to_line(PLAIN)
    assert {"id", "record", "goal", "answers", "grade", "themes", "par"} <= set(puzzle_file.told(PLAIN))


def test_a_file_is_read_line_by_line_and_none_is_an_empty_one(tmp_path: Path) -> None:
    path = tmp_path / puzzle_file.NAME
    assert puzzle_file.read(path) == ()
    path.write_text("".join(puzzle_file.to_line(one) + "\n" for one in (PLAIN, FULL)), encoding="utf-8")
    assert puzzle_file.read(path) == (PLAIN, FULL)


def test_a_game_without_a_file_ships_none() -> None:
    assert puzzle_file.shipped("ludotheque.core") == ()


def test_a_line_that_leaves_its_folder_names_its_game_and_reads_the_same() -> None:
    line = puzzle_file.to_line(PLAIN, "lacuna")
    assert line.startswith('{"game":"lacuna",') and puzzle_file.from_line(line) == PLAIN
