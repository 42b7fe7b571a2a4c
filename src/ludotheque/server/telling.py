"""What lessons and puzzles tell alike: a board's JSON, events, and how a game ended."""

from collections.abc import Sequence

from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.parts import Told
from ludotheque.server.messages import EventTold, OutcomeTold
from ludotheque.server.outbound import shaped


def plain(told: Told | None) -> dict[str, object] | None:
    """A board's object as JSON."""
    return None if told is None else dict(told)


def events_told(events: Sequence[Event]) -> list[EventTold]:
    return [EventTold(key=event.key, facts=dict(event.facts)) for event in events]


def outcome_told(found: Outcome | None) -> OutcomeTold | None:
    return None if found is None else shaped(OutcomeTold, found)
