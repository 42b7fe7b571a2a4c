"""One match: an append-only log, and everything else folded from it by replay."""

import copy
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.outcome import Outcome
from ludotheque.play import ending
from ludotheque.play.clock import Spent
from ludotheque.play.ending import Ending, Reason
from ludotheque.play.entries import (
    Abandoned,
    Again,
    Agreed,
    Answered,
    BotSeated,
    Chosen,
    Helped,
    MatchEntry,
    Offered,
    OfferKind,
    Paused,
    Played,
    Resigned,
    Resumed,
    TakenBack,
    TimeLost,
    Withdrawn,
)
from ludotheque.play.finished import Ended
from ludotheque.play.line import Line, Step

_REASONS: dict[type[MatchEntry], Reason] = {
    Resigned: "resigned", Agreed: "agreed", TimeLost: "time", Abandoned: "abandoned",
}  # fmt: skip


@dataclass(frozen=True)
class Offer:
    """A standing offer and who has agreed so far."""

    seat: Seat
    accepted: frozenset[Seat] = frozenset()


class Match:
    """A match that somebody reads is never changed: `actions` try what is asked on a copy, which takes its place."""

    def __init__(self, game: AnyGame, setup: str, began: int, entries: Iterable[MatchEntry] = ()) -> None:
        self.game, self.setup, self.began = game, setup, began
        self.first: Any = game.initial(setup)
        self.line = Line()
        self.count = 0
        """Entries so far."""
        self.latest = began
        """When the last of them was made."""
        self.turn = 0
        """Changes with every change of the position, and with nothing else: secret choices do not age a view."""
        self.cuts: tuple[tuple[int, int], ...] = ()
        """(turn, to) of each take-back: what a reader who knew more must forget."""
        self.sealed: dict[Seat, Chosen] = {}
        self.offers: dict[OfferKind, Offer] = {}
        self.declined: set[tuple[OfferKind, Seat]] = set()
        self.ending: Ending | None = None
        self.assisted = False
        self.helped: tuple[Seat | None, int] | None = None
        """The last hint: for whom, and at which turn."""
        self.hints: frozenset[tuple[int, str]] = frozenset()
        """Moves that hints have named, each with its ply."""
        self.again = False
        self.spent = Spent(began)
        self._outcome: Outcome | None = None
        self._over: bool | None = None
        self._deciding: tuple[Seat, ...] | None = None
        """Both are asked for again and again between two entries."""
        for entry in entries:
            self.apply(entry)

    def copy(self) -> "Match":
        """A match to try entries on; it costs the same however long the line is."""
        other = copy.copy(self)
        other.sealed, other.offers = dict(self.sealed), dict(self.offers)
        other.declined, other.spent = set(self.declined), self.spent.copy()
        return other

    @property
    def state(self) -> Any:
        return self.line[-1].after if self.line else self.first

    @property
    def ply(self) -> int:
        return len(self.line)

    def ply_of(self, seat: Seat) -> int:
        """Where what the seat decides now will stand: choices made at once follow in the order of the seats."""
        together = self.game.together(self.state)
        return self.ply + (together.index(seat) if seat in together else 0)

    @property
    def hinted(self) -> tuple[int, ...]:
        """The plies of the line that stands where a hint was followed."""
        return tuple(sorted(ply for ply, move in self.hints if ply < self.ply and self.line[ply].text == move))

    def state_at(self, ply: int) -> Any:
        """The state after the first `ply` moves of the line that stands."""
        return self.line[ply - 1].after if ply else self.first

    @property
    def outcome(self) -> Outcome | None:
        """None while it goes on; counted once, for a score may take seconds."""
        if self._outcome is None and self.over:
            own = ending.outcome(self.game, self.ending) if self.ending else None
            self._outcome = own or self.game.outcome(self.state)
        return self._outcome

    @property
    def ended(self) -> Ended | None:
        """What its table remembers of the end."""
        if (found := self.outcome) is None:
            return None
        return Ended(found.reason, found.scores, found.winners, self.ending.seat if self.ending else None)

    @property
    def over(self) -> bool:
        if self._over is None:
            self._over = self.ending is not None or self.game.turn(self.state) is None
        return self._over

    @property
    def deciding(self) -> tuple[Seat, ...]:
        """The seats that the match waits for."""
        if self._deciding is None:
            self._deciding = self._who_decides()
        return self._deciding

    def _who_decides(self) -> tuple[Seat, ...]:
        if self.over:
            return ()
        together = self.game.together(self.state)
        if together:
            return tuple(seat for seat in together if seat not in self.sealed)
        turn = self.game.turn(self.state)
        return (turn,) if turn is not None and turn >= 0 else ()

    def apply(self, entry: MatchEntry) -> None:
        """Fold one entry in; entries from `actions` and from the store always fit."""
        self.count += 1
        self.latest = max(self.latest, entry.at)
        match entry:
            case Played():
                self._play(entry)
            case Chosen() | Withdrawn() | TakenBack():
                self._choose(entry)
            case Offered() | Answered() | BotSeated() | Again():
                self._agree(entry)
            case Resigned() | Agreed() | TimeLost() | Abandoned():
                self._end(Ending(_REASONS[type(entry)], None if isinstance(entry, Agreed) else entry.seat))
            case Paused():
                self._pause(entry)
            case Resumed(at):
                self.spent.run(at)
                self.offers.pop("pause", None)
            case Helped(seat, _, move, ply):
                self.assisted, self.helped = True, (seat, self.turn)
                self.hints |= {(ply, move)} if move else set()
        self._over = self._deciding = None

    def stand(self, entry: Played, move: Any, after: Any) -> None:
        """A move that the rules have judged becomes part of the line; `apply` is for those that were only written."""
        self.count += 1
        self.latest = max(self.latest, entry.at)
        self._stand(entry, move, after)
        self._over = self._deciding = None

    def _play(self, entry: Played) -> None:
        move = self.game.read(self.state, entry.move)
        self._stand(entry, move, self.game.play(self.state, move))

    def _stand(self, entry: Played, move: Any, after: Any) -> None:
        before, mover = self.state, self.game.turn(self.state)
        self.line = self.line.then(Step(entry.seat, entry.move, move, before, after, entry.spent, entry.revealed))
        self.turn += 1
        if entry.seat is not None:
            self.sealed.pop(entry.seat, None)
            self.spent.move(entry.seat, entry.spent)
        self.spent.acted = entry.at
        if self.game.turn(after) != mover:
            self.spent.pass_on(entry.carry, self.turn)
        self.spent.run(None if self.game.turn(after) is None else entry.at + entry.pause)
        self.declined.clear()
        for passing in ("takeback", "draw", "pause", "anew"):
            self.offers.pop(passing, None)

    def _choose(self, entry: Chosen | Withdrawn | TakenBack) -> None:
        match entry:
            case Chosen(seat):
                self.sealed[seat] = entry
            case Withdrawn(seat):
                del self.sealed[seat]
            case TakenBack():
                self._take_back(entry)

    def _agree(self, entry: Offered | Answered | BotSeated | Again) -> None:
        match entry:
            case Offered(seat, offer):
                self.offers[offer] = Offer(seat)
            case Answered():
                self._answer(entry)
            case BotSeated(seat):
                self._forget_offers(seat)
            case Again(_, seated):
                self.again = True
                if seated and not self.over:
                    self._end(Ending("abandoned"))

    def _pause(self, entry: Paused) -> None:
        """The clock stands; what was used until then stays used."""
        for seat in self.deciding:
            self.spent.move(seat, self.spent.running(entry.at))
            self.spent.moves[seat] -= 1
        self.spent.stand(entry.down, entry.seat)
        self.offers.pop("pause", None)

    def _take_back(self, entry: TakenBack) -> None:
        self.line = self.line.upto(entry.to)
        self.hints = frozenset(hint for hint in self.hints if hint[0] <= entry.to)
        self._outcome = None
        self.sealed.clear()
        self.turn += 1
        self.cuts += ((self.turn, entry.to),)
        self.spent.pass_on(0, self.turn)
        self.spent.run(entry.at)
        # Alone with hidden things, a second look is a help; in the open it is only patience.
        self.assisted = self.assisted or (self.game.info.seats == 1 and self.game.info.hidden)
        self.offers.clear()
        self.declined.clear()

    def _answer(self, entry: Answered) -> None:
        offer = self.offers[entry.offer]
        if entry.yes:
            self.offers[entry.offer] = replace(offer, accepted=offer.accepted | {entry.seat})
        else:
            del self.offers[entry.offer]
            self.declined.add((entry.offer, offer.seat))

    def _end(self, how: Ending) -> None:
        self.ending = how
        self.sealed.clear()
        self.offers.clear()
        self.declined.clear()
        self.spent.run(None)

    def _forget_offers(self, seat: Seat) -> None:
        """Those of a seat that is now a bot's, and any draw: a bot agrees to none."""
        for kind in [kind for kind, offer in self.offers.items() if offer.seat == seat or kind == "draw"]:
            del self.offers[kind]
