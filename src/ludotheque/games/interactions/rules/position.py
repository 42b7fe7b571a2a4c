"""A position read back from its string (rule file §8): as a view, and as what was set up by hand."""

import re

from ludotheque.core.errors import InvalidRecord
from ludotheque.games.interactions.rules.notation import COLOURS, read_cell
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import FIRST_CELL, HIDDEN_HAND, TURNS, WILD, Cell, Hand, Laid, State
from ludotheque.games.interactions.rules.territory import fits, neighbours
from ludotheque.games.interactions.rules.tiles import LETTERS

PREFIX = "pos:"
"""Of a setup that is a position."""
_CORNER = re.compile(r"[a-k](?:1[01]|[1-9])")
_CELL = re.compile(r"\.|[brgyw][PHMCSKAphmcska]")
_HELD = re.compile(r"([brgyw]):([PHMCSKA?]{0,2})\.([PHMCSKA?]{0,7})")
_SEATED, _SOLO = COLOURS, "bw"


class BadPosition(Exception):
    """What is wrong with a text, as a key, and the clause that says so."""

    def __init__(self, problem: str, clause: str | None = None, **facts: str | int) -> None:
        super().__init__(problem)
        self.problem, self.clause, self.facts = problem, clause, facts


def set_up(options: InteractionsOptions, setup: str) -> State:
    """A position between players among themselves as play could go on from it; raises InvalidRecord."""
    try:
        state = read(options, setup.removeprefix(PREFIX))
        _insist_playable(options, state)
    except BadPosition as bad:
        raise InvalidRecord("setup", "not-a-position", bad.clause) from bad
    return state


def read(options: InteractionsOptions, text: str) -> State:
    """The position or view that a text spells; raises BadPosition."""
    players, corner, rows, laid, *held = text.split(" ") if text.count(" ") >= 3 else ("",) * 4
    colours = (_SOLO if options.solo else _SEATED)[: options.owners]
    if players != str(options.players):
        raise BadPosition("other-players", "IXN-3")
    grid = _grid(corner, rows, colours)
    if laid != str(len(grid)) or (grid and not fits(grid, next(iter(grid)), options.format)):
        raise BadPosition("bad-territory", "IXN-13")
    return _held(options, grid, [_hand(word, colour) for word, colour in zip(held, colours, strict=False)])


def _insist_playable(options: InteractionsOptions, state: State) -> None:
    """The tiles hang together around f6, were laid in turn, and everybody has as many to choose from as then."""
    cells = set(state.laid)
    if FIRST_CELL not in cells or _reached(cells) != cells:
        raise BadPosition("bad-territory", "IXN-10")
    for seat, hand in enumerate(state.hands):
        placed = sum(laid.owner == seat for laid in state.laid.values())
        if placed != (len(cells) - seat + options.players - 1) // options.players:
            raise BadPosition("bad-turns", "IXN-7")
        if len(hand.available) != (2 if placed < TURNS else 1) or "?" in hand.available:
            raise BadPosition("bad-hand", "IXN-17")


def _reached(cells: set[Cell]) -> set[Cell]:
    reached, edge = {FIRST_CELL}, [FIRST_CELL]
    while edge:
        near = [cell for cell in neighbours(edge.pop()) if cell in cells and cell not in reached]
        reached.update(near)
        edge += near
    return reached


def _grid(corner: str, drawn: str, colours: str) -> dict[Cell, Laid]:
    if corner == drawn == "-":
        return {}
    if not _CORNER.fullmatch(corner):
        raise BadPosition("bad-territory")
    top, left = read_cell(corner)
    grid: dict[Cell, Laid] = {}
    for down, row in enumerate(drawn.split("/")):
        tokens = _CELL.findall(row)
        if "".join(tokens) != row or top + down > 10 or left + len(tokens) > 11:
            raise BadPosition("bad-territory")
        for right, token in enumerate(tokens):
            if token != ".":
                grid[top + down, left + right] = _laid(token, colours)
    return grid


def _laid(token: str, colours: str) -> Laid:
    if token[0] not in colours:
        raise BadPosition("unknown-colour", None, colour=token[0])
    return Laid(colours.index(token[0]), token[1].upper(), token[1].isupper())


def _hand(word: str, colour: str) -> Hand:
    found = _HELD.fullmatch(word)
    if not found or found[1] != colour:
        raise BadPosition("bad-hand", "IXN-4", colour=colour)
    return Hand(found[2], found[3])


def _held(options: InteractionsOptions, grid: dict[Cell, Laid], hands: list[Hand]) -> State:
    """Every owner has the seven tiles, each once: laid, available or kept."""
    if len(hands) != options.owners:
        raise BadPosition("hand-missing", "IXN-4")
    for owner, hand in enumerate(hands):
        own = "".join(one.tile for one in grid.values() if one.owner == owner) + hand.available + hand.reserve
        known = own.replace("?", "")
        hidden = hand == HIDDEN_HAND or (options.solo and owner == WILD)
        if len(own) != len(LETTERS) or len(set(known)) != len(known) or (known != own and not hidden):
            raise BadPosition("not-the-seven-tiles", "IXN-4")
    laid = tuple(sorted(grid.items()))
    return State(laid, (hands[0],), hands[1].available, hands[1].reserve) if options.solo else State(laid, tuple(hands))
