"""Refusals: each with its code and clause, and the first of the rule file's list where several apply."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.interactions.positions import PILE, SOLO, THREE, TWO, after, random_game, random_position
from games.interactions.vectors import V17
from ludotheque.core.errors import IllegalMove
from ludotheque.core.moves import Moves
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Move, Place, Select, State
from ludotheque.games.interactions.rules.tiles import LETTERS

SELECTED = ("sel SA", "sel SA")
OPENED = (*SELECTED, "Sf6+M")
ROW = (*SELECTED, "Sf6+M", "Sg6+M", "Ah6+C", "Ai6+C")
ORDER = [
    "GAME_OVER", "SELECT_FIRST", "ALREADY_SELECTED", "SELECT_TWO", "NOT_AVAILABLE", "FIRST_CELL", "OCCUPIED",
    "NOT_ADJACENT", "FORMAT", "RAISE_REQUIRED", "RAISE_NOT_IN_RESERVE", "EFFECT_MISMATCH",
]  # fmt: skip
"""The codes as the rule file lists them; NOT_YOUR_TURN comes from the match only."""


def refused(game: Interactions, state: State, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        game.play(state, game.read(state, text))
    return caught.value


@pytest.mark.parametrize(
    ("moves", "text", "code", "clause"),
    [
        ((), "Sf6+M", "SELECT_FIRST", "IXN-5"),
        (("sel SA",), "Sf6+M", "SELECT_FIRST", "IXN-5"),
        ((), "sel S", "SELECT_TWO", "IXN-5"),
        ((), "sel SS", "SELECT_TWO", "IXN-5"),
        ((), "sel SAK", "SELECT_TWO", "IXN-5"),
        ((), "sel ", "SELECT_TWO", "IXN-5"),
        (SELECTED, "sel PH", "ALREADY_SELECTED", "IXN-5"),
        (SELECTED, "Pf6+M", "NOT_AVAILABLE", "IXN-8"),
        (SELECTED, "Sa1+M", "FIRST_CELL", "IXN-9"),
        (SELECTED, "Sf6", "RAISE_REQUIRED", "IXN-17"),
        (SELECTED, "Sf6+A", "RAISE_NOT_IN_RESERVE", "IXN-17"),
        (SELECTED, "Sf6+S", "RAISE_NOT_IN_RESERVE", "IXN-17"),
        (OPENED, "Sf6+M", "OCCUPIED", "IXN-10"),
        (OPENED, "Sg7+M", "NOT_ADJACENT", "IXN-10"),
        (ROW, "Mj6+P", "FORMAT", "IXN-13"),
        (OPENED, "Ag6+M xe5", "EFFECT_MISMATCH", "IXN-14"),
    ],
)
def test_a_refusal_cites_its_rule(moves: tuple[str, ...], text: str, code: str, clause: str) -> None:
    found = refused(TWO, after(TWO, *moves), text)
    assert (found.code, found.clause) == (code, clause)


@pytest.mark.parametrize(
    ("moves", "text", "codes"),
    [
        ((), "Pa1 xe5", ("SELECT_FIRST", "NOT_AVAILABLE", "FIRST_CELL", "RAISE_REQUIRED", "EFFECT_MISMATCH")),
        (SELECTED, "sel P", ("ALREADY_SELECTED", "SELECT_TWO")),
        (SELECTED, "Pa1", ("NOT_AVAILABLE", "FIRST_CELL", "RAISE_REQUIRED")),
        (SELECTED, "Sa1", ("FIRST_CELL", "RAISE_REQUIRED")),
        (SELECTED, "Sa1+S xa2", ("FIRST_CELL", "RAISE_NOT_IN_RESERVE", "EFFECT_MISMATCH")),
        (OPENED, "Pf6", ("NOT_AVAILABLE", "OCCUPIED", "RAISE_REQUIRED")),
        (OPENED, "Sf6+S", ("OCCUPIED", "RAISE_NOT_IN_RESERVE")),
        (OPENED, "Ak11", ("NOT_ADJACENT", "FORMAT", "RAISE_REQUIRED")),
        (ROW, "Mj6", ("FORMAT", "RAISE_REQUIRED")),
        (ROW, "Mj6+M xi6", ("FORMAT", "RAISE_NOT_IN_RESERVE", "EFFECT_MISMATCH")),
        (OPENED, "Ag6 xe5", ("RAISE_REQUIRED", "EFFECT_MISMATCH")),
        (OPENED, "Ag6+A xe5", ("RAISE_NOT_IN_RESERVE", "EFFECT_MISMATCH")),
    ],
)
def test_where_several_rules_forbid_a_move_the_first_of_the_list_is_cited(
    moves: tuple[str, ...], text: str, codes: tuple[str, ...]
) -> None:
    assert list(codes) == sorted(codes, key=ORDER.index)
    assert refused(TWO, after(TWO, *moves), text).code == codes[0]


@pytest.mark.parametrize("text", ["Pf6", "sel SA", "sel S", "Sa1+M", "Ka1 xa2"])
def test_after_the_end_every_move_is_refused_as_over(text: str) -> None:
    found = refused(THREE, after(THREE, *V17), text)
    assert (found.code, found.clause) == ("GAME_OVER", "IXN-20")


def test_a_tile_that_was_placed_is_available_no_more() -> None:
    found = refused(TWO, after(TWO, *OPENED, "Sg6+M"), "Se6+P")
    assert (found.code, found.facts) == ("NOT_AVAILABLE", {"tile": "S"})


def test_a_refused_cell_is_told_by_its_name() -> None:
    state = after(TWO, *OPENED)
    assert refused(TWO, state, "Sf6+M").facts == {"cell": "f6"}
    assert refused(TWO, state, "Sg7+M").facts == {"cell": "g7"}
    assert refused(TWO, after(TWO, *SELECTED), "Sg7+M").facts == {"cell": "g7"}


def test_a_cell_outside_the_format_tells_the_format() -> None:
    assert refused(TWO, after(TWO, *ROW), "Mj6+P").facts == {"cell": "j6", "rows": 3, "columns": 4}


def test_a_wrong_list_of_turned_cells_tells_the_right_one() -> None:
    assert refused(TWO, after(TWO, *OPENED), "Ag6+M xe5").facts == {"turned": ("f6",)}
    moves = (*OPENED, "Se6+K", "Mf5+C")
    assert refused(TWO, after(TWO, *moves), "Ae5+C xf5").facts == {"turned": ("f5", "e6")}


def test_a_list_of_turned_cells_leaves_out_what_the_wild_player_turns() -> None:
    """Alone, the list is of the player's own tile (rule file §11)."""
    state = after(SOLO, "sel SP", setup="wild:HCSKAMP")
    assert SOLO.play(state, SOLO.read(state, "Sf6+C")).territory[(5, 5)].front is False
    assert refused(SOLO, state, "Sf6+C xf6").code == "EFFECT_MISMATCH"


