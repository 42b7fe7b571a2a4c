"""What moves do: attempts and misfits, passes, the clock, who comes next and when it ends."""

from hypothesis import given, settings

from games.forma.playing import SMALL, forma, played, positions, refused
from ludotheque.games.forma.rules.pieces import shape_of
from ludotheque.games.forma.rules.state import Begin, Pass, State, Time


def test_two_players_alternate_with_44_elements_each() -> None:
    game = forma()
    state = played(game, "field 10,10", "X 0,1 1,0 1,1 1,2 2,1")
    assert state.turn == 1
    assert [len(reserve) for reserve in state.reserves] == [43, 44]


def test_cut_and_choose_lets_the_other_side_say_who_begins() -> None:
    game = forma(players=4, field="cut_choose")
    state = played(game, "field 10,10")
    assert (state.phase, state.turn) == ("begin", 1)
    assert refused(game, state, "pass") == ("CHOOSE_FIRST", "FRM-A24")
    assert refused(game, state, "field 5,5") == ("FIELD_DONE", "FRM-12")
    assert set(game.moves(state)) == {Begin(seat) for seat in range(4)}
    state = game.play(state, game.read(state, "begin 3"))
    assert (state.phase, state.turn) == ("play", 3)
    assert refused(game, state, "begin 0") == ("BEGIN_NOT_DUE", "FRM-A24")
    assert game.play(state, Pass()).turn == 0


def test_a_misfit_with_the_last_element_ends_the_turn() -> None:
    game = forma()
    state = played(game, "I1 1,1", setup=SMALL + " reserve0=I1")
    assert (state.turn, state.attempt, state.out[0]) == (1, 1, ("I1",))


def test_a_seat_with_nothing_left_is_skipped() -> None:
    state = played(forma(players=4), "I1 0,0", setup=SMALL + " reserve1= reserve2=")
    assert state.turn == 3


def test_a_position_that_begins_with_an_empty_seat_goes_on_with_the_next() -> None:
    assert forma().initial(SMALL + " reserve0=").turn == 1


def test_the_clock_passes_and_puts_the_element_back() -> None:
    game = forma(touch_move=True, turn_clock=90)
    state = played(game, "take F", setup=SMALL)
    after = game.play(state, game.interruption(state, None) or Pass())
    assert (after.turn, after.hand, after.passes) == (1, None, 1)
    assert after.reserves == state.reserves
    assert game.interruption(state, 0) is None
    assert game.write(state, Time()) == "=time"


def test_the_clock_before_play_lays_the_bare_field() -> None:
    game = forma(field="cut_choose")
    state = played(game, "=time")
    assert state.board[10, 10] == "T"
    assert played(game, "=time", "=time").turn == 1


def test_a_seat_that_cannot_fit_is_skipped_only_by_option() -> None:
    setup = "pos:AA...../AAAAAAA reserve0=I1,I2 reserve1=O4"
    assert played(forma(), "I1 0,2", setup=setup).turn == 1
    assert played(forma(auto_skip=True), "I1 0,2", setup=setup).turn == 0


def test_with_skipping_the_only_seat_that_is_asked_may_end_by_a_pass() -> None:
    setup = "pos:AA...../AAAAAAA reserve0=I1,I2 reserve1=O4"
    assert played(forma(auto_skip=True), "pass", setup=setup).end == "passes"


def test_passing_is_counted_in_direct_succession_only() -> None:
    state = played(forma(), "pass", "I1 0,0", "pass", setup=SMALL)
    assert (state.passes, state.end) == (1, "")
    state = played(forma(), "pass", "I1 1,1", "pass", "pass", setup=SMALL)
    assert (state.passes, state.end) == (1, "")


def test_the_last_square_filled_ends_the_game() -> None:
    state = played(forma(), "I1 0,1", setup="pos:A./AB reserve0=I1,I1 reserve1=F")
    assert state.end == "full"


@settings(max_examples=40, deadline=None)
@given(positions)
def test_elements_cover_exactly_the_squares_of_their_seats(state: State) -> None:
    for seat in range(state.seats):
        own = [cell for element in state.elements if element.seat == seat for cell in element.cells]
        assert sorted(own) == sorted(state.board.find("ABCD"[seat]))
    assert all(shape_of(element.cells) == element.shape for element in state.elements)
