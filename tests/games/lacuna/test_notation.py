import pytest

from games.lacuna.ponds import after, laid
from ludotheque.core.errors import InvalidMove
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.notation import misspelt, read, write
from ludotheque.games.lacuna.rules.state import Pass, Pick, Place

STATE = after(["B"])


@pytest.mark.parametrize("text", ["O0-27:6050", "R1-31:0", "B9-9:5", "O0-999:1", "O0-27:-3", "pass", "V"])
def test_a_move_is_written_as_it_was_read(text: str) -> None:
    assert write(read(STATE, text, blind=True)) == text


def test_the_pick_is_a_letter_or_a_number() -> None:
    assert read(STATE, "G", blind=True) == Pick(colour=4)
    assert read(STATE, "#16", blind=False) == Pick(flower=16)
    assert write(Pick(flower=16)) == "#16"
    assert read(STATE, "pass", blind=False) == Pass()


@pytest.mark.parametrize(("text", "blind"), [("#16", True), ("G", False)])
def test_each_way_to_pick_reads_its_own_form_only(text: str, blind: bool) -> None:
    with pytest.raises(InvalidMove):
        read(STATE, text, blind)


@pytest.mark.parametrize(
    "text",
    ["", "X", "RR", "o0-27:6050", "O27-0:6050", "O0-27", "O0-27:", "O00-27:1", "O0-27:1.5", "O0-27:6050 ", "O٣-27:1"],
)
def test_misspelt_moves_are_refused(text: str) -> None:
    with pytest.raises(InvalidMove):
        read(STATE, text, blind=True)


def test_the_letter_must_be_the_colour_of_flowers_that_agree() -> None:
    with pytest.raises(InvalidMove):
        read(STATE, "R0-27:6050", blind=True)
    assert read(STATE, "R0-1:5", blind=True) == Place(0, 0, 1, 5)


def test_the_letter_is_not_checked_while_the_pond_is_unknown() -> None:
    hidden = Lacuna().initial("pond:1")
    assert read(hidden, "R0-27:6050", blind=True) == Place(0, 0, 27, 6050)


def test_a_missing_flower_is_not_a_matter_of_spelling() -> None:
    assert not misspelt(laid("B0,0 B10000,0"), Place(0, 0, 7, 5))
