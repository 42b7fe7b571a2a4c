"""The board: letters, what is around a cell, and the mask of what is free."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.forma.rules.board import SIZE, Board, own_letters

LETTERS = ".#TABCDabcd12345678"


@st.composite
def boards(draw: st.DrawFn) -> Board:
    rows, cols = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    letters = draw(st.text(alphabet=LETTERS, min_size=rows * cols, max_size=rows * cols))
    return Board(rows, cols, letters)


@given(boards())
def test_a_board_is_drawn_as_its_rows(board: Board) -> None:
    assert Board.drawn("/".join(board.lines())) == board
    assert all(len(line) == board.cols for line in board.lines())


@given(boards())
def test_the_free_mask_has_a_bit_for_every_free_cell_and_none_at_the_border(board: Board) -> None:
    mask = board.free_mask
    for row in range(board.rows):
        for col in range(board.stride):
            assert bool(mask >> (row * board.stride + col) & 1) == board.free((row, col))
    assert mask >> (board.rows * board.stride) == 0


@given(boards(), st.data())
def test_a_cell_is_closed_unless_a_free_one_is_beside_it(board: Board, data: st.DataObject) -> None:
    row, col = data.draw(st.integers(0, board.rows - 1)), data.draw(st.integers(0, board.cols - 1))
    beside = [(row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)]
    assert list(board.around((row, col))) == [board[cell] if board.inside(cell) else None for cell in beside]
    assert board.closed((row, col)) == (not any(board.free(cell) for cell in beside))


@given(boards(), st.sampled_from(LETTERS))
def test_what_is_found_is_all_there_is_in_reading_order(board: Board, letter: str) -> None:
    found = board.find(letter)
    assert list(found) == sorted(found)
    assert all(board[cell] == letter for cell in found)
    assert len(found) == board.count(letter)


def test_letters_are_put_on_a_new_board() -> None:
    board = Board.empty(2, 3)
    after = board.with_letters({(1, 2): "A", (0, 0): "#"})
    assert board.lines() == ["...", "..."]
    assert after.lines() == ["#..", "..A"]


def test_the_board_of_the_game_has_400_squares() -> None:
    assert len(Board.empty().letters) == SIZE * SIZE == 400
    assert not Board.empty().inside((20, 0))
    assert not Board.empty().inside((0, -1))


def test_every_letter_belongs_to_one_seat_at_most() -> None:
    owned = "".join(own_letters(seat) for seat in range(4))
    assert sorted(owned + ".#T") == sorted(LETTERS)
    assert own_letters(2) == "Cc37"
