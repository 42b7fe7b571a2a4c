"""The exact geometry of rules/geometry.py, compiled: F1, F2 and F4 agree with it to the step."""

import numpy as np

from ludotheque.games.lacuna.kernel.compiled import compiled


@compiled
def point_at(ax: int, ay: int, bx: int, by: int, n: int, k: int) -> tuple[int, int]:
    """F2: rounding down rounds halves towards plus infinity. Floats divide sooner and as exactly: both numbers are
    whole and far below 2^53, so that a quotient is either whole or too far from it to be rounded there."""
    x = ax + int(np.floor(float(2 * k * (bx - ax) + n) / float(2 * n)))
    y = ay + int(np.floor(float(2 * k * (by - ay) + n) / float(2 * n)))
    return x, y


@compiled
def obstructs(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, radius: int) -> bool:
    """F1, in 64 bits."""
    dx, dy, ex, ey = bx - ax, by - ay, cx - ax, cy - ay
    length, along = dx * dx + dy * dy, ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey < radius * radius
    if along >= length:
        return (cx - bx) * (cx - bx) + (cy - by) * (cy - by) < radius * radius
    across = ex * dy - ey * dx
    return across * across < radius * radius * length


@compiled
def shadow(ax: int, ay: int, bx: int, by: int, n: int, cx: int, cy: int, reach: int) -> tuple[int, int]:
    """F4: the first and last forbidden step, or (1, 0); the chord is found by floats, its ends by the exact test."""
    dx, dy, ex, ey = bx - ax, by - ay, cx - ax, cy - ay
    length, along, across = dx * dx + dy * dy, ex * dx + ey * dy, ex * dy - ey * dx
    room = (reach + 1) * (reach + 1) * length - across * across
    if room < 0:
        return 1, 0
    half = np.sqrt(float(room))
    low = max(int(np.floor((along - half) * n / length)) - 1, 0)
    high = min(int(np.ceil((along + half) * n / length)) + 1, n)
    square = reach * reach
    while low <= high:
        x, y = point_at(ax, ay, bx, by, n, low)
        if (x - cx) * (x - cx) + (y - cy) * (y - cy) < square:
            break
        low += 1
    while high > low:
        x, y = point_at(ax, ay, bx, by, n, high)
        if (x - cx) * (x - cx) + (y - cy) * (y - cy) < square:
            break
        high -= 1
    if low > high:
        return 1, 0
    return low, high
