"""How many actions each seat makes while the glass runs: who is slow is not judged by what a quicker hand could do."""

from collections.abc import Sequence
from itertools import pairwise

from ludotheque.games.laguna.bots.race import tempo
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import PLAY, State

TIMED = ("=time", "time")
"""How a move begins that the clock made."""
FEWEST = 3
"""Turns that the clock ended, from which a seat's tempo is known."""


def actions(moves: Sequence[str]) -> int:
    """Those of a turn; to end it is none."""
    return sum(not move.startswith((*TIMED, "end")) for move in moves)


def paces(
    options: LagunaOptions, states: Sequence[State], moves: Sequence[str], begins: Sequence[int]
) -> tuple[int, ...]:
    """By seat the mean of the turns that the clock ended; whoever ends turns of their own had time left."""
    made: list[list[int]] = [[] for _ in range(options.players)]
    for first, last in pairwise([*begins, len(moves)]):
        if states[first].stage == PLAY and moves[last - 1].startswith(TIMED):
            made[states[first].turn].append(actions(moves[first:last]))
    return tuple(_pace(each, tempo(options)) for each in made)


def _pace(made: Sequence[int], usual: int) -> int:
    return max(1, round(sum(made) / len(made))) if len(made) >= FEWEST else usual
