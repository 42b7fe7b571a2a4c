"""Every game in which a turn can be given away in analysis: the next seat moves, and nothing else is different."""

from typing import Any

import pytest

from conformance.games import Played, random_game
from conformance.variants import variants
from ludotheque.core import catalog
from ludotheque.core.game import CHANCE
from ludotheque.core.passing import Passing

VARIANTS = {name: game for name, game in variants() if catalog.entry(game.info.key).offers(Passing)}


def passes(name: str) -> list[tuple[Any, Any]]:
    """The positions of a random game in which the turn can be given away, each with what it becomes."""
    game = VARIANTS[name]
    passing = catalog.entry(game.info.key).part(Passing)
    assert passing is not None
    played: Played = random_game(game, 11, 60)
    found = [(state, passing.passed(game, state)) for state in played.states if game.turn(state) not in (None, CHANCE)]
    return [(state, after) for state, after in found if after is not None]


@pytest.mark.parametrize("name", VARIANTS)
def test_the_next_seat_moves_in_the_same_position(name: str) -> None:
    game = VARIANTS[name]
    for state, after in passes(name):
        turn = game.turn(after)
        assert turn is not None and turn != game.turn(state) and game.outcome(after) is None
        assert game.moves(after, turn)


def test_a_turn_can_be_given_away_somewhere_in_each_game_that_says_so() -> None:
    able = {VARIANTS[name].info.key for name in VARIANTS if name.endswith("[]") and passes(name)}
    assert able == {entry.key for entry in catalog.entries() if entry.offers(Passing)}
