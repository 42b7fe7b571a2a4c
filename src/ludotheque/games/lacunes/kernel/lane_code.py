"""What the compiler is taught about lanes.

Numba has no such type, so it is told of one: LLVM's `<4 x i64>`, which a processor holds in one piece or in several.
"""

import operator
from collections.abc import Callable
from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba.core import types
from numba.extending import intrinsic, models, overload, register_model
from numba.np.arrayobj import make_array

from ludotheque.games.lacunes.kernel.compiled import SUITS

VECTOR = ir.VectorType(ir.IntType(64), SUITS)
NARROW = ir.VectorType(ir.IntType(8), SUITS)
NOTHING = ir.Constant(VECTOR, [0] * SUITS)
ONES = ir.Constant(VECTOR, [1] * SUITS)


class Lanes(types.Type):
    """The type in Numba's eyes."""

    def __init__(self) -> None:
        super().__init__(name="Lanes")


@register_model(Lanes)
class LanesModel(models.PrimitiveModel):
    """The type in LLVM's eyes."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, VECTOR)  # type: ignore[no-untyped-call]


LANES = Lanes()


def instruction(typed: Callable[..., Any]) -> Any:
    """A function of the kernel that stands for the LLVM code it generates."""
    return intrinsic(typed)


def address(context: Any, builder: Any, array: Any, values: Any, vector: Any) -> Any:
    """Where the numbers of an array, the first value, begin at the flat index that is the second."""
    data = make_array(array)(context, builder, values[0]).data  # type: ignore[no-untyped-call]
    return builder.bitcast(builder.gep(data, [values[1]]), vector.as_pointer())


def splat(builder: Any, number: Any) -> Any:
    """A vector that has this number in each lane."""
    first = builder.insert_element(NOTHING, number, ir.Constant(ir.IntType(32), 0))
    return shuffled(builder, first, [0] * SUITS)


def shuffled(builder: Any, lanes: Any, order: list[int]) -> Any:
    chosen = ir.Constant(ir.VectorType(ir.IntType(32), SUITS), order)
    return builder.shuffle_vector(lanes, lanes, chosen)


@instruction
def load(_: Any, array: Any, at: Any) -> Any:
    """Four masks from an array."""

    def generate(context: Any, builder: Any, __: Any, values: Any) -> Any:
        return builder.load(address(context, builder, array, values, VECTOR), align=8)

    return LANES(array, types.int64), generate


@instruction
def store(_: Any, array: Any, at: Any, lanes: Any) -> Any:
    """Write four masks into an array."""

    def generate(context: Any, builder: Any, __: Any, values: Any) -> Any:
        builder.store(values[2], address(context, builder, array, values, VECTOR), align=8)
        return context.get_dummy_value()

    return types.void(array, types.int64, LANES), generate


@instruction
def cells_at(_: Any, array: Any, at: Any, otherwise: Any) -> Any:
    """The masks of four cells that an array of bytes names; `otherwise` in place of those below zero."""

    def generate(context: Any, builder: Any, __: Any, values: Any) -> Any:
        named = builder.load(address(context, builder, array, values, NARROW), align=1)
        places = builder.sext(named, VECTOR)
        missing = builder.icmp_signed("<", places, NOTHING)
        masks = builder.shl(ONES, builder.select(missing, NOTHING, places))
        return builder.select(missing, splat(builder, values[2]), masks)

    return LANES(array, types.int64, types.int64), generate


@instruction
def broadcast(_: Any, mask: Any) -> Any:
    """The same mask in all lanes."""
    return LANES(types.int64), lambda _, builder, __, values: splat(builder, values[0])


@instruction
def or_lanes(_: Any, lanes: Any) -> Any:
    """The union of the lanes, in each of them."""

    def generate(_: Any, builder: Any, __: Any, values: Any) -> Any:
        pairs = builder.or_(values[0], shuffled(builder, values[0], [2, 3, 0, 1]))
        return builder.or_(pairs, shuffled(builder, pairs, [1, 0, 3, 2]))

    return LANES(LANES), generate


@instruction
def where(_: Any, condition: Any, lanes: Any) -> Any:
    """The lanes whose condition is not empty; the others are."""

    def generate(_: Any, builder: Any, __: Any, values: Any) -> Any:
        return builder.select(builder.icmp_unsigned("!=", values[0], NOTHING), values[1], NOTHING)

    return LANES(LANES, LANES), generate


@instruction
def any_differ(_: Any, one: Any, other: Any) -> Any:
    """Whether any lane is not the same."""

    def generate(_: Any, builder: Any, __: Any, values: Any) -> Any:
        each = builder.bitcast(builder.icmp_unsigned("!=", *values), ir.IntType(SUITS))
        return builder.icmp_unsigned("!=", each, ir.Constant(ir.IntType(SUITS), 0))

    return types.boolean(LANES, LANES), generate


def define_operator(symbol: Any, emit: Callable[[Any, Any, Any], Any]) -> None:
    """Give an operator its meaning between lanes; a number stands for itself in each lane."""

    @instruction
    def applied(_: Any, one: Any, other: Any) -> Any:
        def generate(_: Any, builder: Any, signature: Any, values: Any) -> Any:
            right = values[1] if signature.args[1] == LANES else splat(builder, values[1])
            return emit(builder, values[0], right)

        return LANES(LANES, LANES if other == LANES else types.int64), generate

    @overload(symbol)
    def typed(one: Any, other: Any) -> Any:
        def of_lanes(one: Any, other: Any) -> Any:
            return applied(one, other)

        return of_lanes if one == LANES else None


define_operator(operator.or_, lambda builder, one, other: builder.or_(one, other))
define_operator(operator.and_, lambda builder, one, other: builder.and_(one, other))
define_operator(operator.lshift, lambda builder, one, other: builder.shl(one, other))
define_operator(operator.rshift, lambda builder, one, other: builder.lshr(one, other))
define_operator(operator.xor, lambda builder, one, other: builder.xor(one, other))


@instruction
def prefetch(_: Any, array: Any, at: Any) -> Any:
    """Fetch the memory around a flat index ahead of its use."""

    def generate(context: Any, builder: Any, __: Any, values: Any) -> Any:
        byte, word = ir.IntType(8).as_pointer(), ir.IntType(32)
        place = address(context, builder, array, values, ir.IntType(8))
        declared = builder.module.declare_intrinsic(
            "llvm.prefetch", [byte], ir.FunctionType(ir.VoidType(), [byte, word, word, word])
        )
        builder.call(declared, [place, word(0), word(3), word(1)])
        return context.get_dummy_value()

    return types.void(array, types.int64), generate
