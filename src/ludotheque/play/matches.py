"""Matches as they are kept: what one begins with, what is stored of it, and what one step of it changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludotheque.core.results import Result
from ludotheque.play.entries import MatchEntry
from ludotheque.play.finished import Ended
from ludotheque.play.seats import Holder
from ludotheque.play.table import Place


@dataclass(frozen=True)
class NewMatch:
    """What a match begins with; `secret` salts its chance and stays out of state and record."""

    number: int
    rules: int
    """The version of the rules that it is played under."""
    setup: str
    secret: int
    began: int
    given: int = 0
    """So many of its first moves came with the record that it goes on from."""
    seated: tuple[Holder, ...] = ()
    """Who sits in each seat, in the order of the seats."""
    entries: tuple[MatchEntry, ...] = ()
    over: bool = False
    ended: Ended | None = None


@dataclass(frozen=True)
class StoredMatch(NewMatch):
    id: int = 0
    reviewed: bool = False
    """Somebody has had it judged: whoever takes it up again after that was helped."""


@dataclass(frozen=True)
class Change:
    """What one step of a match changes, all of it or nothing: log, holders, and perhaps a next match."""

    match: int
    after: int
    """How many entries the log had: two writers can never both append there."""
    entries: Sequence[MatchEntry]
    over: bool = False
    holders: Mapping[Place, Holder] | None = None
    next: NewMatch | None = None
    result: Result | None = None
    """Where the step ends a match that counts in somebody's statistics."""
    reopens: bool = False
    """The match was over and goes on: what it counted is forgotten."""
    seated: tuple[Holder, ...] | None = None
    """Who sits in the match now, where the step changes that: an invitation taken, a bot seated."""
    ended: Ended | None = None

    @property
    def short(self) -> bool:
        """It appends to the log, perhaps ends the match, and touches nothing else."""
        more = self.holders, self.next, self.result, self.reopens, self.seated is not None
        return not any(more)
