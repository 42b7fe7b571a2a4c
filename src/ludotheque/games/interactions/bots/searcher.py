"""A player that searches: exactly with two players as soon as its limit allows, by playouts in every other mode."""

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.games.interactions.bots import selections
from ludotheque.games.interactions.bots.greedy import Greedy, gain
from ludotheque.games.interactions.bots.reasons import of_playouts, of_solution
from ludotheque.games.interactions.bots.tree_player import search_tree
from ludotheque.games.interactions.kernel.bitboards import CELLS
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Move, Place, State
from ludotheque.games.interactions.solver.solve import Search, Solution, solve
from ludotheque.games.interactions.solver.starts import play_on
from ludotheque.search.budget import Budget, Spent

AFTERWARDS = 1_000_000
"""Nodes, half a second of them, that may go into which of several equal moves to choose."""


@dataclass(frozen=True)
class Searcher:
    """Errs in what it leaves out: it looks less far ahead, plays out less, or grabs what shines."""

    depth: int = CELLS
    """Plies looked ahead with two players."""
    random_selection: bool = False
    """Its first two tiles are any two; otherwise by the book or by search."""
    greedy_percent: int = 0
    """In so many of a hundred turns it takes what gains most at once."""
    nodes: int | None = None
    """What it uses at most, where its limit allows more."""

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Interactions) and isinstance(view, State)
        if self.greedy_percent and below(100) < self.greedy_percent:
            return Greedy().choose(game, view, seen, limit, below)
        if self.nodes is not None:
            limit = replace(limit, nodes=min(self.nodes, limit.nodes or self.nodes))
        selecting = not view.hands[seen.seat].selected
        if selecting and self.random_selection:
            return selections.any_two(below)
        if selecting and game.options.players == 2:
            return selections.choose(game, view, seen.seat, limit, below)
        if game.options.players == 2:
            return self._by_alphabeta(game, view, limit, below)
        return _by_tree_search(game, view, seen.seat, limit, below)

    def _by_alphabeta(self, game: Interactions, view: State, limit: Limit, below: Below) -> Choice:
        found = (_kept(game, view) if self.depth == CELLS else None) or solve(game, view, limit, self.depth, below)
        margin = found.value if len(view.grid) % 2 == 0 else -found.value
        if found.proven and margin < 0:
            found = hardest(game, view, found, replace(limit, nodes=min(limit.nodes or AFTERWARDS, AFTERWARDS)))
        line = _written(game, view, found.line)
        return Choice(found.line[0], float(margin), line, found.proven, of_solution(view, found), found.nodes)


def _kept(game: Interactions, view: State) -> Solution | None:
    """What is proved of the start is not searched for again."""
    kept = play_on(game, view)
    if kept is None:
        return None
    line = tuple(move for move in kept[1] if isinstance(move, Place))
    return Solution(kept[0], line, True, len(line), 0, 0.0)


def hardest(game: Interactions, view: State, found: Solution, limit: Limit) -> Solution:
    """Of the moves that lose by no more than the solved one, the one that gains most at once: it asks for an answer."""
    seat = len(view.grid) % 2
    gains = {move: gain(game, view, seat, move) for move in game.moves(view) if isinstance(move, Place)}
    better = sorted((move for move in gains if gains[move] > gains[found.line[0]]), key=lambda move: -gains[move])
    plies = CELLS - len(view.grid) - 1
    search, budget = Search(game, limit, plies), Budget(limit)
    reply = -found.value if seat else found.value  # the mover's margin; the other's is its negative
    with suppress(Spent):
        for move in better if plies else ():
            search.begin(game.play(view, move), plies, -reply, -reply + 1)
            if search.run(budget, 1) <= -reply:
                return replace(found, line=(move,), nodes=found.nodes + budget.nodes)
    return found


def _by_tree_search(game: Interactions, view: State, seat: int, limit: Limit, below: Below) -> Choice:
    found = search_tree(game, view, seat, limit, below)
    if not view.hands[seat].selected:
        line: tuple[str, ...] = (game.write(view, found.move),)
    else:
        line = _written(game, view, found.line)
    return Choice(found.move, round(found.lead, 1), line, False, of_playouts(game, found), found.nodes)


def _written(game: Interactions, state: State, line: tuple[Move, ...]) -> tuple[str, ...]:
    """A line in notation: the moves are independent of what is hidden."""
    return tuple(game.write(state, move) for move in line)
