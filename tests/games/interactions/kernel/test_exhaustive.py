"""The search without a table against the rules alone, in every mode, and within its limit."""

import pytest

from games.interactions.positions import MODES, random_position, seat_to_move
from ludotheque.core.bot import Limit
from ludotheque.games.interactions.kernel import arrays, exhaustive
from ludotheque.games.interactions.learn.leads import by_rules
from ludotheque.games.interactions.rules.game import Interactions


@pytest.mark.parametrize("mode", MODES)
def test_late_positions_are_judged_as_by_the_rules(mode: str) -> None:
    game, room = Interactions(MODES[mode]), exhaustive.room()
    options, judged = arrays.kernel_options(game.options), set()
    for seed in range(6):
        state = random_position(game, 6 * game.options.owners - 4, seed)
        seat = seat_to_move(game, state)
        for lead in range(-12, 13, 3):
            room.states[0] = arrays.flatten(game.options, state)
            found = exhaustive.at_least(options, seat, lead, room, 0, 1 << 40)
            assert found == by_rules(game, seat, Limit())(state, lead)
            judged.add(found)
    assert judged == {True, False}


def test_beyond_its_limit_it_gives_up() -> None:
    game, room = Interactions(MODES["two"]), exhaustive.room()
    room.states[0] = arrays.flatten(game.options, random_position(game, 2, 1))
    exhaustive.at_least(arrays.kernel_options(game.options), 0, 0, room, 0, 500)
    assert 500 < room.spent[0] < 600
