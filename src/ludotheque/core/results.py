"""A finished match as a player's statistics keep it, and what can be said of such matches in any game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ludotheque.core.outcome import Json

OTHER = "other"
"""The name for options that no preset has."""


@dataclass(frozen=True)
class Result:
    """One match that counts: `preset` is None where the options are those of none; times are milliseconds."""

    player: str
    game: str
    preset: str | None
    options: Mapping[str, Json]
    daily: str | None
    began: int
    ended: int
    reason: str
    scores: tuple[int, ...]
    won: bool
    assisted: bool
    plies: int
    facts: Mapping[str, Json] = field(default_factory=dict)


def plain_group(one: Result) -> str:
    """What a match is counted with: those of the same preset."""
    return one.preset or OTHER


def plain_summary(results: Sequence[Result]) -> dict[str, Json]:
    """What can be said of any game."""
    streak = best = 0
    for one in results:
        streak = streak + 1 if one.won else 0
        best = max(best, streak)
    wins = [one for one in results if one.won]
    return {
        "games": len(results), "wins": len(wins), "helped": sum(one.assisted for one in wins),
        "win_rate": len(wins) / len(results) if results else None, "streak": streak, "best_streak": best,
    }  # fmt: skip
