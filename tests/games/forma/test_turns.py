"""Turns, options and refusals beyond the vectors."""

import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove, InvalidMove, InvalidRecord
from ludotheque.core.options import complete
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.state import Attempt, Begin, Pass, State, Time


def forma(**options: object) -> Forma:
    return Forma.of(complete(OPTIONS, options))


def played(game: Forma, *moves: str, setup: str = "") -> State:
    state = game.initial(setup)
    for text in moves:
        state = game.play(state, game.read(state, text))
    return state


def refused(game: Forma, state: State, text: str) -> tuple[str, str | None]:
    with pytest.raises(IllegalMove) as error:
        game.play(state, game.read(state, text))
    return error.value.code, error.value.clause


def test_the_first_player_lays_the_field_and_plays_first():
    state = played(forma(), "field 10,10 3,3")
    assert (state.turn, state.phase) == (0, "play")
    assert state.board[10, 10] == "T"
    assert state.board[3, 3] == "#"


def test_two_players_alternate_with_44_elements_each():
    game = forma()
    state = played(game, "field 10,10", "X 0,1 1,0 1,1 1,2 2,1")
    assert state.turn == 1
    assert [len(reserve) for reserve in state.reserves] == [43, 44]


def test_cut_and_choose_lets_the_other_side_say_who_begins():
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


def test_before_the_field_nothing_else_is_played():
    game = forma(touch_move=True)
    for text in ("pass", "begin 1", "take F", "I1 0,0"):
        assert refused(game, game.initial(""), text) == ("FIELD_FIRST", "FRM-9")


def test_a_random_field_is_in_the_setup():
    game = forma(field="random")
    state = game.initial("field 10,10 3,3")
    assert (state.phase, state.turn, state.board[3, 3]) == ("play", 0, "#")
    assert refused(game, state, "field 10,10") == ("FIELD_DONE", "FRM-12")


@pytest.mark.parametrize("setup", ["", "field", "field 0,5", "field 10,10 10,11", "pond:1", "field 10;10"])
def test_a_random_field_that_cannot_be_is_no_setup(setup: str):
    with pytest.raises(InvalidRecord) as error:
        forma(field="random").initial(setup)
    assert error.value.facts["field"] == "setup"


NO_SETUPS = [
    "field 10,10", "x", "pos:", "pos:../.", "pos:AE", "pos:.. turn=2", "pos:.. reserve0=Q", "pos:TT", "pos:.. hand=F",
    "pos:.. attempt=3", "pos:.. turn=0 turn=1",
]  # fmt: skip


@pytest.mark.parametrize("setup", NO_SETUPS)
def test_what_is_no_setup_is_refused(setup: str):
    with pytest.raises(InvalidRecord):
        forma().initial(setup)


@pytest.mark.parametrize("options", [{}, {"touch_diag": True}, {"obstacle_touch": "tower_only"}])
def test_drawn_fields_are_lawful(options: dict[str, object]):
    game = forma(field="random", **options)
    numbers = SplitMix64(7)
    fields = {game.setup(numbers.below) for _ in range(30)}
    assert len(fields) == 30
    assert all(game.initial(setup).phase == "play" for setup in fields)


def test_presets_are_lawful_under_every_contact_option():
    for diagonal in (False, True):
        game = forma(touch_diag=diagonal)
        state = game.initial("")
        moves = list(game.moves(state))
        assert len(moves) == 4
        assert not game.moves(state).exhaustive
        assert {len(move.cells) - 1 for move in moves} >= {0, 12, 25}


SMALL = "pos:....../.AA.../....../......"


def test_misfits_are_moves_in_strict_play_and_not_listed():
    game = forma()
    state = game.initial(SMALL)
    misfit = game.read(state, "I1 1,1")
    moves = game.moves(state)
    assert misfit in moves
    assert misfit not in list(moves)
    assert not moves.exhaustive
    assert Time() not in moves
    assert all(move in moves for move in moves)


def test_a_misfit_with_the_last_element_ends_the_turn():
    game = forma()
    state = played(game, "I1 1,1", setup=SMALL + " reserve0=I1")
    assert (state.turn, state.attempt, state.out[0]) == (1, 1, ("I1",))


def test_a_seat_with_nothing_left_is_skipped():
    state = played(forma(players=4), "I1 0,0", setup=SMALL + " reserve1= reserve2=")
    assert state.turn == 3


def test_a_position_that_begins_with_an_empty_seat_goes_on_with_the_next():
    assert forma().initial(SMALL + " reserve0=").turn == 1


def test_the_aid_refuses_misfits():
    game = forma(fit_aid=True)
    state = game.initial(SMALL)
    assert refused(game, state, "I1 1,1") == ("DOES_NOT_FIT", "FRM-E3")
    assert refused(game, state, "I2 0,5 0,6") == ("DOES_NOT_FIT", "FRM-E3")
    assert game.moves(state).exhaustive


def test_a_pass_may_be_refused_while_something_fits():
    game = forma(fit_aid=True, **{"pass": "only_if_nothing_fits"})
    assert refused(game, game.initial(SMALL), "pass") == ("PASS_NOT_ALLOWED", "FRM-A4")
    stuck = "pos:AA./AAA reserve0=I reserve1=I1"
    assert played(game, "pass", setup=stuck).turn == 1


def test_an_element_in_hand_binds():
    game = forma(touch_move=True)
    state = game.initial(SMALL)
    assert refused(game, state, "I1 0,0") == ("TAKE_FIRST", "FRM-A7")
    assert game.moves(state).exhaustive
    state = game.play(state, game.read(state, "take I1"))
    assert refused(game, state, "I2 0,0 0,1") == ("TAKEN_BINDS", "FRM-16")
    assert refused(game, state, "pass") == ("TAKEN_BINDS", "FRM-16")
    assert refused(game, state, "take I1") == ("TAKEN_BINDS", "FRM-16")
    assert {move.shape for move in game.moves(state)} == {"I1"}
    after = game.play(state, Attempt("I1", ((0, 0),)))
    assert (after.hand, after.turn, after.reserves[0].count("I1")) == (None, 1, 3)


