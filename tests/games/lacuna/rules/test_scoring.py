from dataclasses import replace
from decimal import Decimal

import pytest

from games.lacuna.ponds import NAMES, USUAL_GAME, VARIANTS, WHOLE_GAME, after, laid, played
from games.lacuna.sheets import sheet
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.geometry import Point, squared
from ludotheque.games.lacuna.rules.pond import LETTERS
from ludotheque.games.lacuna.rules.scoring import allocations, colours_won, counts, decided, outcome
from ludotheque.games.lacuna.rules.state import State


def test_ownership_agrees_with_brute_force() -> None:
    state = after(WHOLE_GAME)
    for flower, near in allocations(state, 0):
        everyone = [(squared(flower.at, pawn), seat) for seat in (0, 1) for pawn in state.pawns[seat]]
        assert near.seat == min(everyone)[1]


def test_counts_add_the_remaining_flowers_to_the_held_ones() -> None:
    state = laid("R0,0 R9000,0 G0,9000", gold="100,3000", silver="9000,3000")
    assert counts(state, 0) == ((1, 0, 0, 0, 1, 0, 0), (1, 0, 0, 0, 0, 0, 0))


def test_without_pawns_no_flower_allocations() -> None:
    assert counts(laid("R0,0 R9000,0"), 0) == ((0,) * 7, (0,) * 7)


def test_four_of_a_colour_win_it_and_four_colours_the_game() -> None:
    held = ((4, 4, 4, 3, 0, 0, 0), (3, 3, 3, 4, 4, 4, 4))
    assert colours_won(held) == (3, 4)
    assert decided(held) == 1
    assert decided(((4, 4, 4, 0, 0, 0, 0), (0,) * 7)) is None


def test_the_sheet_gives_every_comparison() -> None:
    state = laid("R0,0", gold="3000,4000 6000,0", silver="5000,0 0,7000")
    (line,) = sheet(outcome(state, 0))["taken"][0]
    assert line == {"id": 0, "colour": "R", "compared": [(25_000_000, 25_000_000), (36_000_000, 49_000_000)]}


def test_the_sheet_names_every_remaining_flower_once() -> None:
    detail = sheet(outcome(after(WHOLE_GAME), 0))
    taken = [line["id"] for side in detail["taken"] for line in side]
    assert len(taken) == len(set(taken)) == 24 and detail["nobody"] == []


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_the_sheet_adds_up_to_the_score(game: Lacuna) -> None:
    """Held and taken together are the flowers of each colour, and four of them win it (LCN-36)."""
    done = played(game, 21)[-1]
    told = game.outcome(done)
    detail = sheet(told)
    for seat in (0, 1):
        for colour, letter in enumerate(LETTERS):
            later = sum(line["colour"] == letter for line in detail["taken"][seat])
            assert detail["flowers"][letter][seat] == done.held[seat][colour] + later
        assert told and told.scores[seat] == sum(both[seat] >= 4 for both in detail["flowers"].values())


def nearest_first(done: State, flower: Point, tolerance: int) -> int | None:
    """LCN-31 to LCN-34 by decimals: the first of the sorted distances that differ by more than the tolerance."""
    gold, silver = (sorted(Decimal(squared(flower, pawn)).sqrt() for pawn in side) for side in done.pawns)
    for a, b in zip(gold, silver, strict=False):
        if abs(a - b) > tolerance:
            return 0 if a < b else 1
    return None if len(gold) == len(silver) else int(len(silver) > len(gold))


@pytest.mark.parametrize("tolerance", [0, 60, 200])
def test_owners_are_those_of_the_measured_distances(tolerance: int) -> None:
    for seed in (31, 32):
        done = played(USUAL_GAME, seed)[-1]
        for flower, near in allocations(done, tolerance):
            assert near.seat == nearest_first(done, flower.at, tolerance)


def test_each_flower_goes_by_itself() -> None:
    """LCN-35: without one flower every other goes to the same player."""
    done = played(USUAL_GAME, 33)[-1]
    flowers = done.flowers or ()
    owners = {flower.id: near.seat for flower, near in allocations(done, 0)}
    without = replace(done, flowers=flowers[1:])
    assert {flower.id: near.seat for flower, near in allocations(without, 0)} == {
        flower.id: owners[flower.id] for flower in flowers[1:]
    }


def test_nobody_wins_where_nobody_has_four_colours() -> None:
    """LCN-39."""
    even = replace(laid("R0,0"), phase="done", held=((4, 4, 4, 3, 0, 0, 0), (0, 0, 0, 3, 4, 4, 4)))
    told = outcome(even, 0)
    assert (told.scores, told.winners, told.returns) == ((3, 3), (0, 1), (0.0, 0.0))
    assert [line["id"] for line in sheet(told)["nobody"]] == [0]


def test_a_win_is_worth_one_and_a_loss_minus_one() -> None:
    held = ((4, 4, 4, 4, 0, 0, 0), (3, 3, 3, 3, 7, 7, 7))
    told = outcome(replace(laid(""), phase="done", held=held), 0)
    assert (told.reason, told.winners, told.returns) == ("complete", (0,), (1.0, -1.0))
