"""The ladders of a game: a mode's levels, how strong they are, and the file they are kept in."""

from pathlib import Path

import pytest

from ludotheque.core import catalog, ladder
from ludotheque.core.errors import LudothequeError
from ludotheque.core.ladder import Ladder, Ladders, Rung, from_lines, ladders_of, to_lines, ungraded

RUNGS = (Rung(1, 0), Rung(2, 1, 70, 1, 29, 150, 70), Rung(3, 1), Rung(4, 2), Rung(5, 3), Rung(6, 3))
LADDERS = Ladders((Ladder("players=4 teams=true", RUNGS[:2]), Ladder("players=4", RUNGS[1:]), Ladder("", RUNGS)))


def test_a_mode_has_the_first_ladder_whose_options_it_has() -> None:
    assert LADDERS.of({"players": 4, "teams": True, "bonus": False}).levels == (1, 2)
    assert LADDERS.of({"players": 4, "teams": False}).levels == (2, 3, 4, 5, 6)
    assert LADDERS.of({"players": 2, "teams": False}).levels == (1, 2, 3, 4, 5, 6)


def test_the_first_level_of_each_grade_grades_but_for_children() -> None:
    assert LADDERS.graders == (2, 4, 5)
    assert LADDERS.of({"players": 4, "teams": True}).graders == (2,)


def test_who_says_nothing_gets_a_fair_level_and_a_hint_is_of_the_strongest() -> None:
    assert (LADDERS.usual, LADDERS.strongest) == (4, 6)
    assert (ungraded(5).usual, ungraded(5).graders) == (3, (1, 2, 3, 4, 5))


def test_what_is_kept_is_read_again() -> None:
    assert from_lines(to_lines(LADDERS)) == LADDERS


def test_a_game_without_bots_has_no_ladder() -> None:
    with pytest.raises(LudothequeError) as refused:
        ladders_of(catalog.Entry("none", 1, "X", (2,), (1, 2), (), make=catalog.entry("forma").make))
    assert refused.value.code == "NO_BOTS"


def test_a_file_is_kept_where_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    ladder.keep("anywhere", LADDERS)
    assert ladder.shipped("anywhere") == LADDERS
