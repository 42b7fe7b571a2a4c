"""What makes a level."""

from itertools import pairwise

import pytest

from ludotheque.games.laguna.bots.levels import BOTS
from ludotheque.games.laguna.bots.traits import TRAITS, Traits


@pytest.mark.parametrize("glass", [20, 30, 45, 60])
def test_a_turn_holds_as_many_actions_as_its_sand_pays_for(glass: int) -> None:
    for traits in TRAITS.values():
        many = traits.actions(glass)
        assert many * traits.cost_ms <= glass * 1000
        assert many == traits.most or glass * 1000 < (many + 1) * traits.cost_ms


def test_who_makes_few_actions_makes_no_more_of_them_with_more_sand() -> None:
    assert [Traits(1000, 1, most=8).actions(glass) for glass in (5, 30, 60)] == [4, 8, 8]


def test_the_higher_the_level_the_quicker_the_better_it_sees_and_remembers_and_the_further_it_looks() -> None:
    for one, above in pairwise(TRAITS.values()):
        assert above.actions(30) >= one.actions(30) and above.nodes >= one.nodes and above.visits >= one.visits
        assert above.forgets <= one.forgets and above.overlooks <= one.overlooks
        assert (above.trades, above.chases, above.guards) >= (one.trades, one.chases, one.guards)
        assert above != one


def test_a_table_makes_a_bot_wait_as_long_as_its_clock_counts() -> None:
    assert [BOTS.cost_ms(level) for level in BOTS.levels()] == [traits.cost_ms for traits in TRAITS.values()]


def test_levels_are_limited_by_nodes_so_that_games_repeat() -> None:
    assert [BOTS.limit(level).nodes for level in BOTS.levels()] == [traits.nodes for traits in TRAITS.values()]


def test_nobody_waits_long_for_the_gentlest_even_by_the_longest_glass() -> None:
    gentlest = TRAITS[1]
    assert gentlest.actions(60) * gentlest.cost_ms <= 15_000
