"""Chance that is due is played before anybody decides."""

from typing import cast

from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.game import CHANCE, Game, settle


class Dice:
    """Three throws, and then seat 0 is to move; the state is the throws so far."""

    def turn(self, state: tuple[int, ...]) -> int:
        return CHANCE if len(state) < 3 else 0

    def draw(self, state: tuple[int, ...], below: Below) -> int:
        return below(6) + 1

    def play(self, state: tuple[int, ...], move: int) -> tuple[int, ...]:
        return (*state, move)


DICE = cast(Game[tuple[int, ...], int], Dice())


def test_chance_is_played_until_a_seat_is_to_move() -> None:
    state, drawn = settle(DICE, (4,), SplitMix64(1).below)
    assert len(drawn) == 2
    assert state == (4, *drawn)


def test_nothing_is_drawn_where_a_seat_is_to_move() -> None:
    assert settle(DICE, (1, 2, 3), SplitMix64(1).below) == ((1, 2, 3), ())


def test_the_same_chance_settles_the_same_way() -> None:
    assert settle(DICE, (), SplitMix64(7).below) == settle(DICE, (), SplitMix64(7).below)
