"""Moves as text (§10, §13): `B` or `#16` picks, `O0-27:6050` places, `pass`."""

import re

from ludotheque.core.errors import InvalidMove
from ludotheque.games.lacuna.rules.pond import LETTERS
from ludotheque.games.lacuna.rules.state import Move, Pass, Pick, Place, State

_LETTER = "".join(LETTERS)
_NUMBER = "0|[1-9][0-9]{0,8}"
_PLACE = re.compile(rf"([{_LETTER}])({_NUMBER})-({_NUMBER}):(-?(?:{_NUMBER}))")
_FLOWER = re.compile(rf"#({_NUMBER})")


def write(move: Move) -> str:
    match move:
        case Place(colour, i, j, k):
            return f"{LETTERS[colour]}{i}-{j}:{k}"
        case Pick(colour, flower):
            return f"#{flower}" if colour is None else LETTERS[colour]
    return "pass"


def read(state: State, text: str, blind: bool) -> Move:
    """The move that the text spells; a placement must agree with the flowers where these are known."""
    move = _parse(text, blind)
    if isinstance(move, Place) and state.phase == "place" and misspelt(state, move):
        raise InvalidMove(text)
    return move


def _parse(text: str, blind: bool) -> Move:
    if text == "pass":
        return Pass()
    if blind and text in LETTERS:
        return Pick(colour=LETTERS.index(text))
    if not blind and (found := _FLOWER.fullmatch(text)):
        return Pick(flower=int(found[1]))
    if (found := _PLACE.fullmatch(text)) and int(found[2]) <= int(found[3]):
        return Place(LETTERS.index(found[1]), int(found[2]), int(found[3]), int(found[4]))
    raise InvalidMove(text)


def misspelt(state: State, move: Place) -> bool:
    """The lower id comes first, and the letter is the colour of two flowers that do agree."""
    a, b = state.flower(move.i), state.flower(move.j)
    agree = a is not None and b is not None and a.id != b.id and a.colour == b.colour
    return move.i > move.j or (agree and a is not None and a.colour != move.colour)
