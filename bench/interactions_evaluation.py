"""Fit the evaluation of unfinished two-player positions: least squares on exact values, by number of tiles laid.

The tables of `games/interactions/kernel/evaluation.py` are these weights, smoothed over the numbers of tiles and in
sixteenths. Usage: python bench/interactions_evaluation.py [positions]
"""

import sys

import numpy as np

from ludotheque.core.bot import Limit
from ludotheque.games.interactions.faces.measures import position
from ludotheque.games.interactions.kernel import arrays
from ludotheque.games.interactions.kernel.bitboards import FIRST, HANDS, MARGIN, RECTO, VERSO, live_tiles, weigh
from ludotheque.games.interactions.kernel.evaluation import AMENSALISM
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import State
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.games.interactions.solver.solve import solve

RISKS = ["own recto", "their recto", "own verso", "their verso"]
NAMES = [f"hand {tile}" for tile in LETTERS] + ["A available", *RISKS, "tempo"]


def features(state: State) -> list[int]:
    """Differences from the mover's side, in the order of NAMES."""
    frame = arrays.frame(state)
    me = len(state.grid) % 2
    available = [int(frame[HANDS]) >> 8 * seat & 127 for seat in (me, 1 - me)]
    hands = [int(frame[HANDS] | frame[HANDS] >> 16) >> 8 * seat & 127 for seat in (me, 1 - me)]
    held = [(hands[0] >> tile & 1) - (hands[1] >> tile & 1) for tile in range(7)]
    threats = (available[0] >> AMENSALISM & 1) - (available[1] >> AMENSALISM & 1)
    live, first = live_tiles(frame), int(frame[FIRST])
    owned = [live & first, live & ~first]
    seats = (me, 1 - me)
    risks = [weigh(frame, owned[seat] & int(frame[side])) * (1 - 2 * seat) for side in (RECTO, VERSO) for seat in seats]
    return [*held, threats, *risks, 1]


def fit(tiles: int, positions: int) -> None:
    """The weights that explain best what the visible margin lacks."""
    game = Interactions(InteractionsOptions())
    rows, missing = [], []
    for seed in range(positions):
        state = position(game, tiles, seed)
        value = solve(game, state, Limit(memory_mb=64)).value * (1 if tiles % 2 == 0 else -1)
        rows.append(features(state))
        missing.append(value - int(arrays.frame(state)[MARGIN]))
    x, y = np.array(rows, float), np.array(missing, float)
    weights = np.linalg.solve(x.T @ x + 3 * np.eye(x.shape[1]), x.T @ y)
    print(f"{tiles} tiles: error {y.std():.2f} before, {(y - x @ weights).std():.2f} after", flush=True)
    print("  " + ", ".join(f"{name} {weight:+.2f}" for name, weight in zip(NAMES, weights, strict=True)), flush=True)


if __name__ == "__main__":
    for laid in (10, 9, 8, 7, 6, 5, 4):
        fit(laid, int(sys.argv[1]) if len(sys.argv) > 1 else 300)
