"""What Forma's search should make of a position, learned from self-play: `python bench/forma_weights.py [ROUNDS]`.

First the final lead is fitted to what a position shows (`--fit GAMES`, least squares over all positions of so many
games): it says which weights are far off. Then every weight in turn is made smaller and larger, and kept where that
wins points: both play the same fields, seats changed round, so that little luck is left. It repeats exactly.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from statistics import mean, stdev

import numpy as np

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import Player
from ludotheque.core import catalog
from ludotheque.core.bot import Limit
from ludotheque.games.forma.bots.deepening import Plan
from ludotheque.games.forma.bots.levels import FormaBot, Level
from ludotheque.games.forma.bots.weights import RULES_OF_THUMB
from ludotheque.games.forma.kernel.arrays import position_of
from ludotheque.games.forma.kernel.evaluation import Weights, evaluate, hopes
from ludotheque.games.forma.rules.state import State

GAME = catalog.entry("forma").game({"field": "random"})
NODES, WIDTHS = 240, (24, 10)
"""A search that is quick and good enough to show what an evaluation is worth."""
HOPE = {"reach": 6.0, "almost": 42.0}
"""The two numbers of a bridge's hope, as the rules of thumb have them."""
SHOWN = ("gift", "more", "tower", "ring", "room")
FACTORS = {
    "more": (0.5, 1.8), "tower": (0.5, 1.8), "gift": (0.5, 1.8), "room": (0.5, 1.8), "reach": (0.6, 1.6),
    "almost": (0.8, 1.2), "gift_left": (0.5, 1.8), "ring": (0.5, 1.8), "extend": (0.6, 1.5), "block": (0.6, 1.5),
}  # fmt: skip
"""In this order, by how much each weight is changed."""
FEW, MANY = 25, 50
"""Fields of a first look, and of a second where the first was promising."""


@dataclass(frozen=True)
class Lead:
    """By how many points one plays better than another: the mean over fields, and its standard error."""

    points: float
    error: float

    def and_then(self, later: "Lead") -> "Lead":
        share = MANY / (FEW + MANY)
        points = (1 - share) * self.points + share * later.points
        return Lead(points, (((1 - share) * self.error) ** 2 + (share * later.error) ** 2) ** 0.5)

    def above(self, errors: float) -> bool:
        return self.points > errors * self.error


def weights(by: dict[str, float]) -> Weights:
    """As they stand in the walk: a bridge's hope is two numbers of it."""
    rest = {name: value for name, value in by.items() if name not in HOPE}
    return RULES_OF_THUMB._replace(hope=hopes(by["reach"], by["almost"]), **rest)  # type: ignore[arg-type]


def seated(by: Weights) -> Player:
    return Player("weights", FormaBot(Level(Plan(2, WIDTHS, weights=by), NODES)), Limit(nodes=NODES))


def duel(one: dict[str, float], other: dict[str, float], fields: int, seed: int) -> Lead:
    """Both seats of every field."""
    first, second = seated(weights(one)), seated(weights(other))
    leads = []
    for field in range(seed, seed + fields):
        there = play_game(GAME, [first, second], field).outcome.scores
        back = play_game(GAME, [second, first], field).outcome.scores
        leads.append((there[0] - there[1] + back[1] - back[0]) / 2)
    return Lead(mean(leads), stdev(leads) / fields**0.5)


def walk(by: dict[str, float], rounds: int) -> dict[str, float]:
    seeds = count(5_000, 100)
    for name, factors in [*FACTORS.items()] * rounds:
        for factor in factors:
            changed = by | {name: by[name] * factor}
            if better(changed, by, name, seeds):
                by = changed
                break
    return by


def better(changed: dict[str, float], by: dict[str, float], name: str, seeds: Iterator[int]) -> bool:
    lead = duel(changed, by, FEW, next(seeds))
    print(f"{name} {changed[name]:.2f}: {lead.points:+.1f} ± {lead.error:.1f}", flush=True)
    if not lead.above(0.7):
        return False
    lead = lead.and_then(duel(changed, by, MANY, next(seeds)))
    print(f"    and then {lead.points:+.1f} ± {lead.error:.1f}", "kept" if lead.above(1.3) else "", flush=True)
    return lead.above(1.3)


def shown(state: State) -> list[float]:
    """Points, everything that is weighed, and the hope of bridges: the mover's less the other's."""
    nothing = Weights(np.zeros(100))
    each = [nothing, *(nothing._replace(**{name: 1.0}) for name in SHOWN), Weights(hopes(), bridges=3)]  # type: ignore[arg-type]
    found = np.zeros((len(each), 2))
    for by, out in zip(each, found, strict=True):
        evaluate(position_of(state), state.turn, False, by, out)
    found[1:] -= found[0]
    return [float(one) for one in found[:, state.turn] - found[:, 1 - state.turn]]


def fit(games: int) -> None:
    player, rows, leads = seated(RULES_OF_THUMB), list[list[float]](), list[int]()
    for seed in range(1_000, 1_000 + games):
        played = play_game(GAME, [player, player], seed)
        state = GAME.initial(played.setup)
        for text in played.moves:
            state = GAME.play(state, GAME.read(state, text))
            if state.phase == "play" and GAME.outcome(state) is None:
                rows.append([*shown(state), 1.0])
                leads.append(played.outcome.scores[state.turn] - played.outcome.scores[1 - state.turn])
    found = np.linalg.lstsq(np.array(rows), np.array(leads, float), rcond=None)[0]
    for name, value in zip(("points", *SHOWN, "bridges", "being next"), found, strict=True):
        print(f"{name} {value:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("rounds", nargs="?", type=int, default=1)
    parser.add_argument("--fit", type=int, metavar="GAMES")
    given = parser.parse_args()
    if given.fit:
        fit(given.fit)
        return
    begun = {name: getattr(RULES_OF_THUMB, name) for name in FACTORS if name not in HOPE}
    print(walk({**begun, **HOPE, "more": 1.0, "tower": 10.0}, given.rounds))


if __name__ == "__main__":
    main()
