"""Shares with their 95 % intervals (Wilson), for tables of results."""

from math import sqrt

Z = 1.959964


def wilson(hits: int, total: int) -> tuple[float, float]:
    """The interval of a share; the whole range where nothing was counted."""
    if total == 0:
        return 0.0, 1.0
    share = hits / total
    centre = share + Z * Z / (2 * total)
    spread = Z * sqrt(share * (1 - share) / total + Z * Z / (4 * total * total))
    scale = 1 + Z * Z / total
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
