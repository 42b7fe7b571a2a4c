"""A copy of the project to which the small game is added, as `docs/library/adding-a-game.md` says."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def grown(folder: Path) -> Path:
    """The sources with one game more: its folder, its board, its texts."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copytree(HERE / "games", folder / "src/ludotheque/games", dirs_exist_ok=True)
    shutil.copytree(HERE / "boards", folder / "web/src/boards", dirs_exist_ok=True)
    shutil.copytree(HERE / "locales", folder / "src/ludotheque/locales", dirs_exist_ok=True)
    return folder


def run(folder: Path, *command: str, cwd: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    """A Python command that imports the copy."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    return subprocess.run(
        [sys.executable, *command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


def ludotheque(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """The command line of the copy."""
    return run(folder, "-m", "ludotheque", *words, cwd=folder)
