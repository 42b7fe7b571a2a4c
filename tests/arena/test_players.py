"""Names and limits as the command line spells them."""

from dataclasses import replace

import pytest

from ludotheque.arena.players import AtRandom, InvalidLimit, UnknownPlayer, limited, player
from ludotheque.core import catalog
from ludotheque.core.bot import Bot, Limit
from ludotheque.core.errors import LudothequeError
from ludotheque.core.ladder import ladders_of
from ludotheque.core.parts import Bots

ENTRY = catalog.entry("interactions")


@pytest.mark.parametrize("name", ["3", "bot:3"])
def test_a_level_is_a_number_with_or_without_bot(name: str) -> None:
    found = player(ENTRY, name)
    assert found.name == "bot:3"
    bots = ENTRY.part(Bots)
    assert bots and found.limit == bots.limit(3)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_yardsticks_have_names(name: str) -> None:
    assert player(ENTRY, name).name == name


@pytest.mark.parametrize("name", ["0", "99", "bot:", "grade:9", "stockfish", ""])
def test_an_unknown_player_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownPlayer) as refused:
        player(ENTRY, name)
    assert "greedy" in str(refused.value.facts["known"])


def test_a_grade_is_the_level_that_grades_puzzles_so() -> None:
    graders = ladders_of(ENTRY).graders
    assert [player(ENTRY, f"grade:{grade}").name for grade in (1, 5)] == [f"bot:{graders[0]}", f"bot:{graders[4]}"]


def test_a_limit_replaces_the_own_one() -> None:
    own = Limit(seconds=5, nodes=1000)
    assert limited(own, "nodes:50") == Limit(nodes=50)
    assert limited(own, "seconds:0.5") == Limit(seconds=0.5)


def test_where_a_level_has_nodes_no_clock_weakens_it_so_that_games_repeat() -> None:
    assert limited(Limit(seconds=5, nodes=1000), None) == Limit(nodes=1000)
    assert limited(Limit(seconds=5), None) == Limit(seconds=5)


def test_a_fraction_counts_nodes_alone_so_that_games_repeat() -> None:
    assert limited(Limit(seconds=5, nodes=1000), "fraction:1/10") == Limit(nodes=100)
    assert limited(Limit(seconds=5), "fraction:0.1") == Limit(seconds=0.5)


@pytest.mark.parametrize("words", ["nodes", "nodes:x", "hours:3", "fraction:1/0", ""])
def test_a_limit_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(InvalidLimit):
        limited(Limit(), words)


def test_levels_are_those_that_the_game_has() -> None:
    class TwoLevels(Bots):
        def levels(self) -> tuple[int, ...]:
            return (1, 2)

        def bot(self, level: int) -> Bot:
            return AtRandom()

        def limit(self, level: int) -> Limit:
            return Limit(nodes=level)

    small = ENTRY.with_part(Bots, TwoLevels())
    assert player(small, "2").name == "bot:2"
    with pytest.raises(UnknownPlayer) as refused:
        player(small, "3")
    assert refused.value.facts["known"] == ("1", "2", "random")


def test_a_game_without_bots_has_no_players() -> None:
    with pytest.raises(LudothequeError) as refused:
        player(replace(ENTRY, parts={}), "1")
    assert refused.value.code == "NO_BOTS"


def test_a_player_costs_what_its_level_costs_on_a_virtual_clock() -> None:
    laguna = catalog.entry("laguna")
    bots = laguna.part(Bots)
    assert bots and player(laguna, "4").cost_ms == bots.cost_ms(4) > 0
