"""What a move did, told to one seat: both halves of a solo turn, nothing secret."""

from collections import Counter
from collections.abc import Iterator, Mapping

from ludotheque.core.errors import Fact
from ludotheque.core.outcome import Event
from ludotheque.games.interactions.rules import scoring
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


def of_turn(
    options: InteractionsOptions, before: State, mover: int, raised: str | None, after: State, over: bool
) -> Iterator[Event]:
    """Place, apply, raise; then the wild player's answer; at the end what each seventh tile adds; nothing is secret."""
    own, *answers = after.last
    yield Event("place", {"seat": mover, **_where(before.territory, own)})
    yield from _turned(before.territory, own, len(before.hands))
    if raised:
        yield Event("raise", {"seat": mover, "tile": raised})
    for wild in answers:
        grid = lay(before.territory, mover, own.tile, own.cell)
        yield Event("wild", {**_where(grid, wild), "step": wild.step})
        yield from _turned(grid, wild, len(before.hands))
    if over:
        yield Event("end")
    if over and options.bonus:
        yield from _seventh(options, after)


def _seventh(options: InteractionsOptions, after: State) -> Iterator[Event]:
    """The tile that each kept, and what it adds (IXN-22)."""
    for owner, line in enumerate(scoring.sheets(options, after)):
        whose: dict[str, Fact] = {"wild": True} if owner >= len(after.hands) else {"wild": False, "seat": owner}
        yield Event("seventh", {**whose, "tile": line.spare, "fronts": line.fronts, "points": line.bonus})


def _selected(seat: int, tiles: str) -> Event:
    return Event("select", {"seat": seat, "tiles": tuple(tiles), "first": tiles[0], "second": tiles[1]})


def _where(grid: Mapping[Cell, Laid], answer: Answer) -> dict[str, Fact]:
    """A tile and its cell, also as people say it: on which side of which face, rather one that lies there only once."""
    row, column = answer.cell
    beside = {
        "right": (row, column - 1), "left": (row, column + 1), "below": (row - 1, column), "above": (row + 1, column),
    }  # fmt: skip
    faces = Counter(map(_face, grid.values()))
    ways = sorted((way for way in beside if beside[way] in grid), key=lambda way: faces[_face(grid[beside[way]])] > 1)
    way, near = (ways[0], _face(grid[beside[ways[0]]])) if ways else ("first", "")
    return {"tile": answer.tile, "cell": cell_name(answer.cell), "way": way, "near": near}


def _face(laid: Laid) -> str:
    return laid.tile if laid.front else laid.tile.lower()


def _turned(grid: Mapping[Cell, Laid], answer: Answer, players: int) -> Iterator[Event]:
    """Each with what it was and what it is now; a tile of the wild player belongs to no seat."""
    for cell in answer.turned:
        laid = grid[cell]
        after = Laid(laid.owner, laid.tile, not laid.front)
        whose: dict[str, Fact] = {"wild": True} if laid.owner >= players else {"wild": False, "seat": laid.owner}
        yield Event("turn", {
            "cell": cell_name(cell), "owner": laid.owner, "tile": laid.tile, "front": after.front, **whose,
            "was": _face(laid), "now": _face(after), "from": laid.value, "to": after.value,
        })  # fmt: skip
