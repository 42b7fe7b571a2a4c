"""What somebody waits for on a machine where nothing is compiled yet: `python bench/cold.py [--games lacuna forma]`.

Each figure is of a new process with an empty cache: the first move of the gentlest level, then for each level the moves
up to the first that it searches for (a hint is that of the highest), and all kernels one after the other; at last
`ludotheque solve`, also on the cache that it has filled. Seconds on the wall, and of the processor, which a busy
machine lengthens less.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time

from ludotheque.core import catalog
from ludotheque.core.ladder import ladders_of

FIRST_MOVE = """
import sys
from ludotheque.core import catalog
from ludotheque.core.bot import Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.parts import Bots
entry, level, below = catalog.entry(sys.argv[1]), int(sys.argv[2]), SplitMix64(3).below
game, bots = entry.game({}), entry.part(Bots)
state = game.initial(game.setup(below))
wanted = int(sys.argv[3])
while wanted:
    together = game.together(state)
    seat = together[0] if together else game.turn(state)
    if seat < 0:
        state = game.play(state, game.draw(state, below))
        continue
    move = bots.bot(level).choose(game, game.view(state, seat), Seen(seat), bots.limit(level), below).move
    state, wanted = game.play(state, move), wanted - 1
"""
GAMES = {"lacuna": 2, "laguna": 3, "lacunes": 1, "interactions": 7, "forma": 2}
"""How many moves it takes until every level searches: before it a flower, rafts, selections or a field are laid, and
the top level of Interactions plays by what is proved."""
SOLVE = ("-c", "from ludotheque.cli import main; main()", "solve", "lacunes", "--deal", "28", "--json")


def timed(cache: str, *command: str) -> str:
    """Wall and processor seconds of a new Python process with this cache."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    subprocess.run([sys.executable, *command], env=environment, check=True, stdout=subprocess.DEVNULL)
    after, took = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter() - began
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return f"{took:6.1f} s, {used:5.1f} s of the processor"


def cold(what: str, *command: str) -> None:
    with tempfile.TemporaryDirectory() as cache:
        print(f"{what:<34} {timed(cache, *command)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    given = parser.parse_args()
    for key in given.games:
        cold(f"{key}, level 1, first move", "-c", FIRST_MOVE, key, "1", "1")
        for level in ladders_of(catalog.entry(key)).levels:
            cold(f"{key}, level {level}, first search", "-c", FIRST_MOVE, key, str(level), str(GAMES[key]))
    cold("all kernels", "-m", "ludotheque.search.warm")
    with tempfile.TemporaryDirectory() as cache:
        print(f"{'solve lacunes, cold':<34} {timed(cache, *SOLVE)}", flush=True)
        print(f"{'solve lacunes, warm':<34} {timed(cache, *SOLVE)}", flush=True)


if __name__ == "__main__":
    main()
