"""Lacunes as numbers and planes."""

import pytest

from ludotheque.core.encoding import NoAction
from ludotheque.games.lacunes.bots.encoding import ENCODINGS
from ludotheque.games.lacunes.rules.cards import read_cells
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import Deal, Put, Redeal, State
from ludotheque.search.encoding import split

GAME = Lacunes()
CODED = ENCODINGS.encoding(GAME)
START = GAME.initial("deal:28")


def test_a_card_a_two_with_its_row_and_the_redeal_have_their_numbers() -> None:
    names = [CODED.name(action) for action in range(CODED.size)]
    assert names[:3] == ["3C", "4C", "5C"]
    assert names[44:49] == ["2C@1", "2C@2", "2C@3", "2C@4", "2D@1"]
    assert CODED.decode(None, 60) == Redeal()
    assert CODED.decode(None, CODED.action("2H@3")) == Put(27, 2)


def test_what_chance_deals_has_no_number() -> None:
    with pytest.raises(NoAction):
        CODED.encode(START, Deal(START.cells))


def test_every_cell_has_a_suit_and_a_rank_or_is_a_gap() -> None:
    layout = split(CODED.fields, CODED.observe(START, 0))["layout"]
    assert (layout[:4].sum(axis=0) + layout[16]).tolist() == [[1] * 13] * 4
    assert (layout[4:16].sum(axis=0) + layout[16]).tolist() == [[1] * 13] * 4
    assert layout[16].sum() == 4
    assert not layout[17].any()


def test_cards_in_place_and_redeals_left_are_told() -> None:
    rows = ("2C 3C 4C " + "-- " * 4).strip()
    cells = read_cells(f"{rows} KC QC JC TC 9C 8C/" + "/".join([" ".join(["??"] * 13)] * 3))
    assert cells is not None
    seen = split(CODED.fields, CODED.observe(State(cells, redeals=1), 0))
    assert seen["layout"][-1, 0].tolist() == [1, 1, 1] + [0] * 10
    assert seen["placed"].tolist() == [0.25, 0, 0, 0]
    assert seen["layout"][17, 1:].all()
    assert seen["redeals"].tolist() == pytest.approx([1 / 3, 1])


def test_redeals_without_end_are_told_as_one() -> None:
    coded = ENCODINGS.encoding(Lacunes(LacunesOptions(redeals=None)))
    assert split(coded.fields, coded.observe(START, 0))["redeals"].tolist() == [1, 1]
