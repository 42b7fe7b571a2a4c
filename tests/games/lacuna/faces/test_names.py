"""A flower has one name, that of its kind: no text calls the poppies red somewhere else."""

import re

import pytest

from ludotheque.locales import FOLDER

COLOURS = {
    "en": r"\b(red|pink|violet|purple|blue|green|yellow|orange)\b",
    "fr": r"\b(rouges?|roses?|violet(te)?s?|bleue?s?|verte?s?|jaunes?|orange)\b",
}


@pytest.mark.parametrize("language", COLOURS)
def test_no_text_names_a_flower_by_its_colour(language: str) -> None:
    files = sorted((FOLDER / language).glob("lacuna*.ftl"))
    files = [path for path in files if path.name.startswith(("lacuna.", "lacuna-"))]
    assert len(files) >= 3
    told = [line for path in files for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in told if re.search(COLOURS[language], line.partition("=")[2] or line)] == []
