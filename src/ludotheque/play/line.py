"""The line of a match: the moves that stand, each with the states around it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, overload

from ludotheque.core.game import Seat


@dataclass(frozen=True)
class Step:
    """A move of the line that stands."""

    seat: Seat | None
    text: str
    move: Any
    before: Any
    after: Any
    spent: int
    revealed: bool


class Line(Sequence[Step]):
    """A value: a longer line shares the steps of the shorter one, so that trying a move copies nothing."""

    __slots__ = ("_length", "_steps")

    def __init__(self, steps: list[Step] | None = None, length: int = 0) -> None:
        self._steps, self._length = [] if steps is None else steps, length

    def then(self, step: Step) -> "Line":
        """With one more step; only where another line went on from here otherwise, the steps are copied."""
        steps = self._steps if len(self._steps) == self._length else self._steps[: self._length]
        steps.append(step)
        return Line(steps, self._length + 1)

    def upto(self, plies: int) -> "Line":
        """Its first moves."""
        return Line(self._steps, min(plies, self._length))

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> Step: ...
    @overload
    def __getitem__(self, at: slice) -> list[Step]: ...
    def __getitem__(self, at: int | slice) -> Step | list[Step]:
        if isinstance(at, slice):
            return [self._steps[i] for i in range(*at.indices(self._length))]
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._steps[at % self._length]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(tuple(self[:]))
