"""Views of Lacuna as text: the pond that nobody has seen yet, and the one that stands."""

import pytest

from ludotheque.core.errors import InvalidRecord
from ludotheque.games.lacuna.faces.view_text import VIEW_TEXT
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import State

GAME = Lacuna()
UNSEEN = "?|g|s|0000000/0000000|g|pick|"


def picked() -> State:
    state = GAME.initial("pond:1")
    return GAME.play(state, GAME.read(state, "B"))


def test_before_the_blind_pick_the_pond_is_a_question_mark() -> None:
    view = GAME.view(GAME.initial("pond:1"), 0)
    assert VIEW_TEXT.write(GAME, view) == UNSEEN
    assert VIEW_TEXT.read(GAME, UNSEEN) == view


def test_after_it_the_text_is_the_position_with_nothing_set_aside() -> None:
    assert VIEW_TEXT.write(GAME, picked()) == f"{GAME.position(picked())}|"


def test_a_flower_that_was_set_aside_is_named() -> None:
    assert VIEW_TEXT.read(GAME, f"{UNSEEN}R").set_aside == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (UNSEEN.replace("pick", "place"), "pond-missing"),
        (UNSEEN.replace("|g|pick", "|-|pick"), "not-a-view"),
        (UNSEEN.replace("0000000/", ""), "bad-counts"),
        (UNSEEN.replace("|g|s|", "|s|g|"), "not-a-pawn"),
        (UNSEEN.replace("|s|", "|s99999,99999|"), "outside-the-pond"),
        (f"{UNSEEN}Z", "unknown-colour"),
        (UNSEEN.replace("?", "3R0,0;1R9,9"), "not-a-flower"),
        (UNSEEN.replace("?", "1R99999,0"), "outside-the-pond"),
        (UNSEEN.replace("?", ";".join(f"{n}R{n},0" for n in range(8))), "wrong-flowers"),
    ],
)
def test_what_no_pond_could_be_is_refused(text: str, problem: str) -> None:
    with pytest.raises(InvalidRecord, match=problem):
        VIEW_TEXT.read(GAME, text)
