"""Redeals: what stays, where the gaps come to stand, and that all layouts are as likely (GAP-17 to GAP-24)."""

from collections import Counter
from fractions import Fraction
from math import factorial
from random import Random

import pytest

from games.lacunes.vectors import FULL, V11, V12, V14, WON, at, cells
from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove
from ludotheque.games.lacunes.rules.cards import GAP, IN_PLAY, UNKNOWN, Cells
from ludotheque.games.lacunes.rules.deals import DEALS, REDEAL_STEP, redeal_stream
from ludotheque.games.lacunes.rules.layout import kept, placed, prefixes
from ludotheque.games.lacunes.rules.redeals import check_redeal, fixed_gaps, redeals, redealt
from ludotheque.games.lacunes.rules.state import State

BLOCKED = [V11, V12, V14, WON]


@pytest.mark.parametrize("layout", BLOCKED)
@pytest.mark.parametrize("after", [False, True])
def test_a_redeal_keeps_the_prefixes_and_deals_the_other_cards(layout: str, after: bool) -> None:
    due = kept(cells(layout))
    for seed in range(40):
        dealt = redealt(due, after, Random(seed).randrange)
        assert set(dealt) - {GAP} == IN_PLAY and dealt.count(GAP) == 4
        assert all(code == UNKNOWN or dealt[cell] == code for cell, code in enumerate(due))
        check_redeal(due, dealt, after)


def test_under_after_each_row_has_its_gap_right_of_its_prefix() -> None:
    due = kept(cells(V14))
    assert fixed_gaps(due) == {2, 13 + 1, 26, 39 + 1}
    dealt = redealt(due, True, Random(1).randrange)
    assert {cell for cell, code in enumerate(dealt) if code == GAP} == fixed_gaps(due)
    assert fixed_gaps(kept(cells(WON))) == {12, 25, 38, 51}


def small_due() -> Cells:
    """Three complete rows and a row of ten: six open cells, two cards and four gaps."""
    return kept(cells(f"{FULL['C']} --/{FULL['D']} --/{FULL['H']} --/2S 3S 4S 5S 6S 7S 8S 9S TS JS KS -- QS"))


def test_under_aces_all_layouts_come_and_none_more_often() -> None:
    due, random = small_due(), Random(2)
    assert 52 - placed(due) == 6
    layouts = factorial(6) // factorial(4)
    draws = 300 * layouts
    counts = Counter(redealt(due, False, random.randrange) for _ in range(draws))
    assert len(counts) == layouts
    # Each is binomial with mean 300 and deviation 17: six deviations either way.
    assert all(abs(count - 300) < 104 for count in counts.values())


def test_under_after_the_cards_alone_are_shuffled() -> None:
    counts = Counter(redealt(small_due(), True, Random(seed).randrange) for seed in range(200))
    assert len(counts) == factorial(2) and min(counts.values()) > 60


def test_an_ace_may_fall_directly_right_of_a_prefix() -> None:
    """Q12: nothing special."""
    due = kept(cells(V14))
    right = {row * 13 + length for row, length in enumerate(prefixes(due))}
    dealt = [redealt(due, False, Random(seed).randrange) for seed in range(200)]
    assert any(one[cell] == GAP for one in dealt for cell in right)


def test_the_stream_of_a_redeal_depends_on_the_deal_and_its_number_alone() -> None:
    due = kept(cells(V14))
    assert redealt(due, False, redeal_stream(1, 1)) == redealt(due, False, SplitMix64(1 + REDEAL_STEP).below)
    assert redealt(due, False, redeal_stream(1, 1)) != redealt(due, False, redeal_stream(1, 2))
    assert redealt(due, False, redeal_stream(DEALS - 1, 1)) == redealt(due, False, SplitMix64(REDEAL_STEP - 1).below)


def refused(layout: Cells, after: bool = False) -> tuple[str, str | None]:
    with pytest.raises(IllegalMove) as error:
        check_redeal(kept(at(V14).cells), layout, after)
    return error.value.code, error.value.clause


def test_the_first_fault_of_a_layout_is_the_one_that_is_told() -> None:
    due = kept(at(V14).cells)
    good = redealt(due, False, Random(1).randrange)
    open_card = next(cell for cell, code in enumerate(due) if code == UNKNOWN and good[cell] != GAP)
    five_gaps = tuple(GAP if cell == open_card else code for cell, code in enumerate(good))
    twice = tuple(good[0] if cell == open_card else code for cell, code in enumerate(good))
    turned = (good[1], good[0], *good[2:])
    moved_and_twice = (twice[1], twice[0], *twice[2:])
    assert refused(five_gaps) == ("REDEAL_CARDS", "GAP-4")
    assert refused(twice) == refused(moved_and_twice) == ("REDEAL_CARDS", "GAP-19")
    assert refused(turned) == refused(turned, after=True) == ("REDEAL_KEPT", "GAP-18")
    assert refused(good, after=True) == ("REDEAL_GAPS", "GAP-21")


@pytest.mark.parametrize(("after", "layouts"), [(False, factorial(6) // factorial(4)), (True, factorial(2))])
def test_few_open_cards_have_their_redeals_listed_each_as_likely(after: bool, layouts: int) -> None:
    listed = redeals(small_due(), after)
    assert listed is not None
    assert len(listed) == layouts
    assert set(listed.values()) == {Fraction(1, layouts)}
    for layout in listed:
        check_redeal(small_due(), layout, after)


@pytest.mark.parametrize("redeal", ["aces", "after"])
def test_the_chances_of_the_game_are_those_of_its_redeals(redeal: str) -> None:
    game = catalog.entry("lacunes").game({"redeal": redeal})
    state = State(small_due(), 1)
    chances = dict(game.chances(state) or ())
    assert sum(chances.values()) == 1
    assert game.draw(state, SplitMix64(4).below) in chances
    for deal in chances:
        assert game.play(state, deal).cells == deal.cells


def test_many_open_cards_have_too_many_redeals_to_list_and_nobody_deals_where_none_is_due() -> None:
    game = catalog.entry("lacunes").game()
    dealt = game.initial("deal:1")
    assert game.chances(State(kept(dealt.cells), 1)) is None
    assert list(game.chances(dealt) or ()) == []
