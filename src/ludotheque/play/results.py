"""What is kept of a match for its player's statistics, and what those say."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.catalog import Entry
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Statistics
from ludotheque.core.results import Result, plain_group, plain_summary
from ludotheque.play.match import Match
from ludotheque.play.table import Table


def result(entry: Entry, table: Table, match: Match, now: int) -> Result | None:
    """The host's match as it stands; None where nobody counts it, or the host never moved (GAP-36)."""
    seat = host_seat(table)
    if not counts(table) or all(step.seat != seat for step in match.line):
        return None
    assert table.player is not None and seat is not None
    outcome = match.outcome
    own = entry.part(Statistics)
    facts = own.facts(match.game, match.state) if own else {}
    return Result(
        table.player, table.game, preset_of(entry, match.game.info), _plain(table.options),
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


def preset_of(entry: Entry, info: GameInfo) -> str | None:
    """The preset that these options are in these rules, other seats included."""
    made = ((name, entry.game(told, info.rules).info.options) for name, told in entry.presets.items())
    return next((name for name, options in made if options == info.options), None)


def summaries(entry: Entry, results: Sequence[Result]) -> dict[str, Json]:
    """A summary a group, oldest match first, as the game reckons it or as all games can."""
    own = entry.part(Statistics)
    groups: dict[str, list[Result]] = {}
    for one in results:
        groups.setdefault(group_of(entry, one), []).append(one)
    return {name: own.summary(some) if own else plain_summary(some) for name, some in groups.items()}


def group_of(entry: Entry, one: Result) -> str:
    """What a match is counted with: those of the same preset, unless the game sorts them itself."""
    own = entry.part(Statistics)
    return own.group(one) if own else plain_group(one)


def _plain(options: Mapping[str, Any]) -> dict[str, Json]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}
