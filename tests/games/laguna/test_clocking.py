"""The clock that a table of Laguna asks for."""

from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.clock import settings
from ludotheque.core.outcome import Json
from ludotheque.games.laguna.faces.clocking import CLOCKING, IDLE_SECONDS


def asked(**options: Any) -> dict[str, Json] | None:
    return CLOCKING.default(catalog.entry("laguna").game(options))  # type: ignore[arg-type]


@pytest.mark.parametrize("seconds", [30, 20, 45, 60])
def test_the_glass_of_the_options_is_the_clock(seconds: int) -> None:
    told = asked(glass=seconds)
    assert told is not None
    assert (told["kind"], told["seconds"], told["call"]) == ("hourglass", seconds, False)
    assert (told["handover_ms"], told["grace_ms"], told["min_action_ms"]) == (700, 200, 200)


def test_somebody_must_say_time_where_that_was_agreed() -> None:
    told = asked(time_call="call")
    assert told is not None and told["call"] is True


def test_without_a_glass_five_minutes_protect_the_table() -> None:
    told = asked(glass="none")
    assert told is not None and (told["kind"], told["seconds"]) == ("idle", IDLE_SECONDS)
    assert IDLE_SECONDS == 300


def test_alone_no_clock_runs() -> None:
    assert asked(players=1) is None


@pytest.mark.parametrize("options", [{}, {"glass": "none"}, {"time_call": "call", "players": 4}])
def test_what_is_asked_for_is_a_clock(options: dict[str, Any]) -> None:
    assert settings(asked(**options)) is not None
