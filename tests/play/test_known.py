"""What one reader may know; that nothing hidden leaves is tested with every game in `tests/server/test_outbound.py`."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.errors import IllegalMove, InvalidMove, LudothequeError
from play.counting import HIDDEN, Counting
from play.sittings import ADA, BEA, BOB, counting, moved, sat, taken

SECRET = counting(Counting(secret=True))


def test_a_waiting_choice_is_known_to_its_own_seat_alone() -> None:
    sitting = moved(sat(SECRET, ADA, BOB, setup="card:7"), "pick 3")
    assert [sitting.known(seat).own_choice() for seat in (0, 1, None)] == ["pick 3", None, None]
    assert sitting.known(1).record(("a", "b")).moves == ()


def test_choices_are_for_whoever_must_decide() -> None:
    sitting = moved(sat(SECRET, setup="card:7"), "pick 3")
    assert sitting.known(0).choices() is None
    assert sitting.known(1).choices() == {"moves": ["pick 1", "pick 2", "pick 3"]}
    assert sitting.known(None).choices() is None


def test_a_part_of_the_log_is_told_by_itself() -> None:
    sitting = moved(sat(counting(), setup="card:7"), "add 1", "add 1", "add 1")
    known = sitting.known(None)
    assert [entry.ply for entry in known.log(1, 2)] == [1]
    assert (known.plies, len(known.log()), known.log(3)) == (3, 3, ())
    assert (known.log()[2].seat, known.log()[2].events[0].facts) == (0, {"total": 3})


def test_secret_choices_once_revealed_are_each_told_once_where_they_were_made() -> None:
    table = moved(sat(catalog.entry("interactions"), options={"players": 3}), "sel SA", "sel PH", "sel KA")
    for reader in (0, 1, 2, None):
        told = [[(event.key, event.facts["seat"]) for event in entry.events] for entry in table.known(reader).log()]
        assert told == [[("select", 0)], [("select", 1)], [("select", 2)]]


def test_past_positions_are_those_of_the_line() -> None:
    known = moved(sat(counting(), setup="card:7"), "add 1", "add 2").known(0)
    assert [known.past(ply).view for ply in range(3)] == [{"total": n, "card": HIDDEN} for n in (0, 1, 3)]
    for ply in (-1, 3):
        with pytest.raises(LudothequeError) as refused:
            known.past(ply)
        assert refused.value.code == "NO_SUCH_PLY"


def test_what_a_game_withholds_in_play_is_given_afterwards() -> None:
    sitting = sat(counting(None, "look", "hint", "fork", "takeback"), ADA, BEA, setup="card:7")
    sitting = moved(sitting, "add 1")
    assert not any(sitting.known(0).may(what) for what in ("look", "hint", "fork", "takeback"))
    with pytest.raises(LudothequeError) as refused:
        sitting.known(0).past(0)
    assert refused.value.code == "NOT_WHILE_PLAYING"
    with pytest.raises(LudothequeError) as refused:
        sitting.offer(0, "takeback", 1)
    assert refused.value.code == "NOT_WHILE_PLAYING"
    over = taken(sitting, sitting.resign(0, 1))
    assert over.known(0).may("look") and over.known(0).past(0).ply == 0


def test_a_position_with_something_hidden_cannot_be_forked() -> None:
    sitting = sat(counting(), setup="card:7")
    assert not sitting.known(0).may("fork")
    assert moved(sitting, "look").known(0).may("fork")


def test_a_game_without_bots_gives_no_hint() -> None:
    assert not sat(counting()).known(0).may("hint")


def refusal(setup: str, text: str) -> tuple[LudothequeError, LudothequeError]:
    """The rules' own refusal, and what the seat is told of it."""
    sitting = sat(counting(), setup=setup)
    with pytest.raises(IllegalMove) as refused:
        sitting.move(0, text, 0)
    return refused.value, sitting.known(0).refusal(refused.value, text)


def test_a_refusal_tells_only_what_every_guess_tells() -> None:
    (seven, told), (three, other) = refusal("card:7", "add 9"), refusal("card:3", "add 9")
    assert (seven.facts["card"], three.facts["card"]) == (7, 3)
    assert (told.code, told.clause, told.facts) == (other.code, other.clause, other.facts)
    assert told.code == "TOO_MUCH" and told.facts["most"] == 3


def test_a_refusal_that_depends_on_what_is_hidden_tells_no_facts() -> None:
    known = sat(counting(), setup="card:7").known(0)
    told = known.refusal(IllegalMove("SECRET_RULE", "CNT-0", card=7), "add 1")
    assert (told.code, told.clause, told.facts) == ("SECRET_RULE", "CNT-0", {})


@pytest.mark.parametrize("error", [InvalidMove("ad"), IllegalMove("NOT_YOUR_TURN", "CNT-1", seat=0)])
def test_what_no_state_can_tell_anything_by_is_told_whole(error: LudothequeError) -> None:
    assert sat(counting()).known(0).refusal(error, "ad") is error


def test_the_outcome_names_who_gave_up() -> None:
    sitting = sat(counting(), ADA, BOB)
    assert sitting.known(0).outcome() is None
    told = taken(sitting, sitting.resign(1, 5)).known(None).outcome()
    assert told is not None and (told.reason, told.seat, told.winners) == ("resigned", 1, (0,))


def test_nobody_is_to_move_once_it_is_over() -> None:
    sitting = sat(counting(), setup="card:7")
    assert sitting.known(0).to_move() == 0
    assert taken(sitting, sitting.resign(0, 5)).known(0).to_move() is None
