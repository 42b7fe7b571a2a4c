"""Compile every game's kernels once, so that nobody waits for it later: `python -m ludotheque.search.warm`."""

from ludotheque.core import catalog
from ludotheque.core.parts import Bots


def warm() -> None:
    """Ask each game whose bots have kernels to compile them; the results stay in Numba's cache."""
    for entry in catalog.entries():
        if bots := entry.part(Bots):
            bots.warm()


if __name__ == "__main__":
    warm()
