"""The last tiles exactly, in every mode: what each move is worth to everybody."""

from dataclasses import dataclass

import numpy as np

from ludotheque.core.bot import Progress
from ludotheque.games.interactions.kernel import arrays, endings, play
from ludotheque.games.interactions.kernel.endings import Room
from ludotheque.games.interactions.kernel.play import DRAWN, PILE, Bytes, KernelOptions
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import TURNS, Place, State
from ludotheque.search.budget import Budget, Spent

MOST_PLIES = {1: 4, 2: 5, 3: 5, 4: 5}
"""Decisions to come, by players, from which on a solution is tried."""


@dataclass(frozen=True)
class Valued:
    """A move with the chance of every seat and the first side's lead, all playing best for themselves."""

    move: Place
    chances: tuple[float, ...]
    lead: float


def ending(game: Interactions, view: State, budget: Budget) -> list[Valued] | None:
    """Every move, the best first; None where it is too early or the limit too small."""
    left = (TURNS * game.options.owners - len(view.grid)) // (2 if game.options.solo else 1)
    if not view.all_selected or left > MOST_PLIES[game.options.players]:
        return None
    options, room = arrays.kernel_options(game.options), endings.room()
    root = arrays.flatten(game.options, view)
    mover, found = len(view.grid) % game.options.owners, list[Valued]()
    moves = [move for move in game.moves(view) if isinstance(move, Place)]
    try:
        for number, move in enumerate(moves):
            before, allowed = int(room.spent[0]), budget.slice(1 << 40)
            if not _after(options, room, root, arrays.encode(move), before + allowed):
                return None
            budget.spend(int(room.spent[0]) - before)
            budget.tell(Progress(budget.nodes, share=number / len(moves)))
            shares = room.values[1]
            found.append(Valued(move, tuple(map(float, shares[: game.info.seats])), float(shares[endings.LEAD])))
    except Spent:
        return None
    sign = 1 if mover % 2 == 0 else -1
    two_sides = game.options.players in (1, 2) or game.options.teams
    return sorted(found, key=lambda one: (-one.chances[mover], -sign * one.lead if two_sides else 0))


def _after(options: KernelOptions, room: Room, root: Bytes, move: int, most: int) -> bool:
    """Work out what a move leads to, into the first level; a wild tile that is not known yet is averaged."""
    at = PILE + int(root[DRAWN]) + 1
    known = not options.solo or root[at] >= 0
    tiles = [root[at]] if known else [tile for tile in range(7) if endings.unseen(root) >> tile & 1]
    total = np.zeros(endings.LEAD + 1)
    for tile in tiles:
        room.states[1] = root
        if options.solo:
            room.states[1, at] = tile
        play.play(room.states[1], options, move)
        if not endings.value(options, room, 1, most):
            return False
        total += room.values[1]
    room.values[1] = total / len(tiles)
    return True
