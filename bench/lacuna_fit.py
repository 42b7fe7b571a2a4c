"""Fit the two constants of the flower chances (WIDTHS and PULL) to self-play, one logistic regression a number of
pawns to come: `python bench/lacuna_fit.py [GAMES]` prints the lines for src/ludotheque/games/lacuna/chances.py."""

import sys

import numpy as np

from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna import ENTRY
from ludotheque.games.lacuna.kernel.arrays import spot_of, table_of
from ludotheque.games.lacuna.kernel.evaluation import FAR, FEEL
from ludotheque.games.lacuna.kernel.ownership import NOBODY, owner
from ludotheque.games.lacuna.kernel.play import put
from ludotheque.games.lacuna.kernel.ranking import PLENTY, nearest_squares, points, weigh


def play(number, rows):
    """One self-play game by the present constants with a little noise; rows get (lean, who moves, owner)."""
    game, below = ENTRY.game(), SplitMix64(number).below
    state = game.initial(game.setup(below))
    state = game.play(state, game.moves(state).sample(below))
    table = table_of(game, state.flowers)
    spot = spot_of(table, state)
    couples, steps, values = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64), np.empty(PLENTY)
    seen, taken = [], {}
    for ply in range(12):
        side = ply % 2
        total = points(table, spot, side, 5, False, couples, steps)
        if total == 0:
            break
        weigh(table, spot, side, couples, steps, total, values, FEEL)
        noise = np.array([below(1000) for _ in range(total)]) / 1000 * 0.06
        best = int(np.argmax(values[:total] + noise))
        for flower in (table.a[couples[best]], table.b[couples[best]]):
            taken[int(flower)] = side
        put(table, spot, side, couples[best], steps[best])
        gold, silver = (np.minimum(np.sqrt(nearest_squares(table, spot, s)), FAR) for s in (0, 1))
        alive = [f for f in range(49) if int(spot.alive[0]) >> f & 1]
        seen.append((11 - ply, 1 if side == 1 else -1, [(f, silver[f] - gold[f]) for f in alive]))
    for f in range(49):
        if int(spot.alive[0]) >> f & 1:
            taken[f] = owner(spot, table.x[f], table.y[f], 0)
    for left, turn, flowers in seen:
        rows[left] += [(lean, turn, 1 - taken[f]) for f, lean in flowers if taken[f] != NOBODY]


def fit(rows):
    """Newton's method for owner ~ logistic(lean / width + pull · turn)."""
    data = np.array(rows, float)
    x, y = data[:, :2] * [1e-3, 1], data[:, 2]
    w = np.array([0.3, 0.0])
    for _ in range(30):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        slope = x.T @ (y - p) - 1e-3 * w
        curve = (x * (p * (1 - p))[:, None]).T @ x + 1e-3 * np.eye(2)
        w = w + np.linalg.solve(curve, slope)
    return 1000 / w[0], w[1]


def main():
    rows = [[] for _ in range(12)]
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 400):
        play(number, rows)
    fitted = [fit(rows[left]) for left in range(1, 12)]
    print("WIDTHS =", [60.0, *(round(float(width)) for width, _ in fitted), 6000])
    print("PULL =", [0.0, *(round(float(pull), 3) for _, pull in fitted), 0.0])


if __name__ == "__main__":
    main()
