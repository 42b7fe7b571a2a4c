import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacuna.ponds import NAMES, VARIANTS, after, laid, played
from ludotheque.core.errors import InvalidMove
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.notation import misspelt, read, write
from ludotheque.games.lacuna.rules.state import Move, Pass, Pick, Place

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


places = st.builds(
    lambda colour, i, more, k: Place(colour, i, i + more, k),
    st.integers(0, 6), st.integers(0, 48), st.integers(0, 48), st.integers(-(10**6), 10**6),
)  # fmt: skip


@given(places | st.builds(Pick, st.integers(0, 6)) | st.just(Pass()))
def test_any_move_comes_back_from_its_text_before_the_pond_is_seen(move: Move) -> None:
    assert read(Lacuna().initial("pond:1"), write(move), blind=True) == move


@given(st.text(alphabet="RPVBGYO#0123456789-:pas ", max_size=14))
def test_what_is_read_is_written_the_same_way(text: str) -> None:
    """There is one spelling of every move."""
    for blind in (True, False):
        try:
            move = read(STATE, text, blind)
        except InvalidMove:
            continue
        assert write(move) == text


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_every_listed_move_of_a_game_round_trips(game: Lacuna) -> None:
    for state in played(game, 5):
        assert all(game.read(state, game.write(state, move)) == move for move in game.moves(state))
