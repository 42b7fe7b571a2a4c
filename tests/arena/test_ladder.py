"""The ladder: each level of a game against the one below it."""

import pytest

from ludotheque.arena.ladder import climb
from ludotheque.arena.players import AtRandom
from ludotheque.core import catalog
from ludotheque.core.bot import Bot, Limit
from ludotheque.core.parts import Bots


class Three(Bots):
    """Three levels that all play at random."""

    def levels(self) -> tuple[int, ...]:
        return (1, 2, 3)

    def bot(self, level: int) -> Bot:
        return AtRandom()

    def limit(self, level: int) -> Limit:
        return Limit(nodes=level)


ENTRY = catalog.entry("interactions").with_part(Bots, Three())


def test_there_is_a_rung_between_each_two_levels_that_the_game_has() -> None:
    rungs = climb(ENTRY, ENTRY.game(), 2)
    assert [(rung.lower, rung.upper) for rung in rungs] == [("bot:1", "bot:2"), ("bot:2", "bot:3")]


def test_heights_add_up_rung_by_rung() -> None:
    first, second = climb(ENTRY, ENTRY.game(), 12, seed=5)
    assert first.height == first.rating.elo[0]
    assert second.height == pytest.approx(first.height + second.rating.elo[0])


def test_every_game_is_told_as_it_is_finished() -> None:
    told: list[int] = []
    climb(ENTRY, ENTRY.game(), 2, told=lambda contest: told.append(len(contest.points)))
    assert told == [1, 2, 1, 2]
