"""Advice where no win is known: the line to a blocked position whose kept cards promise most after the redeal."""

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.core.chance import Below
from ludotheque.games.lacunes.bots.prospects import chance_to_win
from ludotheque.games.lacunes.rules.cards import COLUMNS, TWO, Cells, rank
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import is_won, moved, placed, prefixes, steps
from ludotheque.games.lacunes.rules.notation import write_move
from ludotheque.games.lacunes.rules.state import State, put

Step = tuple[int, int]


@dataclass(frozen=True)
class Plan:
    """A line of the round; `chance` is that of winning after the redeal that follows, `kept` what it keeps."""

    line: tuple[str, ...]
    kept: int
    chance: float
    won: bool


def plan(game: Lacunes, state: State, playouts: int, below: Below) -> Plan:
    """The best of so many random playouts; each takes the moves that its style prefers, the styles in turn."""
    left = game.options.redeals_left(state.redeals)
    best: Plan | None = None
    for number in range(max(1, playouts)):
        line, cells = _playout(state.cells, STYLES[number % len(STYLES)], below)
        chance = chance_to_win(prefixes(cells), left, game.options.redeal)
        found = Plan(tuple(write_move(put(*step)) for step in line), placed(cells), chance, is_won(cells))
        if best is None or (found.won, found.chance, found.kept) > (best.won, best.chance, best.kept):
            best = found
        if found.won:
            break
    assert best is not None
    return best


def _to_its_column(cells: Cells, step: Step) -> bool:
    """Prefers cards that go to their column."""
    return step[1] % COLUMNS == rank(step[0]) - TWO


def _anything(cells: Cells, step: Step) -> bool:
    return True


def _away_from_column_one(cells: Cells, step: Step) -> bool:
    """Prefers to be blocked before a two is fixed at the head of a row."""
    return step[1] % COLUMNS > 0 and cells.index(step[0]) % COLUMNS > 0


STYLES: tuple[Callable[[Cells, Step], bool], ...] = (_to_its_column, _anything, _away_from_column_one)


def _playout(cells: Cells, prefers: Callable[[Cells, Step], bool], below: Below) -> tuple[list[Step], Cells]:
    line: list[Step] = []
    while True:
        # Hops alone could go on for ever: playouts never hop (theorem D1 ends them).
        offered = list(steps(cells, locked=True))
        if not offered:
            return line, cells
        choice = [step for step in offered if prefers(cells, step)] or offered
        step = choice[below(len(choice))]
        line.append(step)
        cells = moved(cells, *step)
