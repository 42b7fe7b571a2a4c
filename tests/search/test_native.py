"""Compiled functions compute the same, and their cache notices when something that they use has changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.search import native
from ludotheque.search.native import PACKAGE, imported, natively, stamp


def triple(number: int) -> int:
    return number * 3


def test_a_compiled_function_gives_the_same_answer() -> None:
    assert native.native(triple)(14) == natively(error_model="numpy")(triple)(14) == triple(14)


def test_the_cache_of_a_function_carries_the_stamp_of_its_file() -> None:
    kept = native.native(triple)._cache._cache_file  # type: ignore[attr-defined]
    assert kept._source_stamp == stamp(Path(__file__))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A kernel that imports tables, which import numbers; and rules, which nobody imports as he is loaded."""
    trial = tmp_path / "trial"
    (trial / "inner").mkdir(parents=True)
    (trial / "kernel.py").write_text("import os\nfrom trial import tables\n\ndef late():\n    import trial.rules\n")
    (trial / "tables.py").write_text("import trial.inner.numbers\n")
    (trial / "rules.py").write_text("import trial.kernel\n")
    (trial / "inner" / "__init__.py").write_text("")
    (trial / "inner" / "numbers.py").write_text("from trial.kernel import late\nONE = 1\n")
    monkeypatch.setattr(native, "PACKAGE", trial)
    return trial


def fresh_stamp(file: Path) -> str:
    imported.cache_clear()
    stamp.cache_clear()
    return stamp(file)


def test_the_stamp_changes_with_whatever_is_imported_even_by_others(package: Path) -> None:
    before = fresh_stamp(package / "kernel.py")
    (package / "rules.py").write_text("plain = True\n")
    assert fresh_stamp(package / "kernel.py") == before
    (package / "inner" / "numbers.py").write_text("from trial.kernel import late\nONE = 2\n")
    assert fresh_stamp(package / "kernel.py") != before


def test_a_package_is_its_first_file(package: Path) -> None:
    (package / "kernel.py").write_text("from trial.inner import numbers\n")
    imported.cache_clear()
    assert imported(package / "kernel.py") == (package / "inner" / "__init__.py", package / "inner" / "numbers.py")


def test_what_kernels_of_the_games_use_is_found() -> None:
    kernels = PACKAGE.glob("games/*/kernel/*.py")
    compiled = [path for path in kernels if "from ludotheque.search.native import" in path.read_text("utf-8")]
    assert len({path.parts[-3] for path in compiled}) == 5
    for path in compiled:
        assert PACKAGE / "search" / "native.py" in imported(path), path
    forma = PACKAGE / "games" / "forma" / "kernel"
    assert forma / "shapes.py" in imported(forma / "play.py")


RUN = """
import sys
from pathlib import Path
from ludotheque.search import native
native.PACKAGE = Path(sys.argv[1])
sys.path.insert(0, str(native.PACKAGE.parent))
from trial.kernel import answer
print(answer(1), sum(answer.stats.cache_hits.values()))
"""


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
        code = [sys.executable, "-c", RUN, str(package)]
        done = subprocess.run(code, capture_output=True, text=True, check=True)
        told.append([int(one) for one in done.stdout.split()])
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
        done = subprocess.run([sys.executable, "-c", RUN, str(package)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        told.append(int(done.stdout.split()[0]))
    assert told == [11, 11]
