"""Puzzles as they are told over HTTP: cards with their pictures, one on its board, and what a try did."""

from collections import Counter
from collections.abc import Sequence

from ludotheque.core.catalog import Entry
from ludotheque.core.learning import Puzzle
from ludotheque.play import puzzles
from ludotheque.play.place import place_of
from ludotheque.play.puzzles import Shown, Trying
from ludotheque.server.puzzle_bodies import (
    GradeCount,
    MoveShown,
    PuzzleCard,
    PuzzleJudged,
    PuzzleTold,
    RatingTold,
    ThemeCount,
)
from ludotheque.server.telling import events_told, plain


class Cards:
    """The pictures of puzzles, each position worked out once."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], PuzzleCard] = {}

    def card(self, entry: Entry, one: Puzzle) -> PuzzleCard:
        key = entry.key, one.id
        if key not in self._known:
            self._known[key] = card(entry, one)
        return self._known[key]

    def page(self, entry: Entry, found: Sequence[Puzzle]) -> list[PuzzleCard]:
        return [self.card(entry, one) for one in found]


def card(entry: Entry, one: Puzzle) -> PuzzleCard:
    """A puzzle with what its picture shows."""
    at = place_of(entry, one.record)
    return PuzzleCard(
        game=entry.key, id=one.id, goal=one.goal, par=one.par, grade=one.grade, themes=list(one.themes),
        seats=at.game.info.seats, seat=at.seat, view=plain(at.shown()),
    )  # fmt: skip


def wished(found: Sequence[Puzzle], theme: str | None, grade: int | None) -> list[Puzzle]:
    """Those of a theme and a grade; None is any."""
    return [one for one in found if theme in (None, *one.themes) and grade in (None, one.grade)]


def themes_of(found: Sequence[Puzzle]) -> list[ThemeCount]:
    counted = Counter(theme for one in found for theme in one.themes)
    return [ThemeCount(key=key, count=count) for key, count in sorted(counted.items())]


def grades_of(found: Sequence[Puzzle]) -> list[GradeCount]:
    counted = Counter(one.grade for one in found)
    return [GradeCount(grade=grade, count=count) for grade, count in sorted(counted.items())]


def told(entry: Entry, one: Puzzle) -> PuzzleTold:
    at = place_of(entry, one.record)
    return PuzzleTold(
        **dict(card(entry, one)), moves=len(puzzles.own_moves(entry, one)), choices=plain(at.choices()),
        events=events_told(at.newest), peeked=plain(at.peeked()),
    )  # fmt: skip


def judged(done: Trying, rated: RatingTold | None) -> PuzzleJudged:
    on = done.standing == "on"
    comes_to = events_told((done.comes_to,))[0] if done.comes_to else None
    return PuzzleJudged(
        standing=done.standing, shown=moves_shown(done.shown), choices=plain(done.at.choices()) if on else None,
        peeked=plain(done.at.peeked()) if on else None, left=done.left, comes_to=comes_to,
        rating=rated,
    )  # fmt: skip


def moves_shown(shown: Sequence[Shown]) -> list[MoveShown]:
    return [
        MoveShown(seat=one.seat, move=one.move, view=plain(one.view), events=events_told(one.events)) for one in shown
    ]
