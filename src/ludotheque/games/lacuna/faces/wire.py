"""What the board draws and what may be chosen: built from a view, never from the true state."""

from ludotheque.core.outcome import Json
from ludotheque.core.parts import Told, Wire
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.lines import Pair
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS, Flower
from ludotheque.games.lacuna.rules.scoring import MAJORITY, counts, decided, drifts
from ludotheque.games.lacuna.rules.state import PAWNS, Pick, State


def _flowers(game: Lacuna, view: State) -> list[Json]:
    return [
        {"id": flower.id, "colour": flower.letter, "x": flower.x, "y": flower.y,
         "seat": near.seat, "compared": [list(both) for both in near.compared]}
        for flower, near in drifts(view, game.tol)
    ]  # fmt: skip


def _colours(game: Lacuna, view: State) -> list[Json]:
    """Held for good, leaning by the pawns so far, and decided where nobody can change it."""
    total = counts(view, game.tol)
    over = view.phase == "done"
    told: list[Json] = []
    for colour in COLOURS:
        held = [view.held[seat][colour] for seat in (0, 1)]
        leaning = [total[seat][colour] - held[seat] for seat in (0, 1)]
        sure = [held[seat] + (leaning[seat] if over else 0) for seat in (0, 1)]
        winner = next((seat for seat in (0, 1) if sure[seat] >= MAJORITY), None)
        told.append({"colour": LETTERS[colour], "held": [*held], "leaning": [*leaning], "winner": winner})
    return told


def _open(pair: Pair) -> dict[str, Json]:
    stretches: list[Json] = [[first, last] for first, last in pair.stretches]
    return {**_named(pair.a, pair.b), "steps": pair.line.steps, "stretches": stretches}


def _closed(pair: Pair) -> dict[str, Json]:
    assert pair.obstacle
    thing = pair.obstacle
    return {**_named(pair.a, pair.b), "what": thing.what, "id": thing.number, "by": thing.colour}


def _named(a: Flower, b: Flower) -> dict[str, Json]:
    return {"i": a.id, "j": b.id, "colour": a.letter}


class LacunaWire(Wire[Lacuna, State]):
    """Lacuna for a board that knows no rules."""

    view_type = dict
    choices_type = dict
    detail_type = dict

    def show(self, game: Lacuna, view: State, seat: int | None) -> dict[str, Json]:
        """The pond as it stands: every flower with the player it leans to, and the score by colour."""
        sizes = game.sizes
        return {
            "phase": view.phase, "turn": game.turn(view), "pick": game.pick, "ends": game.ends, "tol": game.tol,
            "sizes": {"pond": sizes.pond, "flower": sizes.flower, "pawn": sizes.pawn, "apart": sizes.apart},
            "hidden": view.flowers is None,
            "flowers": _flowers(game, view),
            "pawns": [[[pawn.x, pawn.y] for pawn in side] for side in view.pawns],
            "left": [PAWNS - len(side) for side in view.pawns],
            "colours": _colours(game, view),
            "decided": decided(counts(view, game.tol) if view.phase == "done" else view.held),
        }  # fmt: skip

    def choices(self, game: Lacuna, view: State, seat: int) -> Told | None:
        """The colours or flowers to pick; or the open pairs with their stretches and the closed ones with why."""
        if game.turn(view) != seat:
            return None
        if view.phase == "pick":
            picks = [move for move in game.moves(view, seat) if isinstance(move, Pick)]
            return {"kind": "pick", "moves": [game.write(view, move) for move in picks]}
        every = game.pairs(view)
        return {
            "kind": "place",
            "open": [_open(pair) for pair in every if not pair.obstacle],
            "closed": [_closed(pair) for pair in every if pair.obstacle],
        }


WIRE = LacunaWire()
