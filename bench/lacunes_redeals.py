"""Wins with redeals by the advising player: each round it looks for a win, else it plays for the cards that stay.

    python bench/lacunes_redeals.py FILE FIRST LAST [layouts] [playouts]

One run with three redeals tells the wins with none, one and two as well: they are those that came earlier. Redeals are
drawn from the unsalted stream of the deal, so that a run repeats. Each deal is kept in the file with what was said
before every redeal (the chance to win now, with this one redeal) and what happened; a stopped run goes on from there.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.bots.prospects import chance_to_win
from ludotheque.games.lacunes.faces.chance import CHANCE
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import prefixes
from ludotheque.games.lacunes.rules.options import LacunesOptions, RedealMode
from ludotheque.games.lacunes.rules.state import Redeal
from ludotheque.games.lacunes.solver.intervals import wilson
from ludotheque.games.lacunes.solver.solve import solve, warm

MODES: tuple[RedealMode, ...] = ("aces", "after")


def rounds(mode: RedealMode, deal: int, layouts: int, playouts: int, first_won: bool) -> list[dict[str, Any]]:
    """One entry a redeal: what was kept, how likely a win was said to be, and whether it came."""
    game, setup, random = Lacunes(LacunesOptions(redeals=3, redeal=mode)), f"deal:{deal}", Random(deal)
    state, found, won = game.initial(setup), [], first_won
    while not won:
        for text in plan(game, state, playouts, random.randrange).line:
            state = game.play(state, game.read(state, text))
        if game.outcome(state) is not None:
            break
        kept = prefixes(state.cells)
        state = game.play(state, Redeal())
        state = game.play(state, game.draw(state, CHANCE.below(setup, 0, state)))
        won = solve(state.cells, nodes=layouts).verdict == "winnable"
        found.append({"kept": list(kept), "said": round(chance_to_win(kept, 1, mode), 3), "won": won})
    return found


def settle(deal: int, layouts: int, playouts: int) -> dict[str, Any]:
    won = solve(Lacunes().initial(f"deal:{deal}").cells, nodes=layouts).verdict == "winnable"
    return {"deal": deal, "won": won} | {mode: rounds(mode, deal, layouts, playouts, won) for mode in MODES}


def tell(found: list[dict[str, Any]]) -> None:
    total = len(found)
    for mode in MODES:
        for redeals in range(4):
            wins = sum(one["won"] or any(part["won"] for part in one[mode][:redeals]) for one in found)
            low, high = wilson(wins, total)
            print(f"{mode} {redeals} redeals: {wins}/{total} = {wins / total:.3f} [{low:.3f}, {high:.3f}]")
        parts = [part for one in found for part in one[mode]]
        if parts:
            said, happened = sum(part["said"] for part in parts), sum(part["won"] for part in parts)
            low, high = wilson(happened, len(parts))
            print(f"{mode}: {len(parts)} redeals, said {said / len(parts):.3f},"
                  f" happened {happened / len(parts):.3f} [{low:.3f}, {high:.3f}]", flush=True)  # fmt: skip


def main() -> None:
    file, first, last = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    layouts = int(sys.argv[4]) if len(sys.argv) > 4 else 1_000_000
    playouts = int(sys.argv[5]) if len(sys.argv) > 5 else 300
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    known = {one["deal"] for one in found}
    warm()
    for deal in range(first, last + 1):
        if deal not in known:
            found.append(settle(deal, layouts, playouts))
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(found[-1]) + "\n")
    tell(found)


if __name__ == "__main__":
    main()
