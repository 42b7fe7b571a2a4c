import pytest

from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.whereabouts import WHERES, where
from ludotheque.locales import LANGUAGES, Text

POND = 24000


@pytest.mark.parametrize(
    ("x", "y", "told"),
    [
        (0, 0, "middle"), (3000, -3000, "middle"),
        (9000, 0, "near-right"), (0, 9000, "near-bottom"), (-9000, -1000, "near-left"), (100, -9000, "near-top"),
        (20000, 0, "right"), (14000, 14000, "lower-right"), (0, 20000, "bottom"), (-14000, 14000, "lower-left"),
        (-20000, -1, "left"), (-14000, -14000, "upper-left"), (0, -20000, "top"), (14000, -14000, "upper-right"),
    ],
)  # fmt: skip
def test_a_place_is_the_middle_or_a_side_near_it_or_further_out(x: int, y: int, told: str) -> None:
    assert where(Point(x, y), POND) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_its_own_words(language: str) -> None:
    say = Text(language)
    assert len({say("lacuna-where", {"where": place}) for place in WHERES}) == len(WHERES)
