"""From the classes of a win to moves: each one is legal, and what a hop hides is found again."""

from random import Random

import pytest

from games.lacunes.small_decks import is_hop, is_won, small_deal
from ludotheque.games.lacunes.kernel import arrays
from ludotheque.games.lacunes.rules.deals import deal_order, without_aces
from ludotheque.games.lacunes.rules.layout import is_won as is_won_by_the_rules
from ludotheque.games.lacunes.rules.layout import moved
from ludotheque.games.lacunes.rules.layout import steps as full_steps
from ludotheque.games.lacunes.solver.search import Search
from ludotheque.games.lacunes.solver.unfold import steps, unfold


@pytest.mark.parametrize("deal", range(12))
def test_the_steps_of_a_full_deck_are_those_of_the_rules(deal: int) -> None:
    random, layout = Random(deal), without_aces(deal_order(deal))
    for _ in range(40):
        offered = list(full_steps(layout, locked=False))
        assert list(steps(layout, 4, 13)) == offered
        if not offered:
            break
        layout = moved(layout, *random.choice(offered))


@pytest.mark.parametrize("deal", [1, 2, 3, 28])
def test_a_win_of_a_full_deck_unfolds_into_legal_moves(deal: int) -> None:
    layout = without_aces(deal_order(deal))
    search = Search(layout, locked=False)
    assert search.run(2_000_000) == arrays.WON
    for move in unfold(layout, search):
        assert move in set(full_steps(layout, locked=False))
        layout = moved(layout, *move)
    assert is_won_by_the_rules(layout)


def test_a_search_without_hops_unfolds_into_a_line_without_hops() -> None:
    layout = without_aces(deal_order(27))
    search = Search(layout, locked=True)
    assert search.run(2_000_000) == arrays.WON
    line = unfold(layout, search)
    assert len(line) == len(search.line) - 1
    for move in line:
        assert not is_hop(layout, *move)
        layout = moved(layout, *move)
    assert is_won_by_the_rules(layout)


def test_wins_that_need_hops_unfold_with_them() -> None:
    random, hops = Random(12), 0
    for number in range(400):
        layout = small_deal(3, 4, random)
        with_hops = Search(layout, False, seed=number, suits=3, columns=4)
        without = Search(layout, True, seed=number, suits=3, columns=4)
        if (with_hops.run(1 << 20), without.run(1 << 20)) != (arrays.WON, arrays.LOST):
            continue
        here = layout
        for move in unfold(layout, with_hops):
            hops += is_hop(here, *move)
            here = moved(here, *move)
        assert is_won(here, 3, 4)
    assert hops > 5
