"""A mistake in the words is one clear line, whatever the verb."""

import subprocess
import sys

import pytest

MISTAKES = [
    ("nonsense",),
    ("solve", "chess", "-"),
    ("games", "--language", "de"),
    ("referee",),
    ("serve", "--port", "x"),
    ("serve", "--port", "99999"),
    ("play",),
    ("games", "--nonsense"),
]


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_a_mistake_is_one_line_on_stderr(words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from ludotheque.cli import main; main()", *words], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("ludotheque: ")


@pytest.mark.parametrize("words", [(), ("play",), ("serve",), ("solve",), ("arena",), ("referee",)], ids=" ".join)
def test_help_explains_every_verb(words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from ludotheque.cli import main; main()", *words, "--help"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert "Usage" in done.stdout
    assert len(done.stdout) > 300
