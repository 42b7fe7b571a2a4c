"""The sizes of pond, flowers and pawns (LCN-6), stored in every record."""

import re
from typing import NamedTuple

_WRITTEN = re.compile(r"R([1-9][0-9]{0,5}) rf([1-9][0-9]{0,5}) rp([1-9][0-9]{0,5}) sep([1-9][0-9]{0,5})")


class Sizes(NamedTuple):
    """In hundredths of a millimetre; flowers and pawns are discs."""

    pond: int = 24000
    flower: int = 800
    pawn: int = 750
    apart: int = 4000

    @property
    def reach(self) -> int:
        """How far from the middle a flower's centre may lie (LCN-7)."""
        return self.pond - self.flower

    @property
    def sound(self) -> bool:
        """Pawns stay inside (LCN-9), scattering ends, and every product fits 64 bits."""
        return (
            self.pawn <= self.flower
            and 2 * self.flower <= self.apart
            and 0 < self.reach <= 34189
            and 490 * self.apart**2 <= 16 * self.reach**2
        )

    def __str__(self) -> str:
        return f"R{self.pond} rf{self.flower} rp{self.pawn} sep{self.apart}"


USUAL = Sizes()


def read_sizes(text: str) -> Sizes | None:
    """The sizes that a record spells, or None where they are misspelt or cannot be."""
    found = _WRITTEN.fullmatch(text)
    sizes = Sizes(*map(int, found.groups())) if found else None
    return sizes if sizes and sizes.sound else None
