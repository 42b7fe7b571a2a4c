import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.play.line import Line, Step


def step(number: int) -> Step:
    return Step(0, str(number), number, None, None, 0, False)


def texts(line: Line) -> list[str]:
    return [one.text for one in line]


def grown(plies: int) -> Line:
    line = Line()
    for number in range(plies):
        line = line.then(step(number))
    return line


def test_going_on_leaves_the_shorter_line_as_it_was() -> None:
    short = grown(2)
    long = short.then(step(7))
    assert (texts(short), texts(long)) == (["0", "1"], ["0", "1", "7"])


def test_two_ways_to_go_on_know_nothing_of_each_other() -> None:
    short = grown(1)
    one, other = short.then(step(5)), short.then(step(6))
    assert (texts(one), texts(other), texts(short)) == (["0", "5"], ["0", "6"], ["0"])
    assert one != other and one == grown(1).then(step(5))


def test_a_cut_line_goes_on_without_what_was_cut() -> None:
    long = grown(3)
    again = long.upto(1).then(step(9))
    assert (texts(again), texts(long)) == (["0", "9"], ["0", "1", "2"])


def test_going_on_copies_no_steps() -> None:
    line = grown(3)
    assert line.then(step(3))._steps is line._steps


@pytest.mark.parametrize("at", [3, -4, 99])
def test_what_is_not_there_is_not_found_even_where_another_line_has_it(at: int) -> None:
    line = grown(3)
    line.then(step(3))
    with pytest.raises(IndexError):
        line[at]


@given(st.integers(0, 12), st.slices(12))
def test_a_line_is_cut_into_pieces_like_a_list(plies: int, at: slice) -> None:
    line = grown(plies)
    line.then(step(99))
    assert [one.text for one in line[at]] == [str(number) for number in range(plies)][at]
    assert len(line) == plies and hash(line) == hash(grown(plies))
    assert not plies or line[-1].text == str(plies - 1)
