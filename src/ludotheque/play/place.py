"""A position beside any table, seen by whoever is to move there: what lessons, puzzles and studies stand on."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ludotheque.core import record
from ludotheque.core.catalog import Entry
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.core.outcome import Event, Json, Outcome
from ludotheque.core.parts import Told, Wire
from ludotheque.core.record import Record


@dataclass(frozen=True)
class Place:
    """The game, its position, whose eyes see it, and what the last move did, so that the board can mark it."""

    game: AnyGame
    state: Any
    seat: Seat
    wire: Wire[Any, Any]
    newest: tuple[Event, ...] = ()

    @property
    def turn(self) -> Seat | None:
        """Who decides: of seats that choose together the first; CHANCE, or None when it is over."""
        return to_move(self.game, self.state)

    @property
    def deciding(self) -> bool:
        """Whether it is for these eyes to move."""
        return self.seat in self.game.together(self.state) or self.game.turn(self.state) == self.seat

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while the game goes on."""
        return self.game.outcome(self.state)

    def shown(self, peek: bool = False) -> Told:
        """The position as its board draws it."""
        return self.wire.show(self.game, self.game.view(self.state, self.seat, peek), self.seat)

    def peeked(self) -> Told | None:
        """What is seen by who looks under what is covered, where the rules allow it now."""
        peeked = self.shown(peek=True)
        return peeked if self.deciding and peeked != self.shown() else None

    def choices(self) -> Told | None:
        """What these eyes may do now."""
        view = self.game.view(self.state, self.seat)
        return self.wire.choices(self.game, view, self.seat) if self.deciding else None

    def play(self, move: str) -> tuple[str, "Place"]:
        """The move as the rules write it, and the position after it; raises what the rules raise."""
        game, state = self.game, self.state
        played = game.read(state, move)
        after = game.play(state, played)
        newest = game.events(state, played, after, self.seat)
        return game.write(state, played), replace(self, state=after, newest=newest)

    def turned(self) -> "Place":
        """The same position, seen by whoever is to move now; after the end, and before chance, by the same eyes."""
        turn = self.turn
        return self if turn is None or turn == CHANCE else replace(self, seat=turn)


def begun(entry: Entry, start: Record) -> Place:
    """The position that a record begins with; raises InvalidRecord for a setup that cannot be."""
    game = entry.game(start.options, start.rules)
    return Place(game, game.initial(start.setup), 0, _board(entry)).turned()


def place_of(entry: Entry, kept: Mapping[str, Json]) -> Place:
    """Where a record without its game leads, seen by whoever is to move; after the end by the first seat."""
    replayed = record.replay(record.from_json({"game": entry.key, **kept}))
    game, states = replayed.game, replayed.states
    turn = to_move(game, replayed.last)
    seat = 0 if turn is None or turn == CHANCE else turn
    newest = game.events(states[-2], replayed.moves[-1], states[-1], seat) if replayed.moves else ()
    return Place(game, replayed.last, seat, _board(entry), newest)


def _board(entry: Entry) -> Wire[Any, Any]:
    wire = entry.part(Wire)
    assert wire is not None, "what is shown has a board"
    return wire


def to_move(game: AnyGame, state: Any) -> Seat | None:
    """Whose decision it is; of seats that choose together the first."""
    together = game.together(state)
    return together[0] if together else game.turn(state)
