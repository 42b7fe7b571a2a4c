"""Sittings for tests, of the tiny game or of a real one, and proposals taken over as if a store had kept them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Wire
from ludotheque.play import beginning
from ludotheque.play.matches import StoredMatch
from ludotheque.play.proposal import Proposal
from ludotheque.play.seats import Holder
from ludotheque.play.sitting import Sitting
from ludotheque.play.table import Table
from play.counting import Count, Counting

ADA, BEA, BOB, CEM = Holder("here", "Ada"), Holder("here", "Bea"), Holder("link", "Bob"), Holder("link", "Cem")
ROBOT, EMPTY = Holder("bot", "", 2), Holder("link", "", None, False)


class CountingWire(Wire[Counting, Count]):
    """What a board of the tiny game would be given."""

    view_type = choices_type = detail_type = dict

    def __init__(self, *withheld: str) -> None:
        self._withheld = frozenset(withheld)

    def show(self, game: Counting, view: Count, seat: int | None) -> Mapping[str, object]:
        return {"total": view.total, "card": view.card}

    def choices(self, game: Counting, view: Count, seat: int) -> Mapping[str, object]:
        return {"moves": [game.write(view, move) for move in game.moves(view, seat)]}

    def withheld(self, game: Counting) -> frozenset[str]:
        return self._withheld


def counting(game: AnyGame | None = None, *withheld: str) -> Entry:
    """The tiny game as the catalog would show it."""
    made: AnyGame = game or Counting()
    return Entry("counting", 1, "CNT", (2,), (1, 1), (), lambda options: made, parts={Wire: CountingWire(*withheld)})


def sat(entry: Entry, *holders: Holder, clock: ClockSettings | None = None, **more: Any) -> Sitting:
    """A table where nobody has moved yet; `options` and `setup` may be given, and what a Table has besides."""
    game, setup = entry.game(more.pop("options", {})), more.pop("setup", None)
    company = holders or (ADA,) * game.info.seats
    table = Table("t", entry.key, game.info.options, company, clock, **more)
    begun = beginning.begin(entry, game, table.number, table.company, 0, below(1), setup, 99)
    return Sitting.begun(entry, table, begun, StoredMatch(**vars(begun.new), id=1))


def below(seed: int) -> Below:
    return SplitMix64(seed).below


def taken(sitting: Sitting, proposal: Proposal | None) -> Sitting:
    """What the table is once the proposal is stored."""
    assert proposal is not None
    ready = proposal.ready()
    following = ready.change.next
    return sitting.accepted(ready, StoredMatch(**vars(following), id=2) if following else None)


def moved(sitting: Sitting, *texts: str, now: int = 0) -> Sitting:
    """After these moves, each by whoever must decide first."""
    for text in texts:
        sitting = taken(sitting, sitting.move(sitting.match.deciding[0], text, now))
    return sitting


def wandered(sitting: Sitting, plies: int, chance: Below, now: int = 0) -> Sitting:
    """After so many legal moves more, or at the end."""
    game, goal = sitting.match.game, sitting.match.ply + plies
    while not sitting.match.over and sitting.match.ply < goal:
        seat, state = sitting.match.deciding[0], sitting.match.state
        text = game.write(state, game.moves(state, seat).sample(chance))
        sitting = taken(sitting, sitting.move(seat, text, now))
    return sitting


def again(sitting: Sitting, log: tuple[Any, ...]) -> Sitting:
    """The same table read from a store."""
    return Sitting.opened(sitting.entry, sitting.table, replace(sitting.stored, entries=log))


REAL = catalog.INSTALLED
