"""Lacuna's levels measured: each against the one below, level 5 against the yardsticks, level 1 against random.

`python bench/lacuna_ladder.py [GAMES] [FRACTION] [A B]`, say `200 1/10`: levels by nodes, a fraction of the playing
limit. Finished games are kept in build/lacuna-*.jsonl and are not played again.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from games.lacuna.yardsticks import AlphaBeta, Greedy  # noqa: E402
from ludotheque.arena.contest import Contest  # noqa: E402
from ludotheque.arena.players import Player, player  # noqa: E402
from ludotheque.core import catalog  # noqa: E402
from ludotheque.core.bot import Limit  # noqa: E402

YARDSTICKS = {"greedy": Greedy(), "alphabeta7": AlphaBeta(7), "alphabeta15": AlphaBeta(15)}
CONTESTS = [
    ("1", "random"), ("1", "greedy"), ("2", "1"), ("5", "greedy"), ("5", "4"), ("4", "3"), ("3", "2"),
    ("5", "alphabeta7"),
]  # fmt: skip


def seated(name: str, fraction: str) -> Player:
    if name in YARDSTICKS:
        return Player(name, YARDSTICKS[name], Limit())
    return player(catalog.entry("lacuna"), name, f"fraction:{fraction}")


def main() -> None:
    games, fraction = (sys.argv[1:3] + ["200", "1/10"][len(sys.argv[1:3]) :])[:2]
    chosen = [(sys.argv[3], sys.argv[4])] if len(sys.argv) > 4 else CONTESTS
    kept = ROOT / "build"
    kept.mkdir(exist_ok=True)
    for one, other in chosen:
        resume = kept / f"lacuna-{one}-{other}-{fraction.replace('/', '_')}.jsonl"
        game = catalog.entry("lacuna").game()
        contest = Contest(game, seated(one, fraction), seated(other, fraction), resume=resume)
        print(one, "against", other, contest.play(int(games)), flush=True)


if __name__ == "__main__":
    main()
