import pytest

from ludotheque.core import clock
from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json


def test_settings_survive_storing() -> None:
    glass = ClockSettings("hourglass", 30, 0, 700, 200, 200, True, "LAG-E5", patient=True)
    for chosen in (ClockSettings("game", 60, 5), ClockSettings("turn", 10), glass):
        assert clock.settings(chosen.to_json()) == chosen
    assert clock.settings(None) is None


@pytest.mark.parametrize(
    "bad",
    [{}, {"kind": "sundial", "seconds": 30}, {"kind": "turn", "seconds": 0}, {"kind": "turn", "seconds": True},
     {"kind": "turn", "seconds": 5.5}, {"kind": "game", "seconds": 9, "increment": -1},
     {"kind": "turn", "seconds": 9, "x": 1}, {"kind": "hourglass", "seconds": 9, "call": 1},
     {"kind": "hourglass", "seconds": 9, "grace_ms": -1}, {"kind": "hourglass", "seconds": 9, "clause": 5},
     {"kind": "turn", "seconds": 9, "patient": True}, {"kind": "hourglass", "seconds": 9, "patient": 1}],
)  # fmt: skip
def test_settings_that_cannot_be_are_refused(bad: dict[str, Json]) -> None:
    with pytest.raises(LudothequeError) as refused:
        clock.settings(bad)
    assert refused.value.code == "BAD_CLOCK"
