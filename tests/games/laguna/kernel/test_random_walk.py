"""The walk that measures a step stays on the sea."""

from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.kernel.random_walk import random_walk
from ludotheque.games.laguna.rules.board_text import house


def test_a_walk_ends_on_the_sea_and_repeats() -> None:
    found = sea_map(house("hard"), "H")
    start = found.windows[0]
    ends = [random_walk(steps, start, 0b110011, found.sea) for steps in range(0, 400, 7)]
    assert set(ends) <= set(found.windows) and len(set(ends)) > 3
    assert ends == [random_walk(steps, start, 0b110011, found.sea) for steps in range(0, 400, 7)]


def test_no_step_is_no_way() -> None:
    found = sea_map(house("easy"), "V")
    assert random_walk(0, found.windows[9], 0b111111, found.sea) == found.windows[9]
