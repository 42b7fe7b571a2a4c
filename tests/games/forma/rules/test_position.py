"""Positions as text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import GAMES, SMALL, forma, played, variants, walk
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.forma.rules.game import Forma


def test_a_position_reads_back_as_it_was_written() -> None:
    game = forma(players=4, touch_move=True)
    state = played(game, "take I1", "I1 1,1", "take F", setup=SMALL)
    again = game.initial(game.position(state))
    assert (again.board, again.turn, again.attempt, again.hand) == (state.board, 0, 2, "F")
    assert (again.reserves, again.out) == (state.reserves, state.out)
    assert game.position(again) == game.position(state)
    assert "attempt=2" in game.position(state)
    assert "out0=I1" in game.position(state)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 500), st.integers(0, 40))
def test_positions_read_back(game: Forma, seed: int, plies: int) -> None:
    state = walk(game, seed, plies)
    again = game.initial(game.position(state))
    assert (again.board, again.reserves, again.out, again.end) == (state.board, state.reserves, state.out, state.end)
    assert game.position(again) == game.position(state)


@pytest.mark.parametrize(
    ("setup", "problem", "facts"),
    [
        ("pos:", "board-not-a-rectangle", {}),
        ("pos:../.", "board-not-a-rectangle", {}),
        ("pos:" + "." * 65, "board-not-a-rectangle", {}),
        ("pos:" + "/".join("." * 65), "board-not-a-rectangle", {}),
        ("pos:.E", "unknown-letter", {"letter": "E"}),
        ("pos:.C", "unknown-letter", {"letter": "C"}),
        ("pos:T.5", "two-towers", {}),
        ("pos:.. colour=1", "unknown-word", {"word": "colour=1"}),
        ("pos:.. reserve2=I1", "unknown-word", {"word": "reserve2=I1"}),
        ("pos:.. turn", "unknown-word", {"word": "turn"}),
        ("pos:.. turn=0 turn=0", "unknown-word", {"word": "turn=0"}),
        ("pos:.. phase=over", "unknown-word", {"word": "over"}),
        ("pos:.. turn=2", "unknown-number", {"word": "2"}),
        ("pos:.. turn=-1", "unknown-number", {"word": "-1"}),
        ("pos:.. attempt=0", "unknown-number", {"word": "0"}),
        ("pos:.. passes=3", "unknown-number", {"word": "3"}),
        ("pos:.. reserve0=I1,Q", "unknown-shape", {"word": "I1,Q"}),
        ("pos:.. out1=,", "unknown-shape", {"word": ","}),
        ("pos:.. hand=Q", "unknown-shape", {"word": "Q"}),
        ("pos:.. hand=F", "nothing-in-hand", {}),
    ],
)
def test_what_is_wrong_with_a_position_is_named(setup: str, problem: str, facts: dict[str, object]) -> None:
    with pytest.raises(InvalidRecord) as error:
        forma().initial(setup)
    assert dict(error.value.facts) == {"field": "setup", "problem": problem} | facts


def test_letters_are_known_by_the_number_of_seats() -> None:
    for letter in "Dd48":
        assert forma(players=4).initial(f"pos:.{letter}").board.letters == f".{letter}"
        with pytest.raises(InvalidRecord):
            forma(players=2).initial(f"pos:.{letter}")


def test_what_is_as_at_the_start_is_left_out() -> None:
    game = forma()
    assert game.position(game.initial("pos:.A/..")) == "pos:.A/.. turn=0 attempt=1"


def test_before_play_the_phase_is_written_and_read() -> None:
    game = forma(field="cut_choose")
    for moves in ((), ("field 10,10 3,3",)):
        state = played(game, *moves)
        assert f"phase={state.phase}" in game.position(state)
        assert game.initial(game.position(state)) == state


def test_passes_in_a_row_are_kept() -> None:
    game = forma(players=4)
    state = played(game, "pass", "pass", setup=SMALL)
    again = game.initial(game.position(state))
    assert (again.passes, again.turn) == (2, 2)
    assert played(game, "pass", "pass", setup=game.position(state)).end == "passes"


def test_a_position_with_as_many_passes_as_seats_is_over() -> None:
    assert forma().initial("pos:.. passes=2").end == "passes"


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(sorted(variants())), st.integers(0, 500), st.integers(0, 25))
def test_a_game_goes_on_from_its_written_position_as_it_would_have(name: str, seed: int, plies: int) -> None:
    game = variants()[name]
    state = walk(game, seed, plies)
    again = game.initial(game.position(state))
    assert game.turn(again) == game.turn(state)
    if game.turn(state) is not None:
        move = game.moves(state).sample(SplitMix64(seed).below)
        one, other = game.play(state, move), game.play(again, move)
        assert game.position(one) == game.position(other)
        assert one.end == other.end


def test_an_element_in_hand_is_written_and_must_be_held() -> None:
    game = forma(touch_move=True)
    assert game.initial("pos:...... hand=I1").hand == "I1"
    with pytest.raises(InvalidRecord):
        game.initial("pos:...... hand=I1 reserve0=I2")
