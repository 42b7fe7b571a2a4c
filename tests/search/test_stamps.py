"""A stamp changes with whatever may change machine code, and with nothing else."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path

import numpy as np
import pytest

from ludotheque.search import stamps
from ludotheque.search.instructions import Instruction
from ludotheque.search.native import Native
from ludotheque.search.stamps import stamp

KERNEL = """
from ludotheque.search.native import native, natively
from {name}.callee import more
from {name} import tables
from {name}.rules import SIZE, Pair, turn

@native
def answer(number):
    '''Some words.'''
    return more(number) + tables.NUMBERS[number] + SIZE + later(number)

@native
def later(number):
    return Pair(number, 1).one if number else 0
"""
CALLEE = (
    "from ludotheque.search.native import natively\n\n@natively(boundscheck=False)\ndef more(n):\n    return n + 10\n"
)
TABLES = "import numpy as np\nNUMBERS = np.arange(5)\nOTHERS = 1\n"
RULES = """
from typing import NamedTuple
SIZE = 3
class Pair(NamedTuple):
    one: int
    two: int
def turn(state):
    '''Rules that kernels import beside constants.'''
    return state + 1
"""
FILES = {"kernel": KERNEL, "callee": CALLEE, "tables": TABLES, "rules": RULES, "__init__": ""}
Stamping = Callable[..., str]


@pytest.fixture
def stamped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stamping]:
    """The stamp of `answer` in a package written anew, with one text in one of its files replaced."""
    monkeypatch.syspath_prepend(tmp_path)
    name = "stamped_trial"

    def written(file: str = "kernel", old: str = "", new: str = "") -> str:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        for one, text in FILES.items():
            assert one != file or old in text
            now = text.replace(old, new) if one == file and old else text
            (folder / f"{one}.py").write_text(now.replace("{name}", name))
        for module in [known for known in sys.modules if known.partition(".")[0] == name]:
            del sys.modules[module]
        invalidate_caches()
        monkeypatch.setattr(sys, "dont_write_bytecode", True)
        return stamp(import_module(f"{name}.kernel").answer.py_func)

    yield written
    for module in [known for known in sys.modules if known.partition(".")[0] == name]:
        del sys.modules[module]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("kernel", "more(number) +", "more(number) -"),
        ("kernel", "if number else 0", "if number else 2"),
        ("callee", "n + 10", "n + 20"),
        ("callee", "boundscheck=False", "boundscheck=True"),
        ("tables", "arange(5)", "arange(6)"),
        ("tables", "arange(5)", "arange(5, dtype=np.int8)"),
        ("rules", "SIZE = 3", "SIZE = 3.0"),
        ("rules", "one: int\n    two: int", "two: int\n    one: int"),
    ],
)
def test_a_change_of_what_is_compiled_is_noticed(stamped: Stamping, file: str, old: str, new: str) -> None:
    assert stamped() == stamped()
    assert stamped(file, old, new) != stamped()


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("kernel", "Some words", "Other words"),
        ("kernel", "@native\ndef answer", "# Why.\n@native\ndef answer"),
        ("callee", "\n@natively", "\ndef unused():\n    pass\n\n@natively"),
        ("tables", "OTHERS = 1", "OTHERS = 2"),
        ("rules", "state + 1", "state + 2"),
        ("rules", "beside constants", "without need"),
    ],
)
def test_a_change_elsewhere_in_the_same_files_is_not(stamped: Stamping, file: str, old: str, new: str) -> None:
    assert stamped(file, old, new) == stamped()


def test_functions_that_call_each_other_have_a_stamp() -> None:
    assert stamp(even) == stamp(even) != stamp(odd)


def even(number: int) -> bool:
    return number == 0 or odd(number - 1)


def odd(number: int) -> bool:
    return number != 0 and even(number - 1)


def adding(step: int) -> Callable[[int], int]:
    def added(number: int, more: int = step) -> int:
        return number + step + more

    return added


def test_what_a_function_was_closed_over_counts() -> None:
    assert stamp(adding(1)) == stamp(adding(1)) != stamp(adding(2))


def test_the_whole_file_that_teaches_an_instruction_counts_and_its_constants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "taught_here.py"

    def told(words: str, size: int) -> str:
        file.write_text(words)
        load = Instruction("taught_here", "load", size)
        return stamp(lambda: load)

    before = told("one = 1\n", 4)
    assert told("one = 1\n", 4) == before
    assert before not in (told("one = 1\n", 8), told("one = 2\n", 4))


def strange() -> object:
    return STRANGE


STRANGE = {"a": np.zeros(1)}


def test_what_cannot_be_told_is_refused() -> None:
    with pytest.raises(TypeError, match="dict"):
        stamp(strange)


def test_every_compiled_function_of_the_games_has_a_stamp_of_its_own() -> None:
    package = Path(stamps.__file__).parents[1]
    kernels = [path.relative_to(package.parent) for path in package.glob("games/*/kernel/*.py")]
    modules = [import_module(".".join(path.with_suffix("").parts)) for path in kernels]
    made = {one for module in modules for one in vars(module).values() if isinstance(one, Native)}
    assert len(made) > 100
    assert len({stamp(one.py_func) for one in made}) == len(made)
