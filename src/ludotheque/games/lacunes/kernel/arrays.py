"""A search with its memory: boards, groups and table as arrays, run in slices that can be stopped."""

import numpy as np

from ludotheque.games.lacunes.kernel import search, space
from ludotheque.games.lacunes.kernel.compiled import (
    BOARD,
    CELLS,
    EMPTY,
    NOWHERE,
    OUTSIDE,
    PLACES,
    ROW,
    ROWS,
    SUITS,
    WALL,
    Board,
    Masks,
)  # fmt: skip
from ludotheque.games.lacunes.kernel.freedom import arrange, locate
from ludotheque.games.lacunes.kernel.moves import BYTE, GOAL, GROUP, MAX_GROUPS
from ludotheque.games.lacunes.kernel.visited import Shelf, Table, board_key, random_keys
from ludotheque.games.lacunes.rules.cards import COLUMNS

LOAD, CROWDED = 0.7, 0.85
"""How full the table gets before it grows, and where it may not grow any more."""
PATIENCE = 2000
"""New layouts before the first restart; later ones wait 1, 2, 1, 4, 1, 2, 1, 8 … times as long."""
KEY_SEED = 20_031
MAX_DEPTH = 400
"""Each move brings a card nearer to the origin of its suit: 4 · (1 + 2 + … + 12) = 312 moves at most."""


KERNEL_CELL = np.array([ROW * (cell // COLUMNS) + cell % COLUMNS for cell in range(ROWS * COLUMNS)])
KERNEL_CARD = np.array(
    [SUITS * (card % COLUMNS - 1) + card // COLUMNS for card in range(SUITS * COLUMNS)] + [WALL, EMPTY], np.int8
)
"""Also for the codes below zero, which index it from its end."""


def to_board(cells: tuple[int, ...], suits: int = SUITS) -> Board:
    """A layout as the kernel holds it."""
    board = np.full(BOARD, WALL, np.int8)
    board[PLACES:], board[OUTSIDE] = NOWHERE, 0
    board[KERNEL_CELL] = KERNEL_CARD[np.array(cells)]
    locate(board, suits)
    for suit in range(suits):
        if board[PLACES + suit] % ROW:
            board[OUTSIDE] |= 1 << suit
    return board


def plain_step(card: int, cell: int) -> tuple[int, int]:
    """A card and a cell of the kernel in the numbers of the rules."""
    return COLUMNS * (card % SUITS) + card // SUITS + 1, COLUMNS * (cell // ROW) + cell % ROW


def canonical(board: Board, suits: int = SUITS, columns: int = COLUMNS) -> Board:
    """The board that stands for the class of this one."""
    copied = board.copy()
    arrange(copied, suits, columns, np.zeros(ROW, np.int64), np.zeros(ROW, np.int64))
    locate(copied, suits)
    return copied


class Frames:
    """One search over one layout; `locked` forbids hops, `seed` orders the moves."""

    def __init__(
        self, cells: tuple[int, ...], locked: bool, seed: int = 1, suits: int = SUITS, columns: int = COLUMNS,
        patience: int = PATIENCE, memory: int = 1 << 30, shelf: Shelf | None = None,
    ) -> None:  # fmt: skip
        self.locked, self.suits, self.columns = locked, suits, columns
        self.boards: Board = np.zeros((MAX_DEPTH, BOARD), np.int8)
        self.counts: Masks = np.zeros((MAX_DEPTH, space.COUNTS), np.int64)
        self.keys: Masks = np.zeros((MAX_DEPTH, 2), np.int64)
        self.numbers: Masks = np.zeros(space.NUMBERS, np.int64)
        self.zobrist = random_keys(KEY_SEED)
        self._groups: Masks = np.zeros((MAX_DEPTH, MAX_GROUPS, GROUP), np.int64)
        self._scratch: Masks = np.zeros((4, CELLS), np.int64)
        self.numbers[space.RANDOM] = 88_172_645_463_325_252 ^ (seed * 0x9E3779B97F4A7C15 & 0x7FFFFFFFFFFFFFFF)
        self.numbers[space.PATIENCE] = patience
        self.table, self._shelf = shelf.take(memory) if shelf else Table(memory), shelf
        self.numbers[space.ROOM] = int(self.table.slots.shape[0] * LOAD)
        self.peak = self.table.nbytes
        self.status = space.RUNNING
        self._begin(to_board(cells, suits))

    @property
    def states(self) -> int:
        return int(self.numbers[space.STATES])

    @property
    def line(self) -> Board:
        """The boards from the first to the present one; after a win, its line."""
        return self.boards[: int(self.numbers[space.DEPTH]) + 1]

    def move(self, depth: int) -> tuple[int, int]:
        """The card and the goal that led from this depth of the line to the next."""
        given = int(self.counts[depth, space.MOVE])
        return given & BYTE, given >> GOAL & BYTE

    def run(self, nodes: int) -> int:
        """Search on for so many layouts; FULL when the table has no room left."""
        goal = self.states + nodes
        while self.status in (space.RUNNING, space.FULL) and self.states < goal:
            if self.status == space.FULL and not self._grow():
                break
            self.status = search.advance(self._space(), goal)
        return self.status

    def forget(self) -> None:
        """Give the table's memory back once the verdict stands."""
        if self._shelf:
            self._shelf.put_back(self.table)
        self.table, self._shelf = Table(0), None

    def _begin(self, board: Board) -> None:
        """Arrange the first frame; the first slice opens it."""
        _, _, rows, held = self._scratch
        loose = 0 if self.locked else arrange(board, self.suits, self.columns, rows, held)
        self.counts[0, space.LOOSE], self.counts[0, space.GAPS] = loose, locate(board, self.suits)
        self.boards[0] = board
        board_key(board, self.zobrist, self.keys[0])

    def _space(self) -> space.Space:
        start, reach, rows, held = self._scratch
        return space.Space(
            self.boards, self.boards.view(np.int64), self._groups, self.counts, self.keys, self.table.slots,
            self.zobrist, self.numbers, start, reach, rows, held, self.suits, self.columns, self.locked,
        )  # fmt: skip

    def _grow(self) -> bool:
        """Double the table, or crowd it."""
        load = LOAD if self.table.grow() else CROWDED
        room = int(self.table.slots.shape[0] * load)
        self.peak = max(self.peak, self.table.nbytes)
        self.numbers[space.ROOM] = room
        self.status = space.RUNNING if self.numbers[space.TAKEN] <= room else space.FULL
        return self.status == space.RUNNING
