"""One search over one layout with its memory, run in slices that can be stopped."""

from ludotheque.games.lacunes.kernel import arrays
from ludotheque.games.lacunes.kernel.compiled import SUITS, Board
from ludotheque.games.lacunes.kernel.depth_first import advance
from ludotheque.games.lacunes.kernel.free_prefixes import canonicalize, index_cards
from ludotheque.games.lacunes.kernel.moves import BYTE, GOAL_SHIFT
from ludotheque.games.lacunes.kernel.visited import Visited, VisitedPool, board_key
from ludotheque.games.lacunes.rules.cards import COLUMNS, Cells

LOAD_FACTOR, LAST_LOAD_FACTOR = 0.7, 0.85
"""How full the visited table gets before it grows, and where it may not grow any more."""
RESTART_UNIT = 2000
"""New layouts before the first restart; later ones wait 1, 2, 1, 4, 1, 2, 1, 8 … times as long."""


class Search:
    """Depth first over the classes of layouts; `locked` forbids hops, `seed` orders the moves.

    Fewer suits and columns make decks that are small enough to be checked by brute force.
    """

    def __init__(
        self, cells: Cells, locked: bool, seed: int = 1, suits: int = SUITS, columns: int = COLUMNS,
        restart_unit: int = RESTART_UNIT, memory: int = 1 << 30, pool: VisitedPool | None = None,
    ) -> None:  # fmt: skip
        self.locked, self.suits, self.columns = locked, suits, columns
        self.visited, self._pool = pool.acquire(memory) if pool else Visited(memory), pool
        self.arrays = arrays.search_arrays(self.visited.slots, suits, columns, locked)
        self.counters = self.arrays.counters
        self.counters[arrays.RANDOM] = 88_172_645_463_325_252 ^ (seed * 0x9E3779B97F4A7C15 & 0x7FFFFFFFFFFFFFFF)
        self.counters[arrays.RESTART_UNIT] = restart_unit
        self.counters[arrays.SLOTS_ALLOWED] = int(self.visited.slots.shape[0] * LOAD_FACTOR)
        self.peak = self.visited.nbytes
        self.status = arrays.RUNNING
        self._begin(arrays.to_board(cells, suits))

    @property
    def states(self) -> int:
        return int(self.counters[arrays.STATES])

    @property
    def line(self) -> Board:
        """The boards from the first to the present one; after a win, its line."""
        return self.arrays.boards[: int(self.counters[arrays.DEPTH]) + 1]

    def move(self, depth: int) -> tuple[int, int]:
        """The card and the goal that led from this depth of the line to the next."""
        packed = int(self.arrays.stack[depth, arrays.MOVE])
        return packed & BYTE, packed >> GOAL_SHIFT & BYTE

    def run(self, nodes: int) -> int:
        """Search on for so many layouts; FULL when the visited table has no room left."""
        goal = self.states + nodes
        while self.status == arrays.RUNNING and self.states < goal:
            self.status = advance(self.arrays, goal)
            if self.status == arrays.FULL:
                self._grow()
        return self.status

    def release(self) -> None:
        """Give the memory of the visited table back once the verdict stands."""
        if self._pool:
            self._pool.release(self.visited)
        self.visited, self._pool = Visited(0), None
        self.arrays = self.arrays._replace(slots=self.visited.slots)

    def _begin(self, board: Board) -> None:
        """Make the first frame canonical; the first slice expands it."""
        own, free_levels = self.arrays, 0
        if not self.locked:
            free_levels = canonicalize(board, self.suits, self.columns, own.free_rows, own.free_suits)
        own.stack[0, arrays.FREE_LEVELS], own.stack[0, arrays.GAPS] = free_levels, index_cards(board, self.suits)
        own.boards[0] = board
        board_key(board, own.zobrist, own.keys[0])

    def _grow(self) -> None:
        """Double the visited table, or crowd it, and run on if that gave room."""
        load = LOAD_FACTOR if self.visited.grow() else LAST_LOAD_FACTOR
        self.arrays = self.arrays._replace(slots=self.visited.slots)
        self.peak = max(self.peak, self.visited.nbytes)
        allowed = int(self.visited.slots.shape[0] * load)
        self.counters[arrays.SLOTS_ALLOWED] = allowed
        self.status = arrays.RUNNING if self.counters[arrays.SLOTS_TAKEN] <= allowed else arrays.FULL
