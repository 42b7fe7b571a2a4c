"""Moves in a study, made for all sides: judged by the rules, and what chance adds to them."""

from collections.abc import Iterator
from dataclasses import dataclass

from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE, Seat
from ludotheque.core.outcome import Event
from ludotheque.core.record import BadMove, judge
from ludotheque.play.place import Place, begun
from ludotheque.play.study.study import Chapter, Study
from ludotheque.play.study.tree import ROOT


@dataclass(frozen=True)
class Step:
    """A move as the rules write it; `seat` is None where nobody made it."""

    seat: Seat | None
    move: str
    events: tuple[Event, ...]


def stepped(at: Place, move: str) -> tuple[Step, Place]:
    """What a move does, and the position after it, seen by whoever is to move there; raises what the rules raise."""
    seat = None if move.startswith("=") or at.turn is None or at.turn == CHANCE else at.turn
    written, after = at.play(move)
    return Step(seat, written, after.newest), after.turned()


def made(at: Place, move: str | None, below: Below) -> tuple[tuple[Step, ...], Place]:
    """A move and what chance answers it; None asks for chance alone, where it is due. Raises what the rules raise."""
    steps = []
    if move is not None:
        step, at = stepped(at, move)
        steps.append(step)
    elif at.turn != CHANCE:
        raise LudothequeError("NOTHING_TO_DRAW")
    while at.turn == CHANCE:
        drawn = at.game.write(at.state, at.game.draw(at.state, below))
        step, at = stepped(at, drawn)
        steps.append(step)
    return tuple(steps), at


def steps(entry: Entry, chapter: Chapter) -> Iterator[tuple[int, Step]]:
    """Every node of a chapter with what its move does, parents first; raises BadMove, or RESULT_MISMATCH."""
    places = {ROOT: begun(entry, chapter.start)}
    tree = chapter.tree
    for node in tree.below(ROOT):
        one = tree[node]
        if one.parent is None:
            continue
        try:
            step, places[node] = stepped(places[one.parent], one.move)
        except LudothequeError as error:
            raise BadMove(len(tree.path(node)) - 1, one.move, error) from error
        yield node, step
    last = (ROOT, *tree.line())[-1]
    judge(chapter.record, places[last].outcome)


def insist_sound(entry: Entry, chapter: Chapter) -> None:
    """Raise where a move of a chapter is none."""
    for _ in steps(entry, chapter):
        pass


def insist_room(study: Study, more: int, most: int) -> None:
    """Raise STUDY_FULL where so many moves more are too many."""
    if len(study) + more > most:
        raise LudothequeError("STUDY_FULL", None, limit=most)
