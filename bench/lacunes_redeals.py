"""Wins with redeals by the advising player: each round it looks for a win, else it plays for the cards that stay.

    python bench/lacunes_redeals.py FIRST LAST [states] [playouts]

One run with three redeals tells the wins with one and two as well: they are those that came earlier. Redeals are drawn
from the unsalted stream of the deal, so that a run repeats.
"""

import sys
from random import Random

from ludotheque.games.lacunes import chance
from ludotheque.games.lacunes.advice import plan
from ludotheque.games.lacunes.intervals import wilson
from ludotheque.games.lacunes.rules import Lacunes, Redeal
from ludotheque.games.lacunes.solver.solve import solve, warm


def rounds_to_win(game: Lacunes, deal: int, states: int, playouts: int) -> int | None:
    """The number of redeals after which the deal was won; None if it never was."""
    setup, random = f"deal:{deal}", Random(deal)
    state = game.initial(setup)
    while True:
        if solve(state.cells, nodes=states).verdict == "winnable":
            return state.redeals
        for text in plan(game, state, playouts, random.randrange).line:
            state = game.play(state, game.read(state, text))
        if game.outcome(state) is not None:
            return None
        state = game.play(state, Redeal())
        state = game.play(state, game.draw(state, chance.below(setup, 0, state)))


def main() -> None:
    first, last = int(sys.argv[1]), int(sys.argv[2])
    states = int(sys.argv[3]) if len(sys.argv) > 3 else 50_000
    playouts = int(sys.argv[4]) if len(sys.argv) > 4 else 40
    warm()
    total = last - first + 1
    for mode in ("aces", "after"):
        game = Lacunes(redeals=3, redeal=mode)
        found = [rounds_to_win(game, deal, states, playouts) for deal in range(first, last + 1)]
        for redeals in range(4):
            wins = sum(used is not None and used <= redeals for used in found)
            low, high = wilson(wins, total)
            print(f"{mode} {redeals} redeals: {wins}/{total} = {wins / total:.3f} [{low:.3f}, {high:.3f}]", flush=True)


if __name__ == "__main__":
    main()
