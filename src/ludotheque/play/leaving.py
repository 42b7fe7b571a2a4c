"""The clock of those who have left: where nobody waits for them at another screen, it stands until they say so."""

from ludotheque.core.clock import ClockSettings
from ludotheque.play import timing
from ludotheque.play.entries import Paused, Resumed
from ludotheque.play.match import Match
from ludotheque.play.trial import Trial

GRACE_MS = 2_000
"""Whoever is back so soon has only loaded the page again, and finds no pause."""


def due(match: Match, clock: ClockSettings | None, empty: int | None) -> int | None:
    """When the clock is stopped; `empty`: since when nobody is there, None where somebody is or is waited for."""
    if empty is None or clock is None or not timing.runs(match, clock):
        return None
    return empty + GRACE_MS


def leave(match: Match, empty: int) -> Trial:
    """The time since they left is nobody's, but for what a bot has used of it."""
    return Trial(match, Paused(max(empty, match.latest)))


def come_back(match: Match, clock: ClockSettings | None, empty: int, back: int) -> Trial:
    """Before the clock was stopped: what has run meanwhile is given back, and it runs on."""
    if clock is None or not timing.runs(match, clock) or match.latest >= back:
        return Trial(match)
    trial = leave(match, empty)
    trial.add(Resumed(back))
    return trial
