"""Laguna in letters, for the terminal."""

import pytest

from games.laguna.seas import Trial, laguna, one_raft, trial, water
from games.laguna.wandering import VARIANTS, wander
from ludotheque.core.options import Value
from ludotheque.games.laguna.faces.text import TEXT


def drawn(found: Trial, seat: int | None = None) -> list[str]:
    return TEXT.draw(found.game, found.game.view(found.state, seat), seat).splitlines()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_drawing_names_every_raft_and_hides_what_is_covered(seat: int | None) -> None:
    lines = drawn(one_raft(".x....\n..>...\n......", "H,0,0,r----g,-"), seat)
    assert any(line.startswith("0 r H@r0c0 [r - - / - - g] over [? x . / . . ?]") for line in lines)
    assert lines[2] == " 0 rx...." and lines[3] == " 1 ..g..."


def test_rows_and_columns_are_numbered() -> None:
    lines = drawn(one_raft(water(12, 11), "H,0,0,rg----,-"))
    assert lines[0] == "             1" and lines[1] == "   01234567890"
    assert lines[13].startswith("11 ")


def test_an_upright_raft_is_told_in_three_rows() -> None:
    assert any("V@r0c0 [r g / - - / - b]" in line for line in drawn(one_raft(water(4, 4), "V,0,0,rg---b,-")))


def test_what_a_raft_touches_is_told() -> None:
    words = "A=rb play turn=0 phase=sail raft0=H,1,1,rg----,- raft1=H,3,1,gb----,-"
    lines = drawn(trial("..A..\n.....\n....@\n.....\n.....", words))
    assert any(line.endswith("at @ A 1, 0 of 6") for line in lines)
    assert "A rb" in lines and lines[-1] == "turn 0 sail"


def test_a_puzzle_is_told_with_its_target_and_the_moves_so_far() -> None:
    words = "A=- play turn=0 phase=sail raft0=H,0,0,rg----,- target A=r volcano=1"
    found = trial("......\n......\n.....A", words, players=1).play("step E")
    assert "target A=r @=1  moves 1" in drawn(found, 0)


def test_the_pool_is_told_while_pearls_are_placed() -> None:
    game = laguna(distribution="players")
    found = Trial(game, game.initial("easy pool")).play("place H 2 4 A", "place H 2 16 B")
    lines = drawn(found)
    assert f"pool {'r' * 6}{'g' * 6}{'b' * 6}{'y' * 6}" in lines and "A -" in lines
    assert not any(line.startswith("turn") for line in lines)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_position_is_drawn_with_a_line_a_row_and_a_line_a_raft(options: dict[str, Value]) -> None:
    game = laguna(**options)
    for number, (_, _, state) in enumerate(wander(game, 6, 60)):
        if number % 10 == 0:
            lines = drawn(Trial(game, state))
            assert len([line for line in lines if "] over [" in line]) == len(state.rafts)
            assert [len(line) for line in lines[2:26]] == [27] * 24
