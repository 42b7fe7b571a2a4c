"""Placements that Lacuna's strongest level looks at in a second, in every position of a few games of a quick player.

`python bench/lacuna_nodes.py [NODES] [POND …]`, by processor time. The moves are told too: an older version, with its
`src` as PYTHONPATH, chooses the same ones where only the speed has changed.
"""

import sys
import time
from collections.abc import Iterator

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.bots.levels import BOTS, Searcher
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Pick, State

GAME = Lacuna()
QUICK = Searcher(1)


def positions(pond: int) -> Iterator[State]:
    """Before each pawn of a game by the static rank."""
    state, below = GAME.play(GAME.initial(f"pond:{pond}"), Pick(colour=0)), SplitMix64(pond).below
    while GAME.turn(state) is not None:
        yield state
        state = GAME.play(state, QUICK.choose(GAME, state, Seen(state.turn), Limit(nodes=50_000), below).move)


def main() -> None:
    nodes, *ponds = [int(word) for word in sys.argv[1:]] or [400_000]
    best, looked, used = BOTS.bot(BOTS.levels()[-1]), 0, 0.0
    BOTS.warm()
    for pond in ponds or [3, 4]:
        for state in positions(pond):
            began = time.process_time()
            choice = best.choose(GAME, state, Seen(state.turn), Limit(nodes=nodes), SplitMix64(7).below)
            took = time.process_time() - began
            looked, used = looked + choice.nodes, used + took
            placed = sum(map(len, state.pawns))
            print(f"pond {pond}, {placed} pawns: {took:.3f} s, {choice.nodes} nodes, {GAME.write(state, choice.move)}")
    print(f"{looked / used / 1e6:.2f} million nodes a second")


if __name__ == "__main__":
    main()
