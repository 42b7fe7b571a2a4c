"""From the classes of a win to its moves: bind the twos backward, then walk each step with plain moves."""

from collections import deque
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from ludotheque.games.lacunes.kernel.arrays import Frames, canonical, plain_step, to_board
from ludotheque.games.lacunes.kernel.compiled import ANY_TWO, CELLS, EMPTY, ROW, SUITS, Board
from ludotheque.games.lacunes.rules.cards import COLUMNS

Cells = tuple[int, ...]
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


def step(cells: Cells, move: Step) -> Cells:
    after = list(cells)
    after[cells.index(move[0])] = EMPTY
    after[move[1]] = move[0]
    return tuple(after)


def unfold(cells: Cells, frames: Frames) -> list[Step]:
    """The moves of a won search, from the layout it began with."""
    line: list[Step] = []
    for at, (before, after) in enumerate(pairwise(_bound(frames))):
        if frames.locked or not (_is_loose(before, frames.suits) or _is_loose(after, frames.suits)):
            part = [plain_step(*frames.move(at))]
            cells = step(cells, *part)
        else:
            part, cells = _walk(cells, before, after, frames, plain_step(frames.move(at)[0], 0)[0])
        line += part
    return line


def _is_loose(board: Board, suits: int) -> bool:
    return any(board[row * ROW] == EMPTY for row in range(suits))


def _bound(frames: Frames) -> list[Board]:
    """The boards of the line with every ANY_TWO of a tight board named as the boards after it need."""
    boards = [board.copy() for board in frames.line]
    suits = frames.suits
    if frames.locked:
        return boards
    for at in range(len(boards) - 1, -1, -1):
        board = boards[at]
        if _is_loose(board, suits):
            continue
        later = boards[at + 1] if at + 1 < len(boards) else None
        if later is not None:
            _bind_by_move(board, *frames.move(at))
        for row in range(suits):
            if board[row * ROW] == ANY_TWO:
                if later is None:
                    board[row * ROW] = board[row * ROW + 1] - SUITS
                elif not _is_loose(later, suits):
                    board[row * ROW] = later[row * ROW]
        _name_the_rest(board, suits)
    return boards


def _bind_by_move(board: Board, card: int, goal: int) -> None:
    """A three put behind an unbound two tells which two that was."""
    if goal < CELLS and card // SUITS == 1 and board[goal - 1] == ANY_TWO:
        board[goal - 1] = card - SUITS


def _name_the_rest(board: Board, suits: int) -> None:
    standing = {int(card) for card in board[:CELLS]}
    missing = [suit for suit in range(suits) if suit not in standing]
    for row in range(suits):
        if board[row * ROW] == ANY_TWO:
            board[row * ROW] = missing.pop()


def _walk(cells: Cells, before: Board, after: Board, frames: Frames, card: int) -> tuple[list[Step], Cells]:
    """Shortest moves from a layout of the class `before` into the class `after`, at least one of them loose.

    The card that led there is tried first: mostly it is all that has to move.
    """
    suits, columns = frames.suits, frames.columns
    tight = not _is_loose(after, suits)
    start: tuple[Cells, tuple[Step, ...]] = (cells, ())
    waiting, seen = deque([start]), {cells}
    while waiting:
        here, way = waiting.popleft()
        for move in sorted(steps(here, suits, columns), key=lambda one: one[0] != card):
            there = step(here, move)
            if there in seen:
                continue
            seen.add(there)
            board = to_board(there, suits)
            if tight and np.array_equal(board[:CELLS], after[:CELLS]):
                return [*way, move], there
            board = canonical(board, suits, columns)
            if not tight and np.array_equal(board, after):
                return [*way, move], there
            if np.array_equal(board, before):
                waiting.append((there, (*way, move)))
    raise AssertionError("a step of the solution cannot be walked")
