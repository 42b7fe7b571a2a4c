"""What moves do: attempts and misfits, passes, the clock, who comes next and when it ends."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import SMALL, forma, played, positions, refused
from ludotheque.games.forma.rules.effects import colour_of
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


def test_the_second_misfit_of_a_turn_is_a_pass_that_nobody_counts() -> None:
    """FRM-18; `passes` are those made of one's own will (FRM-E2)."""
    state = played(forma(), "pass", "I1 1,1", "I2 1,1 1,2", setup=SMALL)
    assert (state.turn, state.attempt, state.passes) == (0, 1, 0)
    assert state.out[1] == ("I1", "I2")


def test_an_attempt_uses_up_one_copy_of_its_shape() -> None:
    state = played(forma(), "I1 0,0", setup=SMALL + " reserve0=I1,I1,F")
    assert state.reserves[0] == ("I1", "F")
    assert state.elements[-1].cells == ((0, 0),)


def test_what_is_taken_stays_in_the_reserve_until_it_is_put_down() -> None:
    game = forma(touch_move=True)
    state = played(game, "take F", setup=SMALL)
    assert (state.hand, state.turn, "F" in state.reserves[0]) == ("F", 0, True)
    after = played(game, "take F", "F 0,2 0,1 1,1 1,0 2,1", setup=SMALL)
    assert (after.hand, after.attempt, after.out[0]) == (None, 2, ("F",))


@pytest.mark.parametrize("seat", range(4))
def test_play_goes_clockwise_from_whoever_begins(seat: int) -> None:
    """FRM-A23, FRM-A24."""
    game = forma(players=4, field="cut_choose")
    state = played(game, "field 10,10", f"begin {seat}")
    order = []
    for col in range(5):
        order.append(state.turn)
        state = game.play(state, game.read(state, f"I1 0,{3 * col}"))
    assert order == [(seat + i) % 4 for i in range(5)]


@pytest.mark.parametrize(("shape", "copies"), [("I1", 2), ("F", 1)])
def test_the_first_copies_are_shown_in_the_first_colour(shape: str, copies: int) -> None:
    """§10 of the rule file; a reserve that was set up larger than a set changes nothing."""
    shown = [colour_of(shape, left, 2) for left in reversed(range(2 * copies))]
    assert shown == [0] * copies + [1] * copies
    assert colour_of(shape, 2 * copies + 5, 2) == 0
    assert colour_of(shape, 0, 1) == 0


def test_the_game_ends_although_the_misfit_was_the_first() -> None:
    """The last element that fitted anywhere is out: nothing is left to try (FRM-30, FRM-A18)."""
    state = played(forma(), "I1 0,0", setup="pos:A./AA reserve0=I1,I5 reserve1=F".replace("I5", "I"))
    assert (state.end, state.out[0]) == ("nothing_fits", ("I1",))


def test_a_full_board_ends_before_anybody_is_asked() -> None:
    assert forma().initial("pos:AB/BA").end == "full"
    assert forma().initial("pos:A./BA reserve0= reserve1=").end == "nothing_fits"


def test_with_skipping_a_misfit_may_end_the_turn() -> None:
    """Nothing of the seat fits any more once its I1 is out: it is not asked again (FRM-A19)."""
    setup = "pos:A.B./AAAA reserve0=I1,I reserve1=I1"
    assert played(forma(auto_skip=True), "I1 0,0", setup=setup).turn == 1
    assert played(forma(), "I1 0,0", setup=setup).turn == 0


class Model:
    """Whose turn it is by §4 of the rule file alone, without a board: misfits and passes as they are told."""

    def __init__(self, held: list[int]) -> None:
        self.held, self.turn, self.attempt, self.passes, self.over = held, 0, 1, 0, False

    def does(self, what: str) -> None:
        if what == "pass":
            self.passes = self.passes + 1 if self.attempt == 1 else 0
            self.over = self.passes >= sum(count > 0 for count in self.held)
            self._next()
            return
        self.passes = 0
        self.held[self.turn] -= 1
        if what == "misfit" and self.attempt == 1 and self.held[self.turn]:
            self.attempt = 2
        else:
            self._next()

    def _next(self) -> None:
        self.attempt = 1
        if any(self.held):
            self.turn = next(t % len(self.held) for t in range(self.turn + 1, 99) if self.held[t % len(self.held)])
        else:
            self.over = True


@given(
    st.lists(st.sampled_from(["place", "misfit", "pass"]), max_size=40),
    st.lists(st.integers(1, 4), min_size=4, max_size=4),
)
def test_turns_attempts_and_passes_follow_the_table_of_actions(actions: list[str], counts: list[int]) -> None:
    game = forma(players=4)
    held = " ".join(f"reserve{seat}={','.join(['I1'] * count)}" for seat, count in enumerate(counts))
    state, model = game.initial(f"pos:{'.' * 60}/{'A' * 60} {held}"), Model(counts)
    cols = iter(range(0, 60, 3))  # never side by side: what is enclosed is no part of this
    for action in actions:
        if state.end:
            break
        text = {"place": f"I1 0,{next(cols)}", "misfit": "I1 1,0", "pass": "pass"}[action]
        state = game.play(state, game.read(state, text))
        model.does(action)
        assert bool(state.end) == model.over
        if not model.over:
            assert (state.turn, state.attempt, state.passes) == (model.turn, model.attempt, model.passes)
