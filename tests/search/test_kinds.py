"""Kinds of arguments part what Numba parts, and nothing else."""

from collections import namedtuple
from typing import Any

import numba
import numpy as np
import pytest

from ludotheque.search.kinds import kind, told

GRID = np.zeros((3, 4), np.int8)
FIXED = np.arange(5)
FIXED.flags.writeable = False
One: Any = namedtuple("One", "a b")
Two: Any = namedtuple("Two", "a b")
Turned: Any = namedtuple("One", "b a")  # type: ignore[name-match]
VALUES: list[Any] = [
    1, -5, np.int64(7), True, np.bool_(False), 0.5, np.float64(2), np.float32(2), np.int8(3), np.uint64(3),
    np.arange(5), np.arange(9), np.arange(9)[::2], FIXED, np.arange(5.0), GRID, GRID.T, GRID[1:], GRID[:, 1:], GRID[:1],
    np.zeros((1, 1), np.int8), np.zeros((2, 2, 2), np.int8), (1, 2), (1, 2, 3), (1, 0.5), (1, FIXED), (1, np.arange(3)),
    One(1, 2), One(3, 4), Two(1, 2), One(1, GRID), One(One(1, 2), 3), One(Two(1, 2), 3),
]  # fmt: skip


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_what_is_one_kind_to_numba_is_one_kind(value: Any) -> None:
    typeof: Any = numba.typeof
    for other in VALUES:
        assert (kind(value) == kind(other)) == (typeof(value) == typeof(other)), other
        assert (told(kind(value)) == told(kind(other))) == (kind(value) == kind(other)), other


def test_the_same_names_in_another_order_are_another_kind() -> None:
    assert told(kind(One(1, 2))) != told(kind(Turned(1, 2)))
