"""A proposal: what one action would make of a sitting. Nothing has happened before its change is stored."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.play import beginning, results
from ludotheque.play.beginning import Begun
from ludotheque.play.entries import Again
from ludotheque.play.match import Match
from ludotheque.play.matches import Change, StoredMatch
from ludotheque.play.seats import Holder
from ludotheque.play.table import Place, Table
from ludotheque.play.trial import Trial


@dataclass(frozen=True)
class Proposal:
    """`table` and `stored` are those before it; `holders` whoever sits down by it."""

    entry: Entry
    table: Table
    stored: StoredMatch
    before: Match
    trial: Trial
    now: int
    below: Below = field(repr=False)
    holders: Mapping[Place, Holder] = field(default_factory=dict)

    @property
    def heavy(self) -> bool:
        """Its change takes long to work out: a score to be counted, or a new setup to be found."""
        return self._ends or self._again is not None

    @cached_property
    def change(self) -> Change:
        """What is to be stored, all of it or nothing; a score is counted here, before anybody is told of it."""
        again, match = self._again, self.trial.match
        _ = match.outcome
        result = results.result(self.entry, self.table, match, self.now) if self._ends and not again else None
        seated = self._seated.company if self.holders else None
        following = self._next.new if self._next else None
        return Change(
            self.stored.id, self.before.count, self.trial.entries, match.over, self.holders, following, result, seated
        )

    def accepted(self, begun: StoredMatch | None) -> tuple[Table, StoredMatch, Match]:
        """How the table stands once the change is stored; `begun` is what the store made of the next match."""
        if begun is None or self._next is None:
            return self._seated, replace(self.stored, seated=self._seated.company), self.trial.match
        return replace(self._seated, number=begun.number), begun, self._next.match

    @property
    def _ends(self) -> bool:
        return self.trial.match.over and not self.before.over

    @property
    def _again(self) -> Again | None:
        return next((entry for entry in self.trial.entries if isinstance(entry, Again)), None)

    @cached_property
    def _seated(self) -> Table:
        table = self.table
        for place, holder in self.holders.items():
            table = table.with_holder(place, holder)
        return table

    @cached_property
    def _next(self) -> Begun | None:
        """The match that everybody wants; it takes the version of the rules that is played now."""
        if self._again is None:
            return None
        table = self._seated.rematch(self._again.seated)
        game = self.entry.game(table.options)
        return beginning.begin(self.entry, game, table.number, table.company, self.now, self.below)
