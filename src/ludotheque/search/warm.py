"""Compile every game's kernels once, so that nobody waits for it later: `python -m ludotheque.search.warm`."""

from typing import Any

from ludotheque.core import catalog
from ludotheque.core.parts import Bots
from ludotheque.core.vector import Vectors


def warm() -> None:
    """Ask each game whose bots or batches have kernels to compile them; the results stay in Numba's cache."""
    for entry in catalog.entries():
        if bots := entry.part(Bots):
            bots.warm()
        if vectors := entry.part(Vectors):
            _step(vectors, entry.game())


def _step(vectors: Vectors[Any], game: Any) -> None:
    """One game, one ply: the kernels are the same whatever the options."""
    batch = vectors.batch(game, 1, 1)
    batch.masks()
    batch.observations()
    batch.step(batch.sample())


if __name__ == "__main__":
    warm()
