"""The entries of a study's log: what somebody changed, as it is applied, stored and told to the others."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from ludotheque.core.outcome import Json
from ludotheque.play.study import study_file
from ludotheque.play.study.study import Study
from ludotheque.play.study.tree import ROOT, Tree


@dataclass(frozen=True)
class Added:
    """A move; its rules were asked before, and `node` is the number that it is known by."""

    chapter: int
    parent: int
    node: int
    move: str


@dataclass(frozen=True)
class Deleted:
    chapter: int
    node: int


@dataclass(frozen=True)
class Promoted:
    chapter: int
    node: int


@dataclass(frozen=True)
class Commented:
    chapter: int
    node: int
    comment: str


@dataclass(frozen=True)
class Marked:
    chapter: int
    node: int
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Judged:
    chapter: int
    node: int
    judgement: str


@dataclass(frozen=True)
class Titled:
    """`chapter` is None where the study itself has another title."""

    chapter: int | None
    title: str


@dataclass(frozen=True)
class Begun:
    """A new chapter, as a file has it."""

    chapter: int
    file: Mapping[str, Json]


@dataclass(frozen=True)
class Dropped:
    chapter: int


Edit = Added | Deleted | Promoted | Commented | Marked | Judged | Titled | Begun | Dropped
_KINDS: Mapping[str, Callable[..., Edit]] = {
    "add": Added, "delete": Deleted, "promote": Promoted, "comment": Commented, "mark": Marked, "judge": Judged,
    "title": Titled, "begin": Begun, "drop": Dropped,
}  # fmt: skip
_NAMES = {kind: name for name, kind in _KINDS.items()}


def applied(study: Study, edit: Edit) -> Study:
    """The study after it; raises where what it speaks of is not there. No rules are asked."""
    if isinstance(edit, Begun):
        return study.with_chapter(edit.chapter, study_file.read_chapter(edit.file))
    if isinstance(edit, Dropped):
        return study.without(edit.chapter)
    if isinstance(edit, Titled):
        if edit.chapter is None:
            return replace(study, title=edit.title)
        return study.with_chapter(edit.chapter, replace(study[edit.chapter], title=edit.title))
    chapter = study[edit.chapter]
    return study.with_chapter(edit.chapter, chapter.with_tree(_changed(chapter.tree, edit)))


def _changed(tree: Tree, edit: Added | Deleted | Promoted | Commented | Marked | Judged) -> Tree:
    match edit:
        case Added():
            return tree.add(edit.parent, edit.move, edit.node)
        case Deleted():
            return tree.delete(edit.node)
        case Promoted():
            return tree.promote(edit.node)
        case Commented():
            return tree.note(edit.node, comment=edit.comment)
        case Marked():
            return tree.note(edit.node, marks=edit.marks)
        case Judged():
            return tree.note(edit.node, judgement=edit.judgement)


def place(edit: Edit) -> tuple[int, int] | None:
    """The chapter and the node where whoever made it stands; None where it is of neither."""
    if isinstance(edit, Begun):
        return edit.chapter, ROOT
    return (edit.chapter, edit.node) if isinstance(edit, Added | Commented | Marked | Judged) else None


def to_json(edit: Edit) -> dict[str, Any]:
    return {"type": _NAMES[type(edit)], **asdict(edit)}


def from_json(data: Mapping[str, Any]) -> Edit:
    """What `to_json` has written."""
    given = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items() if key != "type"}
    return _KINDS[data["type"]](**given)
