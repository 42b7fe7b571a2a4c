"""The position string (§10): flowers | gold pawns | silver pawns | counts | side | phase."""

from collections.abc import Iterable
from dataclasses import replace

from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.pond import Flower
from ludotheque.games.lacuna.rules.scoring import allocations, counts
from ludotheque.games.lacuna.rules.state import State


def position(state: State, tolerance: int) -> str:
    """After the end the counts include phase 2 and the flowers are those that nobody took."""
    if state.phase != "done":
        return standing(state)
    left = tuple(flower for flower, near in allocations(state, tolerance) if near.seat is None)
    return standing(replace(state, flowers=left, held=counts(state, tolerance)), "-")


def standing(state: State, side: str = "") -> str:
    """As it stands, whether the game is over or not; a pond that is not seen yet is `?`."""
    shown = "?" if state.flowers is None else ";".join(map(_flower, state.flowers))
    numbers = "/".join("".join(map(str, each)) for each in state.held)
    pawns = (f"g{_pawns(state.pawns[0])}", f"s{_pawns(state.pawns[1])}")
    return "|".join((shown, *pawns, numbers, side or "gs"[state.turn], state.phase))


def _flower(flower: Flower) -> str:
    return f"{flower.id}{flower.letter}{flower.x},{flower.y}"


def _pawns(pawns: Iterable[Point]) -> str:
    return ";".join(f"{pawn.x},{pawn.y}" for pawn in pawns)
