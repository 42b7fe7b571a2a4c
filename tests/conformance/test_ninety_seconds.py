"""The first lesson keeps its promise: read at 200 words a minute, with two seconds a press, it takes ninety seconds."""

import re

import pytest

from ludotheque.core import catalog
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play.lessons import course
from ludotheque.play.passages import passages

PRESSES = {"forma": 19, "interactions": 15, "lacuna": 13, "lacunes": 10, "laguna": 16}
"""Tiles, pieces, turns, places and buttons from the first sentence to the last."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESSES)
def test_the_first_lesson_takes_ninety_seconds(game: str, language: str) -> None:
    entry, say = catalog.entry(game), Text(language)
    first = course(entry)[0]
    keys = [key for step in first.steps for key in (step.text, *([f"{step.text}-right"] if step.answers else []))]
    said = [f"{game}-learn-{key}" for key in (*keys, f"{first.key}-end")]
    said += [f"shell-passage-{passage}" for passage in passages(entry, first) if passage]
    words = [word for key in said for word in re.findall(r"\w+", say(key))]
    assert len(words) / 200 * 60 + 2 * PRESSES[game] <= 90, len(words)
