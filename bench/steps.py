"""Random plies a second from Python, by the plain rules on one core: `python bench/steps.py [--against CHECKOUT]`.

A step is `moves(state).sample(below)` and `play`, as a library's user makes it. With another checkout of this project
the games are stepped by both in turn and compared as a ratio, since a busy machine slows both; OpenSpiel's othello and
connect four stand beside them where open_spiel is installed. Seconds are those of the processor.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64

GAMES = ("interactions", "lacunes", "laguna", "forma", "lacuna")
ROUNDS = 3
PEERS = ("othello", "connect_four")


def stepped(key: str, seconds: float) -> float:
    """Plies of whole random games a processor second."""
    game, below = catalog.entry(key).game({}), SplitMix64(1).below
    plies, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.initial(game.setup(below))
        for _ in range(500):
            turn = game.turn(state)
            if turn is None:
                break
            move = game.draw(state, below) if turn < 0 else game.moves(state).sample(below)
            state = game.play(state, move)
            plies += 1
    return plies / (time.process_time() - began)


def peer(name: str, seconds: float) -> float | None:
    """The same in OpenSpiel, whose rules are C++."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, below = pyspiel.load_game(name), SplitMix64(1).below
    plies, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[below(len(actions))])
            plies += 1
    return plies / (time.process_time() - began)


def elsewhere(checkout: Path, key: str, seconds: float) -> float:
    """The same by the rules of another checkout, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")}
    command = [sys.executable, __file__, "--games", key, "--seconds", str(seconds), "--json"]
    return float(json.loads(subprocess.check_output(command, env=environment))[key])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.json:
        print(json.dumps({key: stepped(key, given.seconds) for key in given.games}))
        return
    for key in given.games:
        best = max(stepped(key, given.seconds) for _ in range(ROUNDS))
        told = f"{key:<14} {best:10,.0f} plies a second"
        if given.against:
            before = max(elsewhere(given.against, key, given.seconds) for _ in range(ROUNDS))
            told += f", {best / before:5.2f} times the {before:,.0f} there"
        print(told, flush=True)
    for name in PEERS:
        if (plies := peer(name, given.seconds)) is not None:
            print(f"{name:<14} {plies:10,.0f} plies a second in OpenSpiel", flush=True)


if __name__ == "__main__":
    main()
