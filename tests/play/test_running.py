"""A match that runs is known again by its line and by its position, whatever way they came."""

from dataclasses import replace

import pytest

from ludotheque.core import catalog
from ludotheque.core.record import Record
from ludotheque.play.place import Place
from ludotheque.play.running import WEEK_MS, known_again, may_withhold, under_way, withholds
from ludotheque.play.sitting import Sitting
from play.sittings import CountingWire, counting, moved, sat

NOW = 5000
PLAYED = moved(sat(counting()), "add 1", "add 1", "add 1", now=NOW)
LINE = [step.text for step in PLAYED.match.line]


def again(moves: list[str], setup: str | None = None, sitting: Sitting = PLAYED) -> bool:
    setup = sitting.match.setup if setup is None else setup
    return known_again([sitting], Record("counting", 1, {}, setup), moves)


def at(sitting: Sitting) -> Place:
    return Place(sitting.match.game, sitting.match.state, 0, CountingWire())


def test_a_match_is_under_way_until_nobody_has_moved_for_a_week() -> None:
    assert under_way(PLAYED, NOW) and under_way(PLAYED, NOW + WEEK_MS - 1)
    assert not under_way(PLAYED, NOW + WEEK_MS)


def test_a_match_that_has_hardly_begun_or_is_only_shown_is_nobodys_own() -> None:
    assert not under_way(moved(sat(counting()), "add 1", "add 1"), NOW)
    shown = replace(PLAYED, stored=replace(PLAYED.stored, given=PLAYED.match.ply))
    assert not under_way(shown, NOW)


def test_a_match_that_is_over_may_be_looked_into() -> None:
    resigned = PLAYED.resign(0, NOW)
    assert resigned is not None
    assert not under_way(PLAYED.accepted(resigned.ready(), None), NOW)


@pytest.mark.parametrize(
    ("moves", "known"),
    [(LINE, True), ([*LINE, "add 1", "add 2"], True), (["add 2", *LINE[1:]], False), (LINE[:2], False), ([], False)],
    ids=["its line", "further on", "another line", "how it began", "nothing"],
)
def test_its_line_is_known_again_and_so_is_what_goes_on_from_it(moves: list[str], known: bool) -> None:
    assert again(moves) == known


def test_the_same_moves_from_another_setup_are_another_match() -> None:
    assert not again(LINE, "card:?")


def test_a_line_is_known_again_a_round_behind_and_not_further() -> None:
    longer = moved(PLAYED, "add 1", "add 1", "add 1", now=NOW)
    whole = [step.text for step in longer.match.line]
    assert again(whole[:-2], sitting=longer)
    assert not again(whole[:-3], sitting=longer)


def test_its_position_is_known_again_without_any_move() -> None:
    start = Record("counting", 1, {}, "elsewhere")
    assert known_again([PLAYED], start, [], at(PLAYED))
    assert not known_again([PLAYED], start, [], at(sat(counting())))


@pytest.mark.parametrize(("withheld", "told"), [((), False), (("hint",), False), (("hint", "fork"), True)])
def test_a_game_that_lets_nobody_go_on_withholds_its_positions(withheld: tuple[str, ...], told: bool) -> None:
    assert withholds(sat(counting(None, *withheld))) == told


def test_only_a_game_that_is_played_by_sight_somewhere_may_withhold() -> None:
    assert [key for key in ("forma", "interactions", "laguna") if may_withhold(catalog.entry(key))] == ["forma"]
