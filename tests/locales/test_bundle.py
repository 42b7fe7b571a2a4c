"""Texts are parsed when they are asked for, and are whole then."""

import pytest

from ludotheque.locales import FOLDER, LANGUAGES, USED, Text, _Bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_parsed_once_something_in_it_is_asked_for(language: str) -> None:
    bundle = _Bundle(language)
    assert bundle._parsed == set()
    assert bundle.pattern("shell-title") is not None
    assert 0 < len(bundle._parsed) < len(bundle._texts) / 2
    assert bundle.pattern("no-such-text") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_put_into_another_exists(language: str) -> None:
    bundle = _Bundle(language)
    used = {key for path in (FOLDER / language).glob("*.ftl") for key in USED.findall(path.read_text(encoding="utf-8"))}
    assert {key for key in used if key not in bundle._of} == set()


def test_a_text_of_another_file_is_put_in() -> None:
    said = Text("en")("lacuna-coach-threat", {"seat": 1, "colour": "R"})
    assert said == "Careful: 2 can take two poppies and win that colour for good."
