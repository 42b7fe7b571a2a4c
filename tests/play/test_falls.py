"""Where a chance fell though nobody is blamed: the largest falls are named, and who did nothing wrong is told where."""

from ludotheque.play import falls, judging
from ludotheque.play.judged import Moment, Ply

EVEN = (0.5, 0.5)


def game(*first: float, losses: dict[int, float] | None = None) -> list[Ply]:
    """Two seats in turn, by the first one's chance after each decision."""
    lost = losses or {}
    return [
        Ply(at, at % 2, "x", (one, round(1 - one, 6)), None, False, None, loss, "good", weight=loss)
        for at, one in enumerate(first)
        for loss in [lost.get(at, 0.0)]
    ]


def found(seat: int, plies: list[Ply], before: tuple[float, ...] = EVEN) -> list[Moment]:
    return [moment for _, moment in falls.falls(seat, before, plies, judging.kinds(before, plies, None))]


def test_the_largest_falls_are_named_by_whose_decision_they_were() -> None:
    plies = game(0.35, 0.35, 0.3, 0.0)
    assert found(0, plies) == [Moment(3, "raised"), Moment(0, "fell")]
    assert found(1, plies) == [], "the winner fell nowhere that mattered"


def test_a_loser_by_small_steps_is_told_of_the_largest() -> None:
    assert found(0, game(0.45, 0.44, 0.35, 0.35)) == [Moment(2, "fell")]


def test_whoever_had_little_to_lose_is_told_of_no_fall() -> None:
    assert found(0, game(0.04, 0.02, 0.0), (0.06, 0.94)) == []


def test_what_is_blamed_is_no_fall_and_small_ones_do_not_matter_beside_it() -> None:
    plies = game(0.2, 0.2, 0.15, 0.0, losses={0: 0.3})
    assert found(0, plies) == [Moment(3, "raised")]
    assert found(0, game(0.2, 0.15, losses={0: 0.3})) == []


def test_what_another_did_wrong_keeps_its_name() -> None:
    three = (1 / 3, 1 / 3, 1 / 3)
    given = Ply(0, 1, "x", (0.1, 0.1, 0.8), None, False, None, 0.2, "mistake", weight=0.2)
    assert found(0, [given], three) == [Moment(0, "turned")]


def test_chance_that_decides_is_called_luck() -> None:
    assert found(0, [Ply(0, None, "=x", (0.2,), None, False, None, 0.0, None)], (0.6,)) == [Moment(0, "luck")]


def test_a_seat_hears_first_of_the_fall_that_decided_and_then_of_what_it_found() -> None:
    plies = game(0.5, 0.5, 0.5, 0.38)
    plies += [Ply(at, 0, "x", (0.38, 0.62), None, False, None, 0.0, "only", stake=0.5) for at in (4, 5, 6)]
    named = judging.kinds(EVEN, plies, None)
    told = judging.summary(0, plies, named, falls.falls(0, EVEN, plies, named)).moments
    assert [one.kind for one in told] == ["raised", "only", "only"]


def test_an_only_move_at_which_the_chance_fell_is_told_once() -> None:
    plies = [Ply(0, 0, "x", (0.2, 0.8), None, False, None, 0.0, "only", stake=0.5)]
    named = judging.kinds(EVEN, plies, None)
    assert judging.summary(0, plies, named, falls.falls(0, EVEN, plies, named)).moments == (Moment(0, "fell"),)


def test_the_falls_of_a_game_are_in_their_order_and_three_at_most() -> None:
    some = [(0.1, Moment(7, "fell")), (0.4, Moment(5, "fell")), (0.2, Moment(9, "raised")), (0.3, Moment(2, "luck"))]
    assert falls.turning(some) == (Moment(2, "luck"), Moment(5, "fell"), Moment(9, "raised"))
