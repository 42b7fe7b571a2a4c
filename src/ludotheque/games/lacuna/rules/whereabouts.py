"""Where on the pond something lies, in words: the middle, or a side, near the middle or further out."""

from math import atan2, pi
from typing import Literal, get_args

from ludotheque.games.lacuna.rules.geometry import Point

Where = Literal[
    "middle",
    "near-right", "near-lower-right", "near-bottom", "near-lower-left",
    "near-left", "near-upper-left", "near-top", "near-upper-right",
    "right", "lower-right", "bottom", "lower-left", "left", "upper-left", "top", "upper-right",
]  # fmt: skip
WHERES: tuple[Where, ...] = get_args(Where)
_SIDES = 8


def where(at: Point, pond: int) -> Where:
    """For words only, so that a float may say it."""
    square = at.x * at.x + at.y * at.y
    if 25 * square < pond * pond:
        return "middle"
    side = round(atan2(at.y, at.x) / (2 * pi / _SIDES)) % _SIDES
    far = 25 * square >= 9 * pond * pond
    return WHERES[1 + side + (_SIDES if far else 0)]
