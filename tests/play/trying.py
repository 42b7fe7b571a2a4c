"""Trials for tests: what was tried is done again from its entries, and must come to the same."""

from typing import Any

from ludotheque.play.entries import MatchEntry
from ludotheque.play.match import Match
from ludotheque.play.trial import Trial


def folded(match: Match) -> dict[str, Any]:
    """Everything that the log determines."""
    return {key: value for key, value in vars(match).items() if key != "game" and not key.startswith("_")}


def do(match: Match, trial: Trial) -> tuple[MatchEntry, ...]:
    """Apply the entries to the match itself, as after a restart."""
    for entry in trial.entries:
        match.apply(entry)
    assert folded(match) == folded(trial.match)
    return trial.entries
