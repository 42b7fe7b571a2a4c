"""Warming asks every game that has bots, and plays a ply of every game that has batches."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.bot import Bot, Limit
from ludotheque.core.catalog import INSTALLED
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.core.vector import Vectors
from ludotheque.search.many import RulesBatch
from ludotheque.search.warm import warm


class Counted(Bots):
    """Bots that only say that they were asked."""

    def __init__(self) -> None:
        self.warmed = 0

    def levels(self) -> tuple[int, ...]:
        return (1,)

    def bot(self, level: int) -> Bot:
        raise AssertionError(level)

    def limit(self, level: int) -> Limit:
        return Limit()

    def warm(self) -> None:
        self.warmed += 1


class Stepped(Vectors[AnyGame]):
    """Batches that keep what was called, as the kernels of a batch would be compiled."""

    def __init__(self) -> None:
        self.called: list[str] = []

    def batch(self, game: AnyGame, count: int, longest: int) -> RulesBatch:
        called = self.called

        class Kept(RulesBatch):
            def __getattribute__(self, name: str) -> object:
                called.append(name)
                return super().__getattribute__(name)

        return Kept(game, count, longest)


def test_every_kernel_of_a_batch_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    part = Stepped()
    given = INSTALLED.giving("lacunes", Vectors, part).giving("lacunes", Bots, Counted())
    monkeypatch.setattr(catalog, "entries", lambda: [given.entry("lacunes")])
    warm()
    assert {"reset", "sample", "masks", "observations", "step"} <= set(part.called)


def test_every_game_with_bots_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {entry.key: Counted() for entry in INSTALLED.entries()}
    given = INSTALLED
    for key, part in bots.items():
        given = given.giving(key, Bots, part).giving(key, Vectors, None)
    monkeypatch.setattr(catalog, "entries", given.entries)
    warm()
    assert {part.warmed for part in bots.values()} == {1}
