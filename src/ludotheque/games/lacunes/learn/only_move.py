"""Puzzles of the only move: all others are lost, by exhaustion; this one wins, by a line that the rules replay."""

from dataclasses import dataclass

from ludotheque.games.lacunes.kernel.arrays import LOST
from ludotheque.games.lacunes.learn.exhaustion import lost_all
from ludotheque.games.lacunes.learn.rounds import MEMORY_MB
from ludotheque.games.lacunes.rules.cards import COLUMNS, KING, TWO, Cells, rank
from ludotheque.games.lacunes.rules.layout import moved, prefix, steps
from ludotheque.games.lacunes.rules.notation import write_move
from ludotheque.games.lacunes.rules.state import put
from ludotheque.games.lacunes.solver.search import Search
from ludotheque.games.lacunes.solver.solve import solve

Step = tuple[int, int]
"""A card and the gap that it goes to."""
NODES, MEMORY = 20_000, 1 << 20
"""What the search may use for one move."""
OTHER_SEED = 2


@dataclass(frozen=True)
class OnlyMove:
    """The move that wins, the others, and how many layouts prove that those are lost."""

    step: Step
    others: tuple[Step, ...]
    layouts: int

    @property
    def text(self) -> str:
        return write_move(put(*self.step))


def is_lost(cells: Cells, locked: bool) -> bool:
    """What the search says, quickly: whether no win can be reached."""
    search = Search(cells, locked, memory=MEMORY)
    try:
        return search.run(NODES) == LOST
    finally:
        search.release()


def others(cells: Cells, locked: bool, winner: Step) -> tuple[Step, ...] | None:
    """What may be played instead of a move that wins; None where any of it may win too."""
    found = tuple(step for step in steps(cells, locked) if step != winner)
    return found if all(is_lost(moved(cells, *step), locked) for step in found) else None


def proven(cells: Cells, locked: bool, winner: Step) -> OnlyMove | None:
    """A move with the proof that every other one is lost, without the solver; None where there is no other."""
    instead = tuple(step for step in steps(cells, locked) if step != winner)
    layouts = lost_all((moved(cells, *step) for step in instead), locked) if instead else None
    return None if layouts is None else OnlyMove(winner, instead, layouts)


def wins(cells: Cells, locked: bool, nodes: int | None) -> bool:
    """Whether a win is found, in another order than the first one; the solver replays it by the rules."""
    return solve(cells, locked=locked, nodes=nodes, memory_mb=MEMORY_MB, seed=OTHER_SEED).verdict == "winnable"


def is_homeward(cells: Cells, step: Step) -> bool:
    """Whether it lengthens a run that stays: the card goes to its last place."""
    card, gap = step
    return gap % COLUMNS == rank(card) - TWO and prefix(cells, gap // COLUMNS) == gap % COLUMNS


def is_tempting(cells: Cells, winner: Step, instead: tuple[Step, ...]) -> bool:
    """Whether a card could go to its last place, and the move that wins does something else."""
    return not is_homeward(cells, winner) and any(is_homeward(cells, step) for step in instead)


def opens_dead_gap(cells: Cells, step: Step) -> bool:
    """Whether the card leaves a gap behind a king."""
    source = cells.index(step[0])
    return source % COLUMNS > 0 and cells[source - 1] >= 0 and rank(cells[source - 1]) == KING
