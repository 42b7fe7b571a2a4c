"""Lessons as they are told and tried: a step's position, and what a move in it does."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.learning import Lesson, Lessons, Step, fits
from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.parts import Told
from ludotheque.play.passages import Passage
from ludotheque.play.place import Place, place_of


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
    outcome: Outcome | None
    """How it ended, where the position is the end of a game."""
    passage: Passage | None
    """How the board changed since the step before; None where it is as the reader left it."""


@dataclass(frozen=True)
class Tried:
    """What a move did: the position after it, and the key of what there is to say about it."""

    right: bool
    text: str | None
    view: Told
    events: tuple[Event, ...]
    outcome: Outcome | None


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
    """Where a step stands."""
    return place_of(entry, step.record)


def tell(entry: Entry, step: Step, passage: Passage | None = None) -> StepTold:
    """A step as its board shows it."""
    at = place(entry, step)
    answer = step.answers[0] if step.answers else None
    return StepTold(
        step.text, step.marks, bool(step.answers), answer, at.game.info.seats, at.seat, at.shown(),
        at.choices() if step.answers else None, at.newest, at.peeked(), at.outcome, passage,
    )  # fmt: skip


def attempt(entry: Entry, step: Step, move: str) -> Tried:
    """What a move does in a step; raises what the rules raise where it is not allowed."""
    written, after = place(entry, step).play(move)
    right = fits(written, step.answers)
    text = f"{step.text}-right" if right else mistake(step.mistakes, written)
    return Tried(right, text, after.shown(), after.newest, after.outcome)


def mistake(mistakes: Mapping[str, str], move: str) -> str | None:
    """What there is to say of a wrong move, the most exact first; None where nothing was foreseen."""
    named = sorted((pattern for pattern in mistakes if fits(move, (pattern,))), key=lambda one: one.count("*"))
    return mistakes[named[0]] if named else None
