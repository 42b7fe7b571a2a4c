"""What the board draws and what may be chosen: built from a view, never from the true state."""

from typing import Literal

from typing_extensions import TypedDict

from ludotheque.core.parts import Wire
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.lines import Pair
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS, Letter
from ludotheque.games.lacuna.rules.scoring import MAJORITY, allocations, counts, decided
from ludotheque.games.lacuna.rules.state import PAWNS, Metal, Phase, Pick, State
from ludotheque.games.lacuna.rules.whereabouts import Where, where

Both = tuple[int, int]
"""A number for gold and one for silver."""


class FlowerShown(TypedDict):
    """`seat` takes it if no more pawns come, by the squared distances compared, nearest first; null is nobody."""

    id: int
    colour: Letter
    x: int
    y: int
    where: Where
    seat: int | None
    compared: list[Both]


class ColourShown(TypedDict):
    """Flowers held for good, those leaning by the pawns so far, and the seat that nobody can take it from."""

    colour: Letter
    held: Both
    leaning: Both
    winner: int | None


class SizesShown(TypedDict):
    """Radii, and the distance kept when scattering, in hundredths of a millimetre."""

    pond: int
    flower: int
    pawn: int
    apart: int


class View(TypedDict):
    """The pond as it stands; `decided` is the seat that has won already."""

    phase: Phase
    turn: int | None
    pick: Literal["before", "after"]
    ends: Literal["closed", "open"]
    tol: int
    sizes: SizesShown
    hidden: bool
    flowers: list[FlowerShown]
    pawns: tuple[list[Both], list[Both]]
    left: Both
    colours: list[ColourShown]
    decided: int | None


class OpenPair(TypedDict):
    """Flowers i and j with the stretches of their line where a pawn may stand, both ends included."""

    i: int
    j: int
    colour: Letter
    steps: int
    stretches: list[tuple[int, int]]


class ClosedPair(TypedDict):
    """Flowers i and j with what stands on their line: a flower and its colour, or a pawn by its number."""

    i: int
    j: int
    colour: Letter
    what: Literal["flower"] | Metal
    id: int
    by: Letter | Literal[""]


class PickChoices(TypedDict):
    """The colours or flowers to pick, as moves."""

    kind: Literal["pick"]
    moves: list[str]


class PlaceChoices(TypedDict):
    """Every pair of the pond."""

    kind: Literal["place"]
    open: list[OpenPair]
    closed: list[ClosedPair]


Choices = PickChoices | PlaceChoices


class AllocationTold(TypedDict):
    """A flower of phase 2 with the squared distances compared."""

    id: int
    colour: Letter
    compared: list[Both]


class Detail(TypedDict):
    """The score sheet: flowers by colour and seat, those each seat took in phase 2, and those nobody took."""

    flowers: dict[Letter, Both]
    taken: tuple[list[AllocationTold], list[AllocationTold]]
    nobody: list[AllocationTold]


class LacunaWire(Wire[Lacuna, State]):
    """Lacuna for a board that knows no rules."""

    view_type = View
    choices_type = Choices
    detail_type = Detail

    def show(self, game: Lacuna, view: State, seat: int | None) -> View:
        """The pond as it stands: every flower with the player it leans to, and the score by colour."""
        options, sizes, (gold, silver) = game.options, game.options.sizes, view.pawns
        return {
            "phase": view.phase,
            "turn": game.turn(view),
            "pick": "before" if options.blind_pick else "after",
            "ends": "closed" if options.closed_ends else "open",
            "tol": options.tolerance,
            "sizes": {"pond": sizes.pond, "flower": sizes.flower, "pawn": sizes.pawn, "apart": sizes.apart},
            "hidden": view.flowers is None,
            "flowers": _flowers(game, view),
            "pawns": ([(pawn.x, pawn.y) for pawn in gold], [(pawn.x, pawn.y) for pawn in silver]),
            "left": (PAWNS - len(gold), PAWNS - len(silver)),
            "colours": _colours(view, options.tolerance),
            "decided": decided(counts(view, options.tolerance) if view.phase == "done" else view.held),
        }

    def choices(self, game: Lacuna, view: State, seat: int) -> Choices | None:
        """The colours or flowers to pick; or the open pairs with their stretches and the closed ones with why."""
        if game.turn(view) != seat:
            return None
        if view.phase == "pick":
            picks = [move for move in game.moves(view, seat) if isinstance(move, Pick)]
            return {"kind": "pick", "moves": [game.write(view, move) for move in picks]}
        every = game.pairs(view)
        closed = [told for pair in every if (told := _closed(pair)) is not None]
        return {"kind": "place", "open": [_open(pair) for pair in every if not pair.obstacle], "closed": closed}


def _flowers(game: Lacuna, view: State) -> list[FlowerShown]:
    return [
        {"id": flower.id, "colour": flower.letter, "x": flower.x, "y": flower.y,
         "where": where(flower.at, game.options.sizes.pond), "seat": near.seat, "compared": list(near.compared)}
        for flower, near in allocations(view, game.options.tolerance)
    ]  # fmt: skip


def _colours(view: State, tolerance: int) -> list[ColourShown]:
    total = counts(view, tolerance)
    sure = total if view.phase == "done" else view.held
    shown: list[ColourShown] = []
    for colour in COLOURS:
        held = view.held[0][colour], view.held[1][colour]
        leaning = total[0][colour] - held[0], total[1][colour] - held[1]
        winner = next((seat for seat in (0, 1) if sure[seat][colour] >= MAJORITY), None)
        shown.append({"colour": LETTERS[colour], "held": held, "leaning": leaning, "winner": winner})
    return shown


def _open(pair: Pair) -> OpenPair:
    return {
        "i": pair.a.id, "j": pair.b.id, "colour": pair.a.letter,
        "steps": pair.line.steps, "stretches": list(pair.stretches),
    }  # fmt: skip


def _closed(pair: Pair) -> ClosedPair | None:
    thing = pair.plainest
    if thing is None:
        return None
    return {
        "i": pair.a.id, "j": pair.b.id, "colour": pair.a.letter,
        "what": thing.what, "id": thing.number, "by": thing.colour,
    }  # fmt: skip


WIRE = LacunaWire()
