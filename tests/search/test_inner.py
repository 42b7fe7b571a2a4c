"""A function that only compiled code calls has types and raw code, and no machine code of its own."""

import pickle
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.target_extension import CPU, jit_registry

from ludotheque.search.kept import Kept
from ludotheque.search.native import Native, interpreting


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run begins anew."""
    monkeypatch.setattr(Kept, "find", lambda *_: None)
    monkeypatch.setattr(Kept, "any", lambda _: False)
    monkeypatch.setattr(Kept, "keep", lambda *_: None)


def native(function: Callable[..., Any]) -> Any:
    return Native(function, boundscheck=True)


@native
def twice(number: int) -> Any:
    return 2 * number


@native
def four_times(number: int) -> Any:
    return twice(twice(number))


@native
def last(numbers: Any) -> Any:
    return numbers[-1]


@native
def beyond(numbers: Any) -> Any:
    return last(numbers) + numbers[numbers.size]


@native
def product(number: int) -> Any:
    return number * product(number - 1) if number > 1 else 1


@native
def chances(number: int, of: int) -> Any:
    return product(of) // product(number) // product(of - number)


def overloads(function: Any) -> tuple[int, int]:
    """Of the form for Python, and of that for compiled callers."""
    return len(function._outer.overloads), len(function._outer.inner.overloads)


def test_a_callee_is_taken_in_and_not_compiled_by_itself() -> None:
    assert four_times(5) == 20
    assert overloads(four_times) == (1, 0)
    assert overloads(twice)[1] == 1


def test_a_callee_can_be_called_from_python_as_well() -> None:
    assert twice(4) == 8 and four_times(4) == 16
    assert overloads(twice) == (1, 1)


def test_a_callee_is_taken_in_for_each_kind_of_argument() -> None:
    @native
    def ends(numbers: Any, points: Any) -> Any:
        return last(numbers) + last(points)

    assert ends(np.arange(3), np.array([0.5])) == 2.5
    assert overloads(last)[1] == 2


def test_a_function_that_calls_itself_is_compiled_for_python_and_for_others() -> None:
    assert product(5) == 120 and chances(2, 5) == 10


def test_errors_of_a_callee_come_out() -> None:
    with pytest.raises(IndexError):
        beyond(np.arange(3))


def test_raw_code_goes_to_no_execution_engine() -> None:
    four_times(1)
    (made,) = twice._outer.inner.overloads.values()
    assert made.library._finalized and not callable(made.entry_point)


def test_a_compiled_function_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(four_times))(3) == 12


def test_numba_compiles_for_others_as_ever() -> None:
    before = jit_registry[CPU]
    assert four_times(2) == 8
    assert jit_registry[CPU] is before
    assert numba.njit(lambda one, two: max(one, two))(3, 4) == 4


def test_what_numba_brings_itself_is_taken_in_too() -> None:
    @native
    def widest(numbers: Any) -> Any:
        return max(np.zeros(2).size, numbers.max())

    assert widest(np.arange(6)) == 5
    assert numba.njit(lambda numbers: max(np.zeros(2).size, numbers.max()))(np.arange(6)) == 5


def test_what_is_not_compiled_can_be_interpreted() -> None:
    @native
    def doubled(number: int) -> Any:
        return twice(number)

    with interpreting():
        assert doubled(7) == 14 and overloads(doubled) == (0, 0)
    assert doubled(7) == 14 and overloads(doubled) == (1, 0)
    with interpreting():
        assert doubled.at_hand


def test_a_callee_is_taken_in_once_whatever_constants_it_is_given() -> None:
    @native
    def doubled_and_more(number: int, more: bool = False) -> Any:
        return twice(number) + (1 if more else 0)

    @native
    def several(number: int) -> Any:
        return doubled_and_more(3) + doubled_and_more(4, True) + doubled_and_more(number, more=False)

    assert several(5) == 25
    assert overloads(doubled_and_more)[1] <= 2  # with and without what may be left out


def test_an_array_that_does_not_fit_is_refused_in_few_words() -> None:
    @native
    def put(numbers: Any, others: Any) -> Any:
        numbers[1:] = others
        return numbers.sum()

    assert put(np.arange(3), np.array([5, 6])) == 11
    with pytest.raises(ValueError, match="different size"):
        put(np.arange(3), np.arange(5))
