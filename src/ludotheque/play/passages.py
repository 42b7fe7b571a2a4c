"""How a step of a lesson follows the one before it: where the board is another one, the reader is told so."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from ludotheque.core import record
from ludotheque.core.catalog import Entry
from ludotheque.core.learning import Lesson, Step, fits, is_pattern
from ludotheque.play.place import Place, place_of, to_move

Passage = Literal["next", "later", "elsewhere"]
"""`next`: others, or chance, moved; `later`: so did the reader, in the same game; `elsewhere`: another position."""


def passages(entry: Entry, lesson: Lesson) -> tuple[Passage | None, ...]:
    """Of each step; None where the board stays as the reader knows it."""
    return None, *(passage(entry, before, step) for before, step in pairwise(lesson.steps))


def passage(entry: Entry, before: Step, step: Step) -> Passage | None:
    """How the board changes between two steps, wherever the right moves of the first one lead."""
    here, ways = place_of(entry, step.record), _ways(entry, before)
    led = [way for way in ways if (way.game, way.state) == (here.game, here.state)]
    if led and len(led) == len(ways) and not any(map(is_pattern, before.answers)):
        return None
    since = [] if led else _since(before, step)
    if since is None:
        return "elsewhere"
    return "later" if _decides(entry, step, len(since), ways[0]) else "next"


def _ways(entry: Entry, before: Step) -> Sequence[Place]:
    """Where a step leaves the board: after each right move that is written out, or as it is where none is asked."""
    at = place_of(entry, before.record)
    return [at.play(answer)[1] for answer in before.answers if not is_pattern(answer)] or [at]


def _since(before: Step, step: Step) -> list[str] | None:
    """The moves after the right one; None where the record does not go on with it."""
    (begun, had), (going_on, has) = _split(before), _split(step)
    if begun != going_on or has[: len(had)] != had:
        return None
    new = has[len(had) :]
    if not before.answers:
        return new
    return new[1:] if new and fits(new[0], before.answers) else None


def _split(step: Step) -> tuple[object, list[str]]:
    """How a record begins, and its moves."""
    moves = step.record.get("moves") or []
    assert isinstance(moves, list)
    return (step.record.get("options") or {}, step.record.get("setup") or ""), [str(move) for move in moves]


def _decides(entry: Entry, step: Step, count: int, reader: Place) -> bool:
    """Whether the reader made one of the last moves that led to a step."""
    replayed = record.replay(record.from_json({"game": entry.key, **step.record}))
    before = replayed.states[len(replayed.states) - 1 - count : -1]
    return any(to_move(replayed.game, state) == reader.seat for state in before)
