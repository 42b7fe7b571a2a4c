"""Machine instructions on 64 bits as functions of compiled code, and of code that waits for no compiler."""

from collections.abc import Callable
from typing import SupportsIndex

from ludotheque.search.instructions import Instruction

EVERY_BIT = (1 << 64) - 1


class OfMask(Instruction):
    """An instruction on one mask; where a kernel is interpreted, what Python makes of the same number."""

    def __init__(self, name: str, plain: Callable[[int], int]) -> None:
        super().__init__("ludotheque.search.bit_code", name)
        self.plain = plain

    def __call__(self, mask: SupportsIndex) -> int:
        return self.plain(mask.__index__())


def _swapped(mask: int) -> int:
    return int.from_bytes((mask & EVERY_BIT).to_bytes(8, "little"), "big", signed=True)


lowest_bit = OfMask("lowest_bit", lambda mask: (mask & -mask).bit_length() - 1)
"""The number of the lowest bit of a mask that is not empty."""
bit_count = OfMask("bit_count", lambda mask: (mask & EVERY_BIT).bit_count())
"""How many bits a mask has."""
byte_swap = OfMask("byte_swap", _swapped)
"""The eight bytes in reverse order."""
