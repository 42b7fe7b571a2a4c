"""How a match begins, and that nobody replays it."""

from dataclasses import replace
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import BadMove, Record, from_json
from ludotheque.play import beginning, records
from ludotheque.play.entries import Agreed, Chosen, Helped, Played, Resigned, TimeLost
from ludotheque.play.match import Match
from play.counted import Counted
from play.sittings import ADA, BEA, below
from play.trying import folded

ENTRY = catalog.entry("interactions")
MOVES = ["sel PH", "sel CA", "Pf6+M"]


def record(**more: Any) -> Record:
    return from_json({"game": "interactions", "moves": MOVES, **more})


def rebuilt(begun: beginning.Begun) -> Match:
    new = begun.new
    return Match(begun.match.game, new.setup, new.began, new.entries)


def test_a_match_knows_its_rules_its_seats_and_that_nothing_was_given() -> None:
    begun = beginning.begin(ENTRY, ENTRY.game({}), 3, (ADA, BEA), 5, below(1))
    new = begun.new
    assert (new.number, new.rules, new.given, new.seated, new.began, new.over) == (3, 1, 0, (ADA, BEA), 5, False)
    assert folded(rebuilt(begun)) == folded(begun.match)


def test_a_drawn_setup_and_a_secret_differ_from_match_to_match() -> None:
    made = [beginning.begin(ENTRY, ENTRY.game({"players": 1}), 1, (ADA,), 5, below(seed)).new for seed in range(8)]
    assert len({new.setup for new in made}) > 1 and len({new.secret for new in made}) == 8


def test_a_match_goes_on_from_a_record_whatever_its_result() -> None:
    begun = beginning.go_on(ENTRY, record(result={"reason": "agreed"}), (ADA, BEA), 5)
    assert [one.move for one in begun.new.entries if isinstance(one, Played)] == MOVES
    assert (begun.new.given, begun.match.over, begun.last) == (3, False, begun.match.state)
    assert folded(rebuilt(begun)) == folded(begun.match)


def test_choices_that_still_wait_are_not_given_moves() -> None:
    begun = beginning.go_on(ENTRY, record(moves=["sel PH"]), (ADA, BEA), 5)
    assert (begun.new.given, begun.new.entries) == (0, (Chosen(0, "sel PH", 5),))


def test_chance_before_the_first_decision_is_not_given() -> None:
    lacuna = catalog.entry("lacunes")
    begun = beginning.begin(lacuna, lacuna.game({}), 1, (ADA,), 5, below(1))
    assert begun.new.given == 0


@pytest.mark.parametrize(
    ("result", "entry"),
    [
        ({"reason": "agreed"}, Agreed(5)), ({"reason": "time", "seat": 1}, TimeLost(1, 5)),
        ({"reason": "resigned", "seat": 0}, Resigned(0, 5)),
    ],
)  # fmt: skip
def test_a_shown_record_ends_as_it_did(result: object, entry: object) -> None:
    begun = beginning.show(ENTRY, record(result=result), (ADA, BEA), 5)
    assert (begun.new.entries[-1], begun.new.over, begun.new.given) == (entry, True, 3)
    assert folded(rebuilt(begun)) == folded(begun.match)


def test_a_shown_record_without_a_result_goes_on() -> None:
    assert not beginning.show(ENTRY, record(), (ADA, BEA), 5).new.over


@pytest.mark.parametrize("seat", [None, 2, -1, True, "0"])
def test_a_loss_of_nobody_is_no_result(seat: object) -> None:
    with pytest.raises(LudothequeError) as refused:
        beginning.show(ENTRY, record(result={"reason": "resigned", "seat": seat}), (ADA, BEA), 5)
    assert refused.value.facts["field"] == "result"


def test_a_result_that_the_moves_do_not_lead_to_is_a_mismatch() -> None:
    with pytest.raises(LudothequeError) as refused:
        beginning.show(ENTRY, record(result={"reason": "complete"}), (ADA, BEA), 5)
    assert refused.value.code == "RESULT_MISMATCH"


def test_a_bad_move_is_named_by_its_place() -> None:
    with pytest.raises(BadMove) as refused:
        beginning.show(ENTRY, record(moves=["sel PH", "sel CA", "Pa1"]), (ADA, BEA), 5)
    assert refused.value.ply == 2


def test_a_record_of_rules_that_are_no_longer_here_says_so() -> None:
    newer = replace(ENTRY, rules=99)
    with pytest.raises(LudothequeError) as refused:
        beginning.go_on(newer, record(), (ADA, BEA), 5)
    assert (refused.value.code, refused.value.facts["rules"]) == ("OTHER_RULES", 1)


@pytest.mark.parametrize("begins", [beginning.go_on, beginning.show])
def test_help_that_a_record_tells_of_is_kept(begins: Any) -> None:
    assert not begins(ENTRY, record(), (ADA, BEA), 5).match.assisted
    begun = begins(ENTRY, record(assisted=True), (ADA, BEA), 5)
    assert begun.match.assisted and begun.new.given == 3 and Helped(None, 5) in begun.new.entries


@pytest.mark.parametrize("begins", [beginning.go_on, beginning.show])
def test_the_hints_that_a_record_tells_of_are_kept(begins: Any) -> None:
    begun = begins(ENTRY, record(assisted=True, hinted=[1, 99]), (ADA, BEA), 5)
    assert begun.match.assisted and begun.match.hinted == (1,)
    assert records.written(begun.match, (), None).hinted == (1,)


def counted(entry: Entry, options: dict[str, Any]) -> tuple[Entry, Counted]:
    game = Counted(entry.game(options))
    return replace(entry, make=lambda options: game), game


@pytest.mark.parametrize("begins", [beginning.go_on, beginning.show])
def test_every_move_of_a_record_is_read_once_and_played_once(begins: Any) -> None:
    entry, game = counted(ENTRY, {})
    begins(entry, record(), (ADA, BEA), 5)
    assert (game.runs["initial"], game.runs["read"], game.runs["play"]) == (1, 3, 3)
