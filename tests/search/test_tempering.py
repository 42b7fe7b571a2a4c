"""What a search says becomes a chance: the more it is trusted the surer, and never quite sure."""

import pytest

from ludotheque.search.tempering import PLAIN, SUREST, Tempering


@pytest.mark.parametrize("said", [(0.7, 0.3), (0.2, 0.5, 0.3), (0.4, 0.1, 0.1, 0.4)])
def test_who_takes_a_search_at_its_word_says_the_same(said: tuple[float, ...]) -> None:
    assert PLAIN(said, 0, 0) == pytest.approx(said)


def test_alone_the_chance_is_that_of_a_win() -> None:
    assert PLAIN((0.7,), 0, 0) == pytest.approx((0.7,))
    assert Tempering((2.0,))((0.7,), 0, 0)[0] == pytest.approx(0.49 / (0.49 + 0.09))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up(seats: int) -> None:
    said = tuple(float(one + 1) for one in range(seats))
    assert sum(Tempering((0.4,), (0.7,))(said, 0, 1)) == pytest.approx(1)


def test_little_trust_draws_to_the_middle_and_much_away_from_it() -> None:
    doubted, said, believed = (Tempering((trust,))((0.8, 0.2), 0, 0)[0] for trust in (0.5, 1.0, 2.0))
    assert 0.5 < doubted < said < believed < 1


def test_whoever_decides_is_given_its_tempo() -> None:
    tempo = Tempering((1.0,), (0.5,))
    assert tempo((0.5, 0.5), 0, 0)[0] > 0.5 > tempo((0.5, 0.5), 0, 1)[0]


def test_who_began_is_given_what_that_is_worth_whoever_decides() -> None:
    began = Tempering((1.0,), (0.0,), (0.5,))
    for mover in (0, 1):
        assert began((0.5, 0.5), 0, mover)[0] > 0.5
    assert sum(began((0.2, 0.3, 0.5), 0, 2)) == pytest.approx(1)


def test_each_stage_has_its_own_and_the_last_one_goes_on() -> None:
    stages = Tempering((1.0, 2.0), (0.0, 0.0))
    assert stages((0.7, 0.3), 0, 0) != stages((0.7, 0.3), 1, 0) == stages((0.7, 0.3), 9, 0)


def test_what_is_not_proved_is_never_certain() -> None:
    assert PLAIN((1.0, 0.0), 0, 0)[0] <= SUREST + 1e-9
