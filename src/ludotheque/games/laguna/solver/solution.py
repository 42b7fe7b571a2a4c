"""What a solver answers."""

from dataclasses import dataclass

from ludotheque.games.laguna.rules.moves import Move


@dataclass(frozen=True)
class Solution:
    """`proven`: no line has fewer moves. `moves` None: no solution was found, and where proven there is none."""

    moves: int | None
    line: tuple[Move, ...] = ()
    proven: bool = False
    nodes: int = 0
