"""The game as a whole: setups, seats and what seals."""

import pytest

from games.forma.playing import SMALL, forma, refused
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.forma.rules.state import Attempt, Pass


def test_a_random_field_is_in_the_setup() -> None:
    game = forma(field="random")
    state = game.initial("field 10,10 3,3")
    assert (state.phase, state.turn, state.board[3, 3]) == ("play", 0, "#")
    assert refused(game, state, "field 10,10") == ("FIELD_DONE", "FRM-12")


@pytest.mark.parametrize("setup", ["", "field", "field 0,5", "field 10,10 10,11", "pond:1", "field 10;10"])
def test_a_random_field_that_cannot_be_is_no_setup(setup: str) -> None:
    with pytest.raises(InvalidRecord) as error:
        forma(field="random").initial(setup)
    assert error.value.facts["field"] == "setup"


NO_SETUPS = [
    "field 10,10", "x", "pos:", "pos:../.", "pos:AE", "pos:.. turn=2", "pos:.. reserve0=Q", "pos:TT", "pos:.. hand=F",
    "pos:.. attempt=3", "pos:.. turn=0 turn=1",
]  # fmt: skip


@pytest.mark.parametrize("setup", NO_SETUPS)
def test_what_is_no_setup_is_refused(setup: str) -> None:
    with pytest.raises(InvalidRecord):
        forma().initial(setup)


def test_every_attempt_seals_in_strict_play() -> None:
    strict, friendly = forma(), forma(fit_aid=True)
    state = strict.initial(SMALL)
    attempt = Attempt("I1", ((0, 0),))
    assert strict.seals(state, attempt)
    assert not friendly.seals(state, attempt)
    assert not strict.seals(state, Pass())
