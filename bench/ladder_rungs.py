"""Which levels make an even ladder in a mode: `python bench/ladder_rungs.py GAME key=value … [--from LEVEL]`.

From the lowest level up: the next rung is the first level that wins about seven games in ten against the last one. What
it prints goes into the game's `ladder.csv`; `ludotheque arena ladder --rate` then measures each step by other games.
"""

import argparse

from ludotheque.arena.contest import Contest
from ludotheque.arena.players import player
from ludotheque.arena.ratings import Rating
from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.game import AnyGame
from ludotheque.core.ladder import ladders_of
from ludotheque.core.options import Value, from_word

NEAR, AIM, FAR = 0.66, 0.73, 0.79
"""The shares that become rungs: 115 to 230 Elo, so that a hundred other games seldom fall outside 100 to 250."""
CHUNK, CHUNKS = 20, 4
SEED = 1
"""Not the seed that steps are rated with."""


def tried(entry: Entry, game: AnyGame, upper: int, lower: int) -> Rating:
    """As many games as it takes to see whether the upper level is too near or too far."""
    contest = Contest(game, player(entry, str(upper)), player(entry, str(lower)), SEED)
    for chunk in range(1, CHUNKS + 1):
        rating = contest.play(chunk * CHUNK)
        low, high = rating.interval
        if high < NEAR or low > FAR:
            break
    print(f"    {upper} over {lower}: {rating.share:.0%} of {rating.games}", flush=True)
    return rating


def next_rung(entry: Entry, game: AnyGame, lower: int, above: list[int]) -> int | None:
    """The first level that is far enough; the one before it, though near, where that is nearer to the aim."""
    before, below = None, 0.0
    for upper in above:
        share = tried(entry, game, upper, lower).share
        if share >= NEAR:
            closer = before is not None and share > FAR and AIM - below < share - AIM
            return before if closer else upper
        if share > max(below, 0.6):
            before, below = upper, share
    return before


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--from", type=int, dest="lowest")
    given = parser.parse_args()
    entry = catalog.entry(given.game)
    options: dict[str, Value] = {key: from_word(text) for key, text in (pair.split("=") for pair in given.options)}
    game = entry.game(options)
    levels = list(ladders_of(entry).levels)
    rungs = [given.lowest or levels[0]]
    while (found := next_rung(entry, game, rungs[-1], [level for level in levels if level > rungs[-1]])) is not None:
        rungs.append(found)
        print(*rungs, flush=True)


if __name__ == "__main__":
    main()
