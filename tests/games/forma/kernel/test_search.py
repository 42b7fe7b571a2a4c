"""The search agrees with a plain one that looks at everything: two seats against each other, more each for itself."""

import numpy as np
import pytest

from games.forma.playing import forma
from ludotheque.core.chance import SplitMix64
from ludotheque.games.forma.bots.weights import RULES_OF_THUMB
from ludotheque.games.forma.kernel.arrays import Position, position_of
from ludotheque.games.forma.kernel.evaluation import advantage, candidates, evaluate
from ludotheque.games.forma.kernel.paths import Floats
from ludotheque.games.forma.kernel.play import copied, put
from ludotheque.games.forma.kernel.search import EXHAUSTED, LEAVES, NODES, look_ahead

WIDTHS = np.array([4, 3, 3, 2], np.int64)
PLENTY = 1 << 40
LOWEST = -1e18


def middle(players: int, seed: int, plies: int) -> Position:
    game = forma(field="random", players=players)
    below = SplitMix64(seed).below
    state = game.initial(game.setup(below))
    for _ in range(plies):
        state = game.play(state, game.moves(state).sample(below))
    return position_of(state)


def plain(position: Position, seat: int, depth: int, widths: list[int]) -> Floats:
    """What the position is worth to everybody when each seat takes what is best for itself; nothing is cut off."""
    seats = position.points.size
    if depth == 0:
        worth = np.empty(seats)
        evaluate(position, seat, False, RULES_OF_THUMB, worth)
        return worth
    chosen, values = np.empty(64, np.int64), np.empty(64, np.int64)
    count = candidates(position, seat, RULES_OF_THUMB, widths[0], chosen, values)
    assert count
    found = []
    for placement in map(int, chosen[:count]):
        after = copied(position)
        put(after, seat, placement)
        found.append(plain(after, (seat + 1) % seats, depth - 1, widths[1:]))
    return max(found, key=lambda worth: advantage(worth, seat))


def counter(most: int = PLENTY) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array([0, 0, most, 0])


def content(position: Position) -> list[bytes]:
    return [part.tobytes() for part in (position.cells, position.free, position.reserves, position.points)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_search_finds_what_looking_at_everything_finds(players: int, depth: int) -> None:
    for seed in range(3):
        position = middle(players, seed, 24)
        found = look_ahead(position, 1, 0, RULES_OF_THUMB, WIDTHS, depth, LOWEST, counter())
        assert found == pytest.approx(advantage(plain(position, 1, depth, WIDTHS.tolist()), 0))


def test_the_position_is_left_as_it_was() -> None:
    position = middle(2, 5, 20)
    before = content(position)
    look_ahead(position, 0, 0, RULES_OF_THUMB, WIDTHS, 2, LOWEST, counter())
    assert content(position) == before


def test_too_few_nodes_are_told() -> None:
    counted = counter(2)
    look_ahead(middle(4, 1, 24), 0, 0, RULES_OF_THUMB, WIDTHS, 3, LOWEST, counted)
    assert counted[EXHAUSTED] == 1
    assert counted[NODES] == 2


def test_two_seats_cut_off_what_four_must_look_at() -> None:
    counts = {}
    for players in (2, 4):
        counted = counter()
        look_ahead(middle(players, 3, 24), 1, 0, RULES_OF_THUMB, WIDTHS, 3, LOWEST, counted)
        counts[players] = int(counted[LEAVES])
    assert counts[4] == 4 * 3 * 3
    assert counts[2] < counts[4]


def test_a_value_above_its_floor_is_exact_and_one_below_is_said_to_be_no_better() -> None:
    for seed in range(3):
        position = middle(2, seed, 24)
        exact = look_ahead(position, 1, 0, RULES_OF_THUMB, WIDTHS, 3, LOWEST, counter())
        assert look_ahead(position, 1, 0, RULES_OF_THUMB, WIDTHS, 3, exact - 1.0, counter()) == pytest.approx(exact)
        assert look_ahead(position, 1, 0, RULES_OF_THUMB, WIDTHS, 3, exact + 5.0, counter()) <= exact + 5.0


def test_where_nobody_fits_anything_the_search_passes_to_the_end() -> None:
    position = position_of(forma().initial("pos:A.A/.../A.A reserve0=I reserve1=I,I1"))
    put(position, 1, next(p for p in range(400) if p == 1))  # I1 on 0,1
    position.reserves[1][0] = 0
    found = look_ahead(position, 0, 0, RULES_OF_THUMB, WIDTHS, 4, LOWEST, counter())
    over = np.empty(2)
    evaluate(position, 0, True, RULES_OF_THUMB, over)
    assert found == pytest.approx(advantage(over, 0))
