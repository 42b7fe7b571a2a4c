"""Into which holes pearls are loaded: every way to fill open holes."""

from itertools import combinations, permutations

from ludotheque.games.laguna.rules.geometry import HOLES
from ludotheque.games.laguna.rules.moves import Load
from ludotheque.games.laguna.rules.state import Raft

Loading = dict[int, str]
"""Colours by hole."""


def loadings(raft: Raft, pearls: str) -> list[Loading]:
    """Every way to put these pearls into open holes of the raft."""
    opened = [hole for hole in HOLES if not raft.covered(hole)]
    orders = sorted(set(permutations(pearls)))
    return [dict(zip(holes, order, strict=True)) for holes in combinations(opened, len(pearls)) for order in orders]


def load_moves(island: str, loading: Loading) -> tuple[Load, ...]:
    return tuple(Load(island, colour, hole) for hole, colour in sorted(loading.items()))
