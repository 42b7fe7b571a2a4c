"""A sitting: a table with the match that is on. Every action gives a Proposal, or None where nothing happens."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.coaching import Remark
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.results import Result
from ludotheque.play import actions, bots, chance, coaching, consent, leaving, results, timing
from ludotheque.play.beginning import Begun
from ludotheque.play.bots import Question
from ludotheque.play.coaching import Coached
from ludotheque.play.entries import Abandoned, Helped, MatchEntry, OfferKind, Paused, Resumed
from ludotheque.play.finished import Finished
from ludotheque.play.known import Known
from ludotheque.play.match import Match
from ludotheque.play.matches import StoredMatch
from ludotheque.play.presence import deserted
from ludotheque.play.proposal import Proposal, Ready
from ludotheque.play.seats import Holder, waits_elsewhere
from ludotheque.play.table import Place, Table
from ludotheque.play.trial import Trial


@dataclass(frozen=True)
class Position:
    """The position that somebody answers: which match, its turn and its ply."""

    number: int
    turn: int
    ply: int


@dataclass(frozen=True)
class Sitting:
    """A value: what is stored leads to another sitting, so that whoever reads this one reads in peace."""

    entry: Entry
    table: Table
    stored: StoredMatch
    """What is kept of the match beside its log."""
    match: Match
    below: Below = field(default=secrets.randbelow, repr=False)

    @classmethod
    def opened(cls, entry: Entry, table: Table, stored: StoredMatch) -> "Sitting":
        """From the store, by replay; raises OTHER_RULES for rules that are no longer here."""
        game = entry.game(table.options, stored.rules)
        match = Match(game, stored.setup, stored.began, stored.entries)
        return cls(entry, table, replace(stored, entries=()), match)

    @classmethod
    def begun(cls, entry: Entry, table: Table, begun: Begun, stored: StoredMatch) -> "Sitting":
        """A new one, whose match need not be replayed."""
        return cls(entry, table, replace(stored, entries=()), begun.match)

    def accepted(self, ready: Ready, begun: StoredMatch | None) -> "Sitting":
        """After the change is stored; `begun` is what the store made of the next match, where there is one."""
        if ready.following is None or begun is None:
            return replace(self, table=ready.table, stored=ready.stored, match=ready.match)
        over = Finished(ready.table.number, ready.table.company, ready.match.ended)
        table = replace(ready.table.awake, number=begun.number, finished=(*ready.table.finished, over))
        return replace(self, table=table, stored=replace(begun, entries=()), match=ready.following.match)

    def caught_up(self, entries: Sequence[MatchEntry]) -> "Sitting":
        """With what others have appended to the log of this match."""
        match = self.match.copy()
        for entry in entries:
            match.apply(entry)
        return replace(self, match=match)

    # ---- moves and words

    def move(self, seat: Seat, text: str, now: int, at: Position | None = None) -> Proposal | None:
        """A move, a secret choice or a call that time is up; None where it answers a position that is gone."""
        if at is not None and self._stale(seat, text, at):
            return None
        return self._propose(actions.play(self.match, seat, text, now, self.chance, self.table.ticking), now)

    def offer(self, seat: Seat, kind: OfferKind, now: int) -> Proposal | None:
        if kind == "takeback" and not self.known(seat).may("takeback"):
            raise LudothequeError("NOT_WHILE_PLAYING", None, what="takeback")
        clocked = timing.pausable(self.match, self.table.ticking)
        trial = consent.offer(self.match, self.table.company, seat, kind, now, clocked)
        if self.stored.reviewed and self.match.over and not trial.match.over:
            trial.add(Helped(seat, now))
        return self._propose(trial, now)

    def answer(self, seat: Seat, kind: OfferKind, yes: bool, now: int) -> Proposal | None:
        return self._propose(consent.answer(self.match, self.table.company, seat, kind, yes, now), now)

    def resume(self, seat: Seat, now: int) -> Proposal | None:
        """The clock runs again after a pause by consent."""
        if not self.paused:
            raise LudothequeError("NOT_PAUSED")
        return self._propose(consent.resume(self.match, seat, now), now)

    def resign(self, seat: Seat, now: int) -> Proposal | None:
        return self._propose(actions.resign(self.match, seat, now), now)

    def helped(self, seat: Seat, now: int, move: str = "", ply: int = 0) -> Proposal | None:
        """A hint is on its way, and may name a move: the match counts as assisted. Others hear of one a turn."""
        if self.match.over:
            return None
        if not self.table.hinting:
            raise LudothequeError("HINTS_OFF")
        announced = not waits_elsewhere(self.table.company) or self.match.helped == (seat, self.match.turn)
        if self.match.assisted and announced and (not move or (ply, move) in self.match.hints):
            return None
        return self._propose(Trial(self.match, Helped(seat, now, move, ply)), now)

    def judged(self) -> "Sitting":
        """Its match was reviewed."""
        return replace(self, stored=replace(self.stored, reviewed=True))

    # ---- people

    def seated(self, place: Place, holder: Holder) -> "Sitting":
        """Somebody has taken an invitation."""
        table = self.table.with_holder(place, holder)
        return replace(self, table=table, stored=replace(self.stored, seated=table.company))

    def seat_bot(self, seat: Seat, level: int, now: int) -> Proposal | None:
        """A bot takes over the seat of somebody who is gone."""
        place, bot = self.table.place(seat), Holder("bot", "", level)
        company = self.table.with_holder(place, bot).company
        return self._propose(consent.seat_bot(self.match, company, seat, level, now), now, {place: bot})

    def end_without(self, seat: Seat, now: int) -> Proposal | None:
        """No result, because somebody is gone."""
        actions.going_on(self.match)
        return self._propose(Trial(self.match, Abandoned(seat, now)), now)

    # ---- time

    @property
    def paused(self) -> bool:
        """There is a clock, and it stands."""
        return self.table.ticking is not None and not self.match.over and self.match.spent.began is None

    def stop_clock(self, now: int) -> Proposal | None:
        """The server was down: nobody's time has run since the last entry."""
        if self.table.ticking is None or self.match.over or self.match.spent.began is None:
            return None
        return self._propose(Trial(self.match, Paused(self.match.latest, down=True)), now)

    def start_clock(self, present: frozenset[Place], now: int) -> Proposal | None:
        """It runs again once those who must decide are back, and somebody is there."""
        back = all(self.table.place(seat) in present for seat in self.match.deciding)
        back = back and not deserted(self.table, present)
        return self._propose(Trial(self.match, Resumed(now)), now) if self.match.spent.down and back else None

    def due(self, reaction: int, empty: int | None = None) -> int | None:
        """When something happens by itself; None where only people can act. Bots take `reaction` to notice.

        `empty`: since when nobody has been at the table (`Presence.empty`)."""
        clock, company = self.table.ticking, self.table.company
        moments = timing.due(self.match, clock, company, reaction), leaving.due(self.match, clock, empty)
        return min((moment for moment in moments if moment is not None), default=None)

    def expire(self, reaction: int, now: int, empty: int | None = None) -> Proposal | None:
        """What the clock, or a bot that calls the time of another seat, does now; where all have left it stops."""
        clock, company, due = self.table.ticking, self.table.company, self.due(reaction, empty)
        if due is None or now < due:
            return None
        if empty is not None:
            return self._propose(leaving.leave(self.match, empty), now)
        return self._propose(actions.due(self.match, clock, company, reaction, now, self.chance), now)

    def come_back(self, empty: int, back: int) -> Proposal | None:
        """Somebody is there again, and nobody was since `empty`."""
        return self._propose(leaving.come_back(self.match, self.table.ticking, empty, back), back)

    # ---- what is known

    @property
    def chance(self) -> chance.Chance:
        return chance.of_match(self.entry, self.stored.setup, self.stored.secret)

    @property
    def position(self) -> Position:
        return Position(self.table.number, self.match.turn, self.match.ply)

    def known(self, seat: Seat | None, peek: bool = False) -> Known:
        return Known(self.entry, self.match, seat, peek)

    def question(self, seat: Seat, now: int) -> Question:
        """What a bot in this seat, or a hint for it, is asked."""
        return bots.question(self.match, seat, self.table.ticking, now)

    def coached(self, seat: Seat, now: int, said: Remark | None = None) -> Coached:
        """What a coach beside this seat is asked, who said that last."""
        return coaching.coached(self.match, seat, self.question(seat, now), said)

    def given_up(self, now: int) -> Result | None:
        """What counts of a match whose table is deleted while it goes on."""
        return None if self.match.over else results.result(self.entry, self.table, self.match, now)

    def _stale(self, seat: Seat, text: str, at: Position) -> bool:
        """Who calls the time of another seat answers its turn and not each of its moves."""
        same = at.number == self.table.number
        if same and at.turn >= self.match.spent.since and timing.calls(self.match, seat, text):
            return False
        return at != self.position

    def _propose(self, trial: Trial, now: int, holders: Mapping[Place, Holder] | None = None) -> Proposal | None:
        if not trial:
            return None
        return Proposal(self.entry, self.table, self.stored, self.match, trial, now, self.below, holders or {})
