"""The kernel plays exactly by the rules: random games through both, move by move."""

import numpy as np
import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import complete
from ludotheque.games.forma.kernel import play as kernel
from ludotheque.games.forma.kernel.arrays import attempt_of, packed, placement_of, unpacked_board
from ludotheque.games.forma.kernel.shapes import CELLS_OF, TURNS
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import Attempt, Pass, State


def forma(**options: object) -> Forma:
    return Forma.of(complete(OPTIONS, {"field": "random"} | options))


def listed(state: State) -> set[int]:
    position = packed(state)
    out = np.empty(32768, np.int64)
    count = kernel.fitting(position.free, position.reserves[state.turn], out)
    return set(map(int, out[:count]))


def marker_points(state: State, seat: int) -> int:
    line = sheet(state, seat, 0)
    return 10 * (line.squares + line.obstacles) + 50 * line.tower


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("markers", [False, True])
def test_random_games_are_the_same_in_rules_and_kernel(players: int, markers: bool):
    game = forma(players=players, markers_close_obstacles=markers)
    chance = np.array([players * 977 + markers], np.uint64)
    out = np.empty(32768, np.int64)
    for seed in range(12):
        state = game.initial(game.setup(SplitMix64(seed).below))
        position = packed(state)
        cells, free = position.cells.copy(), position.free.copy()
        while (seat := game.turn(state)) is not None:
            placement = kernel.random_placement(free, packed(state).reserves[seat], chance, out)
            if placement < 0:
                state = game.play(state, Pass())
                continue
            before = marker_points(state, seat)
            state = game.play(state, attempt_of(placement))
            points = kernel.put(cells, free, position.tower, seat, placement, markers)
            assert points == marker_points(state, seat) - before
            assert unpacked_board(cells, 20, 20) == state.board
        assert state.end in ("nothing_fits", "full", "passes")
        assert not any(
            kernel.fitting(free, packed(state).reserves[seat], out) for seat in range(players)
        ) or state.end == "passes"  # fmt: skip


def test_every_fitting_placement_is_listed_once():
    game = forma()
    for seed in range(4):
        numbers = SplitMix64(seed)
        state = game.initial(game.setup(numbers.below))
        for ply in range(60):
            moves = sorted(listed(state))
            if ply % 12 == 0:
                fitting = {placement_of(m) for m in game.moves(state) if isinstance(m, Attempt)}
                assert set(moves) == fitting
            if not moves:
                break
            state = game.play(state, attempt_of(moves[numbers.below(len(moves))]))


def test_an_empty_board_has_30433_placements():
    state = forma().initial("pos:" + "/".join(["." * 20] * 20))
    assert len(listed(state)) == 30_433


def test_a_small_board_lies_in_the_corner():
    game = forma()
    state = game.initial("pos:..A/.#./... reserve0=I1,I2,V3")
    fitting = {placement_of(m) for m in game.moves(state) if isinstance(m, Attempt)}
    assert listed(state) == fitting
    assert unpacked_board(packed(state).cells, 3, 3) == state.board


def test_placements_and_attempts_are_the_same_thing():
    for turn in range(TURNS):
        placement = turn * 400 + 3 * 20 + 7
        attempt = attempt_of(placement)
        assert placement_of(attempt) == placement
        assert len(attempt.cells) == len(CELLS_OF[turn])


def test_random_games_repeat_from_their_seed():
    position = packed(forma().initial("field 10,10 3,3"))
    totals = [
        kernel.random_games(
            position.cells, position.free, position.tower, position.reserves, np.array([seed], np.uint64), 20
        )
        for seed in (5, 5, 6)
    ]
    assert totals[0] == totals[1] != totals[2]
