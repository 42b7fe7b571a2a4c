"""What a game is counted with."""

from dataclasses import dataclass

import pytest

from ludotheque.core import catalog
from ludotheque.core.options import Options
from ludotheque.games.forma.faces.statistics import STATISTICS


@dataclass(frozen=True)
class Kept:
    options: Options


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ({}, "strict-2"), ({"players": 4, "touch_move": True, "live_bridges": True}, "strict-4"),
        ({"preset": "friendly"}, "friendly-2"), ({"fit_aid": True, "players": 4}, "friendly-4"),
        ({"auto_skip": True}, "friendly-2"), ({"pass": "only_if_nothing_fits"}, "friendly-2"),
    ],
)  # fmt: skip
def test_whatever_tells_of_a_fit_is_counted_as_friendly(wish: dict[str, object], name: str):
    assert STATISTICS.group(Kept(catalog.entry("forma").game(wish).info.options)) == name
