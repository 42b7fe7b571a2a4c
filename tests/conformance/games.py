"""Random games, played the same way for every game of the catalog."""

from dataclasses import dataclass
from typing import Any

from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.game import CHANCE, AnyGame


@dataclass(frozen=True)
class Played:
    game: AnyGame
    setup: str
    states: tuple[Any, ...]
    moves: tuple[Any, ...]

    @property
    def last(self) -> Any:
        return self.states[-1]


def below(seed: int) -> Below:
    return SplitMix64(seed).below


def random_game(game: AnyGame, seed: int, plies: int = 2000) -> Played:
    """A game of random moves, to its end or to that many plies."""
    chance = below(seed)
    setup = game.setup(chance)
    states, moves = [game.initial(setup)], list[Any]()
    while len(moves) < plies and (turn := game.turn(states[-1])) is not None:
        state = states[-1]
        move = game.draw(state, chance) if turn == CHANCE else game.moves(state).sample(chance)
        moves.append(move)
        states.append(game.play(state, move))
    return Played(game, setup, tuple(states), tuple(moves))


def some(count: int, size: int, chance: Below) -> list[int]:
    """A few indices of a long list: the first, the last and some between."""
    if size <= count:
        return list(range(size))
    return sorted({0, size - 1, *(chance(size) for _ in range(count - 2))})
