import pytest

from ludotheque.core.outcome import shared_returns


@pytest.mark.parametrize(
    ("winning", "returns"),
    [
        ([(0,)], (1, -1, -1)),
        ([(0,), (2,)], (0, -1, 0)),
        ([(0,), (1,), (2,)], (-1 / 3, -1 / 3, -1 / 3)),
        ([], (-1, -1, -1)),
    ],
)
def test_winning_sides_share_the_prize(winning: list[tuple[int, ...]], returns: tuple[float, ...]) -> None:
    assert shared_returns([(0,), (1,), (2,)], winning) == pytest.approx(returns)


def test_partners_get_their_sides_return() -> None:
    assert shared_returns([(0, 2), (1, 3)], [(1, 3)]) == (-1, 1, -1, 1)
