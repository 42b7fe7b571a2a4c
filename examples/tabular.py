"""Learning with a table: what a small ending of Interactions is worth, by playing it again and again."""

import random
from collections import defaultdict
from typing import Any

import ludotheque

ENDING = ["sel HC", "sel MC", "Cf6+M", "Me6+K", "Hg6+P", "Cf5+H", "Pe5+A", "Hd5+A", "Mg7+K", "Kf7+P", "Ag5+S"]
"""Three turns are left; the second seat moves, and two of its four turns win."""


def position() -> Any:
    """The state before them."""
    game = ludotheque.game("interactions")
    state = game.initial("")
    for text in ENDING:
        state = game.play(state, game.read(state, text))
    return state


def learn(episodes: int, seed: int = 1, explore: float = 0.3) -> tuple[float, str]:
    """After so many games from the ending: what it is worth to the first seat, and the turn that looks best."""
    game, chance = ludotheque.game("interactions"), random.Random(seed)
    start = position()
    values: dict[str, float] = defaultdict(float)
    """By position, for the first seat."""

    def best(state: object) -> object:
        sign = 1 if game.turn(state) == 0 else -1
        return max(game.moves(state), key=lambda move: sign * values[game.position(game.play(state, move))])

    for _ in range(episodes):
        state = start
        while game.turn(state) is not None:
            moves = list(game.moves(state))
            after = game.play(state, chance.choice(moves) if chance.random() < explore else best(state))
            outcome = game.outcome(after)
            target = outcome.returns[0] if outcome else values[game.position(game.play(after, best(after)))]
            values[game.position(after)] += 0.5 * (target - values[game.position(after)])
            state = after
    chosen = best(start)
    return values[game.position(game.play(start, chosen))], game.write(start, chosen)


if __name__ == "__main__":
    print(*learn(2000))
