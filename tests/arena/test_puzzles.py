"""Puzzles made and graded: by whom they are found, in their order, going on where it was stopped."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.arena import puzzles as maker
from ludotheque.core import catalog, puzzle_file
from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.ladder import Ladders, ungraded
from ludotheque.core.learning import Puzzle, Puzzles
from ludotheque.core.parts import Bots
from ludotheque.search.workers import ALONE, Workers
from play.puzzled import ENTRY, FIRST, ONE, OTHER, RECORD, SHORT, TWO, Shelf, moves_of


class Plays(Bot):
    def __init__(self, moves: tuple[str, ...]) -> None:
        self.moves = moves

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        return Choice(game.read(view, self.moves[len(seen.moves)]))


class Rising(Bots):
    """The first level errs at once, the second in the second move, the third never."""

    def levels(self) -> tuple[int, ...]:
        return 1, 2, 3

    def bot(self, level: int) -> Bot:
        return Plays(((OTHER,), (FIRST, _elsewhere()), TWO.line)[level - 1])

    def limit(self, level: int) -> Limit:
        return Limit(nodes=1)


def _elsewhere() -> str:
    return next(move for move in moves_of(FIRST) if move != TWO.line[1])


GRADED = ENTRY.with_part(Bots, Rising()).with_part(Ladders, ungraded(3))
below = SplitMix64(7).below


def test_a_grade_is_the_first_grading_level_that_finds_it() -> None:
    assert maker.grade(GRADED, ONE, below) == 2
    assert maker.grade(GRADED, TWO, below) == 3


def test_what_no_level_finds_is_graded_above_them_all() -> None:
    assert maker.grade(GRADED, replace(ONE, answers=("never",)), below) == 4


def test_an_easy_one_too_many_and_one_that_is_there_are_not_wanted() -> None:
    others = [replace(ONE, record={"setup": f"deal:{n}"}, grade=1 if n < 2 else 3) for n in range(2, 5)]
    assert maker._wanted(ONE, others)
    assert not maker._wanted(ONE, [ONE]) and not maker._wanted(ONE, [replace(one, grade=1) for one in others])


def test_where_the_game_measures_the_grade_it_stays() -> None:
    measured = replace(ONE, grade=5)
    assert maker.graded(GRADED, measured).grade == 2
    assert maker.graded(GRADED.with_part(Puzzles, Measuring()), measured) == measured


class Measuring(Shelf):
    def by_levels(self, puzzle: Puzzle) -> bool:
        return False


def test_a_file_is_graded_again_in_its_place_and_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "entry", lambda _: GRADED)
    path = tmp_path / "p.jsonl"
    asked = [replace(one, grade=6) for one in (ONE, TWO, ONE)]
    for one in asked:
        puzzle_file.add(path, one)
    for before, after in maker.grade_again(GRADED, path):
        assert (before, after.grade) == (asked[0], 2)
        break
    assert puzzle_file.read(path) == tuple(asked), "a part of them is not enough"
    assert [after.grade for _, after in maker.grade_again(GRADED, path)] == [2, 3, 2]
    assert [one.grade for one in puzzle_file.read(path)] == [2, 3, 2] and list(tmp_path.iterdir()) == [path]


@pytest.fixture
def attempts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every third attempt gives a puzzle; which were made is noted."""
    made: list[int] = []

    def one(key: str, seed: int, number: int) -> Puzzle | None:
        made.append(number)
        found = Puzzle({**RECORD, "setup": f"deal:{number + 1}"}, "one", (FIRST,), 2, id=f"{seed}-{number}")
        return found if number % 3 == 0 else None

    monkeypatch.setattr(maker, "attempt", one)
    return made


def test_it_goes_on_where_it_was_stopped(attempts: list[int], tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    whole = [found for _, found in maker.make(ENTRY, 4, 5, tmp_path / "whole.jsonl") if found]
    for number, _ in maker.make(ENTRY, 4, 5, path):
        if number == 4:
            break
    attempts.clear()
    assert [number for number, _ in maker.make(ENTRY, 4, 5, path)] == list(range(4, 10)) == attempts
    assert puzzle_file.read(path) == tuple(whole)
    assert list(maker.make(ENTRY, 4, 5, path)) == [], "there are enough"


def test_what_is_spoilt_is_found_wrong() -> None:
    asked = [ONE, replace(ONE, answers=(OTHER,)), replace(SHORT, par=3)]
    assert [wrong for _, wrong in maker.wrong(ENTRY, asked)] == [False, True, True]


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(LudothequeError) as refused:
        maker.part_of(replace(catalog.entry("lacunes"), parts={}))
    assert refused.value.code == "NO_PUZZLES"


def test_an_attempt_is_graded_named_and_the_same_whoever_makes_it() -> None:
    made = next(one for one in (maker.attempt("forma", 3, n) for n in range(40)) if one)
    seed, number = made.id.split("-")
    assert seed == "3" and 1 <= made.grade <= 6
    assert maker.attempt("forma", 3, int(number)) == made


def test_several_processes_make_the_same_file(tmp_path: Path) -> None:
    entry = catalog.entry("forma")
    for name, workers in (("one", ALONE), ("two", Workers(2))):
        list(maker.make(entry, 1, 3, tmp_path / name, workers))
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text() != ""
