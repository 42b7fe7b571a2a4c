"""How likely a win is after a redeal, by the number of cards kept: what advice with redeals left goes by.

All that is not kept is shuffled, so the chance depends on the kept prefixes alone; they are taken together by their
total. The figures were simulated by `bench/lacunes_prospects.py` with a player of little patience; between them the
table is read by straight lines.
"""

from collections.abc import Sequence

KEPT = (0, 8, 16, 24, 32, 40, 46)
CHANCES: dict[str, tuple[tuple[float, ...], ...]] = {
    "aces": ((0.22, 0.23, 0.24, 0.21, 0.26, 0.40, 0.93), (0.40, 0.41, 0.43, 0.45, 0.58, 0.80, 1.00)),
    "after": ((0.38, 0.33, 0.30, 0.39, 0.45, 0.53, 1.00), (0.61, 0.58, 0.61, 0.73, 0.82, 0.93, 1.00)),
}
"""By redeal mode: with one redeal left, with two or more."""


def chance(kept: int, redeals_left: int, mode: str) -> float:
    """The chance to win that a blocked position with so many kept cards leaves."""
    if redeals_left <= 0:
        return 0.0
    return between(CHANCES[mode][min(redeals_left, 2) - 1], kept)


def between(row: Sequence[float], kept: int) -> float:
    """A line of the table read by straight lines."""
    for at in range(1, len(KEPT)):
        if kept <= KEPT[at]:
            share = (kept - KEPT[at - 1]) / (KEPT[at] - KEPT[at - 1])
            return row[at - 1] + share * (row[at] - row[at - 1])
    return row[-1]
