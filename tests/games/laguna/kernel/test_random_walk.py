"""The walk that measures a step stays on the sea, and gets about."""

import numpy as np

from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.kernel.random_walk import random_walk
from ludotheque.games.laguna.rules.board_text import house

COVER = 0b110011


def test_a_walk_stays_on_the_sea_and_sees_a_good_part_of_it() -> None:
    found = sea_map(house("hard"), "H")
    starts = np.array(found.windows, np.int32)
    ends = {int(random_walk(steps, starts, COVER, found.sea)) for steps in range(2_000)}
    assert ends <= set(found.windows) and len(ends) > len(found.windows) / 3


def test_a_walk_repeats() -> None:
    found = sea_map(house("easy"), "V")
    starts = np.array(found.windows, np.int32)
    first = [random_walk(steps, starts, COVER, found.sea) for steps in range(0, 400, 7)]
    assert first == [random_walk(steps, starts, COVER, found.sea) for steps in range(0, 400, 7)]


def test_no_step_is_no_way() -> None:
    found = sea_map(house("easy"), "V")
    assert random_walk(0, np.array([9], np.int32), 0b111111, found.sea) == 9
