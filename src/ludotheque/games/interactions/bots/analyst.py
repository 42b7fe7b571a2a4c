"""What a position of Interactions is worth: exact in every mode as soon as the limit allows, else by a search."""

import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from ludotheque.core.analysis import Along, Analyst, Evaluation, Evaluations, Line, Position, Tell
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots import selections
from ludotheque.games.interactions.bots.reasons import of_ending, of_playouts, of_solution
from ludotheque.games.interactions.bots.tree_player import TreeChoice, Tried, search_tree
from ludotheque.games.interactions.kernel.bitboards import CELLS
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Move, Place, Select, State
from ludotheque.games.interactions.solver.endings import Valued, ending
from ludotheque.games.interactions.solver.solve import Search, Solution, solve
from ludotheque.games.interactions.solver.starts import answers, saddle, starts
from ludotheque.search.budget import Budget, Spent
from ludotheque.search.streaming import Stream
from ludotheque.search.tempering import PLAIN, Tempering

SPREAD = 3.0
"""Points of margin that make a search that saw no end e times as sure, before the fit."""
SEED = 1
"""Playouts are drawn from one stream, so that a position is always judged the same."""
A_GAME = 2
"""So many nodes for one of the limit, where a game of two is judged: the solver is quick, and a proof is no guess."""
EARLIER = 2
"""A position costs at least so many times what the one after it did: with less there is no use in trying."""
AN_ENDING = 4
"""So many nodes of the solver does one of an ending in another mode cost."""
PLAYOUTS = 4
"""A node of a playout costs such a part of one of the solver."""
SHALLOW = 4
"""Plies after which every move has been looked at, where several lines are asked for and nothing is proved yet."""
OFTEN = 20
"""Playouts of a move from which on they say something."""
LEAST = 0.02
"""What a playout gives at least, so that nobody is thought to have no chance."""
FITTED, FITTED_TEAMS = PLAIN, PLAIN
"""No fit was better on other games than the search at its word (docs/results/chances.md)."""
FITTED_MANY = Tempering((0.53,), (-0.24,))
"""Among several, playouts are too sure of whoever leads, and of whoever decides: bench/calibration.py."""
FITTED_SOLO = Tempering((0.19, 0.27, 0.3, 0.23, 0.29), (0.0,) * 5)
"""Alone playouts hope for little before the first tile and for too much later: bench/calibration.py."""


