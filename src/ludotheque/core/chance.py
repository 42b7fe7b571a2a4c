"""Chance as an argument: `Below` is the only source of it, and the normative SplitMix64 stream is one."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

Below = Callable[[int], int]
"""`below(n)` is uniform over 0 … n−1."""

_MASK = (1 << 64) - 1


class SplitMix64:
    """The stream that numbered ponds and deals are drawn from (LCN §9, GAP §7)."""

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next(self) -> int:
        """The next number of the stream, below 2⁶⁴."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, n: int) -> int:
        """Draw without bias: values from the incomplete last block are thrown away."""
        bound = (1 << 64) - (1 << 64) % n
        while (drawn := self.next()) >= bound:
            pass
        return drawn % n


def shuffle(items: list[T], below: Below) -> None:
    """Fisher–Yates from the top, in place; the order of draws is part of the normative deals."""
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]
