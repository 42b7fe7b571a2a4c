"""A search with its memory: boards, groups and table as arrays, run in slices that can be stopped."""

import numpy as np

from ludotheque.games.lacunes.solver import search, table
from ludotheque.games.lacunes.solver.compiled import BOARD, CELLS, OUTSIDE, STRIDE, Board, Masks
from ludotheque.games.lacunes.solver.freedom import arrange
from ludotheque.games.lacunes.solver.moves import MAX_GROUPS
from ludotheque.games.lacunes.solver.stubborn import QUEUE

FIRST_SLOTS = 1 << 14
SLOT_BYTES = 16
LOAD = 0.7
PATIENCE = 2000
"""New layouts before the first restart; later ones wait 1, 2, 1, 4, 1, 2, 1, 8 … times as long."""
KEY_SEED = 20_031


def to_board(cells: tuple[int, ...], suits: int = 4, columns: int = STRIDE) -> Board:
    """A layout as the kernel holds it."""
    board = np.zeros(BOARD, np.int8)
    board[:CELLS] = cells
    for suit in range(suits):
        if cells.index(STRIDE * suit + 1) % STRIDE:
            board[OUTSIDE] |= 1 << suit
    return board


def canonical(board: Board, suits: int = 4, columns: int = STRIDE) -> Board:
    """The board that stands for the class of this one."""
    copied = board.copy()
    arrange(copied, suits, columns, np.zeros(STRIDE, np.int64), np.zeros(STRIDE, np.int64))
    return copied


class Frames:
    """One search over one layout; `locked` forbids hops, `seed` orders the moves."""

    def __init__(
        self, cells: tuple[int, ...], locked: bool, seed: int = 1, suits: int = 4, columns: int = STRIDE,
        patience: int = PATIENCE,
    ) -> None:  # fmt: skip
        self.locked, self.suits, self.columns = locked, suits, columns
        self.boards: Board = np.zeros((search.MAX_DEPTH, BOARD), np.int8)
        self.groups: Masks = np.zeros((search.MAX_DEPTH, MAX_GROUPS, 5), np.int64)
        self.counts: Masks = np.zeros((search.MAX_DEPTH, 3), np.int64)
        self.keys: Masks = np.zeros((search.MAX_DEPTH, 2), np.int64)
        self.numbers: Masks = np.zeros(8, np.int64)
        self.zobrist = table.random_keys(KEY_SEED)
        self.numbers[search.RANDOM] = 88_172_645_463_325_252 ^ (seed * 0x9E3779B97F4A7C15 & 0x7FFFFFFFFFFFFFFF)
        self.numbers[search.UNTIL_RESTART] = self.numbers[search.PATIENCE] = patience
        self.table: Masks = np.zeros((FIRST_SLOTS, 2), np.int64)
        self.numbers[search.ROOM] = int(FIRST_SLOTS * LOAD)
        self.peak = self.table.nbytes
        self.status = search.RUNNING
        self._open(to_board(cells, suits, columns))

    @property
    def states(self) -> int:
        return int(self.numbers[search.STATES])

    @property
    def line(self) -> Board:
        """The boards from the first to the present one; after a win, its line."""
        return self.boards[: int(self.numbers[search.DEPTH]) + 1]

    def run(self, nodes: int, memory: int) -> int:
        """Search on for so many layouts; FULL when the table may not grow within so many bytes."""
        goal = self.states + nodes
        while self.status in (search.RUNNING, search.FULL) and self.states < goal:
            if self.status == search.FULL and not self._grow(memory):
                break
            self.status = search.advance(
                self.boards, self.groups, self.counts, self.keys, self.table, self.zobrist, self.numbers,
                self.suits, self.columns, self.locked, goal - self.states,
            )  # fmt: skip
        return self.status

    def forget(self) -> None:
        """Give the table's memory back once the verdict stands."""
        self.table = np.zeros((2, 2), np.int64)

    def _open(self, board: Board) -> None:
        self.boards[0] = board if self.locked else canonical(board, self.suits, self.columns)
        table.board_key(self.boards[0], self.zobrist, self.keys[0])
        if search.won(self.boards[0], self.suits, self.columns):
            self.status = search.WON
            return
        scratch = [np.zeros(QUEUE, np.int64) for _ in range(5)]
        search.enter(
            self.boards[0],
            self.suits,
            self.columns,
            self.locked,
            self.groups[0],
            self.counts[0],
            self.numbers,
            *scratch,
        )

    def _grow(self, memory: int) -> bool:
        """Double the table; while it is copied both exist."""
        if 3 * self.table.nbytes > memory:
            return False
        larger: Masks = np.zeros((2 * self.table.shape[0], 2), np.int64)
        table.copy_into(self.table, larger)
        self.peak = max(self.peak, self.table.nbytes + larger.nbytes)
        self.table = larger
        self.numbers[search.ROOM] = int(larger.shape[0] * LOAD)
        self.status = search.RUNNING
        return True
