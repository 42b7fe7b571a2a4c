"""Moves and positions as text (rule file §8 and §11)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.interactions.positions import PILE, SOLO, THREE, TWO, after, random_game, random_position
from games.interactions.vectors import V1
from ludotheque.core.errors import InvalidMove
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import cell_name, read_cell, read_move, write_move
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Cell, Place, Select
from ludotheque.games.interactions.rules.tiles import LETTERS, TILES

LETTER = st.sampled_from(LETTERS)
CELL = st.tuples(st.integers(0, 10), st.integers(0, 10))


@given(CELL)
def test_a_cell_reads_back_as_written(cell: Cell) -> None:
    assert read_cell(cell_name(cell)) == cell


def test_columns_are_letters_from_the_left_and_rows_numbers_from_the_top() -> None:
    assert [cell_name(cell) for cell in ((0, 0), (5, 5), (10, 0), (0, 10), (10, 10))] == [
        "a1",
        "f6",
        "a11",
        "k1",
        "k11",
    ]


@given(st.builds(Place, LETTER, CELL, st.none() | LETTER))
def test_a_placement_reads_back_as_written(move: Place) -> None:
    assert read_move(write_move(move)) == (move, None)


@given(st.builds(Place, LETTER, CELL, st.none() | LETTER), st.sets(CELL, min_size=1, max_size=4))
def test_turned_cells_are_read_in_any_order(move: Place, turned: set[Cell]) -> None:
    names = [cell_name(cell) for cell in turned]
    for order in (names, names[::-1]):
        assert read_move(f"{write_move(move)} x{','.join(order)}") == (move, frozenset(turned))


@given(st.lists(LETTER, max_size=4))
def test_a_selection_is_read_in_any_order_and_written_in_one(letters: list[str]) -> None:
    move, claimed = read_move(f"sel {''.join(letters)}")
    assert isinstance(move, Select) and claimed is None
    assert sorted(move.tiles) == sorted(letters)
    assert list(move.tiles) == sorted(move.tiles, key=LETTERS.index)
    assert read_move(write_move(move)) == (move, None)


@pytest.mark.parametrize(
    "text", ["Sf12+M", "Sl6+M", "Sf0+M", "Sf06+M", "sf6+M", "Xf6+M", "Sf6+m", "Sf6+", "Sf6+MM", "Sf6+M x", "sel  SA",
             "Sf6+M xz9", "Sf6 +M", " Sf6+M", "Sf6+M\n", "sel sa", "SEL SA", "", "sel", "=time", "Sf6+M xf5,",
             "Sf6+M xf5;e6", "Sf6+M x f5", "f6", "S", "sel S A", "Sf6+M  xf5"],
)  # fmt: skip
def test_a_misspelt_move_is_invalid(text: str) -> None:
    with pytest.raises(InvalidMove):
        TWO.read(after(TWO, "sel SA", "sel SA"), text)


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_invalid(text: str) -> None:
    try:
        move, _ = read_move(text)
    except InvalidMove as error:
        assert error.code == "INVALID_MOVE"
    else:
        assert read_move(write_move(move)) == (move, None)


def test_a_long_misspelt_move_is_told_in_short() -> None:
    with pytest.raises(InvalidMove) as wrong:
        read_move("S" * 1000)
    assert wrong.value.facts["text"] == "S" * 80


def test_turned_cells_are_not_written() -> None:
    state = after(TWO, "sel SA", "sel SA", "Sf6+M")
    assert TWO.write(state, TWO.read(state, "Ag6+C xf6")) == "Ag6+C"


def test_every_listed_move_reads_back_as_written() -> None:
    for game in (TWO, THREE, SOLO):
        for state in random_game(game, 3)[:-1]:
            for move in game.moves(state):
                assert game.read(state, game.write(state, move)) == move


def test_the_position_of_the_rule_file() -> None:
    state = after(THREE, *V1[:5])
    assert THREE.position(state) == "3 f6 bs/rA 2 b:PK.HMCA r:PC.HMSK g:MK.PHCSA"


def test_an_empty_table_has_no_corner_and_no_rows() -> None:
    assert TWO.position(TWO.initial("")) == "2 - - 0 b:.PHMCSKA r:.PHMCSKA"


def test_a_hidden_selection_is_written_as_unknown() -> None:
    view = TWO.view(after(TWO, "sel SA"), 1)
    assert TWO.position(view) == "2 - - 0 b:??.????? r:.PHMCSKA"


def test_alone_the_wild_player_comes_last_with_its_pile_from_the_top() -> None:
    state = after(SOLO, "sel SP", setup=PILE)
    assert SOLO.position(state) == "1 - - 0 b:PS.HMCKA w:H.SKACMP"
    assert SOLO.position(SOLO.view(state, 0)) == "1 - - 0 b:PS.HMCKA w:H.S?????"
    assert SOLO.position(after(SOLO, "sel SP", "Sf6+C", setup=PILE)) == "1 f6 bSwS 2 b:PC.HMKA w:H.KACMP"


def test_the_rows_of_a_position_are_the_territory() -> None:
    """Read back by hand: owner and tile, small where the verso is up, a point where nothing lies."""
    for players, colours in ((2, "br"), (3, "brg"), (4, "brgy"), (1, "bw")):
        game = Interactions(InteractionsOptions(players))
        state = random_position(game, 7, players)
        _, corner, rows, count, *_ = game.position(state).split()
        top, left = read_cell(corner)
        read = {}
        for down, row in enumerate(rows.split("/")):
            tokens = row.replace(".", "..")
            for right in range(len(tokens) // 2):
                owner, tile = tokens[2 * right], tokens[2 * right + 1]
                if tile != ".":
                    read[(top + down, left + right)] = (colours.index(owner), tile.upper(), tile.isupper())
        assert read == {cell: (laid.owner, laid.tile, laid.front) for cell, laid in state.grid}
        assert int(count) == len(read)


def test_hands_are_written_in_the_order_of_the_rules() -> None:
    for state in random_game(THREE, 8):
        for field in THREE.position(state).split()[4:]:
            for part in field[2:].split("."):
                assert [letter for letter in TILES if letter in part] == list(part)
