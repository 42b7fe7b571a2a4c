"""Instructions on bits, beside what Python makes of the same numbers."""

from random import Random

from ludotheque.search.bits import bit_count, byte_swap, lowest_bit
from ludotheque.search.native import native


@native
def of_bits(mask: int) -> tuple[int, int, int]:
    """Compiled, these are instructions."""
    return lowest_bit(mask), bit_count(mask), byte_swap(mask)


def test_bits_are_found_counted_and_swapped_as_python_does() -> None:
    random = Random(2)
    for mask in [1, 1 << 62, *(random.randrange(1, 1 << 62) for _ in range(50))]:
        lowest, count, swapped = of_bits(mask)
        assert (lowest, count, swapped) == (lowest_bit(mask), bit_count(mask), byte_swap(mask))
        assert lowest == (mask & -mask).bit_length() - 1
        assert count == mask.bit_count()
        assert swapped == int.from_bytes(mask.to_bytes(8, "little"), "big", signed=True)
