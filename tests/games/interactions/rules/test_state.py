"""States and moves are values: equal, hashable, picklable."""

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.interactions.positions import PILE, SOLO, TWO, after, random_game
from ludotheque.games.interactions.rules.state import HIDDEN_HAND, Hand, Laid, Place, Select, State


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_what_the_newest_move_did_does_not_decide_whether_states_are_equal(seed: int) -> None:
    state = random_game(TWO, seed)[-1]
    assert state.last
    assert state == replace(state, last=())
    assert hash(state) == hash(replace(state, last=()))


def test_positions_reached_in_another_order_are_the_same_state() -> None:
    one = after(TWO, "sel SA", "sel SA", "Sf6+M", "Sg6+M", "Ag5+C", "Af5+C")
    other = after(TWO, "sel SA", "sel SA", "Sf6+C", "Sg6+C", "Ag5+M", "Af5+M")
    assert one == other
    assert len({one, other}) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_state_survives_pickling(seed: int) -> None:
    for state in random_game(SOLO, seed):
        copy = pickle.loads(pickle.dumps(state))
        assert copy == state
        assert copy.last == state.last


def test_nothing_of_a_state_can_be_changed() -> None:
    state = SOLO.initial(PILE)
    with pytest.raises(FrozenInstanceError):
        state.pile = ""  # type: ignore[misc]
    state.territory[(5, 5)] = Laid(0, "P", True)
    assert state.grid == ()


def test_a_tile_shows_the_value_of_the_side_that_is_up() -> None:
    assert (Laid(0, "P", True).value, Laid(3, "P", False).value) == (7, 3)
    assert (Laid(1, "A", True).value, Laid(1, "A", False).value) == (0, 5)


def test_a_hand_has_selected_once_a_tile_has_left_the_reserve() -> None:
    assert not Hand().selected
    assert Hand("PH", "MCSKA").selected
    assert Hand("K", "").selected
    assert HIDDEN_HAND.selected


def test_the_placing_begins_when_the_last_player_has_selected() -> None:
    assert not TWO.initial("").all_selected
    assert not after(TWO, "sel SA").all_selected
    assert after(TWO, "sel SA", "sel PH").all_selected


def test_a_selection_is_no_placement_and_moves_are_values() -> None:
    assert Select("PH") == Select("PH") != Select("PM")
    assert len({Place("P", (5, 5), "M"), Place("P", (5, 5), "M"), Place("P", (5, 5), None)}) == 2


def test_a_state_is_found_by_its_territory() -> None:
    state = State((((5, 5), Laid(0, "S", True)), ((5, 6), Laid(1, "A", False))), (Hand(), Hand()))
    assert state.territory == {(5, 5): Laid(0, "S", True), (5, 6): Laid(1, "A", False)}
