"""States and moves: frozen values; sizes and options belong to the game."""

from dataclasses import dataclass
from typing import Literal

from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.pond import COLOURS, Flower

Phase = Literal["pick", "place", "done"]
Counts = tuple[tuple[int, ...], tuple[int, ...]]
Pawns = tuple[tuple[Point, ...], tuple[Point, ...]]

Metal = Literal["gold", "silver"]
METALS: tuple[Metal, Metal] = ("gold", "silver")
PAWNS = 6
NONE_HELD: Counts = ((0,) * len(COLOURS), (0,) * len(COLOURS))


@dataclass(frozen=True)
class State:
    """`flowers` are those on the pond by id, at the end those that phase 2 gives away; None is a pond not seen yet."""

    flowers: tuple[Flower, ...] | None
    phase: Phase = "pick"
    turn: int = 0
    pawns: Pawns = ((), ())
    held: Counts = NONE_HELD
    """Flowers a seat and colour from the pick and the pairs."""
    set_aside: int | None = None
    """The colour that the pick must name: a flower taken before pouring."""

    def flower(self, number: int) -> Flower | None:
        return next((flower for flower in self.flowers or () if flower.id == number), None)


@dataclass(frozen=True)
class Pick:
    """The first player's flower: a colour named blind, or with `pick=after` a flower seen."""

    colour: int | None = None
    flower: int | None = None


@dataclass(frozen=True)
class Place:
    """A pawn at step k of the line from flower i to flower j."""

    colour: int
    i: int
    j: int
    k: int


@dataclass(frozen=True)
class Pass:
    """Written when nothing can be placed; every placement is open to both players, so it never comes up."""


Move = Pick | Place | Pass
