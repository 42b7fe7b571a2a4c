"""Who wins Lacuna, the first or the second player? The strongest level against itself, by variant, with 95 % intervals.

`python bench/lacuna_results.py [GAMES] [NODES] [VARIANT …]`; finished games are kept in build/ and not played again.
"""

import json
import sys
from pathlib import Path

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import Player
from ludotheque.arena.ratings import Rating
from ludotheque.core import catalog
from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.bots.ladder import LADDERS
from ludotheque.games.lacuna.bots.levels import BOTS

BEST = LADDERS.strongest

VARIANTS: dict[str, dict[str, str]] = {
    "usual": {},
    "pick-after": {"pick": "after"},
    "ends-open": {"ends": "open"},
    "small-pond": {"sizes": "R20000 rf800 rp750 sep3300"},
    "large-pieces": {"sizes": "R24000 rf1400 rp1300 sep4000"},
}
KEPT = Path(__file__).resolve().parents[1] / "build"


def measured(name: str, games: int, nodes: int) -> Rating:
    """The first player's points; game n of a variant is always the same game."""
    game = catalog.entry("lacuna").game(VARIANTS[name])
    player = Player(f"bot:{BEST}", BOTS.bot(BEST), Limit(nodes=nodes))
    kept = KEPT / f"lacuna-results-{name}-{nodes}.jsonl"
    lines = kept.read_text().splitlines() if kept.exists() else []
    points = [json.loads(line)["first"] for line in lines][:games]
    with kept.open("a") as file:
        for number in range(len(points), games):
            played = play_game(game, [player, player], SplitMix64(number).next())
            points.append((played.outcome.returns[0] + 1) / 2)
            told = {"setup": played.setup, "moves": played.moves, "first": points[-1], "scores": played.outcome.scores}
            file.write(json.dumps(told) + "\n")
            file.flush()
    return Rating.of(points)


def main() -> None:
    KEPT.mkdir(exist_ok=True)
    games, nodes = (int(word) for word in (sys.argv[1:3] + ["100", "200000"][len(sys.argv[1:3]) :]))
    for name in sys.argv[3:] or VARIANTS:
        rating = measured(name, games, nodes)
        low, high = rating.interval
        print(
            f"{name}: the first player wins {rating.share:.1%} ({low:.1%} to {high:.1%}) of {rating.games}", flush=True
        )


if __name__ == "__main__":
    main()
