"""Whom a quick look blames: `python bench/blame.py [GAME …]`.

Six games between equals of a high level, then six of that level against the lowest, now in this seat and now in the
other. Strong play should hardly be blamed; a loser should be told of a moment to go back to.
"""

import sys
from collections.abc import Iterator, Sequence

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog, record
from ludotheque.play.judged import Review
from ludotheque.play.review import review

GAMES = 6
STRONG = {"interactions": "grade:5", "lacuna": "grade:4", "forma": "grade:4", "laguna": "grade:4"}


def judged(key: str, levels: Sequence[str], seed: int) -> tuple[Review, tuple[int, ...]]:
    """A game reviewed, and who won it."""
    entry = catalog.entry(key)
    played = play_game(entry.game(), [player(entry, level) for level in levels], seed)
    kept = record.from_json({"game": key, "setup": played.setup, "moves": list(played.moves)})
    return review(kept), played.outcome.winners


def line(key: str, strong: str, other: str) -> str:
    """Of each level: accuracy, and what was called so a game; of losers how many are told of a moment."""
    own: dict[bool, list[tuple[float, int, int]]] = {False: [], True: []}
    lost = told = 0
    for seed in range(1, GAMES + 1):
        at = seed % 2
        found, winners = judged(key, (strong, other) if at == 0 else (other, strong), seed)
        for one in found.summary:
            own[one.seat == at].append((one.accuracy, one.inaccuracies, one.mistakes + one.blunders))
            if one.seat not in winners:
                lost, told = lost + 1, told + bool(one.moments)
    sides = [*own[True], *own[False]] if strong == other else own[True]
    return f"| {key} | {strong} against {other} | {_mean(sides)} | {_mean(own[False])} | {told} of {lost} |"


def _mean(sides: Sequence[tuple[float, int, int]]) -> str:
    accuracy, inaccuracies, worse = (sum(one[at] for one in sides) / len(sides) for at in range(3))
    return f"{accuracy:.0f} %, {inaccuracies:.1f}, {worse:.1f}"


def lines(*games: str) -> Iterator[str]:
    for key, strong in STRONG.items():
        if not games or key in games:
            yield line(key, strong, strong)
            yield line(key, strong, "grade:1")


if __name__ == "__main__":
    for each in lines(*sys.argv[1:]):
        print(each, flush=True)
