"""What the core says about encodings without NumPy."""

import pickle
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.encoding import Encoding, Encodings, Field, NoAction, encoding_of
from ludotheque.core.errors import LudothequeError


def test_a_field_knows_how_many_numbers_it_holds() -> None:
    assert Field("board", (3, 4, 5), "planes").size == 60


def test_a_move_without_a_number_travels_with_its_text() -> None:
    error = pickle.loads(pickle.dumps(NoAction("swap A 0,1 r0,g1")))
    assert (error.code, error.facts) == ("NO_ACTION", {"move": "swap A 0,1 r0,g1"})


def test_the_encoding_of_a_game_is_found_in_its_own_folder() -> None:
    game = catalog.entry("lacunes").game()
    assert encoding_of(game).size == 61


def test_a_catalog_may_give_another_one() -> None:
    part = catalog.entry("lacuna").part(Encodings)
    assert part is not None

    class Finer(Encodings[object]):
        detail = 5

        def encoding(self, game: object, detail: int | None = None) -> Encoding[Any, Any]:
            assert part is not None
            return part.encoding(game, self.detail if detail is None else detail)

    given = catalog.INSTALLED.giving("lacuna", Encodings, Finer())
    game = catalog.entry("lacuna").game()
    assert encoding_of(game, catalog=given).size == part.encoding(game, 5).size
    assert encoding_of(game, 9, given).size == part.encoding(game, 9).size


def test_a_game_without_one_says_so() -> None:
    bare = catalog.Catalog({"lacuna": {Encodings: None}})
    with pytest.raises(LudothequeError, match="NO_ENCODING"):
        encoding_of(catalog.entry("lacuna").game(), catalog=bare)
