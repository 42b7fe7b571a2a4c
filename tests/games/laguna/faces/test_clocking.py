"""The clock that a table of Laguna asks for."""

import pytest

from games.laguna.seas import laguna
from ludotheque.core.clock import ClockSettings, settings
from ludotheque.core.options import Value
from ludotheque.games.laguna.faces.clocking import CLOCKING


def asked(**options: Value) -> ClockSettings:
    found = CLOCKING.default(laguna(**options))
    assert found is not None
    return found


@pytest.mark.parametrize("seconds", [30, 20, 45, 60])
def test_the_glass_of_the_options_is_the_clock(seconds: int) -> None:
    clock = asked(glass=seconds)
    assert (clock.kind, clock.seconds, clock.call) == ("hourglass", seconds, False)
    assert (clock.handover_ms, clock.grace_ms, clock.min_action_ms) == (700, 200, 200)


def test_somebody_must_say_time_where_that_was_agreed() -> None:
    assert asked(time_call="call").call is True


def test_without_a_glass_five_minutes_protect_who_waits() -> None:
    clock = asked(glass="none")
    assert (clock.kind, clock.seconds, clock.min_action_ms, clock.clause) == ("idle", 300, 200, "LAG-E5")


def test_alone_no_clock_runs() -> None:
    assert CLOCKING.default(laguna(players=1)) is None


@pytest.mark.parametrize("options", [{}, {"glass": "none"}, {"time_call": "call", "players": 4}], ids=str)
def test_what_is_asked_for_travels_as_settings(options: dict[str, Value]) -> None:
    clock = asked(**options)
    assert settings(clock.to_json()) == clock


def test_a_glass_runs_only_in_play_where_a_turn_can_be_ended() -> None:
    game = laguna()
    placing = game.initial("easy A=rgb B=rgb C=rgy D=rgy E=rby F=rby G=gby H=gby")
    assert not asked().runs(game, placing)
