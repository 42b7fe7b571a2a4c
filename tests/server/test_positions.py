import pytest

from ludotheque.core.catalog import INSTALLED
from ludotheque.core.record import BadMove, from_json
from ludotheque.play.place import begun
from ludotheque.server import positions
from ludotheque.server.positions import Positions

START = from_json({"game": "interactions"})


def test_a_position_is_seen_by_whoever_is_to_move() -> None:
    known = Positions(INSTALLED)
    assert [known.at(START, moves).seat for moves in ((), ("sel SK",))] == [0, 1]


def test_one_that_was_asked_for_is_the_same_value() -> None:
    known = Positions(INSTALLED)
    first = known.at(START, ("sel SK",))
    assert known.at(START, ("sel SK",)) is first
    assert known.at(START, ("sel SK", "sel CA")).state == Positions(INSTALLED).at(START, ("sel SK", "sel CA")).state


def test_other_options_are_another_game() -> None:
    known = Positions(INSTALLED)
    three = from_json({"game": "interactions", "options": {"players": 3}})
    assert known.at(START, ()).game.info.seats == 2 and known.at(three, ()).game.info.seats == 3


def test_a_wrong_move_is_named_by_its_ply() -> None:
    with pytest.raises(BadMove) as bad:
        Positions(INSTALLED).at(START, ("sel SK", "what"))
    assert (bad.value.ply, bad.value.move) == (1, "what")


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "KEPT", 1)
    known = Positions(INSTALLED)
    first = known.at(START, ("sel SK",))
    known.keep(START, ("sel CA",), begun(INSTALLED.entry("interactions"), START))
    assert known.at(START, ("sel SK",)) is not first
