"""What a move did, told to one seat: both halves of a solo turn, nothing secret."""

from collections.abc import Iterator

from ludotheque.core.outcome import Event
from ludotheque.games.interactions.rules.notation import cell_name
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Answer, Cell, Laid, Select, State
from ludotheque.games.interactions.rules.territory import lay


def of_selection(
    options: InteractionsOptions, mover: int, move: Select, after: State, reader: int | None
) -> Iterator[Event]:
    """A secret selection is told to its maker alone, and to the others once all are made (IXN-6)."""
    if not options.secret:
        yield _selected(mover, move.tiles)
    elif after.all_selected:
        for seat, hand in enumerate(after.hands):
            if seat == mover or seat != reader:
                yield _selected(seat, hand.available)
    else:
        yield _selected(mover, move.tiles) if reader == mover else Event("chose", {"seat": mover})


def of_turn(before: State, mover: int, raised: str | None, after: State, over: bool) -> Iterator[Event]:
    """Place, apply, raise; then the wild player's answer; nothing of it is secret."""
    own, *answers = after.last
    yield Event("place", {"seat": mover, "tile": own.tile, "cell": cell_name(own.cell)})
    yield from _turned(before.territory, own)
    if raised:
        yield Event("raise", {"seat": mover, "tile": raised})
    for wild in answers:
        grid = lay(before.territory, mover, own.tile, own.cell)
        yield Event("wild", {"tile": wild.tile, "cell": cell_name(wild.cell), "step": wild.step})
        yield from _turned(grid, wild)
    if over:
        yield Event("end")


def _selected(seat: int, tiles: str) -> Event:
    return Event("select", {"seat": seat, "tiles": tuple(tiles), "first": tiles[0], "second": tiles[1]})


def _turned(grid: dict[Cell, Laid], answer: Answer) -> Iterator[Event]:
    for cell in answer.turned:
        laid = grid[cell]
        yield Event("turn", {"cell": cell_name(cell), "owner": laid.owner, "tile": laid.tile, "front": not laid.front})
