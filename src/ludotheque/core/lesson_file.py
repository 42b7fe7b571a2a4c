"""Lessons as a file: one as a JSON object, with its texts beside it, so that it can be read without a locale."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ludotheque.core.errors import InvalidRecord
from ludotheque.core.learning import Lesson, Step

VERSION = 1


@dataclass(frozen=True)
class LessonFile:
    """`texts`: by the keys of the steps and of their mistakes, in the language that they were written in."""

    game: str
    lesson: Lesson
    texts: Mapping[str, str] = field(default_factory=dict)


def dump(file: LessonFile) -> str:
    """What is empty is left out."""
    steps = [{key: value for key, value in asdict(step).items() if value} for step in file.lesson.steps]
    told = {"lesson": VERSION, "game": file.game, "key": file.lesson.key, "steps": steps, "texts": dict(file.texts)}
    return json.dumps(told, ensure_ascii=False, indent=1)


def read(text: str) -> LessonFile:
    """Raises InvalidRecord for what is no lesson."""
    try:
        data: Any = json.loads(text)
        if data["lesson"] != VERSION:
            raise InvalidRecord("lesson", "unknown-format", value=str(data["lesson"])[:40])
        steps = tuple(_step(one) for one in data["steps"])
        return LessonFile(str(data["game"]), Lesson(str(data["key"]), steps), dict(data["texts"]))
    except (ValueError, RecursionError) as error:
        raise InvalidRecord("lesson", "not-json") from error
    except (KeyError, TypeError) as error:
        raise InvalidRecord("lesson", "not-a-lesson") from error


def _step(data: Mapping[str, Any]) -> Step:
    many = {key: tuple(data[key]) for key in ("marks", "answers", "clauses") if key in data}
    return Step(**{**data, **many})
