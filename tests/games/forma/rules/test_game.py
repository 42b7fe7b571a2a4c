"""The game as a whole: setups, seats and what seals."""

import pytest

from games.forma.playing import SMALL, forma, played, refused
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove, InvalidRecord
from ludotheque.games.forma.rules.state import Attempt, Pass, Take, Time


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


@pytest.mark.parametrize(
    ("options", "seats", "elements"),
    [({}, 2, 88), ({"players": 4}, 4, 88), ({"players": 3, "three_players": "three"}, 3, 66)],
)
def test_the_longest_game_has_room_for_every_element_taken_and_every_pass(
    options: dict[str, object], seats: int, elements: int
) -> None:
    """Field and `begin`, every element taken and put down, and all but one passing before each."""
    info = forma(**options).info
    assert info.seats == seats
    assert info.max_plies is not None
    assert info.max_plies >= 2 + 2 * elements + elements * (seats - 1) + seats


def test_only_a_field_by_lot_is_drawn_before_the_game() -> None:
    below = SplitMix64(1).below
    assert forma().setup(below) == forma(field="cut_choose").setup(below) == ""
    assert forma(field="random").setup(below).startswith("field ")


def test_nothing_is_hidden_from_anybody() -> None:
    """FRM-7."""
    game = forma()
    state = played(game, "field 10,10", "I1 0,0")
    for seat in (None, 0, 1):
        assert game.view(state, seat) is state
        assert game.known_setup("", state, seat) == ""
    assert game.guess(state, SplitMix64(1).below) is state
    assert game.together(state) == ()


def test_there_is_no_chance_in_play() -> None:
    game = forma()
    assert list(game.chances(game.initial("")) or ()) == []
    with pytest.raises(IllegalMove, match="IMPOSSIBLE_CHANCE"):
        game.draw(game.initial(""), SplitMix64(1).below)


def test_games_with_the_same_options_are_the_same_value() -> None:
    assert forma(players=4) == forma(players=4)
    assert hash(forma(players=4)) == hash(forma(players=4))
    assert forma(players=4) != forma()


def test_the_clock_calls_time_and_no_seat_does() -> None:
    game = forma(turn_clock=90)
    for state in (game.initial(""), played(game, "field 10,10")):
        assert game.interruption(state, None) == Time()
        assert game.interruption(state, 1) is None


def test_taking_up_an_element_seals_even_among_friends() -> None:
    game = forma(touch_move=True, fit_aid=True)
    assert game.seals(game.initial(SMALL), Take("F"))


def test_a_field_that_is_refused_as_a_setup_cites_its_clause() -> None:
    with pytest.raises(InvalidRecord) as error:
        forma(field="random").initial("field 0,5")
    assert error.value.clause == "FRM-10"
