"""What a placement encloses."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import forma, played, positions
from ludotheque.games.forma.rules import bridges
from ludotheque.games.forma.rules.board import MARKERS, SIDES, Board, own_letters
from ludotheque.games.forma.rules.enclosing import Closing, collisions, place
from ludotheque.games.forma.rules.fitting import anchors, placements
from ludotheque.games.forma.rules.pieces import SHAPES, VALUE, Cell, Cells
from ludotheque.games.forma.rules.state import State


@pytest.mark.parametrize("markers", [False, True])
def test_obstacles_that_touch_are_never_enclosed(markers: bool) -> None:
    game = forma(markers_close_obstacles=markers, obstacle_touch="tower_only")
    state = played(game, "I1 0,2", setup="pos:##./AA./...")
    assert state.board.lines()[0] == "##A"


@settings(max_examples=40, deadline=None)
@given(positions)
def test_no_marked_square_is_beside_a_free_cell(state: State) -> None:
    for cell in state.board.find(MARKERS):
        assert state.board.closed(cell)


def mirrored(board: Board) -> Board:
    return Board(board.rows, board.cols, "".join(line[::-1] for line in board.lines()))


def transposed(board: Board) -> Board:
    lines = board.lines()
    return Board(board.cols, board.rows, "".join(line[i] for i in range(board.cols) for line in lines))


def fits(board: Board, shape: str) -> int:
    return sum(mask.bit_count() for _, mask in anchors(board, shape))


@settings(max_examples=15, deadline=None)
@given(positions)
def test_mirrored_and_transposed_boards_score_the_same(state: State) -> None:
    for board in (mirrored(state.board), transposed(state.board)):
        for seat in range(state.seats):
            assert len(bridges.of_seat(board, seat)) == len(bridges.of_seat(state.board, seat))
        for shape in SHAPES:
            assert fits(board, shape) == fits(state.board, shape)


@settings(max_examples=15, deadline=None)
@given(positions, st.integers(0, 1000))
def test_what_a_placement_encloses_does_not_depend_on_how_the_board_lies(state: State, pick: int) -> None:
    for shape in ("I1", "V3", "F"):
        found = list(placements(state.board, shape))
        if not found:
            continue
        cells = found[pick % len(found)]
        plain = place(state.board, 0, cells, Closing())
        turned = place(transposed(state.board), 0, tuple(sorted((c, r) for r, c in cells)), Closing())
        assert transposed(plain.board) == turned.board
        assert plain.board.count("A") == state.board.count("A") + VALUE[shape]


def resolved(board: Board, seat: int, cells: Cells, rule: Closing) -> Board:
    """The resolution order of §2, cell by cell over the whole board."""
    grid = {divmod(i, board.cols): letter for i, letter in enumerate(board.letters)}
    closed_before = {cell for cell in grid if all(grid.get(side) != "." for side in beside(cell))}
    grid |= dict.fromkeys(cells, "ABCD"[seat])
    shut = [c for c in grid if grid[c] == "." and c not in closed_before and all(grid.get(s) != "." for s in beside(c))]
    if rule.corners:
        shut = [(r, c) for r, c in shut if all(abs(r - row) != 1 or abs(c - col) != 1 for row, col in shut)]
    grid |= dict.fromkeys(shut, "abcd"[seat])
    closing = {None, "ABCD"[seat]} | (set(own_letters(seat)) if rule.markers else set())
    while won := [c for c in grid if grid[c] == "#" and all(grid.get(side) in closing for side in beside(c))]:
        grid |= dict.fromkeys(won, "1234"[seat])
    fallen = [c for c in grid if grid[c] == "T" and all(grid.get(side) != "." for side in beside(c))]
    grid |= dict.fromkeys(fallen, "5678"[seat])
    return Board(board.rows, board.cols, "".join(grid.values()))


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + down, cell[1] + right) for down, right in SIDES]


@settings(max_examples=25, deadline=None)
@given(positions, st.builds(Closing, st.booleans(), st.booleans()), st.integers(0, 10_000))
def test_a_placement_resolves_as_the_rule_file_says(state: State, closing: Closing, pick: int) -> None:
    for shape in ("I1", "I2", "T4", "U"):
        found = list(placements(state.board, shape))
        if found:
            cells = found[pick % len(found)]
            placed = place(state.board, pick % state.seats, cells, closing)
            assert placed.board == resolved(state.board, pick % state.seats, cells, closing)


@settings(max_examples=25, deadline=None)
@given(positions, st.integers(0, 10_000))
def test_what_is_told_as_won_is_what_changed_on_the_board(state: State, pick: int) -> None:
    found = list(placements(state.board, "I2"))
    if not found:
        return
    cells = found[pick % len(found)]
    placed = place(state.board, 0, cells, Closing())
    changed = {cell for cell in state.board.find(".#T") if placed.board[cell] != state.board[cell]}
    assert changed == {*cells, *placed.squares, *placed.obstacles, *placed.towers}
    assert all(placed.board[cell] == "a" for cell in placed.squares)
    assert all(placed.board[cell] == "1" for cell in placed.obstacles)
    assert all(placed.board[cell] == "5" for cell in placed.towers)


DIAGONAL = "...../.A.../A..../.A.A./..A.."
"""FT-9: a single square on 2,2 encloses 2,1 and 3,2."""


@pytest.mark.parametrize(("touch", "squares"), [("sides", 2), ("corners", 0)])
def test_squares_enclosed_together_that_touch_by_a_corner_count_by_option(touch: str, squares: int) -> None:
    state = played(forma(enclosed_touch=touch), "pass", "I1 2,2", setup=f"pos:{DIAGONAL}")
    assert state.board.count("b") == squares


def test_squares_that_did_not_count_are_nobodys_until_they_are_filled() -> None:
    """FRM-A29 as FRM-A9: no placement closes a side of them any more."""
    state = played(forma(enclosed_touch="corners"), "I1 2,2", "I1 3,2", "I1 0,4", setup=f"pos:{DIAGONAL}")
    assert (state.board[3, 2], state.board[2, 1]) == ("B", ".")
    assert not state.board.find(MARKERS)


@pytest.mark.parametrize(("touch", "squares"), [("sides", ((1, 3), (2, 1), (3, 2))), ("corners", ((1, 3),))])
def test_a_square_that_touches_no_other_counts_beside_two_that_do(touch: str, squares: Cells) -> None:
    setup = "pos:...A./.AA.A/A..../.A.A./..A.."
    assert played(forma(enclosed_touch=touch), "I2 2,2 2,3", setup=setup).board.find(MARKERS) == squares


@given(st.lists(st.tuples(st.integers(-2, 6), st.integers(-2, 6)), max_size=5))
def test_collisions_are_the_cells_that_are_taken_or_off_the_board(cells: list[Cell]) -> None:
    board = Board.drawn("..A./.#../T..b")
    found = collisions(board, tuple(cells))
    assert list(found) == [cell for cell in cells if not (0 <= cell[0] < 3 and 0 <= cell[1] < 4 and board[cell] == ".")]


def test_an_obstacle_dies_for_everybody_with_the_first_foreign_side() -> None:
    """FRM-A27: nobody's, for ever."""
    game = forma(players=4)
    state = played(game, "I1 0,1", "I1 1,0", "I1 1,2", "I1 2,1", setup="pos:.../.#./...")
    assert state.board[1, 1] == "#"


def test_the_tower_falls_by_sides_of_every_colour() -> None:
    """FRM-29, FRM-A12: the closer's marker lies on it, whoever closed the other sides."""
    game = forma(players=4)
    state = played(game, "I1 1,2", "I1 2,1", "I1 2,3", "I1 3,2", setup="pos:...../...../..T../...../.....")
    assert state.board[2, 2] == "8"


def test_a_corner_of_obstacles_is_nobodys_until_it_is_filled() -> None:
    """FRM-A9: closed by the field alone, and worth its own square only."""
    game = forma()
    before = game.initial("pos:.#./#../...")
    state = played(game, "I1 2,2", "I1 0,0", setup="pos:.#./#../...")
    assert before.board[0, 0] == "."
    assert state.board.lines()[0] == "B#."
