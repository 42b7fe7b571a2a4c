"""Fit what unfinished two-player positions promise: least squares on exact values, by number of tiles laid.

The tables of `games/interactions/promise.py` are these weights, smoothed over the numbers of tiles and in sixteenths.
Usage: python bench/interactions_promise.py [positions]
"""

import sys

import numpy as np

from ludotheque.core.bot import Limit
from ludotheque.games.interactions.faces.measures import position
from ludotheque.games.interactions.kernel import arrays as flat
from ludotheque.games.interactions.kernel import bitboards as duel
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import State
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.games.interactions.solver import solve as solver

RISKS = ["own recto", "their recto", "own verso", "their verso"]
NAMES = [f"hand {tile}" for tile in LETTERS] + ["A ready", *RISKS, "tempo"]


def features(state: State) -> list[int]:
    """Differences from the mover's side, in the order of NAMES."""
    words, numbers, tile_at = flat.duel_frame(state)
    me = len(state.grid) % 2
    hands = [int(numbers[duel.AVAILABLE + seat] | numbers[duel.RESERVE + seat]) for seat in (me, 1 - me)]
    held = [(hands[0] >> tile & 1) - (hands[1] >> tile & 1) for tile in range(7)]
    ready = int(numbers[duel.AVAILABLE + me] >> 6 & 1) - int(numbers[duel.AVAILABLE + 1 - me] >> 6 & 1)
    live, verso, risks = int(duel.live(words, numbers)), int(words[duel.VERSO]), [0, 0, 0, 0]
    for cell in range(64):
        if live >> cell & 1:
            owner, loss = tile_at[cell] // 7, duel.LOSS[tile_at[cell] % 7]
            risks[2 * (verso >> cell & 1) + int(owner != me)] += int(loss)
    return [*held, ready, *risks, 1]


def fit(tiles: int, positions: int) -> None:
    game = Interactions(Rules())
    rows, missing = [], []
    for seed in range(positions):
        state = position(game, tiles, seed)
        value = solver.solve(game, state, Limit(memory_mb=64)).value * (1 if tiles % 2 == 0 else -1)
        rows.append(features(state))
        missing.append(value - int(flat.duel_frame(state)[1][duel.MARGIN]))
    x, y = np.array(rows, float), np.array(missing, float)
    weights = np.linalg.solve(x.T @ x + 3 * np.eye(x.shape[1]), x.T @ y)
    print(f"{tiles} tiles: error {y.std():.2f} before, {(y - x @ weights).std():.2f} after", flush=True)
    print("  " + ", ".join(f"{name} {weight:+.2f}" for name, weight in zip(NAMES, weights, strict=True)), flush=True)


if __name__ == "__main__":
    for laid in (10, 9, 8, 7, 6, 5, 4):
        fit(laid, int(sys.argv[1]) if len(sys.argv) > 1 else 300)
