"""A study as a file (`docs/formats/study.md`): each chapter a record with a title, variations and notes beside it."""

import json
from collections.abc import Mapping
from typing import Any

from ludotheque.core import record
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.play.study import writing
from ludotheque.play.study.study import MOST_CHAPTERS, MOST_MOVES, Chapter, Study, bound, start_of
from ludotheque.play.study.tree import ROOT, Node, Tree, grown

VERSION = 1


def write(study: Study) -> dict[str, Json]:
    """The JSON object; whatever is empty beside the records is left out."""
    return {"study": VERSION, "title": study.title, "chapters": [*map(write_chapter, study.chapters.values())]}


def dump(study: Study) -> str:
    return json.dumps(write(study), ensure_ascii=False, indent=1)


def write_chapter(chapter: Chapter) -> dict[str, Json]:
    """A record of the main line, and beside it what a record does not know."""
    tidy = chapter.tree.tidy()
    sides: list[Json] = [
        {"from": begins, "moves": [tidy[one].move for one in line]} for begins, line in list(tidy.lines())[1:]
    ]
    notes: dict[str, Json] = {str(key): _note(one) for key, one in tidy.nodes.items() if one.noted}
    more: dict[str, Json] = {"title": chapter.title, "variations": sides, "notes": notes}
    return chapter.record.write() | {key: value for key, value in more.items() if value}


def _note(node: Node) -> dict[str, Json]:
    told: dict[str, Json] = {"comment": node.comment, "marks": list(node.marks), "judgement": node.judgement}
    return {key: value for key, value in told.items() if value}


def read(text: str | bytes) -> Study:
    """A study, or a record as a study of one chapter; raises InvalidRecord naming the field that is wrong."""
    if len(text) > record.MAX_BYTES:
        raise InvalidRecord("study", "too-large", limit=record.MAX_BYTES)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidRecord("study", "not-json") from error
    return from_json(data)


def from_json(data: object) -> Study:
    """The study that a JSON object holds; its moves are not played yet."""
    if not isinstance(data, dict):
        raise InvalidRecord("study", "not-an-object")
    if "study" not in data:
        return bound("", read_chapter(data))
    if data["study"] != VERSION or isinstance(data["study"], bool):
        raise InvalidRecord("study", "unknown-format", value=str(data["study"])[:40])
    chapters = data.get("chapters")
    if not isinstance(chapters, list) or not chapters:
        raise InvalidRecord("chapters", "no-chapters")
    if len(chapters) > MOST_CHAPTERS:
        raise InvalidRecord("chapters", "too-many", limit=MOST_CHAPTERS)
    study = bound(_written(data, "title", writing.title), *map(read_chapter, chapters))
    if len(study) > MOST_MOVES:
        raise InvalidRecord("chapters", "too-many", limit=MOST_MOVES)
    return study


def read_chapter(data: object) -> Chapter:
    """A record and what stands beside it; its moves are not played yet."""
    found = record.from_json(data)
    assert isinstance(data, dict)
    sides = data.get("variations", [])
    if not isinstance(sides, list) or not all(map(_is_side, sides)):
        raise InvalidRecord("variations", "not-variations")
    lines = [(ROOT, found.moves), *((side["from"], tuple(side["moves"])) for side in sides)]
    if sum(len(moves) for _, moves in lines) > MOST_MOVES:
        raise InvalidRecord("moves", "too-many", limit=MOST_MOVES)
    try:
        tree = _noted(grown(lines), data.get("notes", {}))
    except LudothequeError as error:
        if isinstance(error, InvalidRecord):
            raise
        raise InvalidRecord("variations", "not-variations") from error
    return Chapter(start_of(found), tree, _written(data, "title", writing.title))


def _is_side(side: Any) -> bool:
    """A branch with at least one move; it begins where there is a node already."""
    if not isinstance(side, dict) or type(side.get("from")) is not int or not isinstance(side.get("moves"), list):
        return False
    return bool(side["moves"]) and all(isinstance(move, str) for move in side["moves"])


def _noted(tree: Tree, notes: Any) -> Tree:
    if not isinstance(notes, dict) or not all(isinstance(one, dict) for one in notes.values()):
        raise InvalidRecord("notes", "not-notes")
    nodes = dict(tree.nodes)
    for key, note in notes.items():
        number = int(key) if key.isdecimal() and len(key) < 6 else -1
        if number not in nodes:
            raise InvalidRecord("notes", "not-notes")
        one = nodes[number]
        nodes[number] = Node(
            one.move, one.parent, one.children, _written(note, "comment", writing.comment), _marks(note),
            _written(note, "judgement", writing.judgement),
        )  # fmt: skip
    return Tree(nodes, tree.latest)


def _marks(note: Mapping[str, Any]) -> tuple[str, ...]:
    given = note.get("marks", [])
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        raise InvalidRecord("marks", "not-texts")
    return tuple(_kept("marks", writing.marks, given))


def _written(data: Mapping[str, Any], key: str, clean: Any) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise InvalidRecord(key, "not-text")
    return str(_kept(key, clean, value))


def _kept(key: str, clean: Any, value: Any) -> Any:
    try:
        return clean(value)
    except LudothequeError as error:
        raise InvalidRecord(key, "not-kept") from error
