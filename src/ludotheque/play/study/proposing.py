"""What somebody wants changed in a study becomes edits here: judged by the rules, cleaned, bounded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludotheque.core.catalog import Catalog
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.play.place import Place
from ludotheque.play.study import moving, study_file, writing
from ludotheque.play.study.edits import (
    Added,
    Begun,
    Commented,
    Deleted,
    Dropped,
    Edit,
    Judged,
    Marked,
    Promoted,
    Titled,
    applied,
)  # fmt: skip
from ludotheque.play.study.moving import Step
from ludotheque.play.study.study import MOST_CHAPTERS, Study


@dataclass(frozen=True)
class Proposed:
    """The study after the edits, the edits, and what each added move does, by its node."""

    study: Study
    edits: tuple[Edit, ...]
    steps: Mapping[int, Step]


def moved(study: Study, chapter: int, parent: int, at: Place, move: str | None, below: Below, most: int) -> Proposed:
    """A move at a node, whose position is given, and what chance answers; nothing is added that is there already.

    Raises what the rules raise, STUDY_FULL, or NO_SUCH_NODE."""
    steps, _ = moving.made(at, move, below)
    tree = study[chapter].tree
    made, done = list[Edit](), dict[int, Step]()
    for step in steps:
        there = tree.child(parent, step.move)
        if there is None:
            there = tree.latest + 1
            made.append(Added(chapter, parent, there, step.move))
            tree = tree.add(parent, step.move, there)
            done[there] = step
        parent = there
    moving.insist_room(study, len(made), most)
    return Proposed(_after(study, made), tuple(made), done)


def begun(study: Study, games: Catalog, file: Mapping[str, Json], most: int) -> Proposed:
    """The chapters of a file at the end; raises InvalidRecord or BadMove, STUDY_FULL, or TOO_MANY_CHAPTERS."""
    made = list[Edit]()
    for chapter in study_file.from_json(dict(file)).chapters.values():
        moving.insist_sound(games.entry(chapter.start.game), chapter)
        made.append(Begun(study.latest + len(made) + 1, study_file.write_chapter(chapter)))
    after = _after(study, made)
    if len(after.chapters) > MOST_CHAPTERS:
        raise LudothequeError("TOO_MANY_CHAPTERS", None, limit=MOST_CHAPTERS)
    moving.insist_room(after, 0, most)
    return Proposed(after, tuple(made), {})


def written(study: Study, wish: Edit) -> Proposed:
    """Whatever asks no rules: its text is cleaned, and what it speaks of must be there."""
    edit = _cleaned(wish)
    return Proposed(applied(study, edit), (edit,), {})


def _cleaned(wish: Edit) -> Edit:
    match wish:
        case Commented():
            return Commented(wish.chapter, wish.node, writing.comment(wish.comment))
        case Marked():
            return Marked(wish.chapter, wish.node, writing.marks(wish.marks))
        case Judged():
            return Judged(wish.chapter, wish.node, writing.judgement(wish.judgement))
        case Titled():
            return Titled(wish.chapter, writing.title(wish.title))
        case Deleted() | Promoted() | Dropped():
            return wish
        case Added() | Begun():
            raise AssertionError("the rules are asked first")


def _after(study: Study, made: Sequence[Edit]) -> Study:
    for edit in made:
        study = applied(study, edit)
    return study
