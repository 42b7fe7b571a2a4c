"""From plain states to the machine's arrays, and back to moves."""

from functools import lru_cache

import numpy as np

from ludotheque.games.lacuna.kernel.play import Spot, Table, prepare, shut_lines
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.pond import FLOWERS, Flower
from ludotheque.games.lacuna.rules.state import Place, State


@lru_cache(maxsize=64)
def table_of(game: Lacuna, flowers: tuple[Flower, ...]) -> Table:
    """The table of a pond; positions with fewer flowers may use the table of an earlier one."""
    x, y, colour = (np.zeros(FLOWERS, np.int64) for _ in range(3))
    for flower in flowers:
        x[flower.id], y[flower.id], colour[flower.id] = flower.x, flower.y, flower.colour
    sizes = np.array([game.sizes.pond, game.sizes.flower, game.sizes.pawn, game.tol], np.int64)
    ids = np.array([flower.id for flower in flowers], np.int64)
    return prepare(x, y, colour, ids, sizes, game.ends == "closed")


def spot_of(table: Table, state: State) -> Spot:
    """The position as arrays."""
    bits = sum(1 << flower.id for flower in state.flowers or ())
    spot = Spot(
        np.array([bits], np.uint64), np.zeros(table.a.size, np.int64),
        np.zeros((2, 6, 2), np.int64), np.zeros(2, np.int64), np.array(state.held, np.int64),
    )  # fmt: skip
    for side in (0, 1):
        for number, pawn in enumerate(state.pawns[side]):
            spot.pawns[side, number] = pawn
            spot.placed[side] += 1
            shut_lines(table, spot, pawn.x, pawn.y)
    return spot


def move_of(table: Table, couple: int, k: int) -> Place:
    i, j = int(table.a[couple]), int(table.b[couple])
    return Place(int(table.colour[i]), i, j, int(k))
