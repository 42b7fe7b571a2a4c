"""What a solver answers."""

from dataclasses import dataclass

from typing_extensions import TypedDict  # pydantic checks no other before Python 3.12

from ludotheque.games.laguna.rules.moves import Move


@dataclass(frozen=True)
class Solution:
    """`proven`: no line has fewer moves. `moves` None: no solution was found, and where proven there is none."""

    moves: int | None
    line: tuple[Move, ...] = ()
    proven: bool = False
    nodes: int = 0


class SolutionTold(TypedDict):
    """A solution in JSON: `moves` is null where no line was found; where that is proven there is none."""

    moves: int | None
    line: list[str]
    proven: bool
    states: int
    seconds: float
