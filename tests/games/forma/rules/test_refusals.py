"""Refusals: code and clause, and the first that applies wins."""

from games.forma.playing import SMALL, forma, played, refused
from ludotheque.games.forma.rules.state import Attempt


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
