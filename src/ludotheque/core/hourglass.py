"""The sand of an hourglass as arithmetic: what is in the glass, what is left, what is handed on. Milliseconds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Glass:
    """One turn's glass: `carry` is the inherited sand C, `full` the time T of a whole glass (Laguna §5)."""

    full: int
    carry: int = 0

    @property
    def available(self) -> int:
        """A = C + T: between one glass and two."""
        return self.carry + self.full

    def left(self, elapsed: int) -> int:
        """L(e), never below nothing."""
        return max(0, self.available - elapsed)

    def sand(self, elapsed: int) -> int:
        """s(e): at e = C exactly the glass is turned first."""
        if elapsed < self.carry:
            return self.carry - elapsed
        return self.left(elapsed)

    def inherited(self, elapsed: int) -> bool:
        """The glass has not been turned for this player yet: a whole one is still to come."""
        return elapsed < self.carry

    def next(self, elapsed: int, by_time: bool = False) -> "Glass":
        """The next player's glass: the sand really in it is handed on, nothing after time (LAG-A22)."""
        return Glass(self.full, 0 if by_time else self.sand(elapsed))
