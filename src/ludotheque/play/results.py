"""What is kept of a match for its player's statistics, and what those say."""

import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.game import Seat
from ludotheque.core.outcome import Json
from ludotheque.play.match import Match
from ludotheque.play.table import Table

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


def result(table: Table, match: Match, now: int) -> Result | None:
    """The host's match as it stands; None where nobody counts it, or the host never moved (GAP-36)."""
    seat = host_seat(table)
    if not counts(table) or all(step.seat != seat for step in match.line):
        return None
    assert table.player is not None and seat is not None
    entry, outcome = catalog.entry(table.game), match.outcome
    facts = _own(entry, "facts", _no_facts)(match.game, match.state)
    return Result(
        table.player, table.game, preset_of(entry, match.game.info.options), _plain(table.options),
        table.day, match.began, now,
        outcome.reason if outcome else "abandoned", outcome.scores if outcome else (),
        outcome is not None and seat in outcome.winners, match.assisted, match.ply, facts,
    )  # fmt: skip


def counts(table: Table) -> bool:
    """Whether the match that is on counts: in a browser's statistics, and a day's setup once."""
    return table.player is not None and host_seat(table) is not None and not (table.day and table.repeats)


def host_seat(table: Table) -> Seat | None:
    """The one seat on the host's screen; several people there keep no statistics together."""
    here = [seat for seat, holder in enumerate(table.company) if holder.kind == "here"]
    return here[0] if len(here) == 1 else None


def preset_of(entry: Entry, options: Mapping[str, Any]) -> str | None:
    """The preset that these options are, other seats included."""
    return next((name for name, told in entry.presets.items() if entry.game(told).info.options == options), None)


def summaries(game: str, results: Sequence[Result]) -> dict[str, Json]:
    """A summary a group, oldest match first, as the game reckons it or as all games can."""
    summary = _own(catalog.entry(game), "summary", plain_summary)
    groups: dict[str, list[Result]] = {}
    for one in results:
        groups.setdefault(group_of(one), []).append(one)
    return {name: summary(some) for name, some in groups.items()}


def group_of(one: Result) -> str:
    """What a match is counted with: those of the same preset, unless the game sorts them itself."""
    name: str = _own(catalog.entry(one.game), "group", _preset_name)(one)
    return name


def _preset_name(one: Result) -> str:
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


def _no_facts(game: Any, state: Any) -> dict[str, Json]:
    return {}


def _own(entry: Entry, name: str, otherwise: Callable[..., Any]) -> Callable[..., Any]:
    """The game's own `facts(game, state)` of a match, `group(result)` or `summary(results)`, where it has one."""
    if importlib.util.find_spec(f"ludotheque.games.{entry.key}.statistics") is None:
        return otherwise
    found: Callable[..., Any] = getattr(entry.part("statistics"), name, otherwise)
    return found


def _plain(options: Mapping[str, Any]) -> dict[str, Json]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}
