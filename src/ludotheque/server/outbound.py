"""The one door: everything about a match that leaves the server for a reader is built here, from that seat's view."""

from dataclasses import dataclass
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.bot import Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove, LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.parts import Bots, Told, Wire
from ludotheque.core.record import Record
from ludotheque.play import records
from ludotheque.play.match import Match
from ludotheque.server.messages import EventTold, LogEntry, OutcomeTold, Past, Refused

OF_THE_MATCH = ("NOT_YOUR_TURN", "TOO_FAST")
"""Refusals that no state can tell anything by."""


@dataclass(frozen=True)
class Known:
    """What one reader may know of a match: the present view, and nothing that the view does not hold."""

    game: AnyGame
    seat: Seat | None
    view: Any
    over: bool
    _match: Match

    def show(self) -> Told:
        return _wire(self.game).show(self.game, self.view, self.seat)

    def choices(self) -> Told | None:
        """For a seat that must decide now; null for everybody else."""
        if self.seat is None or self.seat not in self._match.deciding:
            return None
        return _wire(self.game).choices(self.game, self.view, self.seat)

    def log(self, since: int = 0) -> list[LogEntry]:
        """The moves that stand, each with what this reader may be told of it."""
        return [
            LogEntry(
                ply=ply, seat=step.seat, move=step.text,
                events=[event_told(e) for e in self.game.events(step.before, step.move, step.after, self.seat)],
            )
            for ply, step in enumerate(self._match.line[since:], since)
        ]  # fmt: skip

    def past(self, ply: int) -> Past:
        """A position of the line, seen as the reader saw it then; withheld games give none while they run."""
        if not self.may("look"):
            raise LudothequeError("NOT_WHILE_PLAYING", None, what="look")
        if not 0 <= ply <= self._match.ply:
            raise LudothequeError("NO_SUCH_PLY", None, ply=ply, plies=self._match.ply)
        view = self.game.view(self._match.state_at(ply), self.seat)
        return Past(seat=self.seat, ply=ply, view=_wire(self.game).show(self.game, view, self.seat))

    def own_choice(self) -> str | None:
        """A secret choice is shown to the seat that made it, and to nobody else."""
        chosen = self._match.sealed.get(self.seat) if self.seat is not None else None
        return chosen.move if chosen else None

    def record(self, names: tuple[str, ...], timed: bool) -> Record:
        return records.written(self._match, names, self.seat, timed)

    def outcome(self) -> OutcomeTold | None:
        outcome = self._match.outcome
        if outcome is None:
            return None
        return outcome_told(outcome, self._match.ending.seat if self._match.ending else None)

    def question(self) -> tuple[Any, Seen]:
        """What a bot in this seat, or a hint for it, is given."""
        assert self.seat is not None
        return self.view, Seen(self.seat, tuple(step.text for step in self._match.line))

    def refusal(self, error: LudothequeError, text: str) -> Refused:
        """Why a move was refused, told only as far as a guess that agrees with the view would tell it as well."""
        if not self.game.info.hidden or not isinstance(error, IllegalMove) or error.code in OF_THE_MATCH:
            return refused(error)
        guess = self.game.guess(self.view, SplitMix64(0).below)
        try:
            self.game.play(guess, self.game.read(guess, text))
        except LudothequeError as known:
            return refused(known)
        return Refused(code=error.code, clause=error.clause)

    def may(self, what: str) -> bool:
        """Whether the game allows this now: `wire.withheld(game)` names what it forbids in play.

        It may name `hint`, `look` (past positions), `fork` (going on from one) and `takeback`."""
        if not self.over and what in _wire(self.game).withheld(self.game):
            return False
        if what == "fork":
            setup = self._match.setup
            return self.over or self.game.known_setup(setup, self._match.state, self.seat) == setup
        return what != "hint" or has_bots(self.game.info.key)


def outbound(match: Match, seat: Seat | None, peek: bool = False) -> Known:
    """What that seat may know now; None is a watcher."""
    return Known(match.game, seat, match.game.view(match.state, seat, peek), match.over, match)


def refused(error: LudothequeError) -> Refused:
    return Refused(code=error.code, clause=error.clause, facts=dict(error.facts))


def event_told(event: Event) -> EventTold:
    return EventTold(key=event.key, facts=dict(event.facts))


def outcome_told(outcome: Outcome, seat: Seat | None = None) -> OutcomeTold:
    return OutcomeTold(
        reason=outcome.reason, scores=list(outcome.scores), returns=list(outcome.returns),
        winners=list(outcome.winners), detail=dict(outcome.detail), seat=seat,
    )  # fmt: skip


def turn_told(turn: Seat | None) -> Any:
    return "chance" if turn == CHANCE else turn


def has_bots(game: str) -> bool:
    """Whether the game's folder has bots; looks without importing them."""
    return catalog.entry(game).offers(Bots)


def _wire(game: AnyGame) -> Wire[Any, Any]:
    found = catalog.entry(game.info.key).part(Wire)
    assert found is not None
    return found
