"""A position read back from its string, with the flower that was set aside."""

import re

from ludotheque.core.view_text import wrong
from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.pond import A_COLOUR, COLOURS, FLOWERS, LETTERS, Flower
from ludotheque.games.lacuna.rules.sizes import Sizes
from ludotheque.games.lacuna.rules.state import PAWNS, Phase, State

_PHASES: dict[str, Phase] = {"pick": "pick", "place": "place", "done": "done"}
_UNSEEN = "?"
_SIDES = "gs"
_NUMBER = "0|-?[1-9][0-9]{0,5}"
_FLOWER = re.compile(rf"(0|[1-9][0-9]?)([{''.join(LETTERS)}])({_NUMBER}),({_NUMBER})")
_POINT = re.compile(rf"({_NUMBER}),({_NUMBER})")
_COUNTS = re.compile(rf"[0-{A_COLOUR}]{{{len(LETTERS)}}}")


def spelled(text: str, sizes: Sizes, blind: bool = False) -> State:
    """`<flowers>|g<pawns>|s<pawns>|<counts>|<side>|<phase>|<aside>`; `blind`: a pond not seen yet may be `?`.

    Raises InvalidRecord for what no pond could be."""
    parts = text.split("|")
    if len(parts) != 7 or parts[4] not in tuple(_SIDES) or parts[5] not in _PHASES:
        raise wrong("not-a-view")
    phase = _PHASES[parts[5]]
    flowers = None if parts[0] == _UNSEEN else _flowers(parts[0], sizes)
    if flowers is None and not (phase == "pick" and blind):
        raise wrong("pond-missing", "LCN-12")
    pawns = tuple(_pawns(part, side, sizes) for part, side in zip(parts[1:3], _SIDES, strict=True))
    counts = parts[3].split("/")
    if len(counts) != 2 or not all(map(_COUNTS.fullmatch, counts)):
        raise wrong("bad-counts")
    gold, silver = (tuple(map(int, each)) for each in counts)
    held, turn = (gold, silver), _SIDES.index(parts[4])
    return State(flowers, phase, turn, (pawns[0], pawns[1]), held, _aside(parts[6]))


def _flowers(text: str, sizes: Sizes) -> tuple[Flower, ...]:
    found = [_FLOWER.fullmatch(token) for token in text.split(";")] if text else []
    flowers = tuple(Flower(int(f[1]), _colour(f[2]), int(f[3]), int(f[4])) for f in found if f)
    numbers = [flower.id for flower in flowers]
    if len(flowers) != len(found) or numbers != sorted(set(numbers)) or max(numbers, default=0) >= FLOWERS:
        raise wrong("not-a-flower")
    if any(flower.x**2 + flower.y**2 > sizes.reach**2 for flower in flowers):
        raise wrong("outside-the-pond", "LCN-7")
    if any(sum(flower.colour == colour for flower in flowers) > A_COLOUR for colour in COLOURS):
        raise wrong("wrong-flowers", "LCN-2")
    return flowers


def _pawns(text: str, side: str, sizes: Sizes) -> tuple[Point, ...]:
    found = [_POINT.fullmatch(token) for token in text[1:].split(";")] if text[1:] else []
    pawns = tuple(Point(int(one[1]), int(one[2])) for one in found if one)
    if text[:1] != side or len(pawns) != len(found) or len(pawns) > PAWNS:
        raise wrong("not-a-pawn")
    if any(pawn.x**2 + pawn.y**2 > sizes.reach**2 for pawn in pawns):
        raise wrong("outside-the-pond", "LCN-7")
    return pawns


def _colour(letter: str) -> int:
    return "".join(LETTERS).index(letter)


def _aside(letter: str) -> int | None:
    if letter and letter not in LETTERS:
        raise wrong("unknown-colour", None, colour=letter[:40])
    return _colour(letter) if letter else None
