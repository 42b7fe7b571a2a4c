"""What makes a level."""

from itertools import pairwise

import pytest

from ludotheque.core.bot import LEVELS
from ludotheque.games.laguna.bots.levels import BOTS
from ludotheque.games.laguna.bots.traits import TRAITS, action_cost_ms, actions_a_turn


@pytest.mark.parametrize("glass", [20, 30, 45, 60])
def test_a_turn_holds_as_many_actions_as_its_sand_pays_for(glass: int) -> None:
    for level in LEVELS:
        many = actions_a_turn(glass, level)
        assert many * action_cost_ms(level) <= glass * 1000 < (many + 1) * action_cost_ms(level)


def test_the_higher_the_level_the_quicker_the_better_it_remembers_and_the_further_it_looks() -> None:
    ladder = [TRAITS[level] for level in LEVELS]
    for one, above in pairwise(ladder):
        assert above.action_ms < one.action_ms and above.forgets < one.forgets and above.nodes > one.nodes
        assert above.blunders <= one.blunders and above.visits >= one.visits


def test_a_table_makes_a_bot_wait_as_long_as_its_clock_counts() -> None:
    assert [BOTS.cost_ms(level) for level in LEVELS] == [action_cost_ms(level) for level in LEVELS]


def test_levels_are_limited_by_nodes_so_that_games_repeat() -> None:
    assert [BOTS.limit(level).nodes for level in LEVELS] == [TRAITS[level].nodes for level in LEVELS]
