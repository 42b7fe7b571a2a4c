"""How likely a win is after a redeal: what advice with redeals left goes by.

All that is not kept is shuffled, so the chance depends on the kept prefixes alone: above all on how many rows are
headed by a two (a two that stays can never change its row again, and the solver lives by changing them), then on how
many cards are kept in all. The figures were simulated by `bench/lacunes_prospects.py`.
"""

from collections.abc import Sequence

Row = dict[int, tuple[float, ...]]
"""By the number of rows with a prefix: the chances at its POINTS."""

POINTS: dict[int, tuple[int, ...]] = {
    0: (0,), 1: (1, 5, 9, 12), 2: (2, 9, 16, 24), 3: (3, 12, 24, 36), 4: (4, 12, 20, 28, 36, 42, 46),
}  # fmt: skip
"""The numbers of kept cards that were simulated; between them the table is read by straight lines."""

CHANCES: dict[str, tuple[Row, ...]] = {
    "aces": (
        {0: (0.67,), 1: (0.65, 0.59, 0.57, 0.54), 2: (0.54, 0.34, 0.35, 0.38),
         3: (0.47, 0.23, 0.12, 0.12), 4: (0.25, 0.24, 0.20, 0.29, 0.41, 0.59, 0.74)},
        {0: (0.85,), 1: (0.80, 0.75, 0.71, 0.69), 2: (0.71, 0.57, 0.57, 0.58),
         3: (0.67, 0.44, 0.41, 0.55), 4: (0.45, 0.44, 0.47, 0.59, 0.75, 0.85, 0.92)},
        {0: (0.91,), 1: (0.87, 0.83, 0.81, 0.80), 2: (0.81, 0.73, 0.74, 0.76),
         3: (0.78, 0.63, 0.69, 0.82), 4: (0.61, 0.64, 0.71, 0.80, 0.90, 0.95, 0.97)},
    ),
    "after": (
        {0: (0.75,), 1: (0.76, 0.72, 0.64, 0.62), 2: (0.75, 0.73, 0.60, 0.31),
         3: (0.68, 0.41, 0.33, 0.00), 4: (0.28, 0.38, 0.31, 0.29, 0.39, 0.69, 0.87)},
        {0: (0.84,), 1: (0.85, 0.83, 0.77, 0.75), 2: (0.84, 0.82, 0.73, 0.57),
         3: (0.80, 0.61, 0.65, 0.54), 4: (0.55, 0.62, 0.64, 0.74, 0.83, 0.93, 0.98)},
        {0: (0.91,), 1: (0.91, 0.90, 0.87, 0.86), 2: (0.91, 0.90, 0.88, 0.85),
         3: (0.88, 0.79, 0.90, 0.88), 4: (0.74, 0.83, 0.89, 0.93, 0.96, 0.99, 1.00)},
    ),
}  # fmt: skip
"""By redeal mode: with one redeal left, with two, with three or more."""


def chance(prefixes: Sequence[int], redeals_left: int, mode: str) -> float:
    """The chance to win that a blocked position with these prefixes leaves."""
    if redeals_left <= 0:
        return 0.0
    rows = CHANCES[mode]
    return between(rows[min(redeals_left, len(rows)) - 1], prefixes)


def between(row: Row, prefixes: Sequence[int]) -> float:
    """A line of the table at these prefixes."""
    heads, kept = sum(length > 0 for length in prefixes), sum(prefixes)
    points, chances = POINTS[heads], row[heads]
    for at in range(1, len(points)):
        if kept <= points[at]:
            share = (kept - points[at - 1]) / (points[at] - points[at - 1])
            return chances[at - 1] + share * (chances[at] - chances[at - 1])
    return chances[-1]
