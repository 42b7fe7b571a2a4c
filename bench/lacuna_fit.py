"""Fit the coefficients of a flower's owner (scale and tempo) to self-play, one logistic regression a number of pawns
to come: `python bench/lacuna_fit.py [GAMES]` prints the lines for games/lacuna/kernel/evaluation.py."""

import sys

import numpy as np

from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.kernel.arrays import PLACEMENTS, pond_arrays, state_arrays
from ludotheque.games.lacuna.kernel.candidates import generate, new_candidates
from ludotheque.games.lacuna.kernel.evaluation import COEFFICIENTS, FAR
from ludotheque.games.lacuna.kernel.ownership import NOBODY, owner
from ludotheque.games.lacuna.kernel.play import place
from ludotheque.games.lacuna.kernel.ranking import evaluate
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.pond import FLOWERS

Row = tuple[float, int, int]
"""By how much gold is nearer to a flower, 1 where gold places next and else −1, and 1 where gold got it."""


def play(number: int, rows: list[list[Row]]) -> None:
    """One self-play game by the present coefficients with a little noise."""
    game, below = Lacuna(), SplitMix64(number).below
    state = game.initial(game.setup(below))
    state = game.play(state, game.moves(state).sample(below))
    pond = pond_arrays(game.options, state.flowers or ())
    arrays, candidates = state_arrays(pond, state), new_candidates()
    seen: list[tuple[int, int, list[tuple[int, float]]]] = []
    taken: dict[int, int] = {}
    for ply in range(PLACEMENTS):
        side = ply % 2
        total = generate(pond, arrays, side, 5, False, candidates)
        if total == 0:
            break
        evaluate(pond, arrays, side, candidates, total, COEFFICIENTS)
        noise = np.array([below(1000) for _ in range(total)]) / 1000 * 0.06
        best = int(np.argmax(candidates.values[:total] + noise))
        couple = int(candidates.couples[best])
        for flower in (pond.a[couple], pond.b[couple]):
            taken[int(flower)] = side
        place(pond, arrays, side, couple, int(candidates.steps[best]))
        gold, silver = (np.minimum(np.sqrt(arrays.nearest[s]), FAR) for s in (0, 1))
        left = [f for f in range(FLOWERS) if int(arrays.flowers[0]) >> f & 1]
        seen.append((PLACEMENTS - 1 - ply, 1 if side == 1 else -1, [(f, float(silver[f] - gold[f])) for f in left]))
    for f in range(FLOWERS):
        if int(arrays.flowers[0]) >> f & 1:
            taken[f] = owner(arrays, pond.x[f], pond.y[f], 0)
    for to_come, turn, flowers in seen:
        rows[to_come] += [(lean, turn, 1 - taken[f]) for f, lean in flowers if taken[f] != NOBODY]


def fit(rows: list[Row]) -> tuple[float, float]:
    """Newton's method for owner ~ logistic(lean / scale + tempo · turn)."""
    data = np.array(rows, float)
    x, y = data[:, :2] * [1e-3, 1], data[:, 2]
    w = np.array([0.3, 0.0])
    for _ in range(30):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        slope = x.T @ (y - p) - 1e-3 * w
        curve = (x * (p * (1 - p))[:, None]).T @ x + 1e-3 * np.eye(2)
        w = w + np.linalg.solve(curve, slope)
    return 1000 / float(w[0]), float(w[1])


def main() -> None:
    rows: list[list[Row]] = [[] for _ in range(PLACEMENTS)]
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 400):
        play(number, rows)
    fitted = [fit(rows[left]) for left in range(1, PLACEMENTS)]
    print("scale", [60.0, *(round(scale) for scale, _ in fitted), 6000])
    print("tempo", [0.0, *(round(tempo, 3) for _, tempo in fitted), 0.0])


if __name__ == "__main__":
    main()
