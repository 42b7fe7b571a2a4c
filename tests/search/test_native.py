"""Compiled functions compute the same, are loaded without Numba, and compiled anew when something has changed."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.search.native import Native, native, natively


def triple(number: int) -> int:
    return number * 3


def with_more(number: int, more: int = 4) -> int:
    return number + more


def test_a_compiled_function_gives_the_same_answer() -> None:
    assert native(triple)(14) == natively(error_model="numpy")(triple)(14) == triple(14)


def test_arguments_may_be_named_or_left_out() -> None:
    made = native(with_more)
    assert made(1) == 5 and made(1, more=2) == 3 and made(more=2, number=3) == made(3, 2) == 5


def test_a_function_is_compiled_once_for_arguments_that_are_the_same_to_it() -> None:
    made: Any = Native(triple)
    assert made(1) == 3 and made(np.int64(2)) == 6 and len(made.made) == 1
    assert made(0.5) == 1.5 and len(made.made) == 2


def test_without_a_compiler_a_function_stays_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert natively()(triple) is triple


RUN = """
import sys
sys.path.insert(0, sys.argv[1])
from trial.kernel import answer
print(answer(1), int("numba" in sys.modules))
"""
Run = Callable[..., list[int]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """The answer to one, and whether Numba was needed for it, in a process of its own."""
    package = tmp_path / "trial"
    package.mkdir()

    def done(files: dict[str, str], **environment: str) -> list[int]:
        for name, text in files.items():
            (package / f"{name}.py").write_text(f"from ludotheque.search.native import native\n{text}")
        command = [sys.executable, "-B", "-c", RUN, str(tmp_path)]
        given = {**os.environ, **environment}
        ended = subprocess.run(command, capture_output=True, text=True, check=False, env=given)
        assert ended.returncode == 0, ended.stderr
        return [int(one) for one in ended.stdout.split()]

    return done


ANSWER = "from trial.callee import more\n\n@native\ndef answer(number):\n    return more(number)\n"
CALLEE = "\n@native\ndef more(number):\n    return number + {step}\n"


def test_a_changed_callee_is_compiled_again_and_an_unchanged_one_loaded_without_numba(run: Run) -> None:
    told = [run({"kernel": ANSWER, "callee": CALLEE.format(step=step)}) for step in (10, 10, 20)]
    assert told == [[11, 1], [11, 0], [21, 1]]


def test_machine_code_is_found_again_where_its_function_stands_on_another_line(run: Run) -> None:
    own = "\n@native\ndef answer(number):\n    return number\n"
    assert [run({"kernel": words + own}) for words in ("", "# Some more words.\n\n")] == [[1, 1], [1, 0]]


def test_another_setting_of_the_compiler_makes_other_machine_code(run: Run) -> None:
    files = {"kernel": "\n@native\ndef answer(number):\n    return number\n"}
    told = [run(files), run(files, NUMBA_OPT="1"), run(files, NUMBA_OPT="1")]
    assert told == [[1, 1], [1, 1], [1, 0]]


def test_what_is_kept_may_lie_elsewhere(run: Run, tmp_path: Path) -> None:
    files = {"kernel": "\n@native\ndef answer(number):\n    return number\n"}
    assert run(files, NUMBA_CACHE_DIR=str(tmp_path / "cache")) == [1, 1]
    assert list((tmp_path / "cache").glob("trial_*/kernel.answer.*")) and not (tmp_path / "trial/__pycache__").exists()
    assert run(files, NUMBA_CACHE_DIR=str(tmp_path / "cache")) == [1, 0]


ARRAYS = """
import numpy as np
from typing import NamedTuple

class Pair(NamedTuple):
    numbers: np.ndarray
    size: int

@native
def doubled(pair):
    return Pair(pair.numbers * 2, pair.size), np.zeros(pair.size, np.float32)

@native
def checked(numbers):
    if numbers[0] == 2:
        raise ValueError("a two")
    return 1

def answer(number):
    made, zeros = doubled(Pair(np.arange(5), 3))
    assert isinstance(made, Pair) and made.numbers.tolist() == [0, 2, 4, 6, 8]
    assert zeros.dtype == np.float32 and zeros.shape == (3,)
    del made, zeros
    return checked(np.arange(3))
"""
FAILING = """
def wrong(number):
    try:
        checked(np.array([2]))
    except ValueError as error:
        assert str(error) == "a two"
        return answer(number)
"""


def test_arrays_and_tuples_go_in_and_out_without_numba(run: Run) -> None:
    assert [run({"kernel": ARRAYS}) for _ in range(2)] == [[1, 1], [1, 0]]


def test_an_error_comes_out_of_what_was_loaded(run: Run) -> None:
    swapped = ARRAYS.replace("def answer", "def usual") + FAILING.replace("answer", "usual") + "\nanswer = wrong\n"
    assert [run({"kernel": swapped})[0] for _ in range(2)] == [1, 1]


def test_loaded_and_compiled_functions_work_side_by_side(run: Run) -> None:
    one = "\n@native\ndef answer(number):\n    return number\n"
    assert run({"kernel": one}) == [1, 1]
    both = one.replace("answer", "kept") + "\n@native\ndef new(n):\n    return n + kept(n)\n"
    both += "\ndef answer(number):\n    first = kept(number)\n    return 10 * first + new(number) + int(new(0.5)) - 1\n"
    assert run({"kernel": one.replace("answer", "kept") + "\nanswer = kept\n"}) == [1, 1]
    assert run({"kernel": both}) == [12, 1]
