"""A match that runs is known again beside its table, by its line or by its position, whatever way they came there."""

from collections.abc import Iterable, Sequence

from ludotheque.core.catalog import Entry
from ludotheque.core.parts import Wire
from ludotheque.core.record import Record
from ludotheque.play.place import Place
from ludotheque.play.sitting import Sitting

LEAST = 3
"""Fewer moves than this are nobody's own: every match begins like some other."""
WEEK_MS = 7 * 24 * 3600 * 1000
"""Where nobody has moved for so long, nobody is helped by what is found out elsewhere."""


def under_way(sitting: Sitting, now: int) -> bool:
    """Somebody plays it here: it is not over, and more than a record that is looked at."""
    match = sitting.match
    shown = sitting.stored.given == match.ply and not match.sealed
    return not match.over and match.ply >= LEAST and not shown and now - match.latest < WEEK_MS


def withholds(sitting: Sitting) -> bool:
    """Its game gives no help at all in play, nor lets anybody go on from its positions."""
    wire = sitting.entry.part(Wire)
    return wire is not None and "fork" in wire.withheld(sitting.match.game)


def may_withhold(entry: Entry) -> bool:
    """Whether there are matches of this game that withhold so much."""
    wire = entry.part(Wire)
    chosen = ({}, *entry.presets.values())
    return wire is not None and any("fork" in wire.withheld(entry.game(options)) for options in chosen)


def known_again(sittings: Iterable[Sitting], start: Record, moves: Sequence[str], *places: Place) -> bool:
    """Whether one of these matches goes on in a line of moves, or stands in one of these positions.

    Options are left aside: a game can be told by its moves, and they are easily changed in a file."""
    return any(_within(sitting, start, moves) or _stands(sitting, places) for sitting in sittings)


def _within(sitting: Sitting, start: Record, moves: Sequence[str]) -> bool:
    """The line is that of the match, at most a round behind it, or goes on from where it stands."""
    played, match = [step.text for step in sitting.match.line], sitting.match
    common = min(len(played), len(moves))
    near = len(moves) >= max(LEAST, len(played) - match.game.info.seats)
    return match.setup == start.setup and near and played[:common] == list(moves[:common])


def _stands(sitting: Sitting, places: Iterable[Place]) -> bool:
    position = sitting.match.game.position(sitting.match.state)
    return any(place.game.position(place.state) == position for place in places)
