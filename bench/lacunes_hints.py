"""How long a hint takes: positions along random play, and the CPU seconds of the hint that the browser asks for.

    python bench/lacunes_hints.py FIRST LAST [preset]

Each deal is played on at random to a depth drawn from 0 to 60 moves, or until it is blocked.
"""

import sys
from random import Random
from time import process_time

from ludotheque.core import catalog
from ludotheque.core.bot import Seen
from ludotheque.games.lacunes.bots.levels import BOTS
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.state import Put, State

HINT_LEVEL = 5
DEEPEST = 60


def position(game: Lacunes, deal: int, random: Random) -> State:
    """Where random play has come to; one move back where it was blocked."""
    state = game.initial(f"deal:{deal}")
    for _ in range(random.randrange(DEEPEST + 1)):
        after = game.play(state, random.choice(tuple(game.moves(state))))
        if not all(isinstance(move, Put) for move in game.moves(after)) or game.outcome(after) is not None:
            break
        state = after
    return state


def main() -> None:
    first, last = int(sys.argv[1]), int(sys.argv[2])
    game = catalog.entry("lacunes").game({"preset": sys.argv[3]} if len(sys.argv) > 3 else {})
    assert isinstance(game, Lacunes)
    BOTS.warm()
    times = []
    for deal in range(first, last + 1):
        random = Random(deal)
        state = position(game, deal, random)
        began = process_time()
        found = BOTS.bot(HINT_LEVEL).choose(game, state, Seen(0), BOTS.limit(HINT_LEVEL), random.randrange)
        times.append(process_time() - began)
        key = found.reason.key if found.reason else ""
        print(f"deal {deal}, {state.moves} moves: {key}, {times[-1]:.3f} s", flush=True)
    times.sort()
    quick = sum(time < 1 for time in times)
    print(f"{quick}/{len(times)} under 1 s; median {times[len(times) // 2]:.3f} s, slowest {times[-1]:.3f} s")


if __name__ == "__main__":
    main()
