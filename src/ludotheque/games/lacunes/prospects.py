"""How likely a win is after a redeal, by the number of cards kept: what advice with redeals left goes by.

All that is not kept is shuffled, so the chance depends on the kept prefixes alone; they are taken together by their
total. The figures were simulated by `bench/lacunes_prospects.py` with a player of little patience; between them the
table is read by straight lines.
"""

KEPT = (0, 8, 16, 24, 32, 40, 46)
CHANCES: dict[str, tuple[tuple[float, ...], ...]] = {
    "aces": ((0.25, 0.23, 0.30, 0.20, 0.27, 0.38, 0.88), (0.45, 0.43, 0.47, 0.40, 0.50, 0.76, 0.99)),
    "after": ((0.32, 0.37, 0.25, 0.43, 0.45, 0.52, 1.00), (0.54, 0.61, 0.59, 0.74, 0.82, 0.94, 1.00)),
}
"""By redeal mode: with one redeal left, with two or more."""


def chance(kept: int, redeals_left: int, mode: str) -> float:
    """The chance to win that a blocked position with so many kept cards leaves."""
    if redeals_left <= 0:
        return 0.0
    row = CHANCES[mode][min(redeals_left, 2) - 1]
    for at in range(1, len(KEPT)):
        if kept <= KEPT[at]:
            share = (kept - KEPT[at - 1]) / (KEPT[at] - KEPT[at - 1])
            return row[at - 1] + share * (row[at] - row[at - 1])
    return row[-1]
