"""Warming asks every game that has bots, and no other."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.bot import Bot, Limit
from ludotheque.core.catalog import INSTALLED
from ludotheque.core.parts import Bots
from ludotheque.search.warm import warm


class Counted(Bots):
    """Bots that only say that they were asked."""

    def __init__(self) -> None:
        self.warmed = 0

    def bot(self, level: int) -> Bot:
        raise AssertionError(level)

    def limit(self, level: int) -> Limit:
        return Limit()

    def warm(self) -> None:
        self.warmed += 1


def test_every_game_with_bots_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {entry.key: Counted() for entry in INSTALLED.entries()}
    given = INSTALLED
    for key, part in bots.items():
        given = given.giving(key, Bots, part)
    monkeypatch.setattr(catalog, "entries", given.entries)
    warm()
    assert {part.warmed for part in bots.values()} == {1}
