"""How far ahead a side is sure to end: three ways of proof that know nothing of each other."""

from collections.abc import Callable

from ludotheque.core.bot import Limit
from ludotheque.core.game import Seat
from ludotheque.games.interactions.bots.greedy import lead
from ludotheque.games.interactions.kernel import arrays, exhaustive
from ludotheque.games.interactions.kernel.bitboards import CELLS
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import State
from ludotheque.games.interactions.solver.solve import Search
from ludotheque.search.budget import Budget, Spent

AtLeast = Callable[[State, int], bool]
"""Whether the solver ends at least so far ahead from here, whatever all others lay; raises Spent."""
NO_LEAD = 100
"""No lead is as large."""


def by_solver(game: Interactions, seat: Seat, limit: Limit, plies: int = CELLS) -> AtLeast:
    """Two players: the search that proves games, with one table for all questions."""
    search, budget = Search(game, limit, plies), Budget(limit)

    def at_least(state: State, bound: int) -> bool:
        own = game.turn(state) == seat or (game.turn(state) is None and seat == 0)
        low = bound - 1 if own else -bound
        search.begin(state, CELLS - len(state.grid), low, low + 1)
        return (search.run(budget, 1) > low) == own

    return at_least


def by_rules(game: Interactions, seat: Seat, limit: Limit) -> AtLeast:
    """Every mode, by the rules alone: for the last few tiles."""
    budget = Budget(limit)

    def at_least(state: State, bound: int) -> bool:
        budget.slice(1)
        budget.spend(1)
        turn = game.turn(state)
        if turn is None:
            return lead(game, state, seat) >= bound
        own = turn == seat or any(turn in side and seat in side for side in game.options.sides)
        answers = (at_least(game.play(state, move), bound) for move in game.moves(state))
        return any(answers) if own else all(answers)

    return at_least


def by_force(game: Interactions, seat: Seat, limit: Limit) -> AtLeast:
    """Every mode, by a kernel without a table: what judges the others."""
    options, room, most = arrays.kernel_options(game.options), exhaustive.room(), limit.nodes or 1 << 40

    def at_least(state: State, bound: int) -> bool:
        room.states[0] = arrays.flatten(game.options, state)
        found = exhaustive.at_least(options, seat, bound, room, 0, most)
        if room.spent[0] > most:
            raise Spent
        return found

    return at_least


def exact(at_least: Callable[[int], bool]) -> int:
    """The greatest lead that is sure."""
    low, high = -NO_LEAD, NO_LEAD
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if at_least(middle) else (low, middle)
    return low