def test_take_is_offered_only_by_option():
    game = forma()
    assert refused(game, game.initial(SMALL), "take F") == ("TAKE_NOT_OFFERED", "FRM-A7")
    assert refused(game, game.initial(SMALL + " reserve0=I1"), "take F") == ("NOT_IN_RESERVE", "FRM-E4")


def test_with_aid_an_element_that_fits_nowhere_cannot_be_taken():
    game = forma(touch_move=True, fit_aid=True)
    state = game.initial("pos:AA./AAA")
    assert refused(game, state, "take I") == ("DOES_NOT_FIT", "FRM-E3")
    assert [game.write(state, move) for move in game.moves(state)] == ["take I1", "pass"]


def test_the_clock_passes_and_puts_the_element_back():
    game = forma(touch_move=True, turn_clock=90)
    state = played(game, "take F", setup=SMALL)
    after = game.play(state, game.interruption(state, None) or Pass())
    assert (after.turn, after.hand, after.passes) == (1, None, 1)
    assert after.reserves == state.reserves
    assert game.interruption(state, 0) is None
    assert game.write(state, Time()) == "=time"


def test_the_clock_before_play_lays_the_bare_field():
    game = forma(field="cut_choose")
    state = played(game, "=time")
    assert state.board[10, 10] == "T"
    assert played(game, "=time", "=time").turn == 1


def test_a_seat_that_cannot_fit_is_skipped_only_by_option():
    setup = "pos:AA...../AAAAAAA reserve0=I1,I2 reserve1=O4"
    assert played(forma(), "I1 0,2", setup=setup).turn == 1
    assert played(forma(auto_skip=True), "I1 0,2", setup=setup).turn == 0


def test_with_skipping_the_only_seat_that_is_asked_may_end_by_a_pass():
    setup = "pos:AA...../AAAAAAA reserve0=I1,I2 reserve1=O4"
    assert played(forma(auto_skip=True), "pass", setup=setup).end == "passes"


def test_passing_is_counted_in_direct_succession_only():
    state = played(forma(), "pass", "I1 0,0", "pass", setup=SMALL)
    assert (state.passes, state.end) == (1, "")
    state = played(forma(), "pass", "I1 1,1", "pass", "pass", setup=SMALL)
    assert (state.passes, state.end) == (1, "")


def test_after_the_end_nothing_is_played():
    game = forma()
    state = played(game, "pass", "pass", setup=SMALL)
    assert game.turn(state) is None
    assert not game.moves(state)
    for text in ("pass", "=time", "field 10,10", "I1 0,0"):
        assert refused(game, state, text) == ("GAME_OVER", "FRM-30")
    assert game.interruption(state, None) is None


def test_the_last_square_filled_ends_the_game():
    state = played(forma(), "I1 0,1", setup="pos:A./AB reserve0=I1,I1 reserve1=F")
    assert state.end == "full"


def test_three_players_have_three_colours_or_a_fourth_for_a_bot():
    assert forma(players=3).info.seats == 4
    assert forma(players=3, three_players="three").info.seats == 3
    with pytest.raises(InvalidRecord):
        forma(players=2, three_players="three")


def test_every_attempt_seals_in_strict_play():
    strict, friendly = forma(), forma(fit_aid=True)
    state = strict.initial(SMALL)
    attempt = Attempt("I1", ((0, 0),))
    assert strict.seals(state, attempt)
    assert not friendly.seals(state, attempt)
    assert not strict.seals(state, Pass())


@pytest.mark.parametrize("markers", [False, True])
def test_obstacles_that_touch_are_never_enclosed(markers: bool):
    game = forma(markers_close_obstacles=markers, obstacle_touch="tower_only")
    state = played(game, "I1 0,2", setup="pos:##./AA./...")
    assert state.board.lines()[0] == "##A"


BAD = ["", "Q 0,0", "I1", "I1 0,0 0,0", "I2 0,0 0,2", "F 0,0", "I1 -1,0", "I1 99,99", "I1 00,0", "I1 0,0x", "pass 1",
       "begin 7", "begin", "take", "take Q", "field 1", "time", "=pass", "I1 ٣,0", "I2 0,0 0,0"]  # fmt: skip


@pytest.mark.parametrize("text", BAD)
def test_misspelt_moves_are_invalid(text: str):
    game = forma()
    with pytest.raises(InvalidMove):
        game.read(game.initial(SMALL), text)


def test_cells_are_read_in_any_order_and_written_in_one():
    game = forma()
    state = game.initial(SMALL)
    move = game.read(state, "V3 1,0 0,0 0,1")
    assert game.write(state, move) == "V3 0,0 0,1 1,0"
    assert game.read(state, game.write(state, move)) == move
    start = game.initial("")
    assert game.write(start, game.read(start, "field 10,10 5,7 3,3")) == "field 10,10 3,3 5,7"


def test_a_position_reads_back_as_it_was_written():
    game = forma(players=4, touch_move=True)
    state = played(game, "take I1", "I1 1,1", "take F", setup=SMALL)
    again = game.initial(game.position(state))
    assert (again.board, again.turn, again.attempt, again.hand) == (state.board, 0, 2, "F")
    assert (again.reserves, again.out) == (state.reserves, state.out)
    assert game.position(again) == game.position(state)
    assert "attempt=2" in game.position(state)
    assert "out0=I1" in game.position(state)
