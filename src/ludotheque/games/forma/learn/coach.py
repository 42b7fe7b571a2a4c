"""What a coach says beside a player: what a piece can enclose or join, what others could, how the last was."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Coach, Last, Remark
from ludotheque.core.errors import Fact
from ludotheque.games.forma.bots.deepening import promising
from ludotheque.games.forma.bots.weights import GAINS, LEARNED
from ludotheque.games.forma.rules import bridges
from ludotheque.games.forma.rules.board import SIZE
from ludotheque.games.forma.rules.enclosing import Placed, collisions, place
from ludotheque.games.forma.rules.field import spelled
from ludotheque.games.forma.rules.fitting import any_fits
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.pieces import Cells
from ludotheque.games.forma.rules.scoring import BRIDGE_POINTS, MARKER_POINTS, TOWER_POINTS
from ludotheque.games.forma.rules.state import Attempt, State

NOTICED, TRIED = 24, 6
"""Placements that are counted, and those that are tried for a bridge."""
NOTHING_FITS = 20.0
THREAT = 2 * MARKER_POINTS
"""Less than this may be left to the others."""


@dataclass(frozen=True)
class Win:
    """A placement and what it wins at once."""

    attempt: Attempt
    placed: Placed
    points: int

    @property
    def cells(self) -> Cells:
        return (*self.placed.towers, *self.placed.squares, *self.placed.obstacles)


class FormaCoach(Coach[Forma, State]):
    """Counts what the gentle bots count; by sight alone it is silent, for every word would tell what fits (FRM-15)."""

    def remarks(self, game: Forma, view: State, seen: Seen, last: Last | None, limit: Limit) -> list[Remark]:
        if not game.options.fit_aid or view.phase != "play" or max(view.board.rows, view.board.cols) > SIZE:
            return []
        held = (view.hand,) if view.hand else view.reserves[seen.seat]
        if not any_fits(view.board, held):
            return [Remark("pass", stake=NOTHING_FITS)]
        win = _best(game, view, seen.seat)
        found = [*_review(game, seen.seat, last, win)]
        if win and not any(one.key.startswith("still-") for one in found):
            found.append(Remark(_key(win), _facts(win), _marks(win.cells), win.points))
        return [*found, *_bridge(game, view, seen.seat), *_threats(game, view, seen.seat, win.cells if win else ())]


def _threats(game: Forma, view: State, seat: int, mine: Cells) -> Iterator[Remark]:
    """What another could win next if it is left, and what is not to be taken at once anyway (`mine`)."""
    for other in range(view.seats):
        if (
            other != seat
            and (win := _best(game, replace(view, hand=None), other))
            and win.points >= THREAT
            and not {*mine} & {*win.cells}
        ):
            facts: dict[str, Fact] = {**_facts(win), "seat": other}
            yield Remark(f"threat-{_key(win)}", facts, _marks(win.cells), win.points - 1)


def _bridge(game: Forma, view: State, seat: int) -> Iterator[Remark]:
    """A placement that the bots like and that joins two edges."""
    built = len(bridges.of_seat(view.board, seat))
    for attempt in promising(game.options, _own(view, seat), LEARNED, TRIED):
        after = place(view.board, seat, attempt.cells, game.options.closing).board
        if len(bridges.of_seat(after, seat)) > built:
            facts: dict[str, Fact] = {"shape": attempt.shape, "points": BRIDGE_POINTS}
            yield Remark("bridge", facts, _marks(attempt.cells), BRIDGE_POINTS)
            return


def _review(game: Forma, seat: int, last: Last | None, win: Win | None) -> Iterator[Remark]:
    """What the last piece won at once, compared with the most that could be won, unless as much can be won now."""
    if last is None or not isinstance(played := game.read(last.view, last.move), Attempt):
        return
    view: State = last.view
    if collisions(view.board, played.cells):
        return
    own, best = _won(place(view.board, seat, played.cells, game.options.closing)), _best(game, view, seat)
    missed = (best.points if best else 0) - own
    if best and missed > 0 and win and win.points >= best.points:
        yield Remark(f"still-{_key(win)}", _facts(win), _marks(win.cells), win.points)
    elif best and missed > 0:
        yield Remark("better", {"shape": best.attempt.shape, "points": missed}, stake=missed - 2)
    elif own >= 2 * MARKER_POINTS:
        yield Remark("good", {"points": own}, stake=1)


def _best(game: Forma, view: State, seat: int) -> Win | None:
    """The placement that encloses most, if any encloses something."""
    found: list[Win] = []
    for attempt in promising(game.options, _own(view, seat), GAINS, NOTICED):
        placed = place(view.board, seat, attempt.cells, game.options.closing)
        found.append(Win(attempt, placed, _won(placed)))
    best = max(found, key=lambda win: win.points, default=None)
    return best if best and best.points else None


def _own(view: State, seat: int) -> State:
    """With what the seat may place now: the piece in its hand, or any of its reserve."""
    held = (view.hand,) if view.hand else view.reserves[seat]
    return replace(view, turn=seat, reserves=(*view.reserves[:seat], held, *view.reserves[seat + 1 :]))


def _won(placed: Placed) -> int:
    return MARKER_POINTS * (len(placed.squares) + len(placed.obstacles)) + TOWER_POINTS * len(placed.towers)


def _key(win: Win) -> str:
    return "tower" if win.placed.towers else "square"


def _facts(win: Win) -> dict[str, Fact]:
    return {"shape": win.attempt.shape, "count": len(win.cells), "points": win.points}


def _marks(cells: Cells) -> tuple[str, ...]:
    return tuple(f"cell:{spelled(cell)}" for cell in cells)


COACH = FormaCoach()
