"""Moves as text: what is written reads back, short forms are the ones written, and nothing else is read."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacunes.vectors import DEAL_0, DEAL_28, V14, at, play, playout
from ludotheque.core.errors import InvalidMove
from ludotheque.games.lacunes.rules.cards import IN_PLAY, TWO, rank, write_cells
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import steps
from ludotheque.games.lacunes.rules.notation import read_move, write_move
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import Deal, Drop, Move, Put, Redeal, put

BASE = Lacunes()
CARDS = st.sampled_from(sorted(IN_PLAY))
PUTS = st.builds(lambda card, row: Put(card, row if rank(card) == TWO else None), CARDS, st.integers(0, 3))


@given(PUTS)
def test_a_card_alone_and_a_two_with_its_row_read_back_anywhere(move: Put) -> None:
    assert read_move(at(DEAL_0).cells, write_move(move)) == move


@given(CARDS, st.integers(0, 51))
def test_a_drop_reads_as_the_short_move_exactly_where_the_card_fits(card: int, cell: int) -> None:
    cells = at(DEAL_28).cells
    found = read_move(cells, write_move(Drop(card, cell)))
    legal = (card, cell) in set(steps(cells, locked=False))
    assert found == (put(card, cell) if legal else Drop(card, cell))


@given(st.permutations([*sorted(IN_PLAY), -1, -1, -1, -1]))
def test_the_layout_of_a_redeal_reads_back(cells: list[int]) -> None:
    text = write_move(Deal(tuple(cells)))
    assert text == "=" + write_cells(cells)
    assert read_move(at(DEAL_0).cells, text) == Deal(tuple(cells))


@pytest.mark.parametrize("options", [LacunesOptions(when="any"), LacunesOptions(twos="locked", redeal="after")])
def test_every_move_of_random_games_is_written_short_and_reads_back(options: LacunesOptions) -> None:
    game, random, kinds = Lacunes(options), Random(6), set()
    for deal in range(8):
        for state, move, _ in playout(game, game.initial(f"deal:{deal}"), random, limit=120):
            text = game.write(state, move)
            assert game.read(state, text) == move
            assert "." not in text
            kinds.add(type(move))
    assert kinds == {Put, Redeal, Deal}


@given(st.text("23456789TJQKACDHS@.=R-/ ", max_size=12))
def test_any_text_is_a_move_that_reads_back_or_is_invalid(text: str) -> None:
    cells = at(DEAL_0).cells
    try:
        move: Move = read_move(cells, text)
    except InvalidMove:
        return
    assert read_move(cells, write_move(move)) == move


@pytest.mark.parametrize("text", ["", "6h", "6H@2", "2H", "2H@5", "10H", "6H@2.14", "6H@0.1", "r", "=", "=??", "6H "])
def test_a_misspelt_move_is_invalid(text: str) -> None:
    with pytest.raises(InvalidMove):
        BASE.read(at(DEAL_0), text)


def test_an_unknown_cell_is_no_layout_for_chance() -> None:
    due = play(BASE, at(V14), "R")
    with pytest.raises(InvalidMove):
        BASE.read(due, "=" + BASE.position(due).split("|")[0])


def test_a_legal_drop_is_read_as_the_short_move() -> None:
    state = at(DEAL_0)
    assert BASE.read(state, "4D@1.10") == BASE.read(state, "4D")
    assert BASE.write(state, BASE.read(state, "4D@1.10")) == "4D"
    assert BASE.write(state, BASE.read(state, "5H@1.10")) == "5H@1.10"
    opened = BASE.initial("deal:617")
    assert BASE.read(opened, "2D@4.1") == BASE.read(opened, "2D@4")
