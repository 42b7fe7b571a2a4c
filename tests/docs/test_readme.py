"""The README leads people in."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_readme_names_the_two_commands_on_its_first_screen() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:40])
    assert "make run" in first_screen
    assert "make test" in first_screen


def test_every_picture_of_the_readme_is_there() -> None:
    for name in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert (ROOT / name).exists(), name
