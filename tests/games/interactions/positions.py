"""Positions for the tests of the search side."""

from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import State

MODES = {
    "two": Rules(2),
    "two without bonus": Rules(2, bonus=False),
    "two with territory": Rules(2, territory=True),
    "three": Rules(3),
    "three with territory, no bonus": Rules(3, bonus=False, territory=True),
    "four": Rules(4),
    "teams": Rules(4, teams=True),
    "teams with territory": Rules(4, teams=True, territory=True),
    "solo": Rules(1),
    "solo without wild effects": Rules(1, wild_effects=False),
    "solo with territory": Rules(1, territory=True),
}


def random_position(game: Interactions, tiles: int, seed: int) -> State:
    """A position of a random game with at least so many tiles on the Territory, all selections made."""
    below = SplitMix64(seed).below
    state = game.initial(game.setup(below))
    while len(state.grid) < tiles or not all(hand.selected for hand in state.hands):
        state = game.play(state, game.moves(state).sample(below))
    return state


def margin(game: Interactions, state: State) -> int:
    """The first player's margin in a finished two-player game."""
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.scores[0] - outcome.scores[1]


def brute_margin(game: Interactions, state: State) -> int:
    """The first player's margin with best play, by the plain rules and nothing else."""
    turn = game.turn(state)
    if turn is None:
        return margin(game, state)
    values = [brute_margin(game, game.play(state, move)) for move in game.moves(state)]
    return max(values) if turn == 0 else min(values)
