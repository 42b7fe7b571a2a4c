"""Machine instructions on 64 bits as functions of compiled code."""

from collections.abc import Callable
from typing import Any, SupportsIndex, cast

from numba.core import cgutils, types
from numba.extending import intrinsic


def bit_instruction(operation: Callable[[Any, Any], Any]) -> Callable[[SupportsIndex], int]:
    """A machine instruction on one mask as a function of a kernel."""

    def typed(_: Any, mask: Any) -> Any:
        def generate(_: Any, builder: Any, __: Any, given: Any) -> Any:
            return operation(builder, given[0])

        return types.int64(types.int64), generate

    return cast(Callable[[SupportsIndex], int], intrinsic(typed))


lowest_bit = bit_instruction(lambda builder, mask: builder.cttz(mask, cgutils.true_bit))
"""The number of the lowest bit of a mask that is not empty."""
bit_count = bit_instruction(lambda builder, mask: builder.ctpop(mask))
"""How many bits a mask has."""
byte_swap = bit_instruction(lambda builder, mask: builder.bswap(mask))
"""The eight bytes in reverse order."""
