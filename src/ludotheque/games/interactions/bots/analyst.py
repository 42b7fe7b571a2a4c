"""What a position of Interactions is worth: exact with two players as soon as the limit allows, else by playouts."""

import math
from contextlib import suppress
from dataclasses import replace

from ludotheque.core.analysis import Analyst, Evaluation, Line, Tell
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots.reasons import of_playouts, of_solution
from ludotheque.games.interactions.bots.tree_player import search_tree
from ludotheque.games.interactions.kernel.bitboards import CELLS
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Place, State
from ludotheque.games.interactions.solver.solve import Search, Solution, solve
from ludotheque.search.budget import Budget, Spent
from ludotheque.search.streaming import Stream

SPREAD = 3.0
"""Points of margin that make a search that saw no end e times as sure."""
SEED = 1
"""Playouts are drawn from one stream, so that a position is always judged the same."""


class InteractionsAnalyst(Analyst[Interactions, State]):
    version = "interactions-2"

    def evaluate(self, game: Interactions, view: State, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        stream = Stream(limit, tell)
        if game.options.players == 2 and view.all_selected:
            return stream.ended(_searched(game, view, stream, lines))
        return stream.ended(_played_out(game, view, seen, stream))


ANALYST = InteractionsAnalyst()


def _searched(game: Interactions, view: State, stream: Stream, lines: int) -> Evaluation:
    """Two players: the margin, proved or as far as the search saw."""
    solution = solve(game, view, stream.limit, deeper=lambda known: stream.tell(_found(game, view, known)))
    found = _found(game, view, solution)
    if not solution.proven or lines < 2 or not stream.tell(found):
        return found
    others = _others(game, view, solution.line[0], stream.limit)
    ranked = sorted(others.items(), key=lambda one: -one[1] if len(view.grid) % 2 == 0 else one[1])[: lines - 1]
    further = tuple(_line((game.write(view, move),), value, True) for move, value in ranked)
    return replace(found, lines=(*found.lines, *further))


def _found(game: Interactions, view: State, known: Solution) -> Evaluation:
    told = tuple(game.write(view, move) for move in known.line)
    best = replace(_line(told, known.value, known.proven), reason=of_solution(view, known))
    return Evaluation(best.chances, known.value, "margin", known.proven, (best,), known.nodes, known.depth)


def _line(moves: tuple[str, ...], margin: int, proven: bool) -> Line:
    return Line(moves, chances(margin, proven), margin, proven)


def chances(margin: int, proven: bool) -> tuple[float, float]:
    """Of winning: what is proved is sure, a shared victory is half."""
    first = 0.5 + 0.5 * ((margin > 0) - (margin < 0)) if proven else 1 / (1 + math.exp(-margin / SPREAD))
    return first, 1 - first


def _others(game: Interactions, view: State, best: Place, limit: Limit) -> dict[Place, int]:
    """The first player's margin after every other move, as far as the limit reaches."""
    search, budget, found = Search(game, limit, CELLS - len(view.grid)), Budget(limit), dict[Place, int]()
    with suppress(Spent):
        for move in game.moves(view):
            if move == best or not isinstance(move, Place):
                continue
            after = game.play(view, move)
            sign = 1 if len(after.grid) % 2 == 0 else -1
            if len(after.grid) == CELLS:
                outcome = game.outcome(after)
                assert outcome is not None
                found[move] = outcome.scores[0] - outcome.scores[1]
                continue
            search.begin(after, CELLS - len(after.grid))
            found[move] = sign * search.run(budget, sign)
        return found
    return {}


def _played_out(game: Interactions, view: State, seen: Seen, stream: Stream) -> Evaluation:
    """Every other mode, and the selections: the chance of the seat that decides; the others share what is left."""
    found = search_tree(game, view, seen.seat, stream.limit, SplitMix64(SEED).below)
    line = tuple(game.write(view, move) for move in found.line[:1])
    told, lead = _shared(game, seen.seat, found.chance), round(found.lead, 1)
    best = Line(line, told, lead, reason=of_playouts(game, found))
    return Evaluation(told, lead, "margin", False, (best,), found.nodes)


def _shared(game: Interactions, seat: int, chance: float) -> tuple[float, ...]:
    """Partners win together; all others are thought equally likely."""
    sides = game.options.sides or tuple((one,) for one in range(game.info.seats))
    rest = (1 - chance) / max(len(sides) - 1, 1)
    return tuple(
        chance if any(seat in side and one in side for side in sides) else rest for one in range(game.info.seats)
    )
