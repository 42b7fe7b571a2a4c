"""Refusals: code and clause, and the first that applies wins."""

import pytest

from games.forma.playing import SMALL, forma, played, refused
from ludotheque.core.errors import IllegalMove
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.state import Attempt, State, Time


def test_before_the_field_nothing_else_is_played() -> None:
    game = forma(touch_move=True)
    for text in ("pass", "begin 1", "take F", "I1 0,0"):
        assert refused(game, game.initial(""), text) == ("FIELD_FIRST", "FRM-9")


def test_the_aid_refuses_misfits() -> None:
    game = forma(fit_aid=True)
    state = game.initial(SMALL)
    assert refused(game, state, "I1 1,1") == ("DOES_NOT_FIT", "FRM-E3")
    assert refused(game, state, "I2 0,5 0,6") == ("DOES_NOT_FIT", "FRM-E3")
    assert game.moves(state).exhaustive


def test_a_pass_may_be_refused_while_something_fits() -> None:
    game = forma(fit_aid=True, **{"pass": "only_if_nothing_fits"})
    assert refused(game, game.initial(SMALL), "pass") == ("PASS_NOT_ALLOWED", "FRM-A4")
    stuck = "pos:AA./AAA reserve0=I reserve1=I1"
    assert played(game, "pass", setup=stuck).turn == 1


def test_an_element_in_hand_binds() -> None:
    game = forma(touch_move=True)
    state = game.initial(SMALL)
    assert refused(game, state, "I1 0,0") == ("TAKE_FIRST", "FRM-A7")
    assert game.moves(state).exhaustive
    state = game.play(state, game.read(state, "take I1"))
    assert refused(game, state, "I2 0,0 0,1") == ("TAKEN_BINDS", "FRM-16")
    assert refused(game, state, "pass") == ("TAKEN_BINDS", "FRM-16")
    assert refused(game, state, "take I1") == ("TAKEN_BINDS", "FRM-16")
    assert all(isinstance(move, Attempt) and move.shape == "I1" for move in game.moves(state))
    after = game.play(state, Attempt("I1", ((0, 0),)))
    assert (after.hand, after.turn, after.reserves[0].count("I1")) == (None, 1, 3)


def test_take_is_offered_only_by_option() -> None:
    game = forma()
    assert refused(game, game.initial(SMALL), "take F") == ("TAKE_NOT_OFFERED", "FRM-A7")
    assert refused(game, game.initial(SMALL + " reserve0=I1"), "take F") == ("NOT_IN_RESERVE", "FRM-E4")


def test_with_aid_an_element_that_fits_nowhere_cannot_be_taken() -> None:
    game = forma(touch_move=True, fit_aid=True)
    state = game.initial("pos:AA./AAA")
    assert refused(game, state, "take I") == ("DOES_NOT_FIT", "FRM-E3")
    assert [game.write(state, move) for move in game.moves(state)] == ["take I1", "pass"]


def test_after_the_end_nothing_is_played() -> None:
    game = forma()
    state = played(game, "pass", "pass", setup=SMALL)
    assert game.turn(state) is None
    assert not game.moves(state)
    for text in ("pass", "=time", "field 10,10", "I1 0,0"):
        assert refused(game, state, text) == ("GAME_OVER", "FRM-30")
    assert game.interruption(state, None) is None


def facts(game: Forma, state: State, text: str) -> dict[str, object]:
    """What a refusal tells beside code and clause."""
    with pytest.raises(IllegalMove) as error:
        game.play(state, game.read(state, text))
    return dict(error.value.facts)


def test_a_refusal_names_the_shape_the_seat_and_the_cells_it_is_about() -> None:
    aided = forma(fit_aid=True)
    assert facts(aided, aided.initial(SMALL), "I2 1,1 0,1") == {"shape": "I2", "hit": ("1,1",)}
    assert facts(aided, aided.initial(SMALL), "I2 0,5 0,6") == {"shape": "I2", "hit": ("0,6",)}
    assert facts(forma(), forma().initial(SMALL + " reserve0=I1"), "I2 0,0 0,1") == {"shape": "I2"}
    chooses = forma(field="cut_choose")
    assert facts(chooses, played(chooses, "field 10,10"), "pass") == {"seat": 1}
    taking = forma(touch_move=True)
    assert facts(taking, played(taking, "take F", setup=SMALL), "pass") == {"shape": "F"}


TAKING = {"touch_move": True, "fit_aid": True}


@pytest.mark.parametrize(
    ("options", "moves", "setup", "text", "code"),
    [
        # Each move breaks its own rule and one further down the rule file's list.
        ({}, ["pass", "pass"], SMALL, "field 0,0", "GAME_OVER"),
        ({}, [], "", "begin 1", "FIELD_FIRST"),
        ({"field": "cut_choose"}, ["field 10,10"], "", "field 0,0", "FIELD_DONE"),
        ({}, [], SMALL, "field 0,0", "FIELD_DONE"),
        ({"field": "cut_choose"}, ["field 10,10"], "", "take F", "CHOOSE_FIRST"),
        ({"field": "cut_choose", "touch_move": True}, ["field 10,10"], "", "I1 10,10", "CHOOSE_FIRST"),
        ({"touch_move": True}, ["take F"], SMALL, "begin 0", "BEGIN_NOT_DUE"),
        (TAKING, [], SMALL + " reserve0=I1", "I2 1,1 1,2", "NOT_IN_RESERVE"),
        ({}, [], SMALL + " reserve0=I1", "take I2", "NOT_IN_RESERVE"),
        (TAKING, ["take I1"], SMALL + " reserve0=I1", "I2 1,1 1,2", "NOT_IN_RESERVE"),
        (TAKING, [], SMALL, "I2 1,1 1,2", "TAKE_FIRST"),
        (TAKING, ["take I1"], SMALL, "I2 1,1 1,2", "TAKEN_BINDS"),
        (TAKING, ["take I1"], "pos:../..", "take I", "TAKEN_BINDS"),
        (TAKING | {"pass": "only_if_nothing_fits"}, ["take I1"], SMALL, "pass", "TAKEN_BINDS"),
    ],
)
def test_the_first_reason_of_the_rule_file_is_given(
    options: dict[str, object], moves: list[str], setup: str, text: str, code: str
) -> None:
    game = forma(**options)
    assert refused(game, played(game, *moves, setup=setup), text)[0] == code


def test_a_misfit_in_strict_play_is_never_refused() -> None:
    """FRM-A6: what does not fit is found out by putting it down."""
    game = forma()
    state = game.initial(SMALL)
    for text in ("I1 1,1", "I2 0,5 0,6", "O4 -1,-1 -1,0 0,-1 0,0", "F 0,1 0,2 1,0 1,1 2,1"):
        assert game.play(state, game.read(state, text)).out[0] == (text.split()[0],)


def test_after_a_misfit_a_pass_is_always_free() -> None:
    """FRM-A5: the second attempt is never a duty, though something fits."""
    game = forma(**{"pass": "only_if_nothing_fits"})
    assert refused(game, game.initial(SMALL), "pass")[0] == "PASS_NOT_ALLOWED"
    assert played(game, "I1 1,1", "pass", setup=SMALL).turn == 1


def test_the_clock_is_refused_only_after_the_end() -> None:
    game = forma(field="cut_choose", touch_move=True)
    for moves in ((), ("field 10,10",), ("field 10,10", "begin 0"), ("field 10,10", "begin 0", "take F")):
        state = played(game, *moves)
        assert game.play(state, Time()) != state
