"""The speed claims of Laguna, each as a measure that `ludotheque bench` runs."""

import time
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import complete
from ludotheque.core.parts import Measures
from ludotheque.games.laguna.bots.levels import BOTS
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.kernel.random_walk import random_walk
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.game import make
from ludotheque.games.laguna.rules.options import OPTIONS
from ludotheque.games.laguna.solver.command import answer, puzzle, warm

LT34 = (
    ("easy", "B=gby C=rrg", 20), ("easy", "B=yyy", 48), ("easy", "volcano=2", 19), ("hard", "B=yyy", 48),
    ("hard", "volcano=2", 30),
)  # fmt: skip
_LAID = "A=rgb B=rgb C=rgy D=rgy E=rby F=rby G=gby H=gby start=H,2,4,A target"


def solve() -> Iterator[str]:
    """The five puzzles of LT-34."""
    warm()
    for side, target, moves in LT34:
        told = answer(puzzle(f"{side} {_LAID} {target}"), Limit())
        yield f"{side} {target}: {told['moves']} (known {moves}), proven {told['proven']}, {told['seconds']} s"


def step() -> Iterator[str]:
    """Legal steps and one step in the kernel, on the hard board."""
    found = sea_map(house("hard"), "H")
    starts = np.array(found.windows, np.int32)
    random_walk(10, starts, 0b110011, found.sea)
    many = 5_000_000
    began = time.perf_counter()
    random_walk(many, starts, 0b110011, found.sea)
    yield f"{(time.perf_counter() - began) / many * 1e6:.3f} µs for the legal directions and one step"


def turn() -> Iterator[str]:
    """The longest choice and the longest turn of the strongest level in a few games."""
    game = make(complete(OPTIONS, {}))
    worst, top = {"move": 0.0, "turn": 0.0}, BOTS.levels()[-1]
    for seed in range(4):
        below = SplitMix64(seed).below
        state, bots, spent, turns = game.initial(game.setup(below)), [BOTS.bot(top), BOTS.bot(top)], 0.0, -1
        while (seat := game.turn(state)) is not None and state.turns < 30:
            began = time.perf_counter()
            move = bots[seat].choose(game, game.view(state, seat), Seen(seat), BOTS.limit(top), below).move
            used = time.perf_counter() - began
            spent = spent + used if state.turns == turns else used
            turns = state.turns
            if seed:  # the first game compiles
                worst = {"move": max(worst["move"], used), "turn": max(worst["turn"], spent)}
            state = game.play(state, move)
    yield f"level {top}: longest move {worst['move']:.2f} s, longest turn {worst['turn']:.2f} s"


_MEASURES: dict[str, Callable[[], Iterator[str]]] = {"solve": solve, "step": step, "turn": turn}


class LagunaMeasures(Measures):
    """The speed claims of Laguna."""

    def measures(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        return _MEASURES


MEASURES = LagunaMeasures()
