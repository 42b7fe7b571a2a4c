"""A view of Interactions as text: its position string, read back."""

import re

from ludotheque.core.view_text import ViewText, wrong
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import COLOURS, read_cell
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import HIDDEN_HAND, WILD, Cell, Hand, Laid, State
from ludotheque.games.interactions.rules.territory import fits
from ludotheque.games.interactions.rules.tiles import LETTERS

_CORNER = re.compile(r"[a-k](?:1[01]|[1-9])")
_CELL = re.compile(r"\.|[brgyw][PHMCSKAphmcska]")
_HELD = re.compile(r"([brgyw]):([PHMCSKA?]{0,2})\.([PHMCSKA?]{0,7})")
_SEATED, _SOLO = COLOURS, "bw"


class InteractionsViewText(ViewText[Interactions, State]):
    """`3 f6 bs/rA 2 b:PK.HMCA r:PC.HMSK g:MK.PHCSA`: what is not seen is `?`."""

    def write(self, game: Interactions, view: State) -> str:
        return game.position(view)

    def read(self, game: Interactions, text: str) -> State:
        options = game.options
        players, corner, rows, laid, *held = text.split(" ") if text.count(" ") >= 3 else ("",) * 4
        colours = (_SOLO if options.solo else _SEATED)[: options.owners]
        if players != str(options.players):
            raise wrong("other-players", "IXN-3")
        grid = _grid(corner, rows, colours)
        if laid != str(len(grid)) or (grid and not fits(grid, next(iter(grid)), options.format)):
            raise wrong("bad-territory", "IXN-13")
        return _held(options, grid, [_hand(word, colour) for word, colour in zip(held, colours, strict=False)])


def _grid(corner: str, drawn: str, colours: str) -> dict[Cell, Laid]:
    if corner == drawn == "-":
        return {}
    if not _CORNER.fullmatch(corner):
        raise wrong("bad-territory")
    top, left = read_cell(corner)
    grid: dict[Cell, Laid] = {}
    for down, row in enumerate(drawn.split("/")):
        tokens = _CELL.findall(row)
        if "".join(tokens) != row or top + down > 10 or left + len(tokens) > 11:
            raise wrong("bad-territory")
        for right, token in enumerate(tokens):
            if token != ".":
                grid[top + down, left + right] = _laid(token, colours)
    return grid


def _laid(token: str, colours: str) -> Laid:
    if token[0] not in colours:
        raise wrong("unknown-colour", None, colour=token[0])
    return Laid(colours.index(token[0]), token[1].upper(), token[1].isupper())


def _hand(word: str, colour: str) -> Hand:
    found = _HELD.fullmatch(word)
    if not found or found[1] != colour:
        raise wrong("bad-hand", "IXN-4", colour=colour)
    return Hand(found[2], found[3])


def _held(options: InteractionsOptions, grid: dict[Cell, Laid], hands: list[Hand]) -> State:
    """Every owner has the seven tiles, each once: laid, available or kept."""
    if len(hands) != options.owners:
        raise wrong("hand-missing", "IXN-4")
    for owner, hand in enumerate(hands):
        own = "".join(one.tile for one in grid.values() if one.owner == owner) + hand.available + hand.reserve
        known = own.replace("?", "")
        hidden = hand == HIDDEN_HAND or (options.solo and owner == WILD)
        if len(own) != len(LETTERS) or len(set(known)) != len(known) or (known != own and not hidden):
            raise wrong("not-the-seven-tiles", "IXN-4")
    laid = tuple(sorted(grid.items()))
    return State(laid, (hands[0],), hands[1].available, hands[1].reserve) if options.solo else State(laid, tuple(hands))


VIEW_TEXT = InteractionsViewText()
