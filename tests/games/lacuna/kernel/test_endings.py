"""The last pawns step by step: the compiled count is that of the rules, also with a tolerance and with open ends."""

import numpy as np
import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.kernel.arrays import pond_arrays, state_arrays
from ludotheque.games.lacuna.kernel.endings import colours_by_step
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.state import Place

OPTIONS = [LacunaOptions(), LacunaOptions(tolerance=200), LacunaOptions(closed_ends=False)]


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "tolerant", "open"])
@pytest.mark.parametrize("number", [1, 2])
def test_the_colours_won_are_those_of_the_rules(number: int, options: LacunaOptions) -> None:
    game, below = Lacuna(options), SplitMix64(number).below
    state = game.initial(f"pond:{number}")
    while sum(map(len, state.pawns)) < 11:
        state = game.play(state, game.moves(state).sample(below))
    pond = pond_arrays(options, state.flowers or ())
    arrays, seen = state_arrays(pond, state), 0
    for couple in range(pond.a.size):
        i, j, colour = int(pond.a[couple]), int(pond.b[couple]), int(pond.colour[pond.a[couple]])
        places = [Place(colour, i, j, k) for k in range(0, int(pond.steps[couple]), 1500)]
        legal = [place for place in places if place in game.moves(state)]
        counted = colours_by_step(pond, arrays, state.turn, couple, np.array([place.k for place in legal], np.int64))
        outcomes = [game.outcome(game.play(state, place)) for place in legal]
        assert counted.tolist() == [outcome.scores[state.turn] for outcome in outcomes if outcome]
        seen += len(legal)
    assert seen > 20
