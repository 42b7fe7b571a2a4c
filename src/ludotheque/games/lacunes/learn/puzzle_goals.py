"""The goals of Lacunes' puzzles: what each asks for, how it is found in a round, and how it is proven anew."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from itertools import islice

from ludotheque.core.chance import Below, shuffle
from ludotheque.core.learning import Puzzle
from ludotheque.core.outcome import Json
from ludotheque.games.lacunes.learn import only_move as only
from ludotheque.games.lacunes.learn.exhaustion import FINISH_EDGES, distance, grade
from ludotheque.games.lacunes.learn.rounds import Round
from ludotheque.games.lacunes.learn.shortest_win import shortest_win, to_move
from ludotheque.games.lacunes.rules.cards import TWO, rank, write_cells
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import moved, steps
from ludotheque.games.lacunes.rules.notation import write_move
from ludotheque.games.lacunes.rules.state import State, put

FEWEST_LAYOUTS = 30
"""What can be seen at a glance is no puzzle."""
OTHER_SEED = 2
"""A win is looked for again in another order than the one it was found in."""


class Goal(ABC):
    """Something that a position can ask for, by its key."""

    key: str

    @abstractmethod
    def find(self, played: Round, below: Below) -> Puzzle | None:
        """A puzzle of this goal in a round that is won."""

    @abstractmethod
    def holds(self, game: Lacunes, state: State, puzzle: Puzzle) -> bool:
        """Whether it is one, by its position alone."""


class Alive(Goal):
    """One move of three or more keeps the win in reach."""

    key = "alive"
    fewest_moves = 3

    def find(self, played: Round, below: Below) -> Puzzle | None:
        for ply in _plies(below, 0, len(played.moves)):
            state = played.states[ply]
            found = only.only_move(played.game, state)
            if found and found.layouts >= FEWEST_LAYOUTS and self.fits(state, found):
                themes = (self.key, *_move_themes(state, found.step), *_variant_themes(played.game))
                return Puzzle(_record(played, state), self.key, (found.text,), grade(found.layouts), themes)
        return None

    def fits(self, state: State, found: only.OnlyMove) -> bool:
        """Whether the only move makes a puzzle of this goal."""
        return len(found.others) >= self.fewest_moves - 1

    def holds(self, game: Lacunes, state: State, puzzle: Puzzle) -> bool:
        found = _proven(game, state, puzzle.answers)
        return found is not None and self.fits(state, found) and not puzzle.line and puzzle.par is None


class Mistake(Alive):
    """A card could go to its last place, and whoever does so has lost: the first mistake, for the deal could be won."""

    key = "mistake"

    def fits(self, state: State, found: only.OnlyMove) -> bool:
        return only.is_tempting(state.cells, found)


class Path(Goal):
    """Three moves in a row, each of them the only one."""

    key = "path"
    length = 3

    def find(self, played: Round, below: Below) -> Puzzle | None:
        for ply in _plies(below, 0, len(played.moves) - self.length):
            way = self._way(played, ply)
            if way and sum(found.layouts for found in way) >= FEWEST_LAYOUTS:
                line, state = tuple(found.text for found in way), played.states[ply]
                themes = (self.key, *_move_themes(state, way[0].step), *_variant_themes(played.game))
                layouts = sum(found.layouts for found in way)
                return Puzzle(_record(played, state), self.key, line[:1], grade(layouts), themes, line)
        return None

    def holds(self, game: Lacunes, state: State, puzzle: Puzzle) -> bool:
        if puzzle.par is not None or len(puzzle.line) != self.length or puzzle.answers != puzzle.line[:1]:
            return False
        for text in puzzle.line:
            if _proven(game, state, (text,)) is None:
                return False
            state = game.play(state, game.read(state, text))
        return True

    def _way(self, played: Round, ply: int) -> tuple[only.OnlyMove, ...] | None:
        """The only moves from there on: a win that was found has them, wherever there is only one."""
        ahead = played.states[ply : ply + self.length]
        suspects = [only.suspected(played.game, state) for state in ahead]
        if None in suspects:
            return None
        way = [only.proven(played.game, state, step) for state, step in zip(ahead, suspects, strict=True) if step]
        return tuple(found for found in way if found) if None not in way else None


class Finish(Goal):
    """To be won in the fewest moves."""

    key = "finish"
    fewest, most = 6, 24
    tried = 8

    def find(self, played: Round, below: Below) -> Puzzle | None:
        last = len(played.moves)
        plies = _plies(below, last - self.most - self.fewest, last - self.fewest)
        ways = (self._way(played, played.states[ply]) for ply in islice(plies, self.tried))
        return next((found for found in ways if found), None)

    def _way(self, played: Round, state: State) -> Puzzle | None:
        locked = played.game.options.locked
        way = shortest_win(state.cells, locked)
        if way is None or not self.fewest <= len(way) <= self.most:
            return None
        offered = list(steps(state.cells, locked))
        good = [step for step in offered if _wins_in(state, step, locked, len(way) - 1)]
        nearer = distance(state.cells, locked, len(way))[1]
        if len(good) == len(offered) or nearer < max(FEWEST_LAYOUTS, 3 * len(way)):
            return None
        detour = ("detour",) if len(way) > to_move(state.cells) else ()
        themes = (self.key, *detour, *_variant_themes(played.game))
        line = tuple(write_move(put(*step)) for step in way)
        answers = (line[0], *(write_move(put(*step)) for step in good if step != way[0]))
        return Puzzle(_record(played, state), self.key, answers, grade(nearer, FINISH_EDGES), themes, line, len(way))

    def holds(self, game: Lacunes, state: State, puzzle: Puzzle) -> bool:
        par, locked = puzzle.par, game.options.locked
        if par is None or len(puzzle.line) != par or distance(state.cells, locked, par)[0] != par:
            return False
        offered = {write_move(put(*step)): moved(state.cells, *step) for step in steps(state.cells, locked)}
        good = {text for text, cells in offered.items() if distance(cells, locked, par - 1)[0] == par - 1}
        for text in puzzle.line:
            state = game.play(state, game.read(state, text))
        ended = game.outcome(state)
        answered = set(puzzle.answers) == good and len(puzzle.answers) == len(good) and puzzle.answers[0] == puzzle.line[0]
        return answered and ended is not None and bool(ended.winners)


GOALS: Mapping[str, Goal] = {goal.key: goal for goal in (Alive(), Path(), Mistake(), Finish())}


def _proven(game: Lacunes, state: State, answers: tuple[str, ...]) -> only.OnlyMove | None:
    """The only move, where the answers name it and nothing else: others exhausted, a win found once more."""
    offered = {write_move(put(*step)): step for step in steps(state.cells, game.options.locked)}
    if len(answers) != 1 or answers[0] not in offered:
        return None
    found = only.proven(game, state, offered[answers[0]])
    after = game.play(state, game.read(state, answers[0]))
    return found if found and only.wins(game, after, OTHER_SEED) else None


def _plies(below: Below, first: int, end: int) -> list[int]:
    """The plies of a part of a round, in any order."""
    plies = list(range(max(0, first), end))
    shuffle(plies, below)
    return plies


def _wins_in(state: State, step: only.Step, locked: bool, moves: int) -> bool:
    way = shortest_win(moved(state.cells, *step), locked)
    return way is not None and len(way) == moves


def _record(played: Round, state: State) -> Mapping[str, Json]:
    options: dict[str, Json] = {key: value for key, value in played.options.items() if isinstance(value, int | str)}
    used = f"|{state.redeals}" if state.redeals else ""
    return {"options": options, "setup": f"layout:{write_cells(state.cells)}{used}", "moves": []}


def _move_themes(state: State, step: only.Step) -> tuple[str, ...]:
    two = ("two",) if rank(step[0]) == TWO else ()
    king = ("king",) if only.opens_dead_gap(state.cells, step) else ()
    return (*two, *king)


def _variant_themes(game: Lacunes) -> tuple[str, ...]:
    options = game.options
    named = {"locked": options.locked, "montana": options.montana, "redealt": options.redeals != 0}
    return tuple(key for key, holds in named.items() if holds)
