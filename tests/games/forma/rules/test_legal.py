"""The moves of a position: what is listed, and what is allowed beside it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import GAMES, SMALL, forma, played, walk
from ludotheque.core.errors import InvalidMove
from ludotheque.games.forma.rules.pieces import ORIENTATIONS
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, Pass, Take, Time


def test_misfits_are_moves_in_strict_play_and_not_listed() -> None:
    game = forma()
    state = game.initial(SMALL)
    misfit = game.read(state, "I1 1,1")
    moves = game.moves(state)
    assert misfit in moves
    assert misfit not in list(moves)
    assert not moves.exhaustive
    assert Time() not in moves
    assert all(move in moves for move in moves)


@pytest.mark.parametrize("options", [{"fit_aid": True}, {"fit_aid": True, "pass": "only_if_nothing_fits"}])
def test_where_misfits_are_refused_the_list_is_exactly_what_may_be_played(options: dict[str, object]) -> None:
    game = forma(**options)
    state = game.initial("pos:A../.#. reserve0=I1,I2,V3")
    moves = game.moves(state)
    assert moves.exhaustive
    placed = {
        Attempt(shape, tuple((row + r, col + c) for r, c in cells))
        for shape in ("I1", "I2", "V3")
        for cells in ORIENTATIONS[shape]
        for row in range(-2, 3)
        for col in range(-2, 4)
    }
    tried = placed | {Pass(), Take("I1"), Begin(0), Field(((10, 10),)), Time()}
    assert set(moves) == {move for move in tried if move in moves}
    assert (Pass() in moves) == ("pass" not in options)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10_000), st.integers(25, 60))
def test_every_listed_move_is_allowed_and_listed_once(seed: int, plies: int) -> None:
    state = walk(GAMES[0], seed, plies)
    moves = GAMES[0].moves(state)
    listed = list(moves)
    assert all(move in moves for move in listed[::50])
    assert len(set(listed)) == len(listed)
    assert bool(moves) == bool(listed) == (not state.end)


def test_a_sample_is_drawn_evenly_from_the_list() -> None:
    game = forma()
    state = game.initial("pos:A../.#. reserve0=I1,I2,V3")
    moves = list(game.moves(state))
    assert [game.moves(state).sample(lambda n, i=i: i) for i in range(len(moves))] == moves  # type: ignore[misc]
    asked: list[int] = []
    game.moves(state).sample(lambda n: asked.append(n) or 0)  # type: ignore[func-returns-value]
    assert asked == [len(moves)]


@pytest.mark.parametrize(
    ("options", "moves", "exhaustive"),
    [
        ({}, (), False),
        ({}, ("field 10,10",), False),
        ({"field": "cut_choose"}, ("field 10,10",), True),
        ({"fit_aid": True}, ("field 10,10",), True),
        ({"touch_move": True}, ("field 10,10",), True),
        ({"touch_move": True}, ("field 10,10", "take F"), False),
        ({"touch_move": True, "fit_aid": True}, ("field 10,10", "take F"), True),
        ({}, ("field 10,10", "pass", "pass"), True),
    ],
)
def test_a_list_says_whether_more_may_be_played(
    options: dict[str, object], moves: tuple[str, ...], exhaustive: bool
) -> None:
    game = forma(**options)
    assert game.moves(played(game, *moves)).exhaustive == exhaustive


def test_an_element_in_hand_that_fits_nowhere_can_only_misfit() -> None:
    game = forma(touch_move=True)
    state = played(game, "take I", setup="pos:AA./AAA reserve0=I,I1")
    (move,) = game.moves(state)
    assert isinstance(move, Attempt)
    assert game.play(state, move).out[0] == ("I",)


def test_the_others_have_no_moves() -> None:
    game = forma(players=4)
    state = played(game, "field 10,10")
    assert game.moves(state, 0)
    assert [list(game.moves(state, seat)) for seat in (1, 2, 3)] == [[], [], []]


@pytest.mark.parametrize(
    "move",
    [
        "pass",
        None,
        Attempt("I2", ((0, 0), (0, 2))),
        Attempt("I2", ()),
        Attempt("I1", ((50, 50),)),
        Attempt("I", tuple((0, col) for col in range(6))),
        Begin(2),
        Begin(-1),
    ],
)
def test_what_is_no_move_at_all_is_not_in_the_moves(move: object) -> None:
    game = forma(field="cut_choose")
    for state in (game.initial(""), played(game, "field 10,10"), played(game, "field 10,10", "begin 0")):
        assert move not in game.moves(state)


def test_what_is_no_element_is_misspelt_rather_than_refused() -> None:
    game = forma(field="cut_choose")
    with pytest.raises(InvalidMove):
        game.play(played(game, "field 10,10"), Begin(7))
    with pytest.raises(InvalidMove):
        game.play(game.initial(SMALL), Attempt("I2", ((0, 0), (5, 5))))
