"""Ponds for lessons: what is spoken of in the middle, every other flower in a wreath along the rim."""

from collections.abc import Mapping
from itertools import zip_longest
from math import cos, sin, tau

from ludotheque.core.outcome import Json
from ludotheque.games.lacuna.rules.pond import A_COLOUR, LETTERS

_WREATH = 22_500
"""The radius of the wreath: inside the pond with larger flowers too."""
_HALF = 1600
"""From a pawn that stands already to each of the two flowers it took."""


def scene(flowers: str, gold: str = "", silver: str = "", first: str = "O", **options: Json) -> Mapping[str, Json]:
    """A record with these flowers in the middle, numbered from 0, after pawns that each took a pair there.

    `B3000,-500` is a blue flower there, or a pawn there that took two; `first` is the colour of the flower taken before
    pouring, none where the first flower is still to be picked from the pond."""
    lying, moves = flowers.split(), [*first]
    for token in _in_turn(gold.split(), silver.split()):
        colour, (x, y) = token[0], map(int, token[1:].split(","))
        moves.append(f"{colour}{len(lying)}-{len(lying) + 1}:{_HALF}")
        lying += [f"{colour}{x - _HALF},{y}", f"{colour}{x + _HALF},{y}"]
    return {"options": options, "setup": "xy:" + " ".join(lying + _wreath(lying, first)), "moves": [*moves]}


def _in_turn(gold: list[str], silver: list[str]) -> list[str]:
    return [token for both in zip_longest(gold, silver) for token in both if token]


def _wreath(lying: list[str], first: str) -> list[str]:
    """The flowers that are not in the middle, colour after colour, evenly along the rim; the first one is set aside."""
    left = {letter: A_COLOUR - sum(token[0] == letter for token in lying) - (letter == first) for letter in LETTERS}
    colours = [letter for n in range(A_COLOUR) for letter in LETTERS if left[letter] > n]
    around = [tau * n / len(colours) for n in range(len(colours))]
    laid = [f"{c}{round(_WREATH * cos(at))},{round(_WREATH * sin(at))}" for c, at in zip(colours, around, strict=True)]
    return [*laid, *first]


def then(record: Mapping[str, Json], *moves: str) -> Mapping[str, Json]:
    """The same game some moves later."""
    before = record["moves"]
    assert isinstance(before, list)
    return {**record, "moves": [*before, *moves]}


def on_pond(number: int, moves: str, **options: Json) -> Mapping[str, Json]:
    """A record on a numbered pond, its moves written with spaces between."""
    return {"options": options, "setup": f"pond:{number}", "moves": [*moves.split()]}
