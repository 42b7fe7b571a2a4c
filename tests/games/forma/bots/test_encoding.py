"""Forma as numbers and planes."""

import pytest

from ludotheque.core.encoding import NoAction
from ludotheque.core.errors import LudothequeError
from ludotheque.games.forma.bots.encoding import ENCODINGS
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import FormaOptions
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, State, Take, Time
from ludotheque.search.encoding import split

GAME = Forma()
CODED = ENCODINGS.encoding(GAME)


def after(game: Forma, *texts: str) -> State:
    state = game.initial("")
    for text in texts:
        state = game.play(state, game.read(state, text))
    return state


def test_at_first_one_of_four_fields_is_laid() -> None:
    state = GAME.initial("")
    assert [*map(CODED.name, CODED.mask(state).nonzero()[0].tolist())] == [
        "field none", "field scattered", "field symmetric", "field rim",
    ]  # fmt: skip
    with pytest.raises(NoAction):
        CODED.encode(state, Field(((3, 3),)))


def test_what_fits_is_listed_and_a_misfit_on_the_board_has_a_number_too() -> None:
    state = after(GAME, "field 10,10")
    on_tower = GAME.read(state, "I1 10,10")
    assert not CODED.mask(state)[CODED.encode(state, on_tower)]
    assert CODED.decode(state, CODED.encode(state, on_tower)) == on_tower
    assert CODED.mask(state)[CODED.action("I1 10,11")]


@pytest.mark.parametrize("text", ["I2 0,19 0,20", "I2 -1,0 0,0"])
def test_what_lies_over_the_edge_has_none(text: str) -> None:
    state = after(GAME, "field 10,10")
    with pytest.raises(NoAction):
        CODED.encode(state, GAME.read(state, text))
    with pytest.raises(NoAction):
        CODED.encode(state, Time())
    with pytest.raises(NoAction):
        CODED.decode(state, CODED.action("I2 0,19 0,20"))


def test_taking_up_and_beginning_are_actions() -> None:
    touch = Forma(FormaOptions(touch_move=True))
    state, coded = after(touch, "field 10,10"), ENCODINGS.encoding(touch)
    assert coded.mask(state).sum() == 22
    assert coded.decode(state, coded.action("take X")) == Take("X")
    cut = Forma(FormaOptions(laying="cut_choose"))
    state, coded = after(cut, "field 10,10"), ENCODINGS.encoding(cut)
    assert coded.decode(state, coded.action("begin own")) == Begin(1)
    assert coded.decode(state, coded.action("begin next 1")) == Begin(0)


def test_the_planes_say_whose_elements_lie_where() -> None:
    state = after(GAME, "field 10,10", "I2 0,0 0,1", "X 5,5 6,4 6,5 6,6 7,5")
    assert isinstance(GAME.read(state, "I1 1,1"), Attempt)
    for seat in (0, 1):
        seen = split(CODED.fields, CODED.observe(state, seat))
        names = list(CODED.fields[0].names)
        assert seen["board"][names.index("element own")].sum() == (2, 5)[seat]
        assert seen["board"][names.index("element next 1")].sum() == (5, 2)[seat]
        assert seen["board"][names.index("tower"), 10, 10] == 1
        assert seen["board"][0].sum() == 400 - 1 - 7
        assert seen["turn"].tolist() == [1 - seat, seat]
    assert split(CODED.fields, CODED.observe(state, 0))["reserve"][0].min() == 0.5


def test_a_larger_board_cannot_be_observed() -> None:
    state = State(Board.empty(21, 20), "play", 0, ((), ()), ((), ()))
    with pytest.raises(LudothequeError, match="BOARD_TOO_LARGE"):
        CODED.observe(state, 0)
