"""Points of lines as answers: one to be shown, then patterns that fit them all, as `B3-9:12[5-9]?` 1250 to 1299."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ludotheque.games.lacuna.rules.lines import Pair, Stretch


@dataclass(frozen=True)
class Points:
    """The points of a pair's line that do what is asked."""

    pair: Pair
    steps: tuple[int, ...]
    """In their order, at least one."""
    all_of_it: bool
    """A pawn can stand nowhere else on it."""

    @cached_property
    def runs(self) -> list[Stretch]:
        """Put together where they follow each other."""
        found: list[Stretch] = []
        for step in self.steps:
            first = found.pop()[0] if found and found[-1][1] == step - 1 else step
            found.append((first, step))
        return found

    @property
    def longest(self) -> Stretch:
        return max(self.runs, key=lambda run: run[1] - run[0])

    @property
    def room(self) -> int:
        """Of the longest run, in steps."""
        return self.longest[1] - self.longest[0] + 1

    @property
    def middle(self) -> int:
        """Of the longest run."""
        return sum(self.longest) // 2

    def patterns(self) -> Iterator[str]:
        if self.all_of_it:
            return iter((self.written("*"),))
        return (self.written(digits) for first, last in self.runs for digits in numbers(first, last))

    def written(self, step: object) -> str:
        """As the rules write a placement."""
        return f"{self.pair.a.letter}{self.pair.a.id}-{self.pair.b.id}:{step}"


def answers(right: Sequence[Points]) -> tuple[str, ...]:
    """The middle of the first pair's longest run, then every point of every pair."""
    if not right:
        return ()
    return (right[0].written(right[0].middle), *(pattern for points in right for pattern in points.patterns()))


def numbers(first: int, last: int) -> Iterator[str]:
    """Patterns that fit the numbers from the first to the last, and no other number."""
    while first <= last:
        block = 1
        while first and first % (10 * block) == 0 and first + 10 * block - 1 <= last:
            block *= 10
        rest, digit = divmod(first // block, 10)
        highest = min(9, digit + (last - first + 1) // block - 1)
        choice = str(digit) if digit == highest else f"[{digit}-{highest}]"
        yield f"{rest or ''}{choice}{'?' * (len(str(block)) - 1)}"
        first += (highest - digit + 1) * block
