"""The three ways of proof agree, and keep to their limits."""

import pytest

from games.interactions.positions import TWO, TWO_PLAYER_MODES, brute_margin, random_position, seat_to_move
from ludotheque.core.bot import Limit
from ludotheque.games.interactions.learn.leads import AtLeast, by_force, by_rules, by_solver, exact
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.search.budget import Spent


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
@pytest.mark.parametrize("tiles", [9, 11, 12])
def test_each_way_finds_the_exact_lead_of_either_seat(options: InteractionsOptions, tiles: int) -> None:
    game = Interactions(options)
    state = random_position(game, tiles, 7)
    margin = brute_margin(game, state)
    for way in (by_solver, by_rules, by_force):
        for seat, lead in ((0, margin), (1, -margin)):
            at_least: AtLeast = way(game, seat, Limit())
            assert exact(lambda bound: at_least(state, bound)) == lead  # noqa: B023


@pytest.mark.parametrize("way", [by_solver, by_rules, by_force])
def test_each_way_says_when_its_limit_is_too_small(way: object) -> None:
    state = random_position(TWO, 3, 1)
    assert callable(way)
    at_least = way(TWO, seat_to_move(TWO, state), Limit(nodes=40))
    with pytest.raises(Spent):
        at_least(state, 0)
