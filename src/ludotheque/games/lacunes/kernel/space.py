"""What a search works in and with: arrays that hold its line of layouts, and the numbers it goes by."""

from typing import NamedTuple

from ludotheque.games.lacunes.kernel.compiled import Board, Masks
from ludotheque.games.lacunes.kernel.visited import Slots

RUNNING, WON, LOST, FULL = 0, 1, 2, 3

# What `numbers` holds: among others how many layouts were looked at, and how many slots are taken of those there are.
DEPTH, STATES, RANDOM, UNTIL_RESTART, RESTARTS, TAKEN, ROOM, PATIENCE = 0, 1, 2, 3, 4, 5, 6, 7
NUMBERS = 8
# What `counts` holds for a frame: how many groups it has, at which it is, the levels that are loose, its gaps, the move
# that led on.
GROUPS, AT, LOOSE, GAPS, MOVE = 0, 1, 2, 3, 4
COUNTS = 5


class Space(NamedTuple):
    """A frame a depth in the first five; `words` is the memory of `boards`, the last four of masks are for scratch."""

    boards: Board
    words: Masks
    groups: Masks
    counts: Masks
    keys: Masks
    slots: Slots
    zobrist: Masks
    numbers: Masks
    start: Masks
    reach: Masks
    rows: Masks
    held: Masks
    suits: int
    columns: int
    locked: bool
