"""How hard a winnable deal is, by how many layouts the solver looked at before it met a win.

The edges part the wins of 2,000 to 10,000 deals (`bench/data`) into thirds. Chance has a part in it: another order of
search meets the same win two or three times sooner or later.
"""

from typing import Literal, get_args

from ludotheque.games.lacunes.rules.game import Lacunes

Grade = Literal["easy", "medium", "hard"]
GRADES: tuple[Grade, ...] = get_args(Grade)
FREE, LOCKED, MONTANA = (32_600, 292_000), (20_700, 125_000), (5_800, 33_600)
HARDEST = 3_000_000
"""So far a hard deal is looked for; nine in ten wins are met sooner."""


def edges(game: Lacunes) -> tuple[int, int]:
    """The layouts below which the easy third of the wins lies, and the medium one."""
    if game.options.montana:
        return MONTANA
    return LOCKED if game.options.locked else FREE


def grade(game: Lacunes, layouts: int) -> Grade:
    """The third that a win belongs to."""
    return GRADES[sum(layouts > edge for edge in edges(game))]


def most_layouts(game: Lacunes, wished: Grade) -> int:
    """How many layouts may be looked at where only this grade is wished for."""
    return (*edges(game), HARDEST)[GRADES.index(wished)]
