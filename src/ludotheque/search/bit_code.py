"""What the compiler is taught about instructions on 64 bits."""

from collections.abc import Callable
from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic


def bit_instruction(operation: Callable[[Any, Any], Any]) -> Any:
    """A machine instruction on one mask as a function of a kernel."""

    def typed(_: Any, mask: Any) -> Any:
        def generate(_: Any, builder: Any, __: Any, given: Any) -> Any:
            return operation(builder, given[0])

        return types.int64(types.int64), generate

    return intrinsic(typed)


lowest_bit = bit_instruction(lambda builder, mask: builder.cttz(mask, cgutils.true_bit))
bit_count = bit_instruction(lambda builder, mask: builder.ctpop(mask))
byte_swap = bit_instruction(lambda builder, mask: builder.bswap(mask))
