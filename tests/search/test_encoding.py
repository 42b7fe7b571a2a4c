"""Numbers in blocks, and observations by field."""

import numpy as np
import pytest

from ludotheque.core.encoding import Field, NoAction
from ludotheque.search.encoding import Numbering, blank, counts, split

NUMBERING = Numbering(step=(4,), swap=(2, 3), end=(1,))
FIELDS = (Field("board", (2, 3), "a small board", ("own", "other")), Field("turn", (1,), "whose turn it is"))


def test_blocks_follow_each_other_without_a_hole() -> None:
    places = [NUMBERING.place(action) for action in range(NUMBERING.size)]
    assert [NUMBERING.number(block, *at) for block, at in places] == list(range(11))
    assert places[0] == ("step", (0,))
    assert places[4] == ("swap", (0, 0))
    assert places[9] == ("swap", (1, 2))
    assert places[10] == ("end", (0,))


@pytest.mark.parametrize("action", [-1, 11, 1000])
def test_a_number_outside_is_no_action(action: int) -> None:
    with pytest.raises(NoAction):
        NUMBERING.place(action)


def test_what_is_written_into_a_field_stands_in_the_row() -> None:
    row, into = blank(FIELDS)
    into["board"][1, 2] = 1
    into["turn"][0] = -1
    assert row.tolist() == [0, 0, 0, 0, 0, 1, -1]
    assert row.dtype == np.float32


def test_a_row_is_split_into_its_fields_again() -> None:
    parts = split(FIELDS, np.arange(7, dtype=np.float32))
    assert parts["board"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert parts["turn"].tolist() == [6]


def test_letters_are_counted_in_the_order_of_their_alphabet() -> None:
    assert counts("ygg", "rgby") == [0, 2, 0, 1]
