"""Lessons as they are told and tried: a step's position, and what a move in it does."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from ludotheque.core import record
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.core.learning import Lesson, Lessons, Step
from ludotheque.core.outcome import Event
from ludotheque.core.parts import Told, Wire


@dataclass(frozen=True)
class Place:
    """Where a step stands: the game, its position, and whose eyes see it."""

    game: AnyGame
    state: Any
    seat: Seat

    def shown(self, wire: Wire[Any, Any], state: Any, peek: bool = False) -> Told:
        return wire.show(self.game, self.game.view(state, self.seat, peek), self.seat)


@dataclass(frozen=True)
class StepTold:
    """A step as a board shows it; `asks`: it goes on with a right move, otherwise with a word."""

    text: str
    marks: tuple[str, ...]
    asks: bool
    answer: str | None
    """A right move, for who wants to be shown."""
    seats: int
    seat: Seat
    view: Told
    choices: Told | None
    events: tuple[Event, ...]
    peeked: Told | None
    """What is seen by who looks under what is covered, where the rules allow it now."""


@dataclass(frozen=True)
class Tried:
    """What a move did: the position after it, and the key of what there is to say about it."""

    right: bool
    text: str | None
    view: Told
    events: tuple[Event, ...]


def course(entry: Entry) -> tuple[Lesson, ...]:
    """A game's lessons in their order; none where it has no course."""
    lessons = entry.part(Lessons)
    return tuple(lessons.course()) if lessons else ()


def lesson(entry: Entry, key: str) -> Lesson:
    """The lesson of that name; raises NO_SUCH_LESSON."""
    found = next((one for one in course(entry) if one.key == key), None)
    if found is None:
        raise LudothequeError("NO_SUCH_LESSON", None, game=entry.key)
    return found


def step_of(taught: Lesson, number: int) -> Step:
    if not 0 <= number < len(taught.steps):
        raise LudothequeError("NO_SUCH_LESSON")
    return taught.steps[number]


def place(entry: Entry, step: Step) -> Place:
    """The position of a step, seen by whoever is to move; after the end by the first seat."""
    replayed = record.replay(record.from_json({"game": entry.key, **step.record}))
    game, state = replayed.game, replayed.last
    together, turn = game.together(state), game.turn(state)
    seat = together[0] if together else turn
    return Place(game, state, 0 if seat is None or seat == CHANCE else seat)


def tell(entry: Entry, step: Step) -> StepTold:
    """A step as its board shows it."""
    wire, at = _wire(entry), place(entry, step)
    game, state, seat = at.game, at.state, at.seat
    deciding = seat in game.together(state) or game.turn(state) == seat
    choices = wire.choices(game, game.view(state, seat), seat) if deciding and step.answers else None
    answer = step.answers[0] if step.answers else None
    shown, peeked = at.shown(wire, state), at.shown(wire, state, peek=True)
    return StepTold(
        step.text, step.marks, bool(step.answers), answer, game.info.seats, seat, shown, choices,
        _newest(entry, step, seat), peeked if deciding and peeked != shown else None,
    )  # fmt: skip


def attempt(entry: Entry, step: Step, move: str) -> Tried:
    """What a move does in a step; raises what the rules raise where it is not allowed."""
    wire, at = _wire(entry), place(entry, step)
    game, state = at.game, at.state
    played = game.read(state, move)
    after = game.play(state, played)
    written = game.write(state, played)
    right = fits(written, step.answers)
    text = f"{step.text}-right" if right else mistake(step.mistakes, written)
    return Tried(right, text, at.shown(wire, after), game.events(state, played, after, at.seat))


def fits(move: str, answers: Iterable[str]) -> bool:
    return any(move == answer or fnmatchcase(move, answer) for answer in answers)


def mistake(mistakes: Mapping[str, str], move: str) -> str | None:
    """What there is to say of a wrong move, the most exact first; None where nothing was foreseen."""
    named = sorted((pattern for pattern in mistakes if fits(move, (pattern,))), key=lambda one: one.count("*"))
    return mistakes[named[0]] if named else None


def _newest(entry: Entry, step: Step, seat: Seat) -> tuple[Event, ...]:
    """What the last move of the record did, so that the board can mark it."""
    kept = record.from_json({"game": entry.key, **step.record})
    if not kept.moves:
        return ()
    before, after = record.replay(kept, len(kept.moves) - 1), record.replay(kept)
    return after.game.events(before.last, after.moves[-1], after.last, seat)


def _wire(entry: Entry) -> Wire[Any, Any]:
    wire = entry.part(Wire)
    assert wire is not None, "what is taught has a board"
    return wire
