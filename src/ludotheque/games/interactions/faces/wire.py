"""The view and the choices of a seat as JSON, for a board that knows no rules."""

from ludotheque.core.outcome import Json
from ludotheque.core.parts import Told, Wire
from ludotheque.games.interactions.rules import scoring
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import cell_name
from ludotheque.games.interactions.rules.state import WILD, Answer, State
from ludotheque.games.interactions.rules.territory import legal_cells, targets
from ludotheque.games.interactions.rules.tiles import LETTERS


def _hands(game: Interactions, view: State) -> list[Json]:
    hands: list[Json] = [
        {
            "available": list(hand.available), "reserve": list(hand.reserve),
            "hidden": "?" in hand.available, "spare": scoring.spare(view, owner),
        }
        for owner, hand in enumerate(view.hands)
    ]  # fmt: skip
    if game.rules.players == 1:
        hands.append(
            {
                "available": [], "reserve": [], "hidden": False, "spare": scoring.spare(view, WILD),
                "aside": view.aside, "pile": list(view.pile),
            }
        )  # fmt: skip
    return hands


def _last(answers: tuple[Answer, ...]) -> Json:
    if not answers:
        return None
    own, *wild = [_answer(answer) for answer in answers]
    return own | {"wild": wild[0] if wild else None}


def _answer(answer: Answer) -> dict[str, Json]:
    return {"cell": cell_name(answer.cell), "turned": [cell_name(cell) for cell in answer.turned]}


class InteractionsWire(Wire[Interactions, State]):
    """Interactions for a board that knows no rules."""

    view_type = dict
    choices_type = dict
    detail_type = dict

    def show(self, game: Interactions, view: State, seat: int | None) -> dict[str, Json]:
        """Everything that the board draws, from a view."""
        rules = game.rules
        over = game.outcome(view) is not None
        selecting = not all(hand.selected for hand in view.hands)
        return {
            "players": rules.players,
            "solo": rules.players == 1,
            "teams": rules.teams,
            "bonus": rules.bonus,
            "territory": rules.territory,
            "format": list(rules.format),
            "cells": [
                {
                    "cell": cell_name(cell), "owner": laid.owner, "tile": laid.tile,
                    "front": laid.front, "value": laid.value,
                }
                for cell, laid in view.grid
            ],
            "hands": _hands(game, view),
            "scores": [line.told() for line in scoring.sheets(rules, view)],
            "turn": game.turn(view),
            "phase": "over" if over else "select" if selecting else "place",
            "last": _last(view.last),
        }  # fmt: skip

    def choices(self, game: Interactions, view: State, seat: int) -> Told | None:
        """What a seat may do now, with what each placement would turn over."""
        hand = view.hands[seat]
        if not hand.selected and (seat in game.together(view) or game.turn(view) == seat):
            return {"kind": "select", "tiles": list(LETTERS)}
        if game.turn(view) != seat:
            return None
        grid = view.territory
        cells = legal_cells(grid, game.rules.format)
        return {
            "kind": "place",
            "tiles": list(hand.available),
            "raise": list(hand.reserve),
            "cells": [cell_name(cell) for cell in cells],
            "turns": {
                tile: {cell_name(cell): [cell_name(near) for near in targets(grid, tile, cell)] for cell in cells}
                for tile in hand.available
            },
        }


WIRE = InteractionsWire()
