"""A game as it welcomes a newcomer, where its folder says how."""

from collections.abc import Mapping
from dataclasses import replace

from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.clock import ClockSettings
from ludotheque.core.coaching import Coach
from ludotheque.core.game import AnyGame
from ludotheque.core.options import Value
from ludotheque.core.parts import Welcome, Wire


def options(entry: Entry) -> Mapping[str, Value]:
    """What is chosen for a newcomer; nothing where the plain game is gentle enough."""
    welcome = entry.part(Welcome)
    return welcome.options() if welcome else {}


def coached(entry: Entry) -> bool:
    """Whether a coach may sit beside a newcomer: where hints are withheld there is none."""
    wire = entry.part(Wire)
    assert wire is not None
    return entry.offers(Coach) and "hint" not in wire.withheld(entry.game(options(entry)))


def setup(entry: Entry, game: AnyGame, below: Below) -> str | None:
    """What is laid out for a newcomer; None: as for everybody."""
    welcome = entry.part(Welcome)
    return welcome.setup(game, below) if welcome else None


def clock(found: ClockSettings | None) -> ClockSettings | None:
    """A glass that stands until the first action: reading the rules costs a newcomer no sand."""
    return replace(found, patient=True) if found and found.kind == "hourglass" else found
