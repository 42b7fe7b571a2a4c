"""What a game inherits where it has no chance, no secrets and no interruptions."""

from dataclasses import dataclass

import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove
from ludotheque.core.plain import InTurn, WithoutChance, WithoutInterruptions, WithoutSecrets

BELOW = SplitMix64(1).below


@dataclass(frozen=True)
class Plain(WithoutChance[str, str], WithoutSecrets[str], InTurn[str], WithoutInterruptions[str, str]):
    """Nothing but what is inherited."""


def test_chance_never_moves() -> None:
    assert list(Plain().chances("a state") or ()) == []
    with pytest.raises(IllegalMove, match="IMPOSSIBLE_CHANCE"):
        Plain().draw("a state", BELOW)


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("peek", [False, True])
def test_everybody_sees_the_state_itself(seat: int | None, peek: bool) -> None:
    state = "a state"
    assert Plain().view(state, seat, peek) is state
    assert Plain().guess(state, BELOW) is state
    assert Plain().known_setup("a setup", state, seat) == "a setup"


def test_nobody_chooses_at_the_same_time_or_is_interrupted() -> None:
    assert Plain().together("a state") == ()
    assert [Plain().interruption("a state", by) for by in (None, 0)] == [None, None]


def test_such_a_game_is_a_value() -> None:
    assert Plain() == Plain()
    assert hash(Plain()) == hash(Plain())
