"""Puzzles as they are told and tried: the position, what a try does, and the solution played out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.learning import Puzzle, Puzzles, Tried, is_pattern
from ludotheque.core.outcome import Event
from ludotheque.core.parts import Told
from ludotheque.core.record import BadMove
from ludotheque.play.place import Place, place_of
from ludotheque.play.rating import Rating, of_grade

NEAR = 12
"""Out of so many that fit a solver's rating best, one is drawn."""
STEP = 3
"""Who has no rating meets the next grade after so many tries."""

Standing = Literal["on", "right", "wrong"]


@dataclass(frozen=True)
class Shown:
    """One move as the solver sees it: whose it was, and the position after it."""

    seat: Seat | None
    move: str
    view: Told
    events: tuple[Event, ...]


@dataclass
class Trying:
    """A try being made: where it stands, what is left of the written line, and what the newest move brought."""

    puzzle: Puzzle
    part: Puzzles
    at: Place
    standing: Standing = "on"
    played: int = 0
    """How many moves the solver has made."""
    script: list[str] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    comes_to: Event | None = None
    """What a try that is over came to, where the game can tell."""

    @property
    def left(self) -> int | None:
        """What is left of the par, in what its game counts it in."""
        return self.part.left(self.puzzle, self.at.state, self.played)

    def play(self, move: str) -> None:
        """The solver's next move, and what answers it; raises what the rules raise, or PUZZLE_OVER."""
        if self.standing != "on":
            raise LudothequeError("PUZZLE_OVER")
        before, expected = self.at, self._expected()
        self.shown = []
        written = self._move(move)
        tried = Tried(self.puzzle, before.game, before.seat, before.state, written, self.at.state)
        self.played += 1
        if self.puzzle.par is not None:
            done = self.part.succeeded(self.puzzle, before.game, self.at.state, before.seat, self.played)
            self.standing = "on" if done is None else "right" if done else "wrong"
        elif not self.part.right(before.game, before.state, written, expected):
            self.standing = "wrong"
            for answer in self.part.refutation(tried):
                self._move(answer)
        else:
            self._answered(written)
        if self.standing != "on":
            self.comes_to = self.part.comes_to(replace(tried, right=self.standing == "right"))

    def _expected(self) -> Sequence[str]:
        return self.puzzle.answers if self.played == 0 else self.script[:1]

    def _answered(self, written: str) -> None:
        """What the line answers; a move that is as good as the written one leaves the line, and solves at once."""
        known = bool(self.script) and self.script.pop(0) == written
        while known and self.script and not self.at.deciding:
            self._move(self.script.pop(0))
        if not known or not self.script:
            self.standing = "right"

    def _move(self, move: str) -> str:
        seat = self.at.turn
        written, self.at = self.at.play(move)
        self.shown.append(Shown(seat, written, self.at.shown(), self.at.newest))
        return written


def puzzles(entry: Entry) -> Sequence[Puzzle]:
    """Those that a game ships; none where it has none."""
    part = entry.part(Puzzles)
    return part.read() if part else ()


def puzzle(entry: Entry, key: str) -> Puzzle:
    """The puzzle of that id; raises NO_SUCH_PUZZLE."""
    found = next((one for one in puzzles(entry) if one.id == key), None)
    if found is None:
        raise LudothequeError("NO_SUCH_PUZZLE", None, game=entry.key)
    return found


def following(fit: Sequence[Puzzle], tried: Sequence[str], mine: Rating | None, below: Below) -> Puzzle:
    """One to go on with: not tried yet, near the solver's rating, or easy at first; else the one longest ago."""
    fresh = [one for one in fit if one.id not in tried]
    if not fresh:
        return min(fit, key=lambda one: tried.index(one.id))
    if mine is None:
        fresh = _climbing(fresh, len(tried))
    else:
        fresh = sorted(fresh, key=lambda one: abs(of_grade(one.grade).value - mine.value))[:NEAR]
    return fresh[below(len(fresh))]


def _climbing(fresh: Sequence[Puzzle], tried: int) -> list[Puzzle]:
    """The easy ones first, a grade more with every few tries; among the easiest the game as the rulebook has it."""
    highest = max(1 + tried // STEP, min(one.grade for one in fresh))
    fit = [one for one in fresh if one.grade <= highest]
    plain = [one for one in fit if not one.record.get("options")]
    return plain if plain and tried < STEP else fit


def trying(entry: Entry, asked: Puzzle, moves: Iterable[str] = ()) -> Trying:
    """A puzzle after these moves of the solver; raises what the rules raise, or PUZZLE_OVER."""
    part = entry.part(Puzzles)
    if part is None:
        raise LudothequeError("NO_SUCH_PUZZLE", None, game=entry.key)
    tried = Trying(asked, part, place_of(entry, asked.record), script=list(line_of(asked)))
    for move in moves:
        tried.play(move)
    return tried


def line_of(asked: Puzzle) -> tuple[str, ...]:
    """The whole solution, also where it is one move."""
    return asked.line or asked.answers[:1]


def own_moves(entry: Entry, asked: Puzzle) -> tuple[str, ...]:
    """The solver's part of the solution."""
    at = place_of(entry, asked.record)
    own = []
    for move in line_of(asked):
        own += [move] if at.deciding else []
        _, at = at.play(move)
    return tuple(own)


def solution(entry: Entry, asked: Puzzle) -> tuple[Shown, ...]:
    """The solution move by move, as the solver sees it."""
    at, shown = place_of(entry, asked.record), []
    for move in line_of(asked):
        seat = at.turn
        written, at = at.play(move)
        shown.append(Shown(seat, written, at.shown(), at.newest))
    return tuple(shown)


def sound(entry: Entry, asked: Puzzle) -> bool:
    """Whether its answers are moves of its position as the rules write them, and its own line solves it."""
    try:
        at = place_of(entry, asked.record)
        as_written = [answer for answer in asked.answers if is_pattern(answer) or at.play(answer)[0] == answer]
        solved = trying(entry, asked, own_moves(entry, asked)).standing == "right"
    except (LudothequeError, BadMove):
        return False
    return solved and len(as_written) == len(asked.answers) > 0 and line_of(asked)[0] == asked.answers[0]
