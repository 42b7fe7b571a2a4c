"""What results say of strength: the share of points, its 95 % interval, and both as Elo."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

_Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
ABOVE = 0.60
"""The share that makes one level stand above another, with the lower bound over one half."""


@dataclass(frozen=True)
class Rating:
    """The first player's results against the second; a draw is half a point."""

    wins: int
    draws: int
    losses: int

    @classmethod
    def of(cls, points: Sequence[float]) -> "Rating":
        return cls(points.count(1.0), points.count(0.5), points.count(0.0))

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval at 95 %; draws count as half a win, which makes it cautious."""
        n, p = self.games, self.share
        if not n:
            return 0.0, 1.0
        middle = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
        half = _Z / (1 + _Z**2 / n) * math.sqrt(p * (1 - p) / n + _Z**2 / (4 * n * n))
        return 0.0 if p == 0 else middle - half, 1.0 if p == 1 else middle + half

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo with the ends of its interval."""
        low, high = self.interval
        return elo(self.share), elo(low), elo(high)

    @property
    def above(self) -> bool:
        """The first stands above the second: share of 60 % at least, lower bound over one half."""
        return self.share >= ABOVE and self.interval[0] > 0.5


def elo(share: float) -> float:
    """The difference in Elo that a share of the points stands for."""
    if share <= 0.0:
        return -math.inf
    if share >= 1.0:
        return math.inf
    return 400 * math.log10(share / (1 - share))
