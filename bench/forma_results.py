"""Self-play of Forma with its score sheets, for docs/results/forma.md: `python bench/forma_results.py 100 --level 4`.

The same bot sits in every seat, so that what the first seat wins more than its share is the worth of beginning, and of
the field where that is laid to suit its owner (`own`). Games end up in the file of `--resume`, which may be added to.
"""

import argparse
import json
import math
import sys
from pathlib import Path
from typing import TypedDict

from ludotheque.arena.players import limited
from ludotheque.arena.ratings import Rating
from ludotheque.core.bot import Seen
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.options import complete
from ludotheque.games.forma.bots.levels import BOTS
from ludotheque.games.forma.rules.bridges import of_seat
from ludotheque.games.forma.rules.field import Contact, profitable_field
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.scoring import sheet

FIELDS = {"none": 0, "few": 8, "all": 25, "own": -1}


class Played(TypedDict):
    """One finished game as the file keeps it."""

    players: int
    level: int
    part: str
    field: str
    seed: int
    reason: str
    plies: int
    lines: list[dict[str, int]]
    winners: list[int]


def forma(players: int = 2) -> Forma:
    return Forma.of(complete(OPTIONS, {"field": "random", "players": players}))


def field(kind: str, below: Below) -> str:
    """A random field with about so many obstacles, or one that suits the first player."""
    if kind == "own":
        return " ".join(["field", *(f"{r},{c}" for r, c in profitable_field(Contact(), below))])
    game = forma()
    while True:
        setup = game.setup(below)
        number = len(setup.split()) - 2
        if abs(number - FIELDS[kind]) <= (3 if kind == "few" else 1 if kind == "all" else 0):
            return setup


def play(players: int, level: int, part: str, kind: str, seed: int) -> Played:
    chance = SplitMix64(seed)
    game = forma(players)
    state = game.initial(field(kind, chance.below))
    most = limited(BOTS.limit(level), f"fraction:{part}")
    while (seat := game.turn(state)) is not None:
        state = game.play(state, BOTS.bot(level).choose(game, state, Seen(seat), most, chance.below).move)
    outcome = game.outcome(state)
    assert outcome is not None
    sheets = [sheet(state, seat, len(of_seat(state.board, seat))) for seat in range(state.seats)]
    lines = [vars(line) | {"total": line.total} for line in sheets]
    return {"players": players, "level": level, "part": part, "field": kind, "seed": seed, "reason": outcome.reason,
            "plies": len(state.elements), "lines": lines, "winners": list(outcome.winners)}  # fmt: skip


def mean(values: list[float]) -> str:
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return f"{middle:.1f} ± {1.96 * spread:.1f}"


def share(values: list[float]) -> str:
    """A share of the games with its interval (Wilson, 95 %); a half is a tie."""
    rating = Rating.of(values)
    low, high = rating.interval
    return f"{100 * rating.share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def decided(game: Played, points: dict[str, int]) -> bool:
    """Whether somebody else would have won without these points."""
    totals = [line["total"] - sum(line[key] * worth for key, worth in points.items()) for line in game["lines"]]
    return [seat for seat, total in enumerate(totals) if total == max(totals)] != game["winners"]


def report(games: list[Played]) -> None:
    for players in sorted({game["players"] for game in games}):
        for kind in [*FIELDS, "lot"]:
            some = [
                g
                for g in games
                if g["players"] == players and (g["field"] == kind or (kind == "lot" and g["field"] != "own"))
            ]
            if some:
                _tell(f"{players} players, field {kind}, {len(some)} games", some)


def _tell(title: str, games: list[Played]) -> None:
    print(title)
    for key in ("placed", "squares", "obstacles", "tower", "bridges", "reserve", "total"):
        print(f"  {key:10} {mean([line[key] for game in games for line in game['lines']])}")
    first = [(0.5 if len(g["winners"]) > 1 else 1.0) if 0 in g["winners"] else 0.0 for g in games]
    lead = [g["lines"][0]["total"] - sum(x["total"] for x in g["lines"][1:]) / (len(g["lines"]) - 1) for g in games]
    print(f"  first player wins {share(first)}, leads by {mean(lead)}")
    for name, points in (("bridges", {"bridges": 50}), ("tower", {"tower": 50}), ("obstacles", {"obstacles": 10})):
        print(f"  {name} decide {share([float(decided(g, points)) for g in games])}")
    some = [float(any(line["bridges"] for line in game["lines"])) for game in games]
    full = [float(game["reason"] == "full") for game in games]
    print(f"  a bridge in {share(some)} of the games; board full in {share(full)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, help="for each kind of field")
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--part", default="1", help="of the limit, as 1/10")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--resume", type=Path, default=None, help="keep finished games here")
    args = parser.parse_args()
    kept = args.resume
    games: list[Played] = [json.loads(line) for line in kept.read_text().splitlines()] if kept and kept.exists() else []
    known = {(g["players"], g["level"], g["part"], g["field"], g["seed"]) for g in games}
    for seed in range(args.games):
        for kind in FIELDS:
            if (args.players, args.level, args.part, kind, seed) in known:
                continue
            games.append(play(args.players, args.level, args.part, kind, seed))
            if kept:
                with kept.open("a") as file:
                    print(json.dumps(games[-1]), file=file)
            if sys.stderr.isatty():
                print(f"\r{len(games)}", end="", file=sys.stderr)
    report(games)


if __name__ == "__main__":
    main()
