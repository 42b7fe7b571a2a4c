"""The most that a first placement can win on a field laid for it (FRM-9, FRM-12): `python bench/forma_fields.py`,
or with `--sides` where things may touch by their corners, as in version 1 of the rules (FRM-A1).

Free squares beside the first piece are pockets: obstacles, the edge or the tower close their other sides beforehand.
Every orientation is tried in the corner, at the edge and in the middle, with every set of pockets, with and without
the tower beside the piece; what is printed is checked by the rules themselves.
"""

import argparse
from collections.abc import Iterator
from itertools import product

from ludotheque.core import catalog
from ludotheque.games.forma.rules.board import SIDES, SIZE
from ludotheque.games.forma.rules.field import MOST_OBSTACLES, Contact, on_rim
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, SHAPES, Cell
from ludotheque.games.forma.rules.state import Attempt

CORNERS = (0, 1, 2, 7)
"""Rows and columns tried for the corner of the piece: the other sides of the board are mirrors."""


def around(cell: Cell) -> list[Cell]:
    beside = [(cell[0] + down, cell[1] + right) for down, right in SIDES]
    return [(r, c) for r, c in beside if 0 <= r < SIZE and 0 <= c < SIZE]


def settings(piece: frozenset[Cell]) -> Iterator[tuple[Cell | None, tuple[Cell, ...]]]:
    """A tower beside the piece that falls with it, and the squares that must be pockets for that; or no tower."""
    yield None, ()
    for tower in {cell for square in piece for cell in around(square)} - piece:
        if not on_rim(tower):
            yield tower, tuple(cell for cell in around(tower) if cell not in piece)


def closers(pocket: Cell, piece: frozenset[Cell], tower: Cell | None) -> set[Cell]:
    """The obstacles that a pocket needs."""
    return {cell for cell in around(pocket) if cell not in piece and cell != tower}


def lawful(obstacles: set[Cell], taken: set[Cell] | frozenset[Cell], tower: Cell | None, contact: Contact) -> bool:
    if len(obstacles) > MOST_OBSTACLES or obstacles & taken:
        return False
    things = [*obstacles, *([tower] if tower else [])]
    return not any(contact.touch(one, other) for i, one in enumerate(things) for other in things[:i])


def fullest(
    piece: frozenset[Cell], tower: Cell | None, forced: tuple[Cell, ...], contact: Contact
) -> tuple[set[Cell], set[Cell]] | None:
    """The most pockets, the forced ones among them, with their obstacles."""
    beside = {cell for square in piece for cell in around(square)} - piece - {tower}
    best: tuple[set[Cell], set[Cell]] | None = None

    def grow(pockets: set[Cell], obstacles: set[Cell], left: list[Cell]) -> None:
        nonlocal best
        if best is None or len(pockets) > len(best[0]):
            best = pockets, obstacles
        for i, cell in enumerate(left):
            if best is not None and len(pockets) + len(left) - i <= len(best[0]):
                return
            more = obstacles | closers(cell, piece, tower)
            if cell not in obstacles and lawful(more, piece | pockets | {cell}, tower, contact):
                grow(pockets | {cell}, more, left[i + 1 :])

    obstacles = {cell for pocket in forced for cell in closers(pocket, piece, tower)}
    if set(forced) <= beside and lawful(obstacles, piece | set(forced), tower, contact):
        grow(set(forced), obstacles, sorted(beside - set(forced)))
    return best


def checked(
    shape: str, piece: frozenset[Cell], tower: Cell | None, obstacles: set[Cell], contact: Contact
) -> tuple[int, str]:
    """Lay the field and play the piece by the rules; a tower that is not part of it stands far away."""
    game = catalog.entry("forma").game({"touch_diag": contact.diagonal})
    laid = [tower or (17, 17), *sorted(obstacles)]
    state = game.initial("")
    move = "field " + " ".join(f"{r},{c}" for r, c in laid)
    state = game.play(state, game.read(state, move))
    after = game.play(state, Attempt(shape, tuple(sorted(piece))))
    line = sum(
        after.board.letters.count(letter) * worth for letter, worth in (("A", 1), ("a", 10), ("1", 10), ("5", 50))
    )
    return line, f"{move} | {game.write(state, Attempt(shape, tuple(sorted(piece))))}"


def best(shape: str, contact: Contact) -> tuple[int, str]:
    found = (0, "")
    for cells, row, col in product(ORIENTATIONS[shape], CORNERS, CORNERS):
        piece = frozenset((r + row, c + col) for r, c in cells)
        for tower, forced in settings(piece):
            told = fullest(piece, tower, forced, contact)
            worth = len(piece) + 10 * len(told[0]) + (50 if tower else 0) if told else 0
            if told and worth > found[0]:
                found = checked(shape, piece, tower, told[1], contact)
                assert found[0] >= worth
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sides", action="store_true", help="only sides touch")
    contact = Contact(diagonal=not parser.parse_args().sides)
    for shape in SHAPES:
        print(shape, *best(shape, contact))


if __name__ == "__main__":
    main()
