"""Compiled functions compute the same, and their cache notices when something that they use has changed."""

import subprocess
import sys
from collections import namedtuple
from pathlib import Path
from typing import Any

import numba

from ludotheque.search import native
from ludotheque.search.native import Kept, _fields, natively


def triple(number: int) -> int:
    return number * 3


def test_a_compiled_function_gives_the_same_answer() -> None:
    assert native.native(triple)(14) == natively(error_model="numpy")(triple)(14) == triple(14)


RUN = """
import sys
from pathlib import Path
sys.path.insert(0, str(Path(sys.argv[1]).parent))
from trial.kernel import answer
print(answer(1), sum(answer.stats.cache_hits.values()))
"""


def run(package: Path) -> list[int]:
    """The answer to one, and how often machine code was taken from the disk, in a process of its own."""
    done = subprocess.run([sys.executable, "-c", RUN, str(package)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [int(one) for one in done.stdout.split()]


def test_a_changed_callee_is_compiled_again(tmp_path: Path) -> None:
    package = tmp_path / "trial"
    package.mkdir()
    decorated = "from ludotheque.search.native import native\n"
    (package / "kernel.py").write_text(
        f"{decorated}from trial.callee import more\n\n@native\ndef answer(number):\n    return more(number)\n"
    )
    told = []
    for step in (10, 10, 20):
        (package / "callee.py").write_text(f"{decorated}\n@native\ndef more(number):\n    return number + {step}\n")
        told.append(run(package))
    assert told == [[11, 0], [11, 1], [21, 0]]


def test_a_cache_that_names_a_module_of_before_is_made_anew(tmp_path: Path) -> None:
    """The types of arguments are kept in the index, by the module that they come from."""
    package = tmp_path / "trial"
    package.mkdir()
    pair = "from typing import NamedTuple\n\nclass Pair(NamedTuple):\n    number: int\n"
    taken = "@native\ndef more(pair):\n    return pair.number + 10\n"
    told = []
    for name in ("pairs", "twos"):
        for old in package.glob("*s.py"):
            old.unlink()
        (package / f"{name}.py").write_text(pair)
        (package / "kernel.py").write_text(
            f"from ludotheque.search.native import native\nfrom trial.{name} import Pair\n\n{taken}\n"
            "def answer(number):\n    return more(Pair(number))\n\nanswer.stats = more.stats\n"
        )
        told.append(run(package)[0])
    assert told == [11, 11]


def test_machine_code_is_found_again_where_its_function_stands_on_another_line(tmp_path: Path) -> None:
    package = tmp_path / "trial"
    package.mkdir()
    told = []
    for words in ("", "# Some more words.\n\n"):
        (package / "kernel.py").write_text(
            f"from ludotheque.search.native import native\n{words}\n@native\ndef answer(number):\n    return number\n"
        )
        told.append(run(package))
    assert told == [[1, 0], [1, 1]]


def version(function: Any) -> str:
    assert isinstance(function._cache, Kept)
    return str(function._cache._cache_file._version)


def test_data_of_another_stamp_is_not_taken(tmp_path: Path) -> None:
    """Two processes that compile at once may read an index before the file it names."""
    old, new = (native.Stamped(str(tmp_path), "triple", how, triple) for how in "ab")
    old.save("key", "old code")
    assert old.load("key") == "old code" and new.load("key") is None
    new._save_index({"key": old._data_name(1)})
    assert new.load("key") is None
    new.save("key", "new code")
    assert new.load("key") == "new code" and old.load("key") is None


def test_how_a_function_is_compiled_counts() -> None:
    assert version(native.native(triple)) != version(natively(error_model="numpy")(triple))


def test_arguments_with_other_names_are_other_arguments() -> None:
    pairs: list[Any] = [namedtuple("Pair", names) for names in ("a b", "b a")]
    told = [_fields((numba.typeof((1, pair(1, 2))), numba.int64)) for pair in pairs]
    assert told == [(((), (("a", "b"), (), ())), ()), (((), (("b", "a"), (), ())), ())]
