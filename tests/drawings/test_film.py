"""A game as a film."""

from io import BytesIO

import pytest
from PIL import Image

from conformance.games import random_game
from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import Record
from ludotheque.drawings.film import KINDS, LAST_MS, film


def record(key: str, plies: int) -> Record:
    entry = catalog.entry(key)
    played = random_game(entry.game(), 3, plies)
    moves = tuple(played.game.write(*pair) for pair in zip(played.states, played.moves, strict=False))
    return Record(key, entry.rules, played.game.info.options, played.setup, (), moves)


@pytest.mark.parametrize("kind", KINDS)
def test_every_move_is_a_picture_and_the_end_stays(kind: str) -> None:
    kept = record("forma", 8)
    shown = Image.open(BytesIO(film(kept, kind, width=90, ms=100)))
    frames = getattr(shown, "n_frames", 1)
    assert shown.width == 90 and 4 <= frames <= len(kept.moves) + 1
    shown.seek(frames - 1)
    shown.load()
    assert shown.info["duration"] == LAST_MS


def test_a_territory_that_grows_is_filmed_from_one_place() -> None:
    shown = Image.open(BytesIO(film(record("interactions", 400), width=80)))
    assert getattr(shown, "n_frames", 1) > 10


def test_another_kind_of_film_is_refused() -> None:
    with pytest.raises(LudothequeError) as refused:
        film(record("forma", 2), "avi")
    assert refused.value.code == "NO_SUCH_FILM"
