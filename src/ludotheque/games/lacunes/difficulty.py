"""How hard a winnable deal is, by how many layouts the solver looked at before it met a win.

The edges part the wins of deals 1 to 1000 into thirds (`bench/data`). Chance has a part in it: another order of search
finds the same win two or three times sooner or later.
"""

from typing import Literal, get_args

from ludotheque.games.lacunes.rules import Lacunes

Grade = Literal["easy", "medium", "hard"]
GRADES: tuple[Grade, ...] = get_args(Grade)
FREE, LOCKED, MONTANA = (32_000, 280_000), (21_000, 132_000), (5_900, 33_000)
HARDEST = 3_000_000
"""So far a hard deal is looked for; nine in ten wins are met sooner."""


def edges(game: Lacunes) -> tuple[int, int]:
    """The layouts below which the easy third of the wins lies, and the medium one."""
    if game.start == "montana":
        return MONTANA
    return LOCKED if game.locked else FREE


def grade(game: Lacunes, layouts: int) -> Grade:
    """The third that a win belongs to."""
    return GRADES[sum(layouts > edge for edge in edges(game))]


def reach(game: Lacunes, wished: Grade) -> int:
    """How many layouts may be looked at where only this grade is wished for."""
    return (*edges(game), HARDEST)[GRADES.index(wished)]
