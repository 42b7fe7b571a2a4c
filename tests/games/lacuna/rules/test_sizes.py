import pytest

from ludotheque.games.lacuna.rules.sizes import USUAL, Sizes, read_sizes


def test_the_usual_sizes_are_those_of_the_rule_file() -> None:
    assert str(USUAL) == "R24000 rf800 rp750 sep4000"
    assert (USUAL.reach, USUAL.sound) == (23200, True)


def test_sizes_are_read_as_they_are_written() -> None:
    sizes = Sizes(30000, 900, 900, 3000)
    assert read_sizes(str(sizes)) == sizes


@pytest.mark.parametrize(
    "text",
    [
        "R24000 rf800 rp801 sep4000",  # a pawn larger than a flower
        "R24000 rf800 rp750 sep1599",  # flowers that may overlap
        "R34990 rf800 rp750 sep4000",  # beyond 64 bits
        "R24000 rf800 rp750 sep4193",  # scattering might not end
        "R24000 rf800 rp0 sep4000",
        "R24000 rf800  rp750 sep4000",
        "R24000 rf800 rp750",
        "r24000 rf800 rp750 sep4000",
        "",
    ],
)
def test_sizes_that_cannot_be_are_refused(text: str) -> None:
    assert read_sizes(text) is None


def test_the_largest_and_the_densest_pond_are_accepted() -> None:
    assert read_sizes("R34989 rf800 rp750 sep4000")
    assert read_sizes("R24000 rf800 rp750 sep4192")
