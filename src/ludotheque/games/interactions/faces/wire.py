"""The view and the choices of a seat as JSON, for a board that knows no rules."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic checks no other before Python 3.12

from ludotheque.core.parts import Wire
from ludotheque.games.interactions.rules import scoring
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import cell_name
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.scoring import Grade, Sheet
from ludotheque.games.interactions.rules.state import WILD, Answer, Cell, Place, State
from ludotheque.games.interactions.rules.territory import lay, legal_cells, targets, wild_cell
from ludotheque.games.interactions.rules.tiles import LETTERS


class LaidTile(TypedDict):
    """A tile on the Territory and the value it shows."""

    cell: str
    owner: int
    tile: str
    front: bool
    value: int


class Hand(TypedDict):
    """The tiles in front of a player, `?` where unknown; `spare` is the 7th, once it is the only one left."""

    available: list[str]
    reserve: list[str]
    hidden: bool
    spare: str | None


class WildPile(TypedDict):
    """The wild player's tile put aside, and the pile from the top; `?` where unknown."""

    aside: str
    pile: list[str]


class Score(TypedDict):
    """One player's lines of the count; `zone` is null where the territorial variant is off."""

    tiles: int
    fronts: int
    spare: str | None
    bonus: int
    zone: int | None
    total: int


class Placement(TypedDict):
    """Where a tile went and what it turned over."""

    cell: str
    turned: list[str]


class LastTurn(TypedDict):
    """The newest placement and, alone against the wild player, its answer."""

    cell: str
    turned: list[str]
    wild: Placement | None


class View(TypedDict):
    """Everything that the board draws."""

    players: int
    solo: bool
    teams: bool
    bonus: bool
    territory: bool
    format: tuple[int, int]
    cells: list[LaidTile]
    hands: list[Hand]
    wild: WildPile | None
    scores: list[Score]
    turn: int | None
    phase: Literal["select", "place", "over"]
    last: LastTurn | None


class SelectChoices(TypedDict):
    """Two of these come up first."""

    kind: Literal["select"]
    tiles: list[str]


PlaceChoices = TypedDict(
    "PlaceChoices",
    {
        "kind": Literal["place"],
        "tiles": list[str],
        "raise": list[str],
        "cells": list[str],
        "turns": dict[str, dict[str, list[str]]],
        "answers": dict[str, dict[str, Placement]] | None,
        "keeps": dict[str, dict[str, int]] | None,
    },
)
PlaceChoices.__doc__ = (
    "Tiles, cells, and what may be raised; by tile and cell: what it `turns`, what the wild player `answers`,"
    " and on the last turn what the tile that one `keeps` would add then."
)

Choices = SelectChoices | PlaceChoices


class Detail(TypedDict):
    """The score sheet: the lines of every owner, the teams' scores, the grade of a player alone."""

    seats: list[Score]
    teams: NotRequired[list[int]]
    grade: NotRequired[Grade]
    rated: NotRequired[bool]


class InteractionsWire(Wire[Interactions, State]):
    """Interactions for a board that knows no rules."""

    view_type = View
    choices_type = Choices
    detail_type = Detail

    def show(self, game: Interactions, view: State, seat: int | None) -> View:
        """Everything that the board draws, from a view."""
        options = game.options
        return {
            "players": options.players,
            "solo": options.solo,
            "teams": options.teams,
            "bonus": options.bonus,
            "territory": options.territory,
            "format": options.format,
            "cells": _laid(view),
            "hands": _hands(game, view),
            "wild": {"aside": view.aside, "pile": list(view.pile)} if options.solo else None,
            "scores": [_score(sheet) for sheet in scoring.sheets(options, view)],
            "turn": game.turn(view),
            "phase": "over" if game.outcome(view) else "place" if view.all_selected else "select",
            "last": _last(view.last),
        }

    def choices(self, game: Interactions, view: State, seat: int) -> Choices | None:
        """What a seat may do now, with what each placement would turn over."""
        hand = view.hands[seat]
        if not hand.selected and (seat in game.together(view) or game.turn(view) == seat):
            return {"kind": "select", "tiles": list(LETTERS)}
        if game.turn(view) != seat:
            return None
        grid = view.laid
        cells = legal_cells(grid, game.options.format)
        return {
            "kind": "place",
            "tiles": list(hand.available),
            "raise": list(hand.reserve),
            "cells": _names(cells),
            "turns": {
                tile: {cell_name(cell): _names(targets(grid, tile, cell)) for cell in cells} for tile in hand.available
            },
            "answers": {
                tile: {cell_name(cell): _answer(game.options, view, seat, tile, cell) for cell in cells}
                for tile in hand.available
            } if game.options.solo else None,
            "keeps": {
                tile: {cell_name(cell): _kept(game, view, seat, tile, cell) for cell in cells}
                for tile in hand.available
            } if game.options.bonus and not hand.reserve else None,
        }  # fmt: skip


def _laid(view: State) -> list[LaidTile]:
    return [
        {"cell": cell_name(cell), "owner": laid.owner, "tile": laid.tile, "front": laid.front, "value": laid.value}
        for cell, laid in view.grid
    ]


def _hands(game: Interactions, view: State) -> list[Hand]:
    hands: list[Hand] = [
        {
            "available": list(hand.available), "reserve": list(hand.reserve),
            "hidden": "?" in hand.available, "spare": scoring.spare(view, owner),
        }
        for owner, hand in enumerate(view.hands)
    ]  # fmt: skip
    if game.options.solo:
        hands.append({"available": [], "reserve": [], "hidden": False, "spare": scoring.spare(view, WILD)})
    return hands


def _score(sheet: Sheet) -> Score:
    return {
        "tiles": sheet.tiles, "fronts": sheet.fronts, "spare": sheet.spare,
        "bonus": sheet.bonus, "zone": sheet.zone, "total": sheet.total,
    }  # fmt: skip


def _answer(options: InteractionsOptions, view: State, seat: int, tile: str, cell: Cell) -> Placement:
    """Where the wild player would answer (IXN-33), and what its tile would turn as far as it is known (IXN-37)."""
    grid, top = lay(view.territory, seat, tile, cell), view.pile[0]
    there, _ = wild_cell(grid, cell, options.format, options.whole_row)
    turned = targets(grid, top, there) if top != "?" and options.wild_effects else ()
    return {"cell": cell_name(there), "turned": _names(turned)}


def _kept(game: Interactions, view: State, seat: int, tile: str, cell: Cell) -> int:
    """What the seventh tile would add if nothing more were turned (IXN-22); a wild answer counts where it is known."""
    if not game.options.solo or view.pile[0] == "?":
        grid = lay(view.laid, seat, tile, cell)
        spare = view.hands[seat].available.replace(tile, "")
        return scoring.sheet(game.options, grid, seat, spare).bonus
    return scoring.sheets(game.options, game.play(view, Place(tile, cell, None)))[seat].bonus


def _last(answers: tuple[Answer, ...]) -> LastTurn | None:
    if not answers:
        return None
    own, *wild = answers
    return {
        "cell": cell_name(own.cell), "turned": _names(own.turned),
        "wild": {"cell": cell_name(wild[0].cell), "turned": _names(wild[0].turned)} if wild else None,
    }  # fmt: skip


def _names(cells: tuple[Cell, ...]) -> list[str]:
    return [cell_name(cell) for cell in cells]


WIRE = InteractionsWire()
