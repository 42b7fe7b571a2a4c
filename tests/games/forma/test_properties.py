"""What is true of every game, however it is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import complete
from ludotheque.games.forma.rules import bridges
from ludotheque.games.forma.rules.board import MARKERS, Board
from ludotheque.games.forma.rules.enclosing import place
from ludotheque.games.forma.rules.fitting import anchors, placements
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.notation import read_field, write
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.pieces import SHAPES, VALUE, full_set, shape_of, worth
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import Attempt, State

GAMES = [
    Forma.of(complete(OPTIONS, {"field": "random"} | options))
    for options in ({}, {"players": 4}, {"players": 3, "three_players": "three"}, {"markers_close_obstacles": True})
]


def walk(game: Forma, seed: int, plies: int) -> State:
    """A random game with misfits now and then."""
    below = SplitMix64(seed).below
    state = game.initial(game.setup(below))
    for _ in range(plies):
        if game.turn(state) is None:
            break
        move = game.moves(state).sample(below)
        if isinstance(move, Attempt) and below(8) == 0:
            moved = Attempt(move.shape, tuple((r + 1, c) for r, c in move.cells))
            move = moved if moved in game.moves(state) else move
        state = game.play(state, move)
    return state


positions = st.builds(walk, st.sampled_from(GAMES), st.integers(0, 10_000), st.integers(0, 60))


@settings(max_examples=40, deadline=None)
@given(positions)
def test_placed_reserve_and_discarded_are_always_the_whole_set(state: State):
    whole = worth(full_set(2 if state.seats == 2 else 1))
    for seat in range(state.seats):
        line = sheet(state, seat, 1)
        assert line.placed + line.reserve + line.discarded == whole
        won = 10 * (line.squares + line.obstacles) + 50 * (line.tower + line.bridges)
        assert line.total == 2 * line.placed - whole + won


@settings(max_examples=40, deadline=None)
@given(positions)
def test_no_marked_square_is_beside_a_free_cell(state: State):
    for cell in state.board.find(MARKERS):
        assert state.board.closed(cell)


@settings(max_examples=40, deadline=None)
@given(positions)
def test_elements_cover_exactly_the_squares_of_their_seats(state: State):
    for seat in range(state.seats):
        own = [cell for element in state.elements if element.seat == seat for cell in element.cells]
        assert sorted(own) == sorted(state.board.find("ABCD"[seat]))
    assert all(shape_of(element.cells) == element.shape for element in state.elements)


def fits(board: Board, shape: str) -> int:
    return sum(mask.bit_count() for _, mask in anchors(board, shape))


def mirrored(board: Board) -> Board:
    return Board(board.rows, board.cols, "".join(line[::-1] for line in board.lines()))


def transposed(board: Board) -> Board:
    lines = board.lines()
    return Board(board.cols, board.rows, "".join(line[i] for i in range(board.cols) for line in lines))


@settings(max_examples=15, deadline=None)
@given(positions)
def test_mirrored_and_transposed_boards_score_the_same(state: State):
    for board in (mirrored(state.board), transposed(state.board)):
        for seat in range(state.seats):
            assert len(bridges.of_seat(board, seat)) == len(bridges.of_seat(state.board, seat))
        for shape in SHAPES:
            assert fits(board, shape) == fits(state.board, shape)


@settings(max_examples=15, deadline=None)
@given(positions, st.integers(0, 1000))
def test_what_a_placement_encloses_does_not_depend_on_how_the_board_lies(state: State, pick: int):
    for shape in ("I1", "V3", "F"):
        found = list(placements(state.board, shape))
        if not found:
            continue
        cells = found[pick % len(found)]
        plain = place(state.board, 0, cells, False)
        turned = place(transposed(state.board), 0, tuple(sorted((c, r) for r, c in cells)), False)
        assert transposed(plain.board) == turned.board
        assert plain.board.count("A") == state.board.count("A") + VALUE[shape]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000))
def test_a_drawn_field_is_written_and_read_back(seed: int):
    setup = GAMES[0].setup(SplitMix64(seed).below)
    assert write(read_field(setup)) == setup


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 500), st.integers(0, 40))
def test_positions_read_back(game: Forma, seed: int, plies: int):
    state = walk(game, seed, plies)
    again = game.initial(game.position(state))
    assert (again.board, again.reserves, again.out, again.end) == (state.board, state.reserves, state.out, state.end)
    assert game.position(again) == game.position(state)
