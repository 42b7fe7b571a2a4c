"""A trial: what is done in a match, done in a copy that becomes the match once its entries are stored."""

from typing import Any

from ludotheque.play.entries import MatchEntry, Played
from ludotheque.play.match import Match


class Trial:
    """False where nothing happens: `entries` are to be stored, `match` is how it then stands."""

    def __init__(self, match: Match, *entries: MatchEntry) -> None:
        self.match = match.copy()
        self.entries: tuple[MatchEntry, ...] = ()
        for entry in entries:
            self.add(entry)

    def __bool__(self) -> bool:
        return bool(self.entries)

    def add(self, entry: MatchEntry) -> None:
        self.match.apply(entry)
        self.entries += (entry,)

    def play(self, entry: Played, move: Any, after: Any) -> None:
        """A move that the rules have judged already, with the state that it leads to."""
        self.match.stand(entry, move, after)
        self.entries += (entry,)
