"""Machine instructions on 64 bits as functions of compiled code."""

from collections.abc import Callable
from typing import SupportsIndex, cast

from ludotheque.search.instructions import Instruction

OfMask = Callable[[SupportsIndex], int]


def _taught(name: str) -> OfMask:
    return cast(OfMask, Instruction("ludotheque.search.bit_code", name))


lowest_bit = _taught("lowest_bit")
"""The number of the lowest bit of a mask that is not empty."""
bit_count = _taught("bit_count")
"""How many bits a mask has."""
byte_swap = _taught("byte_swap")
"""The eight bytes in reverse order."""
