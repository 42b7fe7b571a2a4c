"""Which clock a new table gets: by the wish, by the rules of its game, and by who sits at which screen."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import LudothequeError
from ludotheque.play.seats import Holder
from ludotheque.server.bodies import ClockWish
from ludotheque.server.clocking import clock_of

HERE, BOT = Holder("here"), Holder("bot", level=3)
LINK, OPEN = Holder("link", "Bob"), Holder("link", taken=False)


def clock(
    *holders: Holder, wish: ClockWish | None = None, game: str = "laguna", **options: str | int
) -> ClockSettings | None:
    entry = catalog.entry(game)
    return clock_of(entry, entry.game({"players": len(holders), **options}), wish, holders)


@pytest.mark.parametrize("holders", [(HERE, LINK), (HERE, OPEN), (LINK, LINK), (HERE, HERE, OPEN), (LINK, BOT, LINK)])
def test_without_a_glass_an_idle_turn_ends_for_whoever_waits_at_another_screen(holders: tuple[Holder, ...]) -> None:
    found = clock(*holders, glass="none")
    assert found is not None and (found.kind, found.seconds) == ("idle", 300)


@pytest.mark.parametrize("holders", [(HERE, HERE), (HERE, BOT), (HERE, HERE, BOT), (LINK, BOT), (BOT, BOT)])
def test_on_one_screen_and_against_bots_nobody_is_hurried_without_a_glass(holders: tuple[Holder, ...]) -> None:
    assert clock(*holders, glass="none") is None


@pytest.mark.parametrize("holders", [(HERE, HERE), (HERE, LINK)])
def test_a_clock_that_was_wished_for_runs_on_any_screen(holders: tuple[Holder, ...]) -> None:
    found = clock(*holders, wish=ClockWish(kind="turn", seconds=60), glass="none")
    assert found == ClockSettings("turn", 60)


def test_no_glass_can_be_wished_for_where_the_options_have_none() -> None:
    with pytest.raises(LudothequeError, match="BAD_CLOCK"):
        clock(HERE, LINK, wish=ClockWish(kind="hourglass", seconds=30), glass="none")


def test_the_glass_pauses_between_turns_only_where_the_position_must_travel() -> None:
    far, near = clock(HERE, LINK), clock(HERE, BOT)
    assert far is not None and near is not None
    assert (far.handover_ms, near.handover_ms) == (700, 0)


def test_a_game_without_a_clock_of_its_own_gets_none() -> None:
    assert clock(HERE, LINK, game="interactions") is None


def test_a_patient_glass_is_asked_for_with_the_table() -> None:
    found = clock(HERE, BOT, wish=ClockWish(kind="hourglass", seconds=60, patient=True), glass=60)
    assert found is not None and (found.seconds, found.patient) == (60, True)
    plain = clock(HERE, BOT)
    assert plain is not None and not plain.patient
