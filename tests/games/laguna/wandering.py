"""Random games that get somewhere, for tests that hold of every position."""

from collections.abc import Iterator

from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import Value
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.moves import Move, Shift, Step, Unload
from ludotheque.games.laguna.rules.state import State

VARIANTS: list[dict[str, Value]] = [
    {},
    {"players": 4, "colours": ("y", "any", "b", "any")},
    {"players": 3, "max_pearls": 5},
    {"glass": "none"},
    {"glass": "none", "no_timer_peek": False, "board_side": "hard"},
    {"distribution": "players", "colours": ("g", "r")},
    {"island_unload": True, "board_side": "hard"},
    {"premove": "effect", "board_side": "hard"},
    {"premove": "literal", "cross_middle": "forbid", "protect_start": False},
    {"time_call": "call", "peek_public": True, "volcano_arrow_rule": False, "dock_edges": "line"},
    {"show_under": True, "round_limit": 3},
    {"players": 1},
    {"players": 1, "solo_reef": "forbid", "board_side": "hard"},
]
"""Every option with each of its values at least once."""


def keen_move(game: Laguna, state: State, chance: SplitMix64) -> Move:
    """A random move that prefers sailing, so that games get somewhere."""
    moves = list(game.moves(state))
    sailing = [move for move in moves if isinstance(move, Step | Shift | Unload)]
    pool = sailing if sailing and chance.below(3) else moves
    return pool[chance.below(len(pool))]


def wander(game: Laguna, seed: int, plies: int) -> Iterator[tuple[State, Move, State]]:
    """So many moves of a random game, each with the states before and after it."""
    chance = SplitMix64(seed)
    state = game.initial(game.setup(chance.below))
    for _ in range(plies):
        if game.turn(state) is None:
            return
        move = keen_move(game, state, chance)
        after = game.play(state, move)
        yield state, move, after
        state = after
