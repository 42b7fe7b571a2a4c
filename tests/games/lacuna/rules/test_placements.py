from collections import Counter

import pytest

from games.lacuna.ponds import NAMES, USUAL_GAME, VARIANTS, after, laid, opened
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Pass, Pick, Place

GAME = USUAL_GAME


def test_single_steps_left_by_rounding_keep_the_game_going() -> None:
    """LCN-28 goes by the pointwise rule, not by the stretches."""
    state = laid("B0,0 B-2212,2416 G-2275,198")
    (pair,) = GAME.pairs(state)
    assert pair.stretches == () and pair.stray_steps
    moves = GAME.moves(state)
    assert [move.k for move in moves if isinstance(move, Place)] == list(pair.stray_steps) == [1144]
    assert all(move in moves for move in moves) and moves.sample(SplitMix64(1).below) in moves
    assert GAME._ended(state).phase == "place"


def test_the_list_has_one_move_a_stretch_in_order() -> None:
    state = after(["B"])
    listed = [move for move in GAME.moves(state) if isinstance(move, Place)]
    assert len(listed) == 126 and not GAME.moves(state).exhaustive
    assert listed == sorted(listed, key=lambda move: (move.i, move.j, move.k))
    pair = next(pair for pair in GAME.pairs(state) if pair.stretches)
    first, last = pair.stretches[0]
    assert listed[0].k == (first + last) // 2


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_every_listed_placement_and_every_sample_is_legal(game: Lacuna) -> None:
    state, below = opened(game, 3, 4), SplitMix64(2).below
    moves = game.moves(state)
    assert all(move in moves for move in moves)
    for _ in range(20):
        assert game.turn(game.play(state, moves.sample(below))) == 1


def test_samples_fall_on_every_stretch() -> None:
    """Each stretch is as likely as any other, however short it is."""
    state, below = laid("B0,0 B10000,0 G5000,1000 R0,9000 R3100,9000"), SplitMix64(1).below
    moves = [GAME.moves(state).sample(below) for _ in range(300)]
    drawn = Counter((move.i, move.k > 5000) for move in moves if isinstance(move, Place))
    assert set(drawn) == {(0, False), (0, True), (3, False)} and min(drawn.values()) > 70


def test_what_is_no_placement_is_not_in() -> None:
    moves = GAME.moves(after(["B"]))
    assert Pass() not in moves and Pick(colour=1) not in moves and "O0-27:6050" not in moves
    assert Place(6, 0, 27, 6050) in moves and Place(6, 0, 27, 1) not in moves


def test_where_nothing_can_be_placed_nothing_is_listed() -> None:
    moves = GAME.moves(laid("B0,0 B3000,0"))
    assert not moves and list(moves) == []
