"""The sand of §5 as arithmetic: what is in the glass, what is left, what is handed on. Times are milliseconds."""

from dataclasses import dataclass

GRACE = 200
"""An action received so late after the deadline still counts; it does not lengthen the carry."""
HANDOVER = 700
"""The pause between turns in which the sand stands still; 0 on one screen."""
SHORTEST = 200
"""The least time between two accepted actions (LAG-E5)."""


@dataclass(frozen=True)
class Glass:
    """One turn's glass: `carry` is the inherited sand C, `full` the time T of a whole glass."""

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

    def flip_at(self, started: int) -> int:
        return started + self.carry

    def deadline(self, started: int) -> int:
        return started + self.available

    def next(self, elapsed: int, by_time: bool) -> "Glass":
        """The next player's glass: the sand really in it is handed on, nothing after time (LAG-A22)."""
        return Glass(self.full, 0 if by_time else self.sand(elapsed))

    def callable(self, elapsed: int) -> bool:
        """Somebody may say "Time!" (LAG-22)."""
        return elapsed >= self.available

    def accepts(self, elapsed: int, call: bool) -> bool:
        """An action received now is still in time; with `call` it is until somebody calls."""
        return call or elapsed <= self.available + GRACE
