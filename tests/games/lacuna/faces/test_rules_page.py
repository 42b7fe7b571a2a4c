"""The rules page names every reading that can be chosen, where the rulebook leaves it open."""

import re
from pathlib import Path

import pytest

from ludotheque.games.lacuna.rules.options import OPTIONS
from ludotheque.locales import LANGUAGES, Text

PAGE = (Path(__file__).parents[4] / "web/src/boards/lacuna/Rules.svelte").read_text(encoding="utf-8")
OPEN = re.findall(r"\{ about: '([\w-]+)', clause: '(LCN-\d+)'(, option: true)? \}", PAGE)


def test_every_option_is_named_with_its_clause() -> None:
    assert {about: clause for about, clause, option in OPEN if option} == {one.key: one.clause for one in OPTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_question_has_its_reading(language: str) -> None:
    say = Text(language)
    assert len(OPEN) == PAGE.count("{ about:")
    for about, _, _ in OPEN:
        assert f"lacuna-rules-open-{about}" in say
        assert f"lacuna-rules-open-{about}-reading" in say
