"""Views of Interactions as text, as docs/formats/position.md shows them."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.interactions.faces.view_text import VIEW_TEXT
from ludotheque.games.interactions.rules.game import Interactions

ENTRY = catalog.entry("interactions")


def rules(**options: object) -> Interactions:
    game = ENTRY.game(options)
    assert isinstance(game, Interactions)
    return game


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "2 - - 0 b:PK.HMCSA r:??.?????"),
        ({"players": 3}, "3 f6 bs/rA 2 b:PK.HMCA r:PC.HMSK g:MK.PHCSA"),
        ({"players": 1}, "1 - - 0 b:.PHMCSKA w:?.??????"),
    ],
)
def test_what_is_printed_is_read_and_written_again(options: dict[str, object], text: str) -> None:
    game = rules(**options)
    assert VIEW_TEXT.write(game, VIEW_TEXT.read(game, text)) == text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("3 - - 0 b:.PHMCSKA r:.PHMCSKA", "other-players"),
        ("2 f6 bs 2 b:PK.HMCA r:PC.HMSKA", "bad-territory"),
        ("2 z9 bs 1 b:PK.HMCA r:PC.HMSKA", "bad-territory"),
        ("2 f6 ys 1 b:PK.HMCA r:PC.HMSKA", "unknown-colour"),
        ("2 - - 0 b:PK.HMCSA", "hand-missing"),
        ("2 - - 0 r:PK.HMCSA b:PK.HMCSA", "bad-hand"),
        ("2 - - 0 b:PP.HMCSA r:PK.HMCSA", "not-the-seven-tiles"),
        ("2 - - 0 b:?K.HMCSA r:PK.HMCSA", "not-the-seven-tiles"),
        ("2 a1 bs......bP 2 b:K.HMCA r:PC.HMSKA", "bad-territory"),
    ],
)
def test_what_no_game_could_give_is_refused(text: str, problem: str) -> None:
    with pytest.raises(InvalidRecord, match=problem):
        VIEW_TEXT.read(rules(), text)
