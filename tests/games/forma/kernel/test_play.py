"""The kernel plays exactly by the rules: random games through both, move by move."""

import numpy as np
import pytest

from games.forma.playing import forma
from ludotheque.core.chance import SplitMix64
from ludotheque.games.forma.kernel import play
from ludotheque.games.forma.kernel.arrays import Position, board_of, position_of
from ludotheque.games.forma.kernel.shapes import KIND_OF, attempt_of, placement_of
from ludotheque.games.forma.rules.fitting import fits
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import Attempt, Pass, State

EMPTY = "pos:" + "/".join(["." * 20] * 20)


def listed(state: State) -> list[int]:
    """The placements of the seat to move, as the kernel lists them."""
    position = position_of(state)
    out = np.empty(32768, np.int64)
    count = play.fitting(position.free, position.reserves[state.turn], out)
    return [int(placement) for placement in out[:count]]


def content(position: Position) -> list[bytes]:
    return [part.tobytes() for part in (position.cells, position.free, position.reserves, position.points)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("markers", [False, True])
@pytest.mark.parametrize("touch", ["sides", "corners"])
def test_random_games_are_the_same_in_rules_and_kernel(players: int, markers: bool, touch: str) -> None:
    game = forma(field="random", players=players, markers_close_obstacles=markers, enclosed_touch=touch)
    chance = np.array([players * 977 + markers], np.uint64)
    out = np.empty(32768, np.int64)
    for seed in range(12):
        state = game.initial(game.setup(SplitMix64(seed).below))
        position = position_of(state, game.options.closing)
        while (seat := game.turn(state)) is not None:
            placement = play.random_placement(position, seat, chance, out)
            if placement < 0:
                state = game.play(state, Pass())
                continue
            before = sheet(state, seat, 0).won
            state = game.play(state, attempt_of(placement))
            assert play.put(position, seat, placement) == sheet(state, seat, 0).won - before
            assert board_of(position) == state.board
            assert content(position) == content(position_of(state, game.options.closing))
        anything = any(play.fitting(position.free, position.reserves[each], out) for each in range(players))
        assert anything == (state.end == "passes")


@pytest.mark.parametrize("seed", range(4))
def test_every_fitting_placement_is_listed_once(seed: int) -> None:
    game = forma(field="random")
    numbers = SplitMix64(seed)
    state = game.initial(game.setup(numbers.below))
    for ply in range(60):
        found = listed(state)
        if ply % 12 == 0:
            fitting = {placement_of(move) for move in game.moves(state) if isinstance(move, Attempt)}
            assert len(found) == len(fitting)
            assert set(found) == fitting
        if not found:
            break
        state = game.play(state, attempt_of(sorted(found)[numbers.below(len(found))]))


def test_an_empty_board_has_30433_placements() -> None:
    assert len(listed(forma().initial(EMPTY))) == 30_433


def test_a_placement_fits_at_a_corner_exactly_where_it_is_listed() -> None:
    game = forma(field="random")
    below = SplitMix64(4).below
    state = game.initial(game.setup(below))
    for _ in range(30):
        state = game.play(state, game.moves(state).sample(below))
    position, found = position_of(state), set(listed(state))
    turns = {placement // 400 for placement in found}
    for turn in turns:
        for at in range(400):
            assert play.fits_at(position.free, turn, at // 20, at % 20) == (turn * 400 + at in found)


def test_a_copy_is_not_changed_by_what_is_played_in_the_other() -> None:
    position = position_of(forma().initial(EMPTY))
    other = play.copied(position)
    play.put(other, 1, placement_of(Attempt("I2", ((0, 0), (0, 1)))))
    assert board_of(position).letters == "." * 400
    assert board_of(other).letters.startswith("BB.")
    assert position.reserves[1].sum() - other.reserves[1].sum() == 1
    assert (int(position.points[1]), int(other.points[1])) == (0, 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_goes_on_until_nobody_fits_anything(players: int) -> None:
    game = forma(field="random", players=players, **({"three_players": "three"} if players == 3 else {}))
    start = position_of(game.initial("field 10,10 3,3 5,7"))
    position, played = play.copied(start), np.empty(256, np.int64)
    number = play.random_game(position, np.array([3], np.uint64), played)
    board = board_of(position)
    held = [[int(count) for count in reserve] for reserve in position.reserves]
    assert number == start.reserves.sum() - position.reserves.sum()
    assert not any(fits(board, attempt_of(int(p)).shape) for p in played[:number] if _still_held(held, int(p)))


def _still_held(held: list[list[int]], placement: int) -> bool:
    kind = int(KIND_OF[placement // 400])
    return any(reserve[kind] for reserve in held)


def test_random_games_repeat_from_their_seed() -> None:
    position = position_of(forma(field="random").initial("field 10,10 3,3"))
    totals = [play.random_games(position, np.array([seed], np.uint64), 20) for seed in (5, 5, 6)]
    assert totals[0] == totals[1] != totals[2]
