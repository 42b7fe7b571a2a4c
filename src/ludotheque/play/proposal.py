"""A proposal: what one action would make of a sitting. Nothing has happened before its change is stored."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.parts import Welcome
from ludotheque.play import beginning, results
from ludotheque.play.beginning import Begun
from ludotheque.play.entries import Again
from ludotheque.play.lot import turned_options
from ludotheque.play.match import Match
from ludotheque.play.matches import Change, StoredMatch
from ludotheque.play.seats import Holder
from ludotheque.play.table import Place, Table
from ludotheque.play.trial import Trial


@dataclass(frozen=True)
class Ready:
    """A proposal worked out: `change` is to be stored, all of it or nothing, and then the table stands so."""

    change: Change
    table: Table
    stored: StoredMatch
    match: Match
    following: Begun | None = None
    """The next match, where everybody wants one."""


@dataclass(frozen=True)
class Proposal:
    """`table`, `stored` and `before` are as they were; `holders` is whoever sits down by it."""

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
        """It takes long to work out: a score is to be counted, or a new setup to be found."""
        return self._ends or self._again is not None

    def ready(self) -> Ready:
        """Count what is to be counted and open what is to be opened; the rules do not judge the move again."""
        match, again, table = self.trial.match, self._again, self._seated()
        ended = match.ended  # counted here, before anybody is told of it
        result = results.result(self.entry, self.table, match, self.now) if self._ends and not again else None
        following = self._following(table.awake.rematch(again.seated)) if again else None
        woken = {place: one.awake for place, one in enumerate(table.holders) if again and one.awake != one}
        change = Change(
            self.stored.id, self.before.count, self.trial.entries, match.over, {**self.holders, **woken},
            following.new if following else None, result, self.before.over and not match.over,
            table.company if self.holders else None, ended,
        )  # fmt: skip
        stored = replace(self.stored, seated=table.company) if self.holders else self.stored
        return Ready(change, table, stored, match, following)

    @property
    def _ends(self) -> bool:
        return self.trial.match.over and not self.before.over

    @property
    def _again(self) -> Again | None:
        return next((entry for entry in self.trial.entries if isinstance(entry, Again)), None)

    def _seated(self) -> Table:
        table = self.table
        for place, holder in self.holders.items():
            table = table.with_holder(place, holder)
        return table

    def _following(self, table: Table) -> Begun:
        """Under the version of the rules that is played now; who wished for a colour keeps it in the next seat.

        A newcomer is welcomed again."""
        game, first = self.entry.game(table.options), table.place(0)
        turned = self.entry.game(turned_options(self.entry, table.options, first))
        welcome = self.entry.part(Welcome) if table.gentle else None
        setup = (welcome.setup(turned, self.below) if welcome else None) or turned.setup(self.below)
        return beginning.begin(self.entry, game, table.number, table.company, self.now, self.below, setup)
