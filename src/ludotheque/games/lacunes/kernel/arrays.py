"""A layout as a board array, and the arrays that a depth-first search works on."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lacunes.kernel.compiled import (
    BOARD_SIZE,
    CELLS,
    EMPTY,
    LEVELS,
    NOWHERE,
    PLACES,
    ROWS,
    STRIDE,
    SUITS,
    TWOS_OUTSIDE,
    WALL,
    Board,
    Masks,
)
from ludotheque.games.lacunes.kernel.free_prefixes import canonicalize, index_cards
from ludotheque.games.lacunes.kernel.moves import GROUP_SIZE, MAX_GROUPS
from ludotheque.games.lacunes.kernel.visited import Slots, random_keys
from ludotheque.games.lacunes.rules.cards import COLUMNS, Cells

RUNNING, WON, LOST, FULL = 0, 1, 2, 3
"""How a search stands; FULL when the visited table has no slot left to use."""
DEPTH, STATES, RANDOM, UNTIL_RESTART, RESTARTS, SLOTS_TAKEN, SLOTS_ALLOWED, RESTART_UNIT, COUNTERS = range(9)
"""The places of `counters`: among others how many layouts were expanded, and how many slots may be taken."""
GROUPS, AT, FREE_LEVELS, GAPS, MOVE, FRAME_SIZE = range(6)
"""The places of a frame of `stack`: how many groups of moves it has, at which it is, and the move that led on."""
MAX_DEPTH = 400
"""Each move brings a card nearer to the origin of its suit: 4 · (1 + 2 + … + 12) = 312 moves at most."""
KEY_SEED = 20_031

KERNEL_CELL = np.array([STRIDE * (cell // COLUMNS) + cell % COLUMNS for cell in range(ROWS * COLUMNS)])
KERNEL_CARD = np.array(
    [SUITS * (card % COLUMNS - 1) + card // COLUMNS for card in range(SUITS * COLUMNS)] + [WALL, EMPTY], np.int8
)
"""Also for the codes below zero, which index it from its end."""


class SearchArrays(NamedTuple):
    """The first five have a frame a depth; `words` is the memory of `boards`; `start` to `free_suits` are scratch."""

    boards: Board
    words: Masks
    groups: Masks
    stack: Masks
    keys: Masks
    slots: Slots
    zobrist: Masks
    counters: Masks
    start: Masks
    reach: Masks
    free_rows: Masks
    free_suits: Masks
    suits: int
    columns: int
    locked: bool


def search_arrays(slots: Slots, suits: int, columns: int, locked: bool) -> SearchArrays:
    """Empty arrays for one search."""
    boards: Board = np.zeros((MAX_DEPTH, BOARD_SIZE), np.int8)
    start, reach, free_rows, free_suits = np.zeros((4, CELLS), np.int64)
    return SearchArrays(
        boards, boards.view(np.int64), np.zeros((MAX_DEPTH, MAX_GROUPS, GROUP_SIZE), np.int64),
        np.zeros((MAX_DEPTH, FRAME_SIZE), np.int64), np.zeros((MAX_DEPTH, 2), np.int64), slots, random_keys(KEY_SEED),
        np.zeros(COUNTERS, np.int64), start, reach, free_rows, free_suits, suits, columns, locked,
    )  # fmt: skip


def to_board(cells: Cells, suits: int = SUITS) -> Board:
    """A layout as the kernel holds it."""
    board = np.full(BOARD_SIZE, WALL, np.int8)
    board[PLACES:], board[TWOS_OUTSIDE] = NOWHERE, 0
    board[KERNEL_CELL] = KERNEL_CARD[np.array(cells)]
    index_cards(board, suits)
    for suit in range(suits):
        if board[PLACES + suit] % STRIDE:
            board[TWOS_OUTSIDE] |= 1 << suit
    return board


def plain_step(card: int, cell: int) -> tuple[int, int]:
    """A card and a cell of the kernel in the numbers of the rules."""
    return COLUMNS * (card % SUITS) + card // SUITS + 1, COLUMNS * (cell // STRIDE) + cell % STRIDE


def canonical(board: Board, suits: int = SUITS, columns: int = COLUMNS) -> Board:
    """The board that stands for the class of this one."""
    copied = board.copy()
    canonicalize(copied, suits, columns, np.zeros(LEVELS, np.int64), np.zeros(LEVELS, np.int64))
    index_cards(copied, suits)
    return copied
