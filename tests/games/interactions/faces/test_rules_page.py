"""The rules page names every reading that can be chosen, where the booklet leaves it open."""

import re
from pathlib import Path

import pytest

from ludotheque.games.interactions.rules.options import OPTIONS
from ludotheque.locales import LANGUAGES, Text

PAGE = (Path(__file__).parents[4] / "web/src/boards/interactions/Rules.svelte").read_text(encoding="utf-8")
OPEN = re.findall(r"\{ about: '([\w-]+)', clause: '(IXN-\d+)'(, option: true)? \}", PAGE)
VARIANTS = {"players", "teams", "bonus", "territory"}
"""The booklet offers these itself: they are explained as variants, not as readings."""


def test_every_option_that_is_a_reading_is_named_with_its_clause() -> None:
    offered = {about: clause for about, clause, option in OPEN if option}
    assert offered == {option.key: option.clause for option in OPTIONS if option.key not in VARIANTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_question_has_its_reading(language: str) -> None:
    say = Text(language)
    assert len(OPEN) == PAGE.count("{ about:")
    for about, _, _ in OPEN:
        assert f"interactions-rules-open-{about}" in say
        assert f"interactions-rules-open-{about}-reading" in say