def test_the_last_turn_raises_nothing() -> None:
    last = random_game(TWO, 1)[-2]
    text = TWO.write(last, next(iter(TWO.moves(last))))
    assert "+" not in text
    assert refused(TWO, last, f"{text}+P").code == "RAISE_NOT_IN_RESERVE"


def any_move() -> st.SearchStrategy[Move]:
    letter, cell = st.sampled_from(LETTERS), st.tuples(st.integers(3, 8), st.integers(3, 8))
    selection = st.text(st.sampled_from(LETTERS), max_size=3).map(Select)
    return selection | st.builds(Place, letter, cell, st.none() | letter)


@settings(max_examples=300, deadline=None)
@given(any_move(), st.integers(0, 12), st.integers(0, 200), st.sampled_from([TWO, SOLO]))
def test_a_move_is_refused_exactly_if_it_is_not_listed(move: Move, tiles: int, seed: int, game: Interactions) -> None:
    state = random_position(game, tiles, seed)
    moves: Moves[Move] = game.moves(state)
    if isinstance(move, Select) and len(set(move.tiles)) == 2:
        move = Select("".join(sorted(set(move.tiles), key=LETTERS.index)))
    try:
        game.play(state, move)
    except IllegalMove as found:
        assert move not in moves
        assert found.code in ORDER and found.clause is not None
    else:
        assert move in moves


def test_a_refused_move_leaves_the_state_as_it_was() -> None:
    state = after(SOLO, "sel SP", "Sf6+C", setup=PILE)
    position = SOLO.position(state)
    refused(SOLO, state, "Pf6+M")
    assert SOLO.position(state) == position
