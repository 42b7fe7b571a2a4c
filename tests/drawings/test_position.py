"""Every game draws every position that it can reach, from the components of its board."""

import re
from xml.etree import ElementTree

import pytest

from conformance.games import below, random_game, some
from conformance.variants import variants
from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Wire
from ludotheque.drawings import png, svg
from ludotheque.drawings.script import drawn

SVG = "{http://www.w3.org/2000/svg}"
VARIANTS = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in variants()])


@pytest.mark.no_cover
@VARIANTS
def test_every_position_is_one_drawing_that_stands_alone(game: AnyGame) -> None:
    played = random_game(game, 3, 400)
    for at in some(4, len(played.states), below(1)):
        text = svg(game, played.states[at])
        root = ElementTree.fromstring(text)
        assert root.tag == f"{SVG}svg" and root.get("viewBox")
        assert len(list(root.iter())) > 4, "more than an empty sheet"
        assert not re.search(r"var\(|undefined|NaN|href=|<script", text)


@pytest.mark.parametrize("key", catalog.keys())
def test_a_drawing_becomes_pixels_of_the_width_that_is_asked_for(key: str) -> None:
    played = random_game(catalog.entry(key).game(), 5, 6)
    picture = png(svg(played.game, played.last), 320)
    assert picture.startswith(b"\x89PNG") and int.from_bytes(picture[16:20]) == 320


def test_numbers_on_tiles_are_drawn_with_the_fonts_of_the_house() -> None:
    game = catalog.entry("interactions").game()
    state = random_game(game, 2).last
    drawing = svg(game, state)
    assert png(drawing, 200) != png(re.sub(r"<text.*?</text>", "", drawing), 200)


def test_what_a_seat_does_not_see_is_not_drawn() -> None:
    game = catalog.entry("laguna").game()
    played = random_game(game, 4, 60)
    views = [svg(game, played.last, seat) for seat in (None, 0)]
    guessed = game.guess(game.view(played.last, 0), below(9))
    assert svg(game, guessed, 0) == views[1]


def test_the_pictures_of_a_game_are_of_one_size() -> None:
    game = catalog.entry("interactions").game()
    states = random_game(game, 7).states
    boxes = {ElementTree.fromstring(svg(game, state, None, states[-1])).get("viewBox") for state in states}
    assert len(boxes) == 1
    assert len({ElementTree.fromstring(svg(game, state)).get("viewBox") for state in states}) > 1


def test_bridges_are_drawn_where_the_game_is_over() -> None:
    bridge = {"seats": [{"bridges": [{"axis": "NS", "cells": [[0, 0], [1, 0]]}]}]}
    entry = catalog.entry("forma")
    game, wire = entry.game(), entry.part(Wire)
    assert wire is not None
    shown = wire.show(game, game.view(random_game(game, 1, 1).last, None), None)
    assert "bridge" in drawn("forma", {"view": shown, "detail": bridge})
    assert "bridge-under" not in drawn("forma", {"view": shown, "detail": None}).partition("</style>")[2]


def test_a_game_without_a_drawing_says_so() -> None:
    with pytest.raises(LudothequeError) as refused:
        drawn("chess", {"view": {}})
    assert refused.value.code == "NO_DRAWING"
