"""From the classes of a win to its moves: bind the twos backward, then play each step with plain moves."""

from collections import deque
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from ludotheque.games.lacunes.kernel.arrays import canonical, plain_step, to_board
from ludotheque.games.lacunes.kernel.compiled import ANY_TWO, CELLS, EMPTY, STRIDE, SUITS, Board
from ludotheque.games.lacunes.rules.cards import COLUMNS, Cells
from ludotheque.games.lacunes.rules.layout import moved
from ludotheque.games.lacunes.solver.search import Search

Step = tuple[int, int]
"""A card and the cell it goes to."""


def steps(cells: Cells, suits: int, columns: int) -> Iterator[Step]:
    """Every move of a layout of any size, hops included."""
    for cell, code in enumerate(cells):
        if code == EMPTY:
            left = cells[cell - 1]
            if cell % COLUMNS == 0:
                yield from ((COLUMNS * suit + 1, cell) for suit in range(suits))
            elif left >= 0 and left % COLUMNS != columns - 1:
                yield left + 1, cell


def unfold(cells: Cells, search: Search) -> list[Step]:
    """The moves of a won search, from the layout it began with."""
    line: list[Step] = []
    for at, (before, after) in enumerate(pairwise(_with_twos_bound(search))):
        if search.locked or not (_has_free_level(before, search.suits) or _has_free_level(after, search.suits)):
            part = [plain_step(*search.move(at))]
            cells = moved(cells, *part[0])
        else:
            part, cells = _shortest_moves(cells, before, after, search, plain_step(search.move(at)[0], 0)[0])
        line += part
    return line


def _has_free_level(board: Board, suits: int) -> bool:
    return any(board[row * STRIDE] == EMPTY for row in range(suits))


def _with_twos_bound(search: Search) -> list[Board]:
    """The boards of the line with every ANY_TWO of a board without free levels named as the boards after it need."""
    boards = [board.copy() for board in search.line]
    suits = search.suits
    if search.locked:
        return boards
    for at in range(len(boards) - 1, -1, -1):
        board = boards[at]
        if _has_free_level(board, suits):
            continue
        later = boards[at + 1] if at + 1 < len(boards) else None
        if later is not None:
            _bind_by_move(board, *search.move(at))
        for row in range(suits):
            if board[row * STRIDE] == ANY_TWO:
                if later is None:
                    board[row * STRIDE] = board[row * STRIDE + 1] - SUITS
                elif not _has_free_level(later, suits):
                    board[row * STRIDE] = later[row * STRIDE]
        _name_the_rest(board, suits)
    return boards


def _bind_by_move(board: Board, card: int, goal: int) -> None:
    """A three put behind an unbound two says which two that was."""
    if goal < CELLS and card // SUITS == 1 and board[goal - 1] == ANY_TWO:
        board[goal - 1] = card - SUITS


def _name_the_rest(board: Board, suits: int) -> None:
    standing = {int(card) for card in board[:CELLS]}
    missing = [suit for suit in range(suits) if suit not in standing]
    for row in range(suits):
        if board[row * STRIDE] == ANY_TWO:
            board[row * STRIDE] = missing.pop()


def _shortest_moves(cells: Cells, before: Board, after: Board, search: Search, card: int) -> tuple[list[Step], Cells]:
    """Shortest moves from a layout of the class `before` into the class `after`, at least one of which has free levels.

    The card that led there is tried first: mostly it is all that has to move.
    """
    suits, columns = search.suits, search.columns
    fixed = not _has_free_level(after, suits)
    start: tuple[Cells, tuple[Step, ...]] = (cells, ())
    waiting, seen = deque([start]), {cells}
    while waiting:
        here, way = waiting.popleft()
        for move in sorted(steps(here, suits, columns), key=lambda one: one[0] != card):
            there = moved(here, *move)
            if there in seen:
                continue
            seen.add(there)
            board = to_board(there, suits)
            if fixed and np.array_equal(board[:CELLS], after[:CELLS]):
                return [*way, move], there
            board = canonical(board, suits, columns)
            if not fixed and np.array_equal(board, after):
                return [*way, move], there
            if np.array_equal(board, before):
                waiting.append((there, (*way, move)))
    raise AssertionError("a step of the solution cannot be played")
