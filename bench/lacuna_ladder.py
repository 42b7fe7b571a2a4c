"""Lacuna's levels measured: each against the one below, the strongest against the yardsticks, level 1 against random.

`python bench/lacuna_ladder.py [GAMES] [FRACTION] [A B]`, say `200 1/10`: levels by nodes, a fraction of the playing
limit. Finished games are kept in build/lacuna-*.jsonl and are not played again.
"""

import sys
from pathlib import Path

from ludotheque.arena.contest import Contest
from ludotheque.arena.players import Player, player
from ludotheque.core import catalog

KEPT = Path(__file__).resolve().parents[1] / "build"
CONTESTS = [
    ("1", "random"), ("novice", "1"), ("1", "greedy"), ("2", "1"), ("3", "2"), ("4", "3"), ("5", "4"), ("6", "5"),
    ("7", "6"), ("7", "greedy"), ("7", "alphabeta7"),
]  # fmt: skip


def seated(name: str, fraction: str) -> Player:
    return player(catalog.entry("lacuna"), name, f"fraction:{fraction}")


def main() -> None:
    games, fraction = (sys.argv[1:3] + ["200", "1/10"][len(sys.argv[1:3]) :])[:2]
    chosen = [(sys.argv[3], sys.argv[4])] if len(sys.argv) > 4 else CONTESTS
    KEPT.mkdir(exist_ok=True)
    for one, other in chosen:
        resume = KEPT / f"lacuna-{one}-{other}-{fraction.replace('/', '_')}.jsonl"
        game = catalog.entry("lacuna").game()
        contest = Contest(game, seated(one, fraction), seated(other, fraction), resume=resume)
        print(one, "against", other, contest.play(int(games)), flush=True)


if __name__ == "__main__":
    main()
