"""The clock at a keyboard: real time for people, and for bots the time that their level says."""

from collections.abc import Callable
from dataclasses import replace

from ludotheque.core.clock import ClockSettings
from ludotheque.core.hourglass import Glass
from ludotheque.play import timing
from ludotheque.play.match import Match


class Watch:
    """`reaction`: after so many milliseconds a bot notices that somebody's glass is empty (Laguna §5)."""

    def __init__(self, clock: ClockSettings | None, time: Callable[[], int], reaction: int) -> None:
        # a line that is typed comes slowly enough: no key repeats itself (LAG-E5)
        self.clock = replace(clock, min_action_ms=0) if clock else None
        self.reaction, self._time, self._ahead = reaction, time, 0

    def now(self) -> int:
        """The time of the match: nobody at the keyboard waits while the sand of a bot runs."""
        return self._time() + self._ahead

    def pace(self, match: Match, cost_ms: int) -> None:
        """An action of a bot takes so long (Laguna §9), however long it has thought."""
        began = match.spent.began
        if self.clock and began is not None and timing.runs(match, self.clock):
            self._ahead += began + cost_ms - self.now()

    def glass(self, match: Match) -> Glass | None:
        """The glass of the turn, where sand runs."""
        clock = self.clock
        if clock is None or clock.kind != "hourglass" or not timing.runs(match, clock):
            return None
        return Glass(clock.full, match.spent.carry)
