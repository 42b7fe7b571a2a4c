"""From what a search says to the chance that it comes true: fitted on games, by how far they had come."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

SUREST = 0.995
"""What is not proved is never said to be likelier."""


@dataclass(frozen=True)
class Tempering:
    """For each stage of a game how far a search is trusted, and what it is worth to decide now, and to have begun."""

    trust: tuple[float, ...] = (1.0,)
    tempo: tuple[float, ...] = (0.0,)
    first: tuple[float, ...] = ()
    """Empty: nothing, or nothing that a search does not know."""

    def __call__(self, said: Sequence[float], stage: int, mover: int) -> tuple[float, ...]:
        """The chances of all seats, which add up to one; of one seat alone its own."""
        stage = min(max(stage, 0), len(self.trust) - 1)
        sides = said if len(said) > 1 else (said[0], 1 - said[0])
        total = sum(sides)
        weights = [
            self.trust[stage] * math.log(min(max(one / total, 1 - SUREST), SUREST))
            + (self.tempo[stage] if seat == mover else 0.0)
            + (self.first[stage] if seat == 0 and self.first else 0.0)
            for seat, one in enumerate(sides)
        ]
        most = max(weights)
        shares = [math.exp(one - most) for one in weights]
        return tuple(one / sum(shares) for one in shares[: len(said)])


PLAIN = Tempering()
"""Takes a search at its word."""
