"""The examples in the README and the library pages run as they are printed."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIBRARY = sorted((ROOT / "docs" / "library").glob("*.md"))
PAGES = [ROOT / "README.md", *(page for page in LIBRARY if ">>> " in page.read_text("utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


def test_the_readme_names_the_two_commands_on_its_first_screen() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:40])
    assert "make run" in first_screen
    assert "make test" in first_screen


def test_every_picture_of_the_readme_is_there() -> None:
    import re

    for name in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert (ROOT / name).exists(), name
