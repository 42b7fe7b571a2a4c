"""What the pages print works as it is printed: Python runs, JSON is JSON, commands have their words."""

import doctest
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup
from typer.main import get_command

from ludotheque.cli import app

ROOT = Path(__file__).parent.parent.parent
FILES = Path(__file__).parent / "files"
"""Where the examples run: what they read is there."""
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE)
EXCERPTS = ROOT / "tests" / "noughts" / "games"
"""Python without a prompt is an excerpt of the small game that a page leads through."""


def blocks(page: Path, kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall(page.read_text(encoding="utf-8")) if found == kind]


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def having(kind: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, kind)]


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text("utf-8")], ids=named)
def test_python_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FILES)
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", having("python"), ids=named)
def test_python_without_a_prompt_is_an_excerpt_of_a_tested_file(page: Path) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in EXCERPTS.rglob("*.py"))
    for block in blocks(page, "python"):
        if ">>> " not in block:
            for line in block.strip().splitlines():
                assert line.strip() in sources, line


@pytest.mark.parametrize("page", having("json"), ids=named)
def test_json_is_json(page: Path) -> None:
    for block in blocks(page, "json"):
        json.loads(block)


def commands() -> Iterator[tuple[str, str]]:
    """Every line of a block that calls us, without its remark."""
    for page in PAGES:
        for block in [*blocks(page, ""), *blocks(page, "bash"), *blocks(page, "sh")]:
            for line in block.splitlines():
                if line.startswith("ludotheque "):
                    yield named(page), line.partition("#")[0].strip()


@pytest.mark.parametrize(("page", "line"), list(commands()))
def test_a_command_has_the_verb_and_the_options_that_are_printed(page: str, line: str) -> None:
    verb, words = get_command(app), line.split()[1:]
    while isinstance(verb, TyperGroup):
        _, found, words = verb.resolve_command(typer.Context(verb), words)
        assert found, f"{page}: {line}"
        verb = found
    known = {name for option in verb.params for name in (*option.opts, *option.secondary_opts)} | {"--help"}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known, f"{page}: {line}"
