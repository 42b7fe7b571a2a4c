"""How likely a win is after a redeal: what advice with redeals left goes by.

All that is not kept is shuffled, so the chance depends on the kept prefixes alone: above all on how many rows are
headed by a two (a two that stays can never change its row again, and the solver lives by changing them), then on how
many cards are kept in all. The figures were simulated by `bench/lacunes_prospects.py`.
"""

from collections.abc import Sequence

from ludotheque.games.lacunes.rules.options import RedealMode

Row = dict[int, tuple[float, ...]]
"""By the number of rows with a prefix: the chances at its POINTS."""

POINTS: dict[int, tuple[int, ...]] = {
    0: (0,), 1: (1, 5, 9, 12), 2: (2, 9, 16, 24), 3: (3, 12, 24, 36), 4: (4, 12, 20, 28, 36, 42, 46),
}  # fmt: skip
"""The numbers of kept cards that were simulated; between them the table is read by straight lines."""

CHANCES: dict[RedealMode, tuple[Row, ...]] = {
    "aces": (
        {0: (0.61,), 1: (0.67, 0.63, 0.57, 0.54), 2: (0.63, 0.49, 0.36, 0.38),
         3: (0.50, 0.29, 0.12, 0.12), 4: (0.26, 0.23, 0.15, 0.24, 0.37, 0.55, 0.72)},
        {0: (0.85,), 1: (0.86, 0.83, 0.74, 0.70), 2: (0.82, 0.72, 0.57, 0.56),
         3: (0.70, 0.48, 0.38, 0.52), 4: (0.46, 0.42, 0.41, 0.52, 0.70, 0.82, 0.90)},
        {0: (0.92,), 1: (0.93, 0.90, 0.83, 0.80), 2: (0.90, 0.83, 0.72, 0.73),
         3: (0.80, 0.64, 0.65, 0.78), 4: (0.61, 0.61, 0.65, 0.74, 0.87, 0.93, 0.96)},
    ),
    "after": (
        {0: (0.75,), 1: (0.85, 0.83, 0.66, 0.60), 2: (0.69, 0.69, 0.64, 0.25),
         3: (0.65, 0.39, 0.33, 0.00), 4: (0.25, 0.36, 0.34, 0.31, 0.36, 0.67, 0.85)},
        {0: (0.84,), 1: (0.91, 0.89, 0.78, 0.74), 2: (0.80, 0.80, 0.76, 0.54),
         3: (0.78, 0.60, 0.64, 0.51), 4: (0.52, 0.61, 0.63, 0.70, 0.79, 0.92, 0.96)},
        {0: (0.91,), 1: (0.95, 0.94, 0.87, 0.85), 2: (0.89, 0.89, 0.87, 0.81),
         3: (0.87, 0.78, 0.88, 0.85), 4: (0.71, 0.81, 0.86, 0.90, 0.94, 0.98, 0.99)},
    ),
}  # fmt: skip
"""By redeal mode: with one redeal left, with two, with three or more."""


def chance_to_win(prefixes: Sequence[int], redeals_left: int | None, mode: RedealMode) -> float:
    """The chance to win that a blocked position with these prefixes leaves; None is redeals without end."""
    if redeals_left == 0:
        return 0.0
    rows = CHANCES[mode]
    known = len(rows) if redeals_left is None else min(redeals_left, len(rows))
    return interpolated(rows[known - 1], prefixes)


def interpolated(row: Row, prefixes: Sequence[int]) -> float:
    """A line of the table at these prefixes."""
    heads, kept = sum(length > 0 for length in prefixes), sum(prefixes)
    points, chances = POINTS[heads], row[heads]
    for at in range(1, len(points)):
        if kept <= points[at]:
            share = (kept - points[at - 1]) / (points[at] - points[at - 1])
            return chances[at - 1] + share * (chances[at] - chances[at - 1])
    return chances[-1]
