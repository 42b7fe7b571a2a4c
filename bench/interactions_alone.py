"""Alone against the wild player: what can be had of every pile, and what a player gets who does not know its order.

`python bench/interactions_alone.py known`: all 5,040 piles, each with all 21 selections, by exact search with the pile
known: whether 12 and 16 points of lead can be reached (IXN-35, IXN-36), the latter within so many nodes.
`python bench/interactions_alone.py played GAMES FILE`: games with every selection in turn, played by the tree
search of the top level, and exactly as soon as the end can be counted out, unseen tiles
averaged; finished games stay in FILE.
"""

import json
import sys
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from laguna_results import share
from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots.tree_player import search_tree
from ludotheque.games.interactions.kernel import arrays, exhaustive
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.scoring import WIN_BY
from ludotheque.games.interactions.rules.state import Move, State
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.games.interactions.solver.endings import ending
from ludotheque.search.budget import Budget

GAME = Interactions(InteractionsOptions(players=1))
PAIRS = tuple("".join(pair) for pair in combinations(LETTERS, 2))
MOST = {WIN_BY: 1 << 40, 16: 100_000}
"""Leads, and the nodes that may go into each: to win is settled whatever it takes."""
PLAYING = Limit(nodes=10_000_000, memory_mb=512)
COUNTING = Limit(nodes=60_000_000)


def selected(pile: str, pair: str) -> State:
    state = GAME.initial(f"wild:{pile}")
    return GAME.play(state, GAME.read(state, f"sel {pair}"))


def known() -> Iterator[str]:
    """For each lead: how many of the piles allow it with every selection, and with some."""
    options, room = arrays.kernel_options(GAME.options), exhaustive.room()
    piles = ["".join(pile) for pile in permutations(LETTERS)]
    for lead, most in MOST.items():
        counts, nodes = list[int](), 0
        for pile in piles:
            reached = 0
            for pair in PAIRS:
                room.states[0], room.spent[0] = arrays.flatten(GAME.options, selected(pile, pair)), 0
                reached += exhaustive.at_least(options, 0, lead, room, 0, most)
                nodes += int(room.spent[0])
            counts.append(reached)
        every, some = sum(count == len(PAIRS) for count in counts), sum(count > 0 for count in counts)
        yield f"{lead}: {every} of {len(piles)} piles with every selection, {some} with some; {nodes} nodes"


def choose(view: State, chance: SplitMix64) -> Move:
    """Exactly where the end can be counted out, by playouts before that."""
    if found := ending(GAME, view, Budget(COUNTING)):
        return found[0].move
    return search_tree(GAME, view, 0, PLAYING, chance.below).move


def play(number: int) -> dict[str, Any]:
    chance, pair = SplitMix64(number), PAIRS[number % len(PAIRS)]
    pile = GAME.setup(chance.below).removeprefix("wild:")
    state = selected(pile, pair)
    while (outcome := GAME.outcome(state)) is None:
        state = GAME.play(state, choose(GAME.view(state, 0), chance))
    return {"number": number, "pile": pile, "pair": pair, "lead": outcome.scores[0] - outcome.scores[1]}


def summary(played: list[dict[str, Any]]) -> Iterator[str]:
    yield "| selection | games | lead, mean | won |"
    yield "| --- | --- | --- | --- |"
    rows = [(" ".join(pair), [one["lead"] for one in played if one["pair"] == pair]) for pair in PAIRS]
    rows.sort(key=lambda row: -mean(row[1]))
    for name, leads in (("all", [one["lead"] for one in played]), *rows):
        error = 1.96 * stdev(leads) / len(leads) ** 0.5
        won = share(sum(lead >= WIN_BY for lead in leads), len(leads))
        yield f"| {name} | {len(leads)} | {mean(leads):.1f} ± {error:.1f} | {won} |"


def main(what: str, games: str = "0", file: str = "") -> None:
    if what == "known":
        for line in known():
            print(line, flush=True)
        return
    kept = Path(file)
    played = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    with kept.open("a") as out:
        for number in range(len(played), int(games)):
            played.append(play(number))
            print(json.dumps(played[-1]), file=out, flush=True)
    print("\n".join(summary(played)))


if __name__ == "__main__":
    main(*sys.argv[1:])
