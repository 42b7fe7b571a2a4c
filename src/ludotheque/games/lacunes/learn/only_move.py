"""Puzzles of the only move: all others are lost, by exhaustion; this one wins, by a line that the rules replay."""

from dataclasses import dataclass

from ludotheque.games.lacunes.learn.exhaustion import lost_all
from ludotheque.games.lacunes.learn.rounds import MEMORY_MB
from ludotheque.games.lacunes.rules.cards import COLUMNS, KING, TWO, Cells, rank
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import moved, prefix, steps
from ludotheque.games.lacunes.rules.notation import write_move
from ludotheque.games.lacunes.rules.state import State, put
from ludotheque.games.lacunes.solver.solve import solve

Step = tuple[int, int]
"""A card and the gap that it goes to."""
NODES = 50_000
"""What the solver may look at for one move."""


@dataclass(frozen=True)
class OnlyMove:
    """The move that wins, the others, and how many layouts prove that those are lost."""

    step: Step
    others: tuple[Step, ...]
    layouts: int

    @property
    def text(self) -> str:
        return write_move(put(*self.step))


def only_move(game: Lacunes, state: State) -> OnlyMove | None:
    """The only move that wins, of two at least; None where there is none, or no proof."""
    found = suspected(game, state)
    return None if found is None else proven(game, state, found)


def suspected(game: Lacunes, state: State) -> Step | None:
    """The one move that wins, says the solver."""
    locked, winner = game.options.locked, None
    offered = list(steps(state.cells, locked))
    for step in offered if len(offered) > 1 else ():
        verdict = solve(moved(state.cells, *step), locked=locked, nodes=NODES, memory_mb=MEMORY_MB).verdict
        if verdict == "unknown" or (verdict == "winnable" and winner):
            return None
        winner = step if verdict == "winnable" else winner
    return winner


def proven(game: Lacunes, state: State, winner: Step) -> OnlyMove | None:
    """The move with the proof that every other one is lost, without the solver."""
    locked = game.options.locked
    others = tuple(step for step in steps(state.cells, locked) if step != winner)
    layouts = lost_all((moved(state.cells, *step) for step in others), locked) if others else None
    return None if layouts is None else OnlyMove(winner, others, layouts)


def wins(game: Lacunes, state: State, seed: int) -> bool:
    """Whether a win is found, in the order that the seed says: the solver replays it by the rules."""
    found = solve(state.cells, locked=game.options.locked, nodes=20 * NODES, memory_mb=MEMORY_MB, seed=seed)
    return found.verdict == "winnable"


def is_homeward(cells: Cells, step: Step) -> bool:
    """Whether it lengthens a run that stays: the card goes to its last place."""
    card, gap = step
    return gap % COLUMNS == rank(card) - TWO and prefix(cells, gap // COLUMNS) == gap % COLUMNS


def is_tempting(cells: Cells, found: OnlyMove) -> bool:
    """Whether a card could go to its last place, and the move that wins does something else."""
    return not is_homeward(cells, found.step) and any(is_homeward(cells, step) for step in found.others)


def opens_dead_gap(cells: Cells, step: Step) -> bool:
    """Whether the card leaves a gap behind a king."""
    source = cells.index(step[0])
    return source % COLUMNS > 0 and cells[source - 1] >= 0 and rank(cells[source - 1]) == KING
