"""What a bot believes to lie under pearls: it knows the printed board and forgets as its level says (§9)."""

from dataclasses import dataclass, replace
from functools import lru_cache

from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import HOUSE, house
from ludotheque.games.laguna.rules.geometry import REEF, UNKNOWN, WATER, Cell
from ludotheque.games.laguna.rules.state import SAIL, State


@dataclass(frozen=True)
class Memory:
    """`forgets`: how often in a thousand a symbol under an own pearl has slipped away under sail."""

    forgets: int

    def believed(self, view: State, seat: int) -> Board:
        """The board as remembered right now, with what has slipped away."""
        board = printed(view.board)
        if view.phase != SAIL or not view.rafts or not self.forgets:
            return board
        raft = view.rafts[seat]
        hidden = [cell for hole, cell in enumerate(raft.window) if raft.covered(hole)]
        return board.with_cells({cell: WATER for cell in hidden if self._forgot(view, seat, cell)})

    def _forgot(self, view: State, seat: int, cell: Cell) -> bool:
        """The same answer all through a turn."""
        mixed = SplitMix64(view.turns * 7919 + seat * 104729 + cell[0] * 64 + cell[1])
        return mixed.below(1000) < self.forgets


def overlooked(view: State, seat: int, thousandth: int) -> frozenset[str]:
    """The islands that go unseen all through a turn."""
    islands = enumerate(view.board.islands)
    mixed = {island: SplitMix64(view.turns * 6007 + seat * 15485863 + at * 131) for at, island in islands}
    return frozenset(island for island, chance in mixed.items() if chance.below(1000) < thousandth)


@lru_cache(256)
def printed(masked: Board) -> Board:
    """The whole board: a house board shows through; elsewhere the hidden is taken for reefs, so those pearls stay."""
    if not any(UNKNOWN in row for row in masked.rows):
        return masked
    for name in HOUSE:
        if _shows_through(house(name), masked):
            return house(name)
    return replace(masked, rows=tuple(row.replace(UNKNOWN, REEF) for row in masked.rows))


def _shows_through(board: Board, masked: Board) -> bool:
    return board.size == masked.size and all(
        seen in (UNKNOWN, cell)
        for row, line in zip(board.rows, masked.rows, strict=True)
        if row != line
        for cell, seen in zip(row, line, strict=True)
    )
