"""A small sea for the hourglass: two launched rafts, each with a reef one step to the east."""

from typing import Any

from ludotheque.core import catalog
from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import AnyGame
from ludotheque.play import actions
from ludotheque.play.match import Match
from ludotheque.play.trial import Trial
from play.counting import ones
from play.trying import do

SEA = """board:laguna-board 1
name: Two reefs
side: test
size: 5 9
symmetry: none
line: shore
grid:
.........
...x.....
.........
.........
...x.....
end

play turn=0 phase=premove raft0=H,0,0,rg----,- raft1=H,3,0,rg----,- volcano=0,0"""

GLASS = ClockSettings("hourglass", 30, 0, 0, 200, 200, False, "LAG-E5")
REEF, PASS = ("step E",), ("end",)
AGAIN = ("shift 0 5", "step E")
"""Covers the reef that shows, and lays it bare once more."""


def laguna(**options: Any) -> AnyGame:
    return catalog.entry("laguna").game(options)


class Played:
    """A match against the glass, with a clock that the test moves."""

    def __init__(self, clock: ClockSettings = GLASS, **options: Any) -> None:
        self.match, self.clock, self.now = Match(laguna(**options), SEA, 0), clock, 0

    @property
    def active(self) -> int:
        return self.match.deciding[0]

    def act(self, text: str, seat: int | None = None) -> bool:
        mover = self.active if seat is None else seat
        return self._apply(actions.play(self.match, mover, text, self.now, ones, self.clock))

    def expire(self) -> bool:
        return self._apply(actions.expire(self.match, self.clock, self.now, ones))

    def _apply(self, trial: Trial) -> bool:
        return bool(do(self.match, trial))
