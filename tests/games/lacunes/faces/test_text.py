"""The layout in letters, and the remarks below it."""

from games.lacunes.vectors import DEAL_0, V11, V14, WON, at, play
from ludotheque.games.lacunes.faces.text import TEXT
from ludotheque.games.lacunes.rules.cards import read_token
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions

BASE = Lacunes()


def test_runs_in_place_are_closed_by_a_bracket() -> None:
    drawn = TEXT.draw(BASE, at(V11), 0)
    assert "1: 2C  3C  4C" in drawn and "KC] --" in drawn
    assert drawn.count("]") == 4
    assert TEXT.draw(BASE, at(V14), 0).count("]") == 3


def test_four_rows_of_thirteen_stand_below_the_numbers_of_the_columns() -> None:
    header, *rows = TEXT.draw(BASE, at(DEAL_0), 0).splitlines()
    assert header.split() == [str(column) for column in range(1, 14)]
    assert [row.split(":")[0].strip() for row in rows] == ["1", "2", "3", "4"]
    read = [read_token(word) for row in rows for word in row.split(":")[1].replace("]", " ").split()]
    assert tuple(read) == at(DEAL_0).cells
    assert all(len(line) <= 60 and line == line.rstrip() for line in (header, *rows))


def test_a_due_redeal_is_drawn_with_unknown_cells() -> None:
    assert TEXT.draw(BASE, play(BASE, at(V14), "R"), 0).count("??") == 48


def test_the_remarks_name_every_gap_and_the_counts() -> None:
    remarks = TEXT.remarks(BASE, at(V11), 0)
    facts = {remark.key: remark.facts for remark in remarks}
    assert facts["gap-after-king"] == {"row": 4, "column": 12}
    assert facts["counts"] == {"placed": 46, "moves": 0, "redeals": 0, "left": 2}
    assert [remark.key for remark in remarks].count("gap-after-king") == 4
    assert TEXT.remarks(BASE, at(DEAL_0), 0)[0].facts == {"row": 1, "column": 10, "cards": "4D"}


def test_points_and_unlimited_redeals_are_remarked_where_they_are_played() -> None:
    assert TEXT.remarks(Lacunes(LacunesOptions(score="points")), at(V11, redeals=1), 0)[-1].facts == {"points": 41}
    unlimited = TEXT.remarks(Lacunes(LacunesOptions(redeals=None)), at(V11, redeals=9), 0)[-1]
    assert unlimited.facts["left"] == "unlimited"


def test_a_won_layout_has_four_dead_gaps() -> None:
    assert [remark.key for remark in TEXT.remarks(BASE, at(WON), 0)] == ["gap-after-king"] * 4 + ["counts"]
