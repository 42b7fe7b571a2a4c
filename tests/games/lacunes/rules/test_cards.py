"""The spelling of cards and layouts reads back, and what is misspelt reads as nothing."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacunes.vectors import DEAL_0, cells
from ludotheque.games.lacunes.rules.cards import (
    GAP,
    IN_PLAY,
    UNKNOWN,
    rank,
    read_cells,
    read_token,
    suit,
    token,
    write_cells,
)

CODES = st.integers(UNKNOWN, 51)


@given(CODES)
def test_a_code_and_its_token_name_each_other(code: int) -> None:
    assert read_token(token(code)) == code


def test_a_card_is_thirteen_times_its_suit_plus_its_rank() -> None:
    assert [read_token(text) for text in ("AC", "KC", "AD", "6H", "KS")] == [0, 12, 13, 31, 51]
    assert (rank(31), suit(31)) == (5, 2)
    assert (token(GAP), token(UNKNOWN)) == ("--", "??")


def test_the_aces_are_out_of_play_and_nothing_else_is() -> None:
    assert {token(card) for card in set(range(52)) - IN_PLAY} == {"AC", "AD", "AH", "AS"}


@given(st.lists(CODES, min_size=52, max_size=52))
def test_cells_are_written_as_four_rows_that_read_back(codes: list[int]) -> None:
    text = write_cells(codes)
    assert text.count("/") == 3 and read_cells(text) == tuple(codes)


@given(st.text("23456789TJQKACDHS-?/ ", max_size=200))
def test_any_text_is_a_layout_or_none_and_never_an_error(text: str) -> None:
    found = read_cells(text)
    assert found is None or write_cells(found) == re.sub(" */ *", "/", text.strip(" "))


@pytest.mark.parametrize("slash", ["/", " / ", " /", "/   "])
def test_spaces_around_a_slash_are_read(slash: str) -> None:
    assert read_cells(DEAL_0.replace("/", slash)) == cells(DEAL_0)


def test_a_row_with_a_card_too_many_or_too_few_spells_no_layout() -> None:
    assert cells(DEAL_0)[0] == read_token("8S")
    for wrong in (DEAL_0 + " 2C", DEAL_0[:-3], DEAL_0.replace("/", " "), DEAL_0 + "/", DEAL_0.lower()):
        assert read_cells(wrong) is None
