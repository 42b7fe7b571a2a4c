"""Games between two Forma bots with both sides played: `python bench/forma_match.py 3 4 --games 20 --share 0.1`."""

import argparse
import math
import time
from dataclasses import replace

from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.games.forma.bots import FormaBot, Level, bot, limit
from ludotheque.games.forma.thinking import Plan
from ludotheque.search.bot import Limit, Seen

GREEDY = FormaBot(Level(Plan(0, blind=True), 1))
"""Most points now."""


def player(name: str, share: float):
    if name == "greedy":
        return GREEDY, Limit(nodes=1)
    level = int(name)
    own = limit(level)
    return bot(level), replace(own, nodes=max(1, int((own.nodes or 1) * share)))


def play(names: list[str], seed: int, share: float, options: dict[str, object]):
    """One game; the field is drawn by lot, the same for a pair of games."""
    game = catalog.entry("forma").game({"field": "random"} | options)
    state = game.initial(game.setup(SplitMix64(seed // 2).below))
    chance = SplitMix64(seed + 1_000_003)
    players = [player(name, share) for name in names]
    while (seat := game.turn(state)) is not None:
        who, own = players[seat]
        choice = who.choose(game, state, Seen(seat), own, chance.below)
        state = game.play(state, choice.move)
    return game.outcome(state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    won, margin, start = 0.0, 0, time.monotonic()
    for number in range(args.games):
        first = number % 2
        names = [args.a, args.b] if first == 0 else [args.b, args.a]
        outcome = play(names, args.seed * 100_000 + number, args.share, {"players": 2})
        won += (outcome.returns[first] + 1) / 2
        margin += outcome.scores[first] - outcome.scores[1 - first]
    share = won / args.games
    spread = 1.96 * math.sqrt(max(share * (1 - share), 0.25 / args.games) / args.games)
    took = time.monotonic() - start
    print(f"{args.a} against {args.b}: {100 * share:.1f} % ± {100 * spread:.1f} of {args.games}, ", end="")
    print(f"mean margin {margin / args.games:+.1f}, {took / args.games:.2f} s a game")


if __name__ == "__main__":
    main()