@dataclass(frozen=True)
class InteractionsAnalyst(Analyst[Interactions, State]):
    version: str = "interactions-9"
    blunder: float = 6.0
    """Points."""
    two: Tempering = field(default=FITTED, repr=False)
    many: Tempering = field(default=FITTED_MANY, repr=False)
    teams: Tempering = field(default=FITTED_TEAMS, repr=False)
    solo: Tempering = field(default=FITTED_SOLO, repr=False)

    def evaluate(self, game: Interactions, view: State, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        return self._looked(game, view, seen, lines, Stream(limit, tell), shallow=SHALLOW)

    def along(
        self, game: Interactions, positions: Sequence[Position[State]], limit: Limit, lines: int, told: Along
    ) -> Evaluations:
        """From the end on, which is quickly solved: what it leaves of the limit goes to the positions before."""
        found, last = list[Evaluation](), 0
        if limit.nodes is not None and game.options.players == 2:
            limit = replace(limit, nodes=A_GAME * limit.nodes)
        left = limit.nodes
        for number, at in enumerate(reversed(positions)):
            told(number, len(positions))
            share = limit if left is None or left < EARLIER * last else replace(limit, nodes=max(left, 1))
            played = at.played[0] if at.played else None
            found.append(self._looked(game, at.view, at.seen, lines, Stream(share, lambda known: True), played))
            if limit.nodes is not None and left is not None:
                last = found[-1].nodes
                left += limit.nodes - min(last, left)
        return tuple(reversed(found))

    def tempering(self, game: Interactions) -> Tempering:
        options = game.options
        several = self.teams if options.teams else self.many
        return self.solo if options.solo else self.two if options.players == 2 else several

    def _looked(
        self, game: Interactions, view: State, seen: Seen, lines: int, stream: Stream, played: str | None = None,
        shallow: int = 0,
    ) -> Evaluation:  # fmt: skip
        look = _Look(game, view, seen.seat, lines, stream, self.tempering(game), shallow)
        if game.options.players == 2 and view.all_selected:
            return stream.ended(look.searched())
        return stream.ended(look.by_the_book(played) or look.solved() or look.played_out(played))


ANALYST = InteractionsAnalyst()


@dataclass
class _Look:
    """One position, for whoever decides there."""

    game: Interactions
    view: State
    seat: int
    lines: int
    stream: Stream
    tempering: Tempering
    shallow: int = 0
    """So deep the other moves are looked at before anything is proved; 0: not at all."""
    others: dict[Place, int] = field(default_factory=dict)
    """The first player's margin after each move, as far as that look saw."""

    def _written(self, moves: Sequence[Move]) -> tuple[str, ...]:
        return tuple(self.game.write(self.view, move) for move in moves)

    @property
    def _stage(self) -> int:
        """With two the second has the last word, so each of them has stages of their own."""
        rounds = stage(self.view)
        return 2 * rounds + self.seat if self.game.options.players == 2 else rounds

    # ---- two players: the margin, proved or as far as the search saw

    def searched(self) -> Evaluation:
        solution = solve(self.game, self.view, self.stream.limit, deeper=self._deeper)
        found = self._found(solution)
        if not solution.proven or self.lines < 2 or not self.stream.tell(found):
            return found
        others, nodes = self._others(CELLS)
        further = self._further_lines(solution.line[0], others, solution.value, True) if others else found.lines[1:]
        return replace(found, lines=(found.lines[0], *further), nodes=found.nodes + nodes)

    def _deeper(self, known: Solution) -> bool:
        if self.lines > 1 and known.depth <= self.shallow:
            self.others = self._others(known.depth)[0] or self.others
        return self.stream.tell(self._found(known))

    def _found(self, known: Solution) -> Evaluation:
        best = replace(self._line(known.line, known.value, known.proven), reason=of_solution(self.view, known))
        further = self._further_lines(known.line[0], self.others, known.value, False) if known.line else ()
        return Evaluation(best.chances, known.value, "margin", known.proven, (best, *further), known.nodes, known.depth)

    def _further_lines(self, best: Place, others: Mapping[Place, int], most: int, proven: bool) -> tuple[Line, ...]:
        """The other moves, best first; what a shorter look saw in one is never more than the longer one in the best."""
        sign = 1 if len(self.view.grid) % 2 == 0 else -1
        ranked = sorted(others.items(), key=lambda one: -sign * one[1])
        told = [(move, sign * min(sign * value, sign * most)) for move, value in ranked if move != best]
        return tuple(self._line((move,), value, proven) for move, value in told[: self.lines - 1])

    def _line(self, moves: Sequence[Move], margin: int, proven: bool) -> Line:
        if proven:
            return Line(self._written(moves), sure(margin), margin, True)
        first = 1 / (1 + math.exp(-margin / SPREAD))
        return Line(self._written(moves), self.tempering((first, 1 - first), self._stage, self.seat), margin)

    def _others(self, plies: int) -> tuple[dict[Place, int], int]:
        """The first player's margin after every move, so many plies deep, and the nodes it took; none where the limit
        ends it."""
        search = Search(self.game, self.stream.limit, CELLS - len(self.view.grid))
        budget, found = Budget(self.stream.limit), dict[Place, int]()
        with suppress(Spent):
            for move in self.game.moves(self.view):
                if not isinstance(move, Place):
                    continue
                after = self.game.play(self.view, move)
                sign = 1 if len(after.grid) % 2 == 0 else -1
                if (outcome := self.game.outcome(after)) is not None:
                    found[move] = outcome.scores[0] - outcome.scores[1]
                    continue
                search.begin(after, min(CELLS - len(after.grid), max(plies - 1, 1)))
                found[move] = sign * search.run(budget, sign)
            return found, budget.nodes
        return {}, budget.nodes

    def by_the_book(self, played: str | None) -> Evaluation | None:
        """Selections of two: each against the best of the other's, by what is proved of play without a slip."""
        known = starts(self.game.options)
        best = saddle(known)
        if not best:
            return None
        theirs = selections.seen_of_other(self.view, self.seat) or best[1 - self.seat].tiles
        valued = answers(known, self.seat, theirs)
        lines = tuple(self._line((Select(one.tiles),), one.value, False) for one in valued)
        own = -valued[0].value if self.seat else valued[0].value
        first = replace(lines[0], reason=selections.by_the_book(valued[0].tiles, own))
        done = next((line for line in lines if line.moves == (played,)), None)
        return Evaluation(
            first.chances, first.score, "margin", False, (first, *lines[1 : self.lines]), depth=1, played=done
        )

    # ---- every other mode, and selections that no book knows

    def solved(self) -> Evaluation | None:
        limit = self.stream.limit
        fewer = replace(limit, nodes=None if limit.nodes is None else max(limit.nodes // AN_ENDING, 1))
        budget = Budget(fewer)
        found = ending(self.game, self.view, budget)
        if found is None:
            return None
        lines = tuple(map(self._exact, found[: self.lines]))
        return Evaluation(
            lines[0].chances, lines[0].score, "margin", True, lines, AN_ENDING * budget.nodes, len(self.view.grid)
        )

    def _exact(self, one: Valued) -> Line:
        own = one.lead if self.seat in self._sides[0] else -one.lead
        reason = of_ending(self.game, one.chances[self.seat], own)
        return Line(self._written((one.move,)), one.chances, round(one.lead, 1), True, reason)

    def played_out(self, played: str | None) -> Evaluation:
        limit = self.stream.limit
        more = replace(limit, nodes=None if limit.nodes is None else PLAYOUTS * limit.nodes)
        known = search_tree(self.game, self.view, self.seat, more, SplitMix64(SEED).below, self._further)
        done = [one for one in known.tried if self.game.write(self.view, one.move) == played and one.visits >= OFTEN]
        return replace(self._tree(known), played=self._tried(done[0]) if done else None, nodes=known.nodes // PLAYOUTS)

    def _further(self, known: TreeChoice) -> bool:
        return self.stream.tell(self._tree(known))

    def _tree(self, known: TreeChoice) -> Evaluation:
        first, *rest = map(self._tried, known.tried[: self.lines])
        best = replace(first, reason=of_playouts(self.game, known))
        lines = (best, *sorted(rest, key=lambda one: -one.chances[self.seat]))
        return Evaluation(best.chances, best.score, "margin", False, lines, known.nodes, 1)

    def _tried(self, one: Tried) -> Line:
        chances = self.tempering(self._shares(one), self._stage, self.seat)
        return Line(self._written((one.move,)), self._together(chances), self._lead(one))

    def _lead(self, one: Tried) -> float | None:
        """The first side's; among several rivals the playouts know but the mover's."""
        if len(self._sides) > 2:
            return round(one.lead, 1) if self.seat == 0 else None
        return round(one.lead if self.seat in self._sides[0] else -one.lead, 1)

    def _shares(self, one: Tried) -> tuple[float, ...]:
        """The chance of each side: the others share what is left by what playouts gave them."""
        sides = self._sides
        own = next(number for number, side in enumerate(sides) if self.seat in side)
        earned = [max(one.earned[side[0]] - 0.1, LEAST) for side in sides]
        rest = sum(earned) - earned[own]
        return tuple(
            one.chance if number == own else (1 - one.chance) * each / rest if rest else 0.0
            for number, each in enumerate(earned)
        )

    @property
    def _sides(self) -> tuple[tuple[int, ...], ...]:
        return self.game.options.sides or tuple((seat,) for seat in range(self.game.info.seats))

    def _together(self, chances: Sequence[float]) -> tuple[float, ...]:
        """Partners win together."""
        by_seat = {seat: chance for side, chance in zip(self._sides, chances, strict=True) for seat in side}
        return tuple(by_seat[seat] for seat in range(self.game.info.seats))


def sure(margin: int) -> tuple[float, float]:
    """Of winning, where the margin is proved: a shared victory is half."""
    first = 0.5 + 0.5 * ((margin > 0) - (margin < 0))
    return first, 1 - first


def stage(view: State) -> int:
    """How many rounds are over, the selections being the first."""
    return 0 if not view.all_selected else 1 + len(view.grid) // max(len(view.hands), 2)
