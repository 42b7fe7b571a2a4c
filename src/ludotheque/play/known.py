"""What one reader may know of a match: the present view, and nothing that the view does not hold."""

from typing import Any

from ludotheque.core.catalog import Entry
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove, LudothequeError
from ludotheque.core.game import CHANCE, Seat
from ludotheque.core.outcome import Event
from ludotheque.core.parts import Bots, Told, Wire
from ludotheque.core.record import Record
from ludotheque.play import records
from ludotheque.play.line import Step
from ludotheque.play.match import Match
from ludotheque.play.told import LogEntry, OutcomeTold, Past, ToMove

OF_THE_MATCH = ("NOT_YOUR_TURN", "TOO_FAST")
"""Refusals that no state can tell anything by."""


class Known:
    """Everything about a match that leaves for a reader is made here; seat None is a watcher."""

    def __init__(self, entry: Entry, match: Match, seat: Seat | None, peek: bool = False) -> None:
        self.seat, self.over = seat, match.over
        self._entry, self._match, self._game = entry, match, match.game
        self.view: Any = match.game.view(match.state, seat, peek)

    def show(self) -> Told:
        return self._wire.show(self._game, self.view, self.seat)

    def choices(self) -> Told | None:
        """For a seat that must decide now; None for everybody else."""
        if self.seat is None or self.seat not in self._match.deciding:
            return None
        return self._wire.choices(self._game, self.view, self.seat)

    def to_move(self) -> ToMove:
        turn = None if self.over else self._game.turn(self._match.state)
        return "chance" if turn == CHANCE else turn

    @property
    def plies(self) -> int:
        return self._match.ply

    def log(self, since: int = 0, upto: int | None = None) -> tuple[LogEntry, ...]:
        """The moves that stand, each with what this reader may be told of it."""
        return tuple(
            LogEntry(ply, step.seat, step.text, self._told(step))
            for ply, step in enumerate(self._match.line[since:upto], since)
        )

    def _told(self, step: Step) -> tuple[Event, ...]:
        """What a move did; secret choices, once revealed, are each told where they were made and nowhere else."""
        if not step.revealed or step.seat is None:
            return self._game.events(step.before, step.move, step.after, self.seat)
        told = self._game.events(step.before, step.move, step.after, step.seat)
        return tuple(event for event in told if event.facts.get("seat", step.seat) == step.seat)

    def past(self, ply: int) -> Past:
        """A position of the line, seen as the reader saw it then; withheld games give none while they run."""
        if not self.may("look"):
            raise LudothequeError("NOT_WHILE_PLAYING", None, what="look")
        if not 0 <= ply <= self._match.ply:
            raise LudothequeError("NO_SUCH_PLY", None, ply=ply, plies=self._match.ply)
        view = self._game.view(self._match.state_at(ply), self.seat)
        return Past(self.seat, ply, self._wire.show(self._game, view, self.seat))

    def own_choice(self) -> str | None:
        """A secret choice is shown to the seat that made it, and to nobody else."""
        chosen = self._match.sealed.get(self.seat) if self.seat is not None else None
        return chosen.move if chosen else None

    def record(self, names: tuple[str, ...], timed: bool = False) -> Record:
        return records.written(self._match, names, self.seat, timed)

    def outcome(self) -> OutcomeTold | None:
        found, ending = self._match.outcome, self._match.ending
        if found is None:
            return None
        seat = ending.seat if ending else None
        return OutcomeTold(found.reason, found.scores, found.returns, found.winners, found.detail, seat)

    def refusal(self, error: LudothequeError, text: str) -> LudothequeError:
        """Why a move was refused, told only as far as a guess that agrees with the view would tell it as well."""
        if not self._game.info.hidden or not isinstance(error, IllegalMove) or error.code in OF_THE_MATCH:
            return error
        guess = self._game.guess(self.view, SplitMix64(0).below)
        try:
            self._game.play(guess, self._game.read(guess, text))
        except LudothequeError as known:
            return known
        return IllegalMove(error.code, error.clause)

    def may(self, what: str) -> bool:
        """Whether the game allows `hint`, `look`, `fork` or `takeback` now; its wire says what it withholds in play."""
        if not self.over and what in self._wire.withheld(self._game):
            return False
        if what == "fork":
            setup = self._match.setup
            return self.over or self._game.known_setup(setup, self._match.state, self.seat) == setup
        return what != "hint" or self._entry.offers(Bots)

    @property
    def _wire(self) -> Wire[Any, Any]:
        found = self._entry.part(Wire)
        assert found is not None
        return found
