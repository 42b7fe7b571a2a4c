"""The ladder: each level of a mode against the one below it, and what is kept of it."""

import pytest

from ludotheque.arena.ladder import Step, climb, rated
from ludotheque.arena.players import AtRandom
from ludotheque.arena.ratings import Rating
from ludotheque.core import catalog
from ludotheque.core.bot import Bot, Limit
from ludotheque.core.ladder import Ladder, Ladders, Rung, ungraded
from ludotheque.core.parts import Bots


class Three(Bots):
    """Three levels that all play at random."""

    def levels(self) -> tuple[int, ...]:
        return (1, 2, 3)

    def bot(self, level: int) -> Bot:
        return AtRandom()

    def limit(self, level: int) -> Limit:
        return Limit(nodes=level)


ENTRY = catalog.entry("interactions").with_part(Bots, Three()).with_part(Ladders, ungraded(3))
STEPS = [Step("bot:2", "bot:1", Rating(75, 0, 25)), Step("bot:3", "bot:2", Rating(60, 10, 30))]


def test_there_is_a_step_between_each_two_levels_that_the_game_has() -> None:
    assert [(step.lower, step.upper) for step in climb(ENTRY, ENTRY.game(), 2)] == [
        ("bot:1", "bot:2"), ("bot:2", "bot:3"),
    ]  # fmt: skip


def test_only_the_levels_of_its_mode_are_measured() -> None:
    short = Ladders((Ladder("players=2", (Rung(1, 1), Rung(3, 3))), *ungraded(3).every))
    steps = climb(ENTRY.with_part(Ladders, short), ENTRY.game(), 2)
    assert [(step.lower, step.upper) for step in steps] == [("bot:1", "bot:3")]


def test_every_game_is_told_as_it_is_finished() -> None:
    told: list[int] = []
    climb(ENTRY, ENTRY.game(), 2, told=lambda contest: told.append(len(contest.points)))
    assert told == [1, 2, 1, 2]


def test_ratings_add_up_step_by_step_and_so_does_what_is_uncertain() -> None:
    first, second, third = rated(ungraded(3), "players=2", STEPS).every[0].rungs
    assert (first.rating, first.error, first.won) == (0, 0, 0)
    assert (second.rating, second.won, second.lost) == (191, 75, 25)
    assert third.rating == pytest.approx(191 + STEPS[1].rating.elo[0], abs=1)
    assert 0 < (second.error or 0) < (third.error or 0)


def test_a_mode_that_is_measured_again_takes_its_place_and_the_others_stay() -> None:
    ladders = rated(rated(rated(ungraded(3), "players=2", STEPS), "players=4", STEPS), "players=2", STEPS[:1])
    assert [ladder.mode for ladder in ladders.every] == ["players=2", "players=4", ""]
    assert ladders.every[1] == rated(ungraded(3), "players=4", STEPS).every[0]


def test_above_the_last_step_that_was_measured_nothing_is_rated() -> None:
    steps = climb(ENTRY.with_part(Ladders, ungraded(3).up_to(2)), ENTRY.game(), 2)
    assert [(step.lower, step.upper) for step in steps] == [("bot:1", "bot:2")]
    again = rated(rated(ungraded(3), "players=2", STEPS), "players=2", STEPS[:1]).every[0].rungs
    assert [(rung.rating, rung.won) for rung in again] == [(0, 0), (191, 75), (None, 0)]


def test_a_mode_keeps_its_own_grades() -> None:
    own = Ladders((Ladder("players=3", (Rung(1, 1), Rung(2, 4), Rung(3, 5))), *ungraded(3).every))
    assert [rung.grade for rung in rated(own, "players=3", STEPS).every[0].rungs] == [1, 4, 5]
    assert [rung.grade for rung in rated(own, "players=2", STEPS).of({"players": 2}).rungs] == [1, 2, 3]


def test_what_always_wins_is_not_rated() -> None:
    always = [Step("bot:2", "bot:1", Rating(100, 0, 0)), STEPS[1]]
    assert [rung.rating for rung in rated(ungraded(3), "", always).every[0].rungs] == [0, None, None]
