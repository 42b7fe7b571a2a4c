"""A bot that plays anything, in every game: `python examples/random_bot.py laguna`."""

import random
import sys
from dataclasses import dataclass
from typing import Any

import ludotheque
from ludotheque.core.bot import Choice, Limit, Seen


@dataclass(frozen=True)
class RandomBot:
    """A bot is given a view, so that it cannot cheat; a guess is a whole state that agrees with it."""

    def choose(self, game: ludotheque.AnyGame, view: Any, seen: Seen, limit: Limit, below: ludotheque.Below) -> Choice:
        guess = game.guess(view, below)
        return Choice(game.moves(guess, seen.seat).sample(below))


def play(key: str, seed: int = 1, most: int = 500) -> tuple[int, ludotheque.Outcome | None]:
    """A game of random bots: how many moves it took, and how it ended."""
    game, bot, below = ludotheque.game(key), RandomBot(), random.Random(seed).randrange
    state = game.initial(game.setup(below))
    for ply in range(most):
        turn = game.turn(state)
        if turn is None:
            return ply, game.outcome(state)
        if turn == ludotheque.CHANCE:
            move = game.draw(state, below)
        else:
            move = bot.choose(game, game.view(state, turn, peek=True), Seen(turn), Limit(), below).move
        state = game.play(state, move)
    return most, None


if __name__ == "__main__":
    for name in sys.argv[1:] or ludotheque.list_games():
        plies, outcome = play(name)
        print(f"{name}: {plies} moves, {outcome.scores if outcome else 'cut off'}")
