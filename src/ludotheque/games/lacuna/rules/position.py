"""The position string (§10): flowers | gold pawns | silver pawns | counts | side | phase."""

from collections.abc import Iterable

from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.pond import Flower
from ludotheque.games.lacuna.rules.scoring import allocations, counts
from ludotheque.games.lacuna.rules.state import State


def position(state: State, tolerance: int) -> str:
    """After the end the counts include phase 2 and the flowers are those that nobody took."""
    flowers, held, side = state.flowers, state.held, "gs"[state.turn]
    if state.phase == "done":
        flowers = tuple(flower for flower, near in allocations(state, tolerance) if near.seat is None)
        held, side = counts(state, tolerance), "-"
    shown = "?" if flowers is None else ";".join(map(_flower, flowers))
    numbers = "/".join("".join(map(str, each)) for each in held)
    return "|".join((shown, f"g{_pawns(state.pawns[0])}", f"s{_pawns(state.pawns[1])}", numbers, side, state.phase))


def _flower(flower: Flower) -> str:
    return f"{flower.id}{flower.letter}{flower.x},{flower.y}"


def _pawns(pawns: Iterable[Point]) -> str:
    return ";".join(f"{pawn.x},{pawn.y}" for pawn in pawns)
