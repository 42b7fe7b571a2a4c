"""The first lesson keeps its promise: read at 200 words a minute, with two seconds a press, it takes ninety seconds."""

import re

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Lessons
from ludotheque.locales import LANGUAGES, Text

PRESSES = {"interactions": 14, "forma": 19, "laguna": 16}
"""Tiles, pieces, turns, places and buttons from the first sentence to the last."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESSES)
def test_the_first_lesson_takes_ninety_seconds(game: str, language: str) -> None:
    course = catalog.entry(game).part(Lessons)
    assert course is not None
    say, first = Text(language), course.course()[0]
    keys = [key for step in first.steps for key in (step.text, *([f"{step.text}-right"] if step.answers else []))]
    words = [word for key in (*keys, f"{first.key}-end") for word in re.findall(r"\w+", say(f"{game}-learn-{key}"))]
    assert len(words) / 200 * 60 + 2 * PRESSES[game] <= 90, len(words)
