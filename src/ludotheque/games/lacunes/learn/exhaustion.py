"""Proofs by trying everything with the plain rules, move by move: slow, and short enough to be believed."""

from collections.abc import Iterable, Sequence, Set

from ludotheque.games.lacunes.rules.cards import Cells
from ludotheque.games.lacunes.rules.layout import is_won, moved, steps

MOST = 12_000
"""Layouts that the proof of one move may hold: a fifth of a second."""
EDGES, FINISH_EDGES = (150, 500, 1_500, 5_000), (60, 90, 140, 250)
"""The layouts that a puzzle of each grade holds at most; they part the puzzles made into fifths."""


def grade(layouts: int, edges: Sequence[int] = EDGES) -> int:
    """How hard a puzzle is, 1 to 5, by the layouts that somebody who tries everything would meet."""
    return 1 + sum(layouts > edge for edge in edges)


def after(cells: Cells, locked: bool) -> list[Cells]:
    """The layouts one move on."""
    return [moved(cells, *step) for step in steps(cells, locked)]


def reached(cells: Cells, locked: bool) -> Set[Cells] | None:
    """Every layout that can still come, where none of them is won; None where one is, or where they are too many."""
    seen, waiting = {cells}, [cells]
    while waiting:
        here = waiting.pop()
        if is_won(here) or len(seen) > MOST:
            return None
        fresh = [there for there in after(here, locked) if there not in seen]
        seen.update(fresh)
        waiting += fresh
    return seen


def lost(cells: Cells, locked: bool) -> int | None:
    """How many layouts prove that nothing can be won from here; None where they do not."""
    found = reached(cells, locked)
    return None if found is None else len(found)


def lost_all(layouts: Iterable[Cells], locked: bool) -> int | None:
    """The same for several; None where one of them is not proven lost."""
    total = 0
    for cells in layouts:
        found = lost(cells, locked)
        if found is None:
            return None
        total += found
    return total


def distance(cells: Cells, locked: bool, most: int) -> tuple[int | None, int]:
    """The fewest moves that win, None where it takes more than `most`; and the layouts nearer than that."""
    seen, edge = {cells}, [cells]
    for moves in range(most + 1):
        if any(is_won(here) for here in edge):
            return moves, len(seen) - len(edge)
        if len(seen) > MOST:
            return None, len(seen)
        edge = list({there for here in edge for there in after(here, locked)} - seen)
        seen.update(edge)
    return None, len(seen)
