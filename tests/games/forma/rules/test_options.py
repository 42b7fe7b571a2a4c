"""The options of a table as the rules read them."""

import pytest

from games.forma.playing import forma
from ludotheque.core.errors import InvalidRecord


def test_three_players_have_three_colours_or_a_fourth_for_a_bot() -> None:
    assert forma(players=3).info.seats == 4
    assert forma(players=3, three_players="three").info.seats == 3
    with pytest.raises(InvalidRecord):
        forma(players=2, three_players="three")
