"""What encodings share: numbers in blocks, arrays by field, and the mask of whatever is listed."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import accumulate
from math import prod
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.encoding import Encoding, Field, NoAction
from ludotheque.core.game import AnyGame, Seat

S = TypeVar("S", contravariant=True)
M = TypeVar("M")

Floats = NDArray[np.float32]
Truths = NDArray[np.bool_]


class Numbering:
    """Actions in blocks, one after the other: a word, and how many values each of its coordinates has."""

    def __init__(self, **blocks: tuple[int, ...]) -> None:
        self.blocks: Mapping[str, tuple[int, ...]] = blocks
        ends = tuple(accumulate(map(prod, blocks.values()), initial=0))
        self.first = dict(zip(blocks, ends, strict=False))
        self.size = ends[-1]

    def number(self, block: str, *at: int) -> int:
        found = 0
        for coordinate, values in zip(at, self.blocks[block], strict=True):
            found = found * values + coordinate
        return self.first[block] + found

    def place(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The block of an action and its coordinates there; raises NoAction for a number that is none."""
        for block, shape in self.blocks.items():
            rest = action - self.first[block]
            if 0 <= rest < prod(shape):
                at: list[int] = []
                for values in reversed(shape):
                    rest, coordinate = divmod(rest, values)
                    at.append(coordinate)
                return block, tuple(reversed(at))
        raise NoAction(str(action))


class NumberedEncoding(Encoding[S, M]):
    """What a game's encoding inherits: it says how its moves are numbered, named and seen."""

    game: AnyGame
    numbering: Numbering

    @property
    def size(self) -> int:
        return self.numbering.size

    def listed(self, view: S, seat: Seat | None = None) -> Iterable[M]:
        moves: Iterable[M] = self.game.moves(view, seat)
        return moves

    def action(self, name: str) -> int:
        if name not in self._names:
            raise NoAction(name)
        return self._names[name]

    @cached_property
    def _names(self) -> Mapping[str, int]:
        return {self.name(action): action for action in range(self.size)}

    def mask(self, view: S, seat: Seat | None = None) -> Truths:
        found = np.zeros(self.size, np.bool_)
        found[[self.encode(view, move) for move in self.listed(view, seat)]] = True
        return found


def blank(fields: Iterable[Field]) -> tuple[Floats, Mapping[str, Floats]]:
    """An observation of zeros, and its fields by key to write into."""
    fields = tuple(fields)
    row = np.zeros(sum(field.size for field in fields), np.float32)
    return row, split(fields, row)


def split(fields: Iterable[Field], row: Floats) -> Mapping[str, Floats]:
    """The fields of an observation by key, each in its own shape; they share its memory."""
    fields = tuple(fields)
    ends = accumulate((field.size for field in fields), initial=0)
    return {field.key: row[at : at + field.size].reshape(field.shape) for field, at in zip(fields, ends, strict=False)}


def counts(letters: str, of: str) -> list[int]:
    """How many of each letter of an alphabet a text holds."""
    return [letters.count(letter) for letter in of]
