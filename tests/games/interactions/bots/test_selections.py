"""The first two tiles with two players: by the book, as an answer, or by search."""

import pytest

from games.interactions.positions import TWO, after
from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots import selections
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Select
from ludotheque.games.interactions.solver.starts import PAIRS, saddle, starts

SADDLE, BOOK_VALUE = tuple(one.tiles for one in saddle(starts(TWO.options)) or ()), -3
"""Whoever leaves this pair gains nothing by it."""

ORDERED = Interactions(InteractionsOptions(2, ordered=True))
FEW = Limit(nodes=60_000)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_base_game_opens_by_the_book(seat: int) -> None:
    choice = selections.choose(TWO, TWO.initial(""), seat, FEW, SplitMix64(1).below)
    assert choice.move == Select(SADDLE[seat])
    assert choice.proven and choice.reason is not None and choice.reason.key == "book"
    assert choice.value == (BOOK_VALUE if seat == 0 else -BOOK_VALUE)


def test_a_hidden_selection_does_not_change_the_book() -> None:
    state = after(TWO, "sel HK")
    choice = selections.choose(TWO, TWO.view(state, 1), 1, FEW, SplitMix64(1).below)
    assert choice.move == Select(SADDLE[1])


def test_the_book_move_that_is_seen_is_answered_by_the_book() -> None:
    state = after(ORDERED, f"sel {SADDLE[0]}")
    choice = selections.choose(ORDERED, ORDERED.view(state, 1), 1, FEW, SplitMix64(1).below)
    assert choice.proven and choice.value == -BOOK_VALUE


def test_another_selection_that_is_seen_gets_the_answer_that_wins_most() -> None:
    state = after(ORDERED, "sel HK")
    choice = selections.choose(ORDERED, ORDERED.view(state, 1), 1, FEW, SplitMix64(1).below)
    assert isinstance(choice.move, Select) and choice.proven
    known = starts(ORDERED.options)
    assert choice.value == 5 == -known["HK", choice.move.tiles].value == -min(known["HK", pair].value for pair in PAIRS)


def test_a_selection_that_is_seen_where_no_start_is_proved_gets_an_answer_by_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(selections, "starts", lambda options: {})
    game, state = ORDERED, after(ORDERED, "sel PK")
    choice = selections.choose(game, game.view(state, 1), 1, FEW, SplitMix64(1).below)
    assert choice.move in game.moves(state)
    assert choice.reason is not None and choice.reason.key == "selection"
    assert choice.nodes > 0 and not choice.proven


@pytest.mark.parametrize(
    "options", [InteractionsOptions(bonus=False), InteractionsOptions(territory=True)], ids=["no bonus", "territory"]
)
def test_variants_that_no_book_covers_are_searched(
    options: InteractionsOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selections, "starts", lambda options: {})
    game = Interactions(options)
    choice = selections.choose(game, game.initial(""), 0, Limit(nodes=50_000), SplitMix64(1).below)
    assert not choice.proven
    assert choice.move in game.moves(game.initial(""))
    assert choice.line == (game.write(game.initial(""), choice.move),)


def test_a_search_by_nodes_repeats_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selections, "starts", lambda options: {})
    game = Interactions(InteractionsOptions(bonus=False))
    one, other = (
        selections.choose(game, game.initial(""), 1, Limit(nodes=50_000), SplitMix64(4).below) for _ in range(2)
    )
    assert one == other


def test_any_two_tiles_are_as_likely_as_any_others() -> None:
    below = SplitMix64(1).below
    moves = [selections.any_two(below).move for _ in range(2100)]
    assert all(60 < moves.count(Select(pair)) < 150 for pair in PAIRS)
