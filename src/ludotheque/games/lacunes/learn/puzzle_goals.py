"""The goals of Lacunes' puzzles: what each asks for, how it is found in a round, and how it is proven anew."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from itertools import islice

from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below, shuffle
from ludotheque.core.learning import Puzzle
from ludotheque.core.outcome import Json
from ludotheque.games.lacunes.learn import only_move as only
from ludotheque.games.lacunes.learn.exhaustion import FINISH_EDGES, distance, grade
from ludotheque.games.lacunes.learn.rounds import Round
from ludotheque.games.lacunes.learn.shortest_win import shortest_win, to_move
from ludotheque.games.lacunes.rules.cards import TWO, Cells, rank, write_cells
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import moved, steps
from ludotheque.games.lacunes.rules.notation import write_move
from ludotheque.games.lacunes.rules.state import State, put

FEWEST_LAYOUTS = 30
"""What can be seen at a glance is no puzzle."""
TRIED = 40
"""Positions of a round that are looked at."""


class Goal(ABC):
    """Something that a position can ask for, by its key."""

    key: str

    @abstractmethod
    def find(self, played: Round, below: Below) -> Puzzle | None:
        """A puzzle of this goal in a round that is won."""

    @abstractmethod
    def holds(self, game: Lacunes, state: State, puzzle: Puzzle, limit: Limit) -> bool:
        """Whether it is one, by its position alone."""


class Alive(Goal):
    """One move of three or more keeps the win in reach; or three times in a row one of two or more."""

    key = "alive"
    length = 1

    def find(self, played: Round, below: Below) -> Puzzle | None:
        for ply in islice(_plies(below, 0, len(played.moves) - self.length), TRIED):
            way = self._way(played, ply)
            layouts = sum(found.layouts for found in way)
            if layouts >= FEWEST_LAYOUTS:
                line, cells = tuple(found.text for found in way), played.states[ply].cells
                themes = (self.key, *_move_themes(cells, way[0].step), *_variant_themes(played.game))
                more = line if self.length > 1 else ()
                return Puzzle(_record(played, ply), self.key, line[:1], grade(layouts), themes, more)
        return None

    def fits(self, cells: Cells, winner: only.Step, instead: tuple[only.Step, ...]) -> bool:
        """Whether an only move makes a puzzle of this goal."""
        return len(instead) > 1

    def holds(self, game: Lacunes, state: State, puzzle: Puzzle, limit: Limit) -> bool:
        """Each move of the line the only one, by exhaustion, and a win found after the last."""
        line, locked = puzzle.line or puzzle.answers, game.options.locked
        if puzzle.par is not None or len(line) != self.length or puzzle.answers != line[:1]:
            return False
        for text in line:
            step = _steps(state.cells, locked).get(text)
            found = only.proven(state.cells, locked, step) if step else None
            if found is None or not self.fits(state.cells, found.step, found.others):
                return False
            state = game.play(state, game.read(state, text))
        return only.wins(state.cells, locked, limit.nodes)

    def _way(self, played: Round, ply: int) -> tuple[only.OnlyMove, ...]:
        """The only moves from there on, proven; none where one of them is not the only one, or does not fit."""
        locked, ahead = played.game.options.locked, played.states[ply : ply + self.length]
        winners = [_steps(state.cells, locked)[played.moves[at]] for at, state in enumerate(ahead, ply)]
        for state, winner in zip(ahead, winners, strict=True):
            instead = only.others(state.cells, locked, winner)
            if not instead or not self.fits(state.cells, winner, instead):
                return ()
        proofs = [only.proven(state.cells, locked, winner) for state, winner in zip(ahead, winners, strict=True)]
        return tuple(found for found in proofs if found) if None not in proofs else ()


class Path(Alive):
    """Three times in a row only one move keeps the win in reach."""

    key = "path"
    length = 3

    def fits(self, cells: Cells, winner: only.Step, instead: tuple[only.Step, ...]) -> bool:
        return True


class Mistake(Alive):
    """A card could go to its last place, and whoever does so has lost: the first mistake, for the deal could be won."""

    key = "mistake"

    def fits(self, cells: Cells, winner: only.Step, instead: tuple[only.Step, ...]) -> bool:
        return only.is_tempting(cells, winner, instead)


class Finish(Goal):
    """To be won in the fewest moves."""

    key = "finish"
    fewest, most = 6, 24
    tried = 8

    def find(self, played: Round, below: Below) -> Puzzle | None:
        last = len(played.moves)
        plies = _plies(below, last - self.most - self.fewest, last - self.fewest)
        ways = (self._way(played, ply) for ply in islice(plies, self.tried))
        return next((found for found in ways if found), None)

    def _way(self, played: Round, ply: int) -> Puzzle | None:
        cells, locked = played.states[ply].cells, played.game.options.locked
        offered = list(steps(cells, locked))
        way = shortest_win(cells, locked) if len(offered) > 1 else None
        if way is None or not self.fewest <= len(way) <= self.most:
            return None
        good = [step for step in offered if _wins_in(cells, step, locked, len(way) - 1)]
        proven, nearer = distance(cells, locked, len(way))
        if proven is None or len(good) == len(offered) or nearer < max(FEWEST_LAYOUTS, 3 * len(way)):
            return None
        detour = ("detour",) if len(way) > to_move(cells) else ()
        themes = (self.key, *detour, *_variant_themes(played.game))
        line = tuple(write_move(put(*step)) for step in way)
        answers = (line[0], *(write_move(put(*step)) for step in good if step != way[0]))
        return Puzzle(_record(played, ply), self.key, answers, grade(nearer, FINISH_EDGES), themes, line, len(way))

    def holds(self, game: Lacunes, state: State, puzzle: Puzzle, limit: Limit) -> bool:
        """No shorter win and no other move that keeps the par, layout by layout; the line is played by its judge."""
        par, locked = puzzle.par, game.options.locked
        if par is None or len(puzzle.line) != par or distance(state.cells, locked, par)[0] != par:
            return False
        offered = {text: moved(state.cells, *step) for text, step in _steps(state.cells, locked).items()}
        good = [text for text, cells in offered.items() if distance(cells, locked, par - 1)[0] == par - 1]
        return sorted(puzzle.answers) == sorted(good) and puzzle.answers[0] == puzzle.line[0]


GOALS: Mapping[str, Goal] = {goal.key: goal for goal in (Alive(), Path(), Mistake(), Finish())}


def _steps(cells: Cells, locked: bool) -> dict[str, only.Step]:
    """The moves of a layout by their notation."""
    return {write_move(put(*step)): step for step in steps(cells, locked)}


def _plies(below: Below, first: int, end: int) -> list[int]:
    """The plies of a part of a round, in any order."""
    plies = list(range(max(0, first), end))
    shuffle(plies, below)
    return plies


def _wins_in(cells: Cells, step: only.Step, locked: bool, moves: int) -> bool:
    way = shortest_win(moved(cells, *step), locked)
    return way is not None and len(way) == moves


def _record(played: Round, ply: int) -> Mapping[str, Json]:
    state = played.states[ply]
    options: dict[str, Json] = {key: value for key, value in played.options.items() if isinstance(value, int | str)}
    used = f"|{state.redeals}" if state.redeals else ""
    return {"options": options, "setup": f"layout:{write_cells(state.cells)}{used}", "moves": []}


def _move_themes(cells: Cells, step: only.Step) -> tuple[str, ...]:
    two = ("two",) if rank(step[0]) == TWO else ()
    king = ("king",) if only.opens_dead_gap(cells, step) else ()
    return (*two, *king)


def _variant_themes(game: Lacunes) -> tuple[str, ...]:
    options = game.options
    named = {"locked": options.locked, "montana": options.montana, "redealt": options.redeals != 0}
    return tuple(key for key, holds in named.items() if holds)
