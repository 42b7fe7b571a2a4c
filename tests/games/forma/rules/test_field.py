"""The field: what may be laid, by whom, and the fields that chance and bots lay."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import forma, played, refused
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove
from ludotheque.games.forma.rules.board import SIZE
from ludotheque.games.forma.rules.field import (
    FIELDS,
    MOST_OBSTACLES,
    PROFITABLE,
    PROFITABLE_BY_SIDES,
    Contact,
    check,
    first_contact,
    laid,
    on_rim,
    profitable_field,
    random_field,
)
from ludotheque.games.forma.rules.pieces import Cells
from ludotheque.games.forma.rules.state import Field

CONTACTS = [Contact(mutual, diagonal) for mutual in (True, False) for diagonal in (False, True)]
contacts = st.sampled_from(CONTACTS)
cells = st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))


def test_the_first_player_lays_the_field_and_plays_first() -> None:
    state = played(forma(), "field 10,10 3,3")
    assert (state.turn, state.phase) == (0, "play")
    assert state.board[10, 10] == "T"
    assert state.board[3, 3] == "#"


@pytest.mark.parametrize("options", [{}, {"touch_diag": False}, {"obstacle_touch": "tower_only"}])
def test_drawn_fields_are_lawful(options: dict[str, object]) -> None:
    game = forma(field="random", **options)
    numbers = SplitMix64(7)
    fields = {game.setup(numbers.below) for _ in range(30)}
    assert len(fields) == 30
    assert all(game.initial(setup).phase == "play" for setup in fields)


@pytest.mark.parametrize("contact", CONTACTS)
def test_presets_are_lawful_under_every_contact_option(contact: Contact) -> None:
    for field in FIELDS.values():
        check(field, contact)


def test_presets_are_offered_as_representatives() -> None:
    game = forma()
    moves = game.moves(game.initial(""))
    assert not moves.exhaustive
    assert {len(move.cells) - 1 for move in moves if isinstance(move, Field)} >= {0, 12, 25}


def touching(field: Cells, contact: Contact) -> bool:
    """FRM-11 and FRM-A1, pair by pair."""
    for (i, one), (_, other) in combinations(enumerate(field), 2):
        down, right = abs(one[0] - other[0]), abs(one[1] - other[1])
        sides, corners = down + right == 1, down == right == 1
        if (contact.mutual or i == 0) and (sides or (contact.diagonal and corners)):
            return True
    return False


@settings(max_examples=200)
@given(st.lists(cells, min_size=1, max_size=30, unique=True), contacts)
def test_contact_is_found_exactly_where_two_things_touch(field: list[tuple[int, int]], contact: Contact) -> None:
    found = first_contact(tuple(field), contact)
    assert bool(found) == touching(tuple(field), contact)
    assert not found or touching(tuple(found), Contact(True, contact.diagonal))


CROWD = " ".join(f"{r},{c}" for r in (2, 3) for c in range(13))
"""26 obstacles side by side."""


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"field 0,0 0,0 25,3 {CROWD}", "FIELD_OUTSIDE"),
        (f"field 0,0 0,0 {CROWD}", "FIELD_SAME_CELL"),
        (f"field 0,0 {CROWD}", "FIELD_TOO_MANY"),
        ("field 0,0 0,1", "FIELD_TOWER_RIM"),
        ("field 1,1 0,1", "FIELD_TOUCH"),
    ],
)
def test_of_several_reasons_the_first_of_the_rule_file_is_given(text: str, code: str) -> None:
    """Each field breaks its own rule and all that come after it in the list."""
    game = forma()
    assert refused(game, game.initial(""), text)[0] == code


@pytest.mark.parametrize(
    ("field", "code", "clause", "facts"),
    [
        ((), "FIELD_NO_TOWER", "FRM-A2", {}),
        (((3, 20), (-1, 4)), "FIELD_OUTSIDE", "FRM-1", {"cells": ("3,20", "-1,4")}),
        (((5, 5), (7, 7), (7, 7)), "FIELD_SAME_CELL", "FRM-3", {"cells": ("7,7",)}),
        (((19, 4),), "FIELD_TOWER_RIM", "FRM-10", {"cell": "19,4"}),
        (((5, 5), (9, 9), (5, 6)), "FIELD_TOUCH", "FRM-11", {"cells": ("5,5", "5,6")}),
    ],
)
def test_a_refused_field_tells_the_clause_and_the_cells(
    field: Cells, code: str, clause: str, facts: dict[str, object]
) -> None:
    with pytest.raises(IllegalMove) as error:
        check(field, Contact())
    assert (error.value.code, error.value.clause, dict(error.value.facts)) == (code, clause, facts)


def test_the_number_of_obstacles_is_told_with_the_most_there_are() -> None:
    lattice = tuple((r, c) for r in range(2, 20, 2) for c in range(0, 20, 2))[:27]
    with pytest.raises(IllegalMove) as error:
        check(((1, 1), *lattice[1:]), Contact())
    assert dict(error.value.facts) == {"count": 26, "most": MOST_OBSTACLES}


@given(cells)
def test_the_rim_is_the_outer_ring(cell: tuple[int, int]) -> None:
    inner = 1 <= cell[0] <= SIZE - 2 and 1 <= cell[1] <= SIZE - 2
    assert on_rim(cell) == (not inner)


@settings(max_examples=60, deadline=None)
@given(contacts, st.integers(0, 10_000))
def test_a_field_by_lot_and_one_for_its_owner_keep_every_rule(contact: Contact, seed: int) -> None:
    for lay in (random_field, profitable_field):
        field = lay(contact, SplitMix64(seed).below)
        check(field, contact)
        assert list(field[1:]) == sorted(field[1:])
        board = laid(field)
        assert (board.count("T"), board.count("#")) == (1, len(field) - 1)


def test_by_lot_there_may_be_no_obstacle_and_there_may_be_all() -> None:
    numbers = {len(random_field(Contact(), SplitMix64(seed).below)) - 1 for seed in range(300)}
    assert numbers == set(range(MOST_OBSTACLES + 1))


@pytest.mark.parametrize(
    ("field", "diagonal", "squares", "towers"), [(PROFITABLE, True, 4, 0), (PROFITABLE_BY_SIDES, False, 8, 1)]
)
def test_on_a_profitable_field_the_first_v_encloses_what_was_laid_for_it(
    field: Cells, diagonal: bool, squares: int, towers: int
) -> None:
    text = "field " + " ".join(f"{r},{c}" for r, c in field)
    state = played(forma(touch_diag=diagonal), text, "V 1,1 1,2 1,3 2,1 3,1")
    assert (state.board.count("A"), state.board.count("a"), state.board.count("5")) == (5, squares, towers)


def test_the_field_that_wins_most_by_sides_touches_by_corners() -> None:
    with pytest.raises(IllegalMove) as error:
        check(PROFITABLE_BY_SIDES, Contact())
    assert (error.value.code, error.value.clause) == ("FIELD_TOUCH", "FRM-11")


@pytest.mark.parametrize("contact", CONTACTS)
def test_a_profitable_field_lies_in_each_of_the_corners(contact: Contact) -> None:
    """Three obstacles of it on one edge and three on the other, from the corner on."""
    last = SIZE - 1
    found = set()
    for seed in range(40):
        obstacles = set(profitable_field(contact, SplitMix64(seed).below)[1:])
        for row, col in ((0, 0), (0, last), (last, 0), (last, last)):
            if {(row, abs(col - 4)), (abs(row - 4), col)} <= obstacles:
                found.add((row, col))
    assert len(found) == 4
