import pytest

from ludotheque.core.record import BadMove
from ludotheque.play import actions, records
from ludotheque.play.entries import Abandoned, Agreed, Chosen, Played, Resigned, TakenBack
from ludotheque.play.match import Match
from play.counting import Counting, ones
from play.trying import do, folded


def played(game: Counting, *texts: str) -> Match:
    match = Match(game, "card:7", 86_400_000)
    for text in texts:
        do(match, actions.play(match, match.deciding[0], text, 86_400_500, ones))
    return match


def test_a_running_match_writes_only_what_the_seat_knows() -> None:
    match = played(Counting(secret=True), "pick 3")
    record = records.written(match, ("Ada", "bot:2"), 1)
    assert (record.setup, record.moves, record.result) == ("card:?", (), None)
    assert "pick 3" not in repr(record)


def test_a_finished_match_writes_everything() -> None:
    match = played(Counting(), "add 3", "add 3", "add 3", "add 3")
    record = records.written(match, ("Ada", "Bob"), None)
    assert record.setup == "card:7"
    assert record.moves == ("add 3", "add 3", "add 3", "add 3")
    assert record.result == {"reason": "complete", "scores": [0, 1], "returns": [-1.0, 1.0], "winners": [1]}
    assert record.date == "1970-01-02"


def test_the_record_shows_the_line_that_stands() -> None:
    match = played(Counting(), "add 3", "add 2")
    match.apply(TakenBack(1, 1, 0))
    assert records.written(match, (), 0).moves == ("add 3",)


def test_resignation_and_agreement_live_in_the_result_alone() -> None:
    match = played(Counting(), "add 3")
    match.apply(Resigned(0, 1))
    assert records.result(match) == {
        "reason": "resigned", "scores": [], "returns": [-1.0, 1.0], "winners": [1], "seat": 0,
    }  # fmt: skip
    drawn = played(Counting())
    drawn.apply(Agreed(1))
    assert records.result(drawn) == {"reason": "agreed", "scores": [], "returns": [0.0, 0.0], "winners": [0, 1]}


def test_an_abandoned_match_has_no_result() -> None:
    match = played(Counting(), "add 3")
    match.apply(Abandoned(1, 1))
    assert records.result(match) is None


def test_times_are_written_for_a_match_with_a_clock() -> None:
    assert records.written(played(Counting(), "add 3"), (), 0, timed=True).times == (500,)
    assert records.written(played(Counting(), "add 3"), (), 0).times == ()


def replayed(game: Counting, *moves: str) -> tuple[Match, records.Replayed]:
    """A match with a record's moves, which must be the one that its entries rebuild."""
    match = Match(game, "card:7", 5)
    found = records.replayed(match, moves, 5)
    assert folded(Match(game, "card:7", 5, found.entries)) == folded(match)
    return match, found


def test_a_match_goes_on_from_a_record_with_its_moves_given_to_their_seats() -> None:
    match, found = replayed(Counting(secret=True), "pick 1", "pick 2", "add 3", "add 1", "=draw 2")
    assert [(entry.seat, entry.revealed) for entry in found.entries if isinstance(entry, Played)] == [
        (0, True), (1, True), (0, False), (1, False), (None, False),
    ]  # fmt: skip
    assert match.state.total == 6 and found.last == match.state


def test_choices_at_once_that_a_record_holds_in_part_wait_sealed() -> None:
    match, found = replayed(Counting(seats=3, secret=True), "pick 1", "pick 2")
    assert found.entries == (Chosen(0, "pick 1", 5), Chosen(1, "pick 2", 5))
    assert (match.ply, match.deciding) == (0, (2,))
    assert found.last.picks == (1, 2), "what the record itself leads to"


def test_a_bad_move_of_a_record_is_named() -> None:
    with pytest.raises(BadMove) as refused:
        replayed(Counting(), "add 1", "add 7")
    assert (refused.value.ply, refused.value.error.code) == (1, "TOO_MUCH")
