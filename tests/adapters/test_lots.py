"""Chance as rows of small lots."""

from fractions import Fraction
from math import prod

import pytest

from ludotheque.adapters.lots import MOST_OUTCOMES, LotDue, drawn, ways
from ludotheque.core import catalog
from ludotheque.core.chance import Below, shuffle


@pytest.mark.parametrize("n", [1, 2, 7, 52, 400, 1024, 1025, 1_000_000_000, 1 << 32])
def test_lots_multiply_to_the_whole(n: int) -> None:
    assert prod(ways(n)) == n
    assert max(ways(n)) <= MOST_OUTCOMES


def test_what_has_a_large_prime_is_refused() -> None:
    with pytest.raises(ValueError, match="equal outcomes"):
        ways(1_000_003 * 1_000_003)


def two_dice(below: Below) -> int:
    return below(6) + below(6)


def test_a_lot_is_due_until_all_are_drawn() -> None:
    due = drawn(two_dice, ())
    assert isinstance(due, LotDue) and due.outcomes == 6
    assert isinstance(drawn(two_dice, (3,)), LotDue)
    assert drawn(two_dice, (3, 4)) == 7


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    def dealt(below: Below) -> tuple[int, ...]:
        cards = [1, 2, 3, 4]
        shuffle(cards, below)
        return tuple(cards)

    chances: dict[tuple[int, ...], Fraction] = {}
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        lots, chance = waiting.pop()
        found = drawn(dealt, lots)
        if isinstance(found, LotDue):
            waiting += [((*lots, lot), chance / found.outcomes) for lot in range(found.outcomes)]
        else:
            chances[found] = chances.get(found, Fraction()) + chance
    assert set(chances.values()) == {Fraction(1, 24)}
    assert len(chances) == 24


def test_a_redeal_is_dealt_card_by_card() -> None:
    game = catalog.entry("lacunes").game({"when": "any"})
    state = game.initial("deal:28")
    state = game.play(state, game.read(state, "R"))
    lots: tuple[int, ...] = ()
    while isinstance(due := drawn(lambda below: game.draw(state, below), lots), LotDue):
        assert due.outcomes <= 52
        lots = (*lots, due.outcomes - 1)
    assert len(lots) > 40
    assert game.turn(game.play(state, due)) == 0


@pytest.mark.parametrize("key", catalog.keys())
def test_every_setup_can_be_drawn_by_lots(key: str) -> None:
    game = catalog.entry(key).game()
    lots: tuple[int, ...] = ()
    while isinstance(setup := drawn(game.setup, lots), LotDue):
        lots = (*lots, 0)
    assert game.initial(setup) is not None
