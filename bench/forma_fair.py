"""Whether beginning is worth something where the field is even: `python bench/forma_fair.py 400 FILE --level 24`.

The same bot in both seats, two players, under `field=random` and `field=cut_choose` (FRM-A24): the one who plays the
first element against the other. Games stay in FILE.
"""

import argparse
import json
from pathlib import Path
from typing import TypedDict

from forma_results import mean, share
from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog

ENTRY = catalog.entry("forma")
LAYING = ("random", "cut_choose")


class Game(TypedDict):
    """One finished game as the file keeps it."""

    laying: str
    level: int
    seed: int
    begins: int
    totals: list[int]


def play(laying: str, level: int, seed: int) -> Game:
    """Seat 0 lays where somebody does."""
    bot = player(ENTRY, str(level))
    # Bots lay at random too: with the same numbers both rules would make the same games.
    played = play_game(ENTRY.game({"field": laying}), (bot, bot), len(LAYING) * seed + LAYING.index(laying))
    chosen = next((move for move in played.moves if move.startswith("begin")), "begin 0")
    begins, totals = int(chosen.split()[1]), [int(score) for score in played.outcome.scores]
    return {"laying": laying, "level": level, "seed": seed, "begins": begins, "totals": totals}


def report(games: list[Game]) -> None:
    for laying in LAYING:
        some = [game for game in games if game["laying"] == laying]
        leads = [game["totals"][game["begins"]] - game["totals"][1 - game["begins"]] for game in some]
        won = share([0.5 if lead == 0 else float(lead > 0) for lead in leads])
        others = sum(game["begins"] for game in some)
        print(f"{laying}: {len(some)} games, the second seat began {others}")
        print(f"  whoever begins wins {won}, leads by {mean([float(lead) for lead in leads])}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, help="under each rule")
    parser.add_argument("file", type=Path)
    parser.add_argument("--level", type=int, default=24)
    args = parser.parse_args()
    games: list[Game] = [json.loads(line) for line in args.file.read_text().splitlines()] if args.file.exists() else []
    known = {(game["laying"], game["level"], game["seed"]) for game in games}
    for seed in range(args.games):
        for laying in LAYING:
            if (laying, args.level, seed) not in known:
                games.append(play(laying, args.level, seed))
                with args.file.open("a") as file:
                    print(json.dumps(games[-1]), file=file)
    report([game for game in games if game["level"] == args.level])


if __name__ == "__main__":
    main()
