"""Frozen values that differ in a few fields, against `dataclasses.replace`."""

import dataclasses
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

from ludotheque.core.values import replace


@dataclass(frozen=True)
class Square:
    side: int
    colour: str = "red"

    @cached_property
    def area(self) -> int:
        return self.side**2


def test_what_is_named_changes_and_nothing_else() -> None:
    square = Square(3)
    assert replace(square, side=4) == dataclasses.replace(square, side=4) == Square(4)
    assert square == Square(3) and hash(replace(square, side=3)) == hash(square)


def test_what_was_computed_of_a_value_is_not_taken_over() -> None:
    square = Square(3)
    assert square.area == 9
    assert replace(square, side=4).area == 16


def test_a_field_that_is_not_there_is_refused_by_name() -> None:
    unknown: dict[str, Any] = {"corner": 1}
    with pytest.raises(TypeError, match="Square has no such field: corner"):
        replace(Square(3), **unknown)
