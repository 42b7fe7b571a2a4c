"""Who takes the remaining flowers (LCN-29 to LCN-35), who wins a colour and who the game (LCN-36 to LCN-40)."""

from typing import NamedTuple

from ludotheque.core.outcome import Json, Outcome, shared_returns
from ludotheque.games.lacuna.rules.geometry import Nearest, nearest
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS, Flower
from ludotheque.games.lacuna.rules.state import Counts, State

MAJORITY = 4
"""Of the seven flowers of a colour, and of the seven colours."""


class Allocation(NamedTuple):
    """A flower of the pond and the player it goes to if no more pawns come."""

    flower: Flower
    nearest: Nearest


def allocations(state: State, tolerance: int) -> tuple[Allocation, ...]:
    """Phase 2, each flower for itself (LCN-35)."""
    return tuple(Allocation(flower, nearest(flower.at, state.pawns, tolerance)) for flower in state.flowers or ())


def counts(state: State, tolerance: int) -> Counts:
    """Flowers a seat and colour, those of phase 2 included."""
    total = [list(side) for side in state.held]
    for flower, near in allocations(state, tolerance):
        if near.seat is not None:
            total[near.seat][flower.colour] += 1
    return tuple(total[0]), tuple(total[1])


def colours_won(held: Counts) -> tuple[int, int]:
    first, second = (sum(count >= MAJORITY for count in side) for side in held)
    return first, second


def decided(held: Counts) -> int | None:
    """The seat that has won already, whatever comes (LCN-40)."""
    won = colours_won(held)
    return next((seat for seat in (0, 1) if won[seat] >= MAJORITY), None)


def outcome(state: State, tolerance: int) -> Outcome:
    """The result of a finished game, with the comparisons of phase 2 as the score sheet."""
    total = counts(state, tolerance)
    won = colours_won(total)
    winner = decided(total)
    winners = (0, 1) if winner is None else (winner,)
    returns = shared_returns(((0,), (1,)), tuple((seat,) for seat in winners))
    return Outcome("complete", won, returns, winners, _sheet(state, total, tolerance))


def _sheet(state: State, total: Counts, tolerance: int) -> dict[str, Json]:
    taken: list[list[Json]] = [[], []]
    nobody: list[Json] = []
    for flower, near in allocations(state, tolerance):
        compared: list[Json] = [list(both) for both in near.compared]
        line: dict[str, Json] = {"id": flower.id, "colour": flower.letter, "compared": compared}
        (nobody if near.seat is None else taken[near.seat]).append(line)
    flowers: dict[str, Json] = {LETTERS[c]: [total[0][c], total[1][c]] for c in COLOURS}
    return {"flowers": flowers, "taken": [*taken], "nobody": nobody}
