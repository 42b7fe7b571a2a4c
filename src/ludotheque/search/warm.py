"""Compile every game's kernels once, so that nobody waits for it later: `python -m ludotheque.search.warm`."""

import importlib.util

from ludotheque.core import catalog


def warm() -> None:
    """Ask each game whose bots have kernels to compile them; the results stay in Numba's cache."""
    for entry in catalog.entries():
        if importlib.util.find_spec(f"ludotheque.games.{entry.key}.bots"):
            getattr(entry.part("bots"), "warm", lambda: None)()


if __name__ == "__main__":
    warm()
