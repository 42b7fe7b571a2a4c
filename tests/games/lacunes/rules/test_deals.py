"""Setups: deals by number, id and layout, and what is refused."""

from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacunes.vectors import DEAL_0, DEAL_1, V20, WON, at, ended, position
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.lacunes.rules import deals
from ludotheque.games.lacunes.rules.cards import IN_PLAY, read_cells, write_cells
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions

BASE = Lacunes()
MONTANA = Lacunes(LacunesOptions(start="montana"))


@given(st.permutations(range(52)))
def test_an_id_and_an_order_name_each_other(order: list[int]) -> None:
    assert deals.order_of_id(deals.exact_id(order)) == tuple(order)


@given(st.integers(0, 2**64 - 1))
def test_every_deal_has_48_cards_and_4_gaps_and_its_text_reads_back(number: int) -> None:
    cells = BASE.initial(f"deal:{number}").cells
    assert sorted(cells) == [-1] * 4 + sorted(IN_PLAY)
    assert read_cells(write_cells(cells)) == cells
    assert BASE.initial(f"layout:{write_cells(cells)}").cells == cells


def test_the_gaps_of_a_layout_count_as_aces_in_reading_order() -> None:
    cells = at(DEAL_0).cells
    order = deals.order_of_id(deals.id_of_cells(cells))
    assert order is not None
    assert [card for card in order if card % 13 == 0] == [0, 13, 26, 39]
    assert deals.without_aces(order) == cells


def test_a_layout_may_tell_the_redeals_used() -> None:
    assert BASE.initial(f"layout:{DEAL_0}|2").redeals == 2
    assert BASE.initial(f"layout:{DEAL_0}").redeals == 0


def test_montana_rearranges_ids_as_numbers_but_never_a_layout() -> None:
    exact = deals.exact_id(deals.deal_order(1))
    assert MONTANA.initial(f"id:{exact}") == MONTANA.initial("deal:1")
    assert position(MONTANA, MONTANA.initial(f"layout:{V20}")) == V20


def refused(game: Lacunes, setup: str) -> str | None:
    with pytest.raises(InvalidRecord) as error:
        game.initial(setup)
    assert error.value.facts["field"] == "setup"
    return error.value.clause


@pytest.mark.parametrize(
    "setup",
    ["", "deal:", "deal:-1", "deal:01", "deal:x", f"deal:{2**64}", "deal:١", "pond:1", "id:ABC", "id:" + "Z" * 44,
     "id:8ousk8oo4xt6p2fconfmn15zj22n9mkg20lqzj9p6g0w", "layout:", "layout:" + DEAL_0[:-3], f"layout:{DEAL_0}|x",
     f"layout:{DEAL_0}|", "layout:" + DEAL_0.replace("8S", "1S")],
)  # fmt: skip
def test_a_misspelt_setup_is_refused(setup: str) -> None:
    assert refused(BASE, setup) is None


def test_a_setup_that_breaks_a_clause_cites_it() -> None:
    assert refused(BASE, "layout:" + DEAL_0.replace("8S", "JH")) == "GAP-1"
    assert refused(BASE, "layout:" + DEAL_0.replace("8S", "AS")) == "GAP-1"
    assert refused(BASE, "layout:" + DEAL_0.replace("8S", "--")) == "GAP-4"
    assert refused(BASE, "layout:" + DEAL_0.replace("8S", "??")) == "GAP-1"
    assert refused(MONTANA, "layout:" + DEAL_1) == "GAP-33"
    assert refused(BASE, f"layout:{DEAL_0}|3") == "GAP-23"


def test_a_won_layout_is_over_at_once() -> None:
    start = BASE.initial(f"layout:{WON}")
    assert BASE.turn(start) is None
    assert ended(BASE, start).winners == (0,)


def test_a_drawn_setup_is_a_numbered_deal() -> None:
    assert BASE.setup(lambda n: n - 1) == "deal:999999999"


@given(st.permutations(range(52)))
def test_montana_heads_the_rows_with_the_twos_as_they_are_met_and_keeps_the_order_of_the_rest(order: list[int]) -> None:
    found = deals.montana_order(order)
    assert [found[start] for start in (0, 13, 26, 39)] == [card for card in order if card % 13 == 1]
    rest = [card for cell, card in enumerate(found) if cell % 13]
    assert rest == [card for card in order if card % 13 != 1]


def test_the_first_and_the_last_id_are_the_packs_in_order_and_reversed() -> None:
    assert deals.order_of_id("0" * 44) == tuple(range(52))
    assert int(deals.exact_id(range(51, -1, -1)), 36) == factorial(52) - 1
    assert deals.order_of_id(deals.exact_id(range(51, -1, -1))) == tuple(range(51, -1, -1))


def test_redeals_start_from_the_number_of_a_deal_and_from_0_elsewhere() -> None:
    assert [deals.deal_number(setup) for setup in ("deal:28", f"layout:{DEAL_0}", "id:" + "0" * 44)] == [28, 0, 0]


def test_unlimited_redeals_allow_any_count_in_a_layout() -> None:
    assert Lacunes(LacunesOptions(redeals=None)).initial(f"layout:{DEAL_0}|1000").redeals == 1000
