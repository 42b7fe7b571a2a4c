"""A chapter turned into something to learn by: a lesson with its steps, or a puzzle with its answers."""

from typing import Any

from ludotheque.core import record
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import GameInfo
from ludotheque.core.learning import Lesson, Puzzle, Step
from ludotheque.core.lesson_file import LessonFile
from ludotheque.core.outcome import Json
from ludotheque.core.record import Record
from ludotheque.play import puzzles
from ludotheque.play.study.study import Chapter
from ludotheque.play.study.tree import ROOT, Tree

RIGHT = ("only", "best", "good")
WRONG = ("inaccuracy", "mistake", "blunder")


def lesson(chapter: Chapter, key: str) -> LessonFile:
    """Each position of the main line that has a comment is a step: it asks for the move that follows where one does,
    and knows the moves beside it that were judged. Raises NOTHING_SAID where there is no comment."""
    tree, found, texts = chapter.tree, list[Step](), dict[str, str]()
    for node in (ROOT, *tree.line()):
        if not tree[node].comment:
            continue
        text = f"{key}-{len(found) + 1}"
        texts[text] = tree[node].comment
        mistakes = {}
        for number, side in enumerate(_beside(tree, node, WRONG), 1):
            if tree[side].comment:
                mistakes[tree[side].move] = f"{text}-mistake-{number}"
                texts[f"{text}-mistake-{number}"] = tree[side].comment
        marks = tuple(one for one in tree[node].marks if ">" not in one and not one.startswith("point:"))
        found.append(Step(_position(chapter, node), text, marks, _answers(tree, node), mistakes))
    if not found:
        raise LudothequeError("NOTHING_SAID")
    return LessonFile(chapter.start.game, Lesson(key, tuple(found)), texts)


def puzzle(entry: Entry, chapter: Chapter, node: int, goal: str, key: str) -> Puzzle:
    """The position of a node, solved by the line that follows; moves beside it that were judged right count too.
    Raises NO_ANSWER where no line follows, NOT_A_PUZZLE where it does not solve itself."""
    tree = chapter.tree
    answers = _answers(tree, node)
    if not answers:
        raise LudothequeError("NO_ANSWER")
    line = tuple(tree[one].move for one in tree.line(node))
    found = Puzzle(_position(chapter, node), goal, answers, line=line if len(line) > 1 else (), id=key)
    if not puzzles.sound(entry, found):
        raise LudothequeError("NOT_A_PUZZLE")
    return found


def goals(entry: Entry, start: Record) -> tuple[str, ...]:
    """What a game's puzzles ask for under these options, or else among as many seats; their words are in its locale."""
    wanted, asked = entry.game(start.options, start.rules).info, _asked(entry)
    fitting = [goals for info, goals in asked if info.options == wanted.options] or [
        goals for info, goals in asked if info.seats == wanted.seats
    ]
    return tuple(dict.fromkeys(goal for goals in fitting for goal in goals))


def _asked(entry: Entry) -> list[tuple[GameInfo, list[str]]]:
    """What is asked for by the puzzles that a game ships, by their options."""
    found = dict[str, tuple[GameInfo, list[str]]]()
    for one in puzzles.puzzles(entry):
        options = record.from_json({"game": entry.key, **one.record}).options
        found.setdefault(str(options), (entry.game(options).info, []))[1].append(one.goal)
    return list(found.values())


def _answers(tree: Tree, node: int) -> tuple[str, ...]:
    first = tree[node].children[:1]
    return tuple(tree[one].move for one in (*first, *_beside(tree, node, RIGHT)))


def _beside(tree: Tree, node: int, judged: tuple[str, ...]) -> list[int]:
    """The continuations that are not the first one, and were judged so."""
    return [one for one in tree[node].children[1:] if tree[one].judgement in judged]


def _position(chapter: Chapter, node: int) -> dict[str, Json]:
    """A record without its game, as lessons and puzzles hold it."""
    written: dict[str, Any] = chapter.start.write()
    kept = {key: written[key] for key in ("rules", "options", "setup") if written[key]}
    return {**kept, "moves": list(chapter.tree.moves(node))}
