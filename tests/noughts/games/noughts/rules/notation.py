"""Moves as text: `a1` to `c3`, columns by letter, rows by number from the top."""

from ludotheque.core.errors import InvalidMove
from ludotheque.games.noughts.rules.state import CELLS, Mark

NAMES = tuple(f"{column}{row}" for row in "123" for column in "abc")
assert len(NAMES) == CELLS


def write(move: Mark) -> str:
    return NAMES[move.cell]


def read(text: str) -> Mark:
    if text not in NAMES:
        raise InvalidMove(text)
    return Mark(NAMES.index(text))
