"""What a coach says beside a player: which tile can be turned now, which may be lost next, how the last turn was."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Coach, Last, Remark
from ludotheque.core.errors import Fact
from ludotheque.games.interactions.bots.greedy import gain, lead
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import cell_name
from ludotheque.games.interactions.rules.state import Cell, Laid, Place, State
from ludotheque.games.interactions.rules.territory import legal_cells, targets

LEAST = 3
"""Fewer points are worth no sentence."""


@dataclass(frozen=True)
class Turning:
    """A tile laid somewhere, what it turns, and how many points that is for one side against the others."""

    tile: str
    cell: Cell
    turned: tuple[Cell, ...]
    points: int


class InteractionsCoach(Coach[Interactions, State]):
    """Counts points as they can be seen on the Territory."""

    def remarks(self, game: Interactions, view: State, seen: Seen, last: Last | None, limit: Limit) -> list[Remark]:
        if not view.hands[seen.seat].selected:
            return [Remark("select", stake=LEAST)]
        if not view.grid:
            return [Remark("first", stake=LEAST)]
        found = (_chance(game, view, seen.seat), _threat(game, view, seen.seat), _review(game, view, seen.seat, last))
        return [one for one in found if one and one.stake >= LEAST]


def _chance(game: Interactions, view: State, seat: int) -> Remark | None:
    """The tile that changes most by what it turns."""
    best = _best(_turnings(game, view, view.hands[seat].available, _side(game, seat)))
    if best is None:
        return None
    most = max((view.territory[cell] for cell in best.turned), key=lambda laid: abs(_change(laid)))
    facts: dict[str, Fact] = {"tile": best.tile, "points": best.points, "was": _face(most), "count": len(best.turned)}
    key, whose = _whose(game, most, seat)
    if len(best.turned) > 1:
        key, whose = "several", {}
    return Remark(key, facts | whose, _marks(best.turned), best.points)


def _whose(game: Interactions, laid: Laid, seat: int) -> tuple[str, dict[str, Fact]]:
    owner = laid.owner
    if owner in _side(game, seat):
        return ("improve" if laid.front else "rescue"), {}
    return ("take-wild", {}) if owner >= game.options.players else ("take", {"seat": owner})


def _threat(game: Interactions, view: State, seat: int) -> Remark | None:
    """What another player could turn with an open tile of theirs; the wild player's answer is shown anyway."""
    found: list[tuple[int, Turning]] = []
    for other, hand in enumerate(view.hands):
        if other not in _side(game, seat):
            turning = _best(_turnings(game, view, hand.available, _others(game, seat), only=seat))
            found += [(other, turning)] if turning else []
    if not found:
        return None
    other, worst = max(found, key=lambda one: one[1].points)
    grid = view.territory
    mine = max((cell for cell in worst.turned if grid[cell].owner == seat), key=lambda cell: -_change(grid[cell]))
    facts: dict[str, Fact] = {"seat": other, "tile": worst.tile, "points": worst.points, "was": _face(grid[mine])}
    return Remark("threat", facts, _marks((mine,)), worst.points)


def _review(game: Interactions, now: State, seat: int, last: Last | None) -> Remark | None:
    """What the last tile brought at once, compared with what would have brought most, as the gentle bots count it."""
    if last is None or not isinstance(played := game.read(last.view, last.move), Place):
        return None
    view: State = last.view
    hand, cells = view.hands[seat], legal_cells(view.territory, game.options.format)
    gains = {(tile, cell): gain(game, view, seat, Place(tile, cell, None)) for tile in hand.available for cell in cells}
    best, own = max(gains, key=lambda spot: gains[spot]), gains[played.tile, played.cell]
    missed = gains[best] - own
    if missed > 0:
        return Remark("better", {"tile": best[0], "points": missed}, stake=missed)
    others = [value for spot, value in gains.items() if spot != (played.tile, played.cell)]
    outstanding = own >= LEAST and all(value < own for value in others)
    # What the others have answered since counts too: nobody is praised for points that are gone again.
    kept = lead(game, now, seat) - lead(game, view, seat) >= LEAST
    return Remark("good", stake=LEAST) if outstanding and kept else None


def _turnings(
    game: Interactions, view: State, tiles: str, side: Iterable[int], only: int | None = None
) -> Iterator[Turning]:
    """Every way to lay one of the tiles; `only`: points that this owner loses, instead of all that change."""
    grid, friends = view.territory, tuple(side)
    for tile in tiles if "?" not in tiles else "":
        for cell in legal_cells(grid, game.options.format):
            turned = targets(grid, tile, cell)
            counted = [grid[near] for near in turned if only is None or grid[near].owner == only]
            points = sum(_change(laid) if laid.owner in friends else -_change(laid) for laid in counted)
            yield Turning(tile, cell, turned, points)


def _best(turnings: Iterable[Turning]) -> Turning | None:
    return max((one for one in turnings if one.points > 0), key=lambda one: one.points, default=None)


def _side(game: Interactions, seat: int) -> tuple[int, ...]:
    return next((side for side in game.options.sides if seat in side), (seat,))


def _others(game: Interactions, seat: int) -> tuple[int, ...]:
    return tuple(owner for owner in range(game.options.owners) if owner not in _side(game, seat))


def _change(laid: Laid) -> int:
    """What its owner gains by its being turned."""
    return Laid(laid.owner, laid.tile, not laid.front).value - laid.value


def _face(laid: Laid) -> str:
    return laid.tile if laid.front else laid.tile.lower()


def _marks(cells: tuple[Cell, ...]) -> tuple[str, ...]:
    return tuple(f"cell:{cell_name(cell)}" for cell in cells)


COACH = InteractionsCoach()
