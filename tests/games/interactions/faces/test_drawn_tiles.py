"""The board draws the tiles that the rules know: values, cells looked at and the side acted on (IXN-2)."""

import re
from pathlib import Path

import pytest

from ludotheque.games.interactions.rules.tiles import LETTERS, TILES

DRAWN = (Path(__file__).parents[4] / "web/src/boards/interactions/tiles.ts").read_text(encoding="utf-8")
ROWS = {
    letter: (int(front), int(back), looks, harms == "true")
    for letter, front, back, looks, harms in re.findall(
        r"^  ([A-Z]): \{ front: (\d), back: (\d), looks: (\w+), harms: (\w+)", DRAWN, re.MULTILINE
    )
}


def offsets(name: str) -> set[tuple[int, int]]:
    found = re.search(rf"const {name}: .* = \[(.*)\];", DRAWN)
    assert found, name
    return {(int(row), int(column)) for row, column in re.findall(r"\[(-?\d), (-?\d)\]", found[1])}


def test_every_tile_is_drawn_in_the_order_of_the_rules() -> None:
    assert "".join(ROWS) == LETTERS


@pytest.mark.parametrize("letter", LETTERS)
def test_a_drawn_tile_has_the_values_and_the_effect_of_the_rules(letter: str) -> None:
    front, back, looks, harms = ROWS[letter]
    tile = TILES[letter]
    assert (front, back, harms) == (tile.recto, tile.verso, tile.turns_front)
    assert offsets(looks) == set(tile.looks_at)
