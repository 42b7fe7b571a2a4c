"""What a game is counted with."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.parts import Statistics
from ludotheque.core.results import Result
from ludotheque.games.forma.faces.statistics import STATISTICS


def result(wish: dict[str, object], won: bool = True) -> Result:
    """A finished match under these options."""
    options = {
        key: value
        for key, value in catalog.entry("forma").game(wish).info.options.items()
        if not isinstance(value, tuple)
    }
    return Result("me", "forma", None, options, None, 0, 1000, "full", (90, 80), won, False, 60)


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ({}, "strict-2"), ({"players": 4, "touch_move": True, "live_bridges": True}, "strict-4"),
        ({"preset": "friendly"}, "friendly-2"), ({"fit_aid": True, "players": 4}, "friendly-4"),
        ({"auto_skip": True}, "friendly-2"), ({"pass": "only_if_nothing_fits"}, "friendly-2"),
    ],
)  # fmt: skip
def test_whatever_tells_of_a_fit_is_counted_as_friendly(wish: dict[str, object], name: str) -> None:
    assert STATISTICS.group(result(wish)) == name


def test_the_rest_is_counted_as_in_all_games() -> None:
    assert catalog.entry("forma").part(Statistics) is STATISTICS
    summary = STATISTICS.summary([result({}), result({}, won=False), result({})])
    assert (summary["games"], summary["wins"], summary["streak"]) == (3, 2, 1)
