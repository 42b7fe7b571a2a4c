"""Every level of Laguna against the one below: `python bench/laguna_ladder.py GAMES FILE [SIDE]`; resumes from FILE."""

import sys
from pathlib import Path

from ludotheque.arena.contest import Contest
from ludotheque.arena.ladder import climb
from ludotheque.core import catalog

COLOURS = ("b", "r")
"""Whoever begins has blue, as when the figures were made: so every game repeats."""
ROUNDS = 60
"""A game that has not ended after so many turns each goes to who delivered more."""


def told(contest: Contest) -> None:
    print(f"{contest.a.name} {contest.b.name} {len(contest.points)} {contest.rating}", flush=True)


def main(games: int, resume: Path, side: str = "easy") -> None:
    entry = catalog.entry("laguna")
    game = entry.game({"round_limit": ROUNDS, "board_side": side, "colours": COLOURS})
    for rung in climb(entry, game, games, resume=resume, told=told):
        print(rung)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
