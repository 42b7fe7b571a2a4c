"""The seven tiles (IXN-2)."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.interactions.rules.tiles import LETTERS, TILES, in_order


def test_turning_a_tile_over_changes_its_value_as_the_rule_file_says() -> None:
    changes = [tile.value(False) - tile.value(True) for tile in TILES.values()]
    assert changes == [-4, -4, 0, -1, -2, -5, +5]
    assert sum(tile.recto for tile in TILES.values()) == 25
    assert sum(tile.verso for tile in TILES.values()) == 14


def test_only_mutualism_and_commensalism_turn_tiles_back_to_their_front() -> None:
    assert {letter for letter, tile in TILES.items() if not tile.turns_front} == {"M", "K"}


def test_competition_and_amensalism_do_the_same() -> None:
    assert (TILES["C"].looks_at, TILES["C"].turns_front) == (TILES["A"].looks_at, TILES["A"].turns_front)


def test_no_tile_looks_at_its_own_cell_or_further_than_the_next() -> None:
    for tile in TILES.values():
        assert all(max(abs(row), abs(column)) == 1 for row, column in tile.looks_at)
        assert len(set(tile.looks_at)) == len(tile.looks_at)


def test_every_effect_is_its_own_mirror_image() -> None:
    """Reflections are symmetries of the game (IXN-V28), quarter turns are not."""
    for tile in TILES.values():
        assert {(-row, column) for row, column in tile.looks_at} == set(tile.looks_at)
        assert {(row, -column) for row, column in tile.looks_at} == set(tile.looks_at)
    assert {(column, row) for row, column in TILES["P"].looks_at} == set(TILES["H"].looks_at)


@given(st.permutations(list(LETTERS)))
def test_any_order_of_the_letters_is_written_in_the_order_of_the_rules(letters: list[str]) -> None:
    assert in_order("".join(letters)) == LETTERS


def test_two_tiles_are_written_in_the_order_of_the_rules() -> None:
    for one, other in permutations(LETTERS, 2):
        written = in_order(one + other)
        assert sorted(written) == sorted(one + other)
        assert LETTERS.index(written[0]) < LETTERS.index(written[1])
