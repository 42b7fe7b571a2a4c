"""The figures of docs/results/laguna.md: `python bench/laguna_results.py GAMES FILE`; finished games stay in FILE.

The strongest level against itself, with the sand handed on by the virtual clock. Each line of FILE is one game: its
kind, its number, the winner's seat or null, turns, moves. Of the variants every fifth game is played.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog
from ludotheque.core.record import Record, replay

ENTRY = catalog.entry("laguna")
COLOURS = ("b", "r", "g", "y")
"""By seat, as when the figures were made: so every game repeats."""
ROUNDS = 60
KINDS: dict[str, dict[str, Any]] = {
    **{
        f"{players} {side}": {"players": players, "board_side": side}
        for side in ("easy", "hard")
        for players in (2, 3, 4)
    },
    **{f"fifth {side}": {"board_side": side} for side in ("easy", "hard")},
}
VARIANTS: dict[str, dict[str, Any]] = {
    **{
        f"no glass, {players} {side}": {"players": players, "board_side": side, "glass": "none"}
        for side in ("easy", "hard")
        for players in (2, 4)
    },
    "five pearls, 3 hard": {"players": 3, "board_side": "hard", "max_pearls": 5},
    "chosen distribution, 4 easy": {"players": 4, "distribution": "players"},
    "unloading at islands, 2 hard": {"board_side": "hard", "island_unload": True},
}


def play(kind: str, number: int) -> dict[str, Any]:
    """One game; in the games about the fifth pearl it belongs to seat 0 and seat 1 by turns."""
    options = dict((KINDS | VARIANTS)[kind]) | {"round_limit": ROUNDS}
    options["colours"] = COLOURS[: options.get("players", 2)]
    if kind.startswith("fifth"):
        options["max_pearls"] = (5, 4) if number % 2 == 0 else (4, 5)
    game = ENTRY.game(options)
    bots = [player(ENTRY, "grade:5") for _ in range(game.info.seats)]
    played = play_game(game, bots, 77_000 + number)
    outcome = played.outcome
    last = replay(Record("laguna", ENTRY.rules, game.info.options, played.setup, moves=played.moves)).last
    won = outcome.winners[0] if len(outcome.winners) == 1 else None
    return {
        "kind": kind,
        "number": number,
        "won": won,
        "turns": last.turns + 1,
        "moves": len(played.moves),
        "reason": outcome.reason,
    }


def share(wins: int, games: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    if not games:
        return "-"
    z, p = 1.96, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * ((p * (1 - p) + z * z / (4 * games)) / games) ** 0.5 / (1 + z * z / games)
    return f"{100 * p:.0f} % ({100 * max(0.0, middle - half):.0f}–{100 * (middle + half):.0f})"


def summary(played: list[dict[str, Any]]) -> str:
    by_kind: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for one in played:
        by_kind[one["kind"]].append(one)
    lines = ["| game | games | ended by delivery | turns of all seats | wins by seat |", "|---|---|---|---|---|"]
    for kind, games in by_kind.items():
        turns = [one["turns"] for one in games]
        spread = 1.96 * stdev(turns) / len(turns) ** 0.5 if len(turns) > 1 else 0
        ended = sum(one["reason"] == "delivered" for one in games)
        if kind.startswith("fifth"):
            told = f"with the fifth pearl {share(sum(one['won'] == one['number'] % 2 for one in games), len(games))}"
        else:
            seats = range((KINDS | VARIANTS)[kind].get("players", 2))
            told = ", ".join(share(sum(one["won"] == seat for one in games), len(games)) for seat in seats)
        lines.append(f"| {kind} | {len(games)} | {ended} | {mean(turns):.1f} ± {spread:.1f} | {told} |")
    return "\n".join(lines)


def main(games: int, file: Path) -> None:
    played = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    done = {(one["kind"], one["number"]) for one in played}
    with file.open("a") as out:
        for number in range(games):
            for kind in (*KINDS, *(VARIANTS if number % 5 == 0 else ())):
                if (kind, number) not in done:
                    played.append(play(kind, number))
                    out.write(json.dumps(played[-1]) + "\n")
                    out.flush()
    print(summary(played))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
