"""The search agrees with a plain one that looks at everything: two seats against each other, more each for itself."""

import numpy as np
import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import complete
from ludotheque.games.forma.bots.deepening import SHARP, hopes
from ludotheque.games.forma.kernel.arrays import Packed, packed
from ludotheque.games.forma.kernel.evaluation import GIFT, MORE, Floats, advantage, candidates, worths
from ludotheque.games.forma.kernel.play import put
from ludotheque.games.forma.kernel.search import look_ahead
from ludotheque.games.forma.kernel.shapes import KIND_OF, SIZE_OF
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS

WIDTHS = np.array([4, 3, 3, 2], np.int64)
PLENTY = 1 << 40


def middle(players: int, seed: int, plies: int) -> Packed:
    game = Forma.of(complete(OPTIONS, {"field": "random", "players": players}))
    below = SplitMix64(seed).below
    state = game.initial(game.setup(below))
    for _ in range(plies):
        state = game.play(state, game.moves(state).sample(below))
    return packed(state)


def plain(position: Packed, points: list[int], seat: int, depth: int, widths: list[int]) -> Floats:
    """What the position is worth to everybody when each seat takes what is best for itself; nothing is cut off."""
    seats = len(points)
    if depth == 0:
        worth = np.empty(seats)
        worths(
            position.cells, position.free, position.tower, position.reserves, np.array(points), seat, False,
            position.rows, position.cols, hopes(), SHARP, worth,
        )  # fmt: skip
        return worth
    chosen, glanced = np.empty(64, np.int64), np.empty(64, np.int64)
    count = candidates(
        position.cells, position.free, position.reserves, seat, position.rows, position.cols, hopes(), SHARP,
        chosen, glanced, widths[0],
    )  # fmt: skip
    assert count
    found = []
    for placement in map(int, chosen[:count]):
        cells, free, reserves = position.cells.copy(), position.free.copy(), position.reserves.copy()
        kind = KIND_OF[placement // 400]
        reserves[seat, kind] -= 1
        won = put(cells, free, position.tower, seat, placement, False)
        after = Packed(cells, free, position.tower, reserves, position.rows, position.cols)
        had = [*points[:seat], points[seat] + 2 * int(SIZE_OF[kind]) + int(won), *points[seat + 1 :]]
        found.append(plain(after, had, (seat + 1) % seats, depth - 1, widths[1:]))
    return max(found, key=lambda worth: advantage(worth, seat))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_search_finds_what_looking_at_everything_finds(players: int, depth: int):
    for seed in range(3):
        position = middle(players, seed, 24)
        points = [10 * seat for seat in range(players)]
        found = look_ahead(
            position.cells, position.free, position.tower, position.reserves, np.array(points), 1, 0, False,
            position.rows, position.cols, hopes(), SHARP, WIDTHS, depth, -1e18, np.array([0, 0, PLENTY, 0]),
        )  # fmt: skip
        expected = plain(position, points, 1, depth, WIDTHS.tolist())
        assert found == pytest.approx(advantage(expected, 0))


def test_too_few_nodes_are_told():
    position, counter = middle(4, 1, 24), np.array([0, 0, 2, 0])
    look_ahead(
        position.cells, position.free, position.tower, position.reserves, np.zeros(4, np.int64), 0, 0, False,
        position.rows, position.cols, hopes(), SHARP, WIDTHS, 3, -1e18, counter,
    )  # fmt: skip
    assert counter[3] == 1


def gifts(seats: int) -> list[float]:
    """What five squares to be had, three in the row and two in the corners, are worth to each seat; seat 1 moves."""
    game = Forma.of(complete(OPTIONS, {"field": "random", "players": seats}))
    position, worth = packed(game.initial("pos:AAAAAAA/A.A.A.A/.......")), np.empty(seats)
    only = np.zeros(SHARP.size)
    only[GIFT], only[MORE] = 7.0, 5.0
    worths(
        position.cells, position.free, position.tower, position.reserves, np.zeros(seats, np.int64), 1, False,
        position.rows, position.cols, hopes(), only, worth,
    )  # fmt: skip
    return worth.tolist()


def test_what_can_be_enclosed_goes_round_among_more_than_two():
    assert gifts(2) == [0.0, 7.0 + 4 * 5.0]
    assert gifts(4) == [5.0, 7.0 + 5.0, 5.0, 5.0]
