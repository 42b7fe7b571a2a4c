"""The field notes: every further example says how it works, and the notes say where the game came from."""

import pytest

from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.locales import LANGUAGES, Text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letter", LETTERS)
def test_each_of_three_further_examples_says_how_it_works(letter: str, language: str) -> None:
    told = Text(language)(f"interactions-nature-{letter}-also")
    assert told.count("(") == told.count(")") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_that_this_one_came_from_is_named(language: str) -> None:
    assert "Dame Nature" in Text(language)("interactions-nature-more-game")
