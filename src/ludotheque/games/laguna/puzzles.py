"""Solitaire puzzles: a start, a target and its par, graded by length."""

from ludotheque.core.chance import Below
from ludotheque.games.laguna import distribution
from ludotheque.games.laguna.geometry import ISLANDS


def draw(side: str, below: Below) -> str:
    """A puzzle on that board."""
    islands = zip(ISLANDS, distribution.draw(below), strict=True)
    return " ".join([side, *(f"{letter}={pearls}" for letter, pearls in islands), "start=H,2,4,A", "target volcano=2"])
