import pytest

from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE
from ludotheque.core.record import BadMove, from_json
from ludotheque.play.place import begun
from ludotheque.play.study import moving
from ludotheque.play.study.study import bound, of_record
from ludotheque.play.study.tree import ROOT
from play.study.growing import ENTRY, START, record_of


def first(below: int) -> int:
    return 0


def test_moves_are_made_for_all_sides_and_seen_by_who_is_to_move() -> None:
    at = begun(ENTRY, START)
    assert at.seat == 0
    (step,), at = moving.made(at, "sel SK", first)
    assert (step.seat, step.move, at.seat) == (0, "sel SK", 1) and at.choices() is not None
    (step,), at = moving.made(at, "sel CA", first)
    assert step.seat == 1 and step.events and at.deciding


def test_a_move_is_written_as_the_rules_write_it_or_refused_as_they_refuse_it() -> None:
    with pytest.raises(LudothequeError, match="INVALID_MOVE"):
        moving.made(begun(ENTRY, START), "what", first)


def test_chance_answers_by_itself_and_can_be_asked_for_another_answer() -> None:
    entry = catalog.entry("lacunes")
    at = begun(entry, from_json({"game": "lacunes", "setup": "deal:1", "options": {"redeals": 2, "when": "any"}}))
    steps, after = moving.made(at, "R", lambda below: below - 1)
    assert [step.seat for step in steps] == [0, None] and steps[1].move.startswith("=") and after.turn == 0
    _, waiting = moving.stepped(at, "R")
    assert waiting.turn == CHANCE
    (other,), _ = moving.made(waiting, None, first)
    assert other.move.startswith("=") and other.move != steps[1].move


def test_nothing_is_drawn_where_nothing_is_due() -> None:
    with pytest.raises(LudothequeError, match="NOTHING_TO_DRAW"):
        moving.made(begun(ENTRY, START), None, first)


def test_every_node_is_told_after_its_parent_with_what_it_does() -> None:
    chapter = of_record(record_of("sel SK", "sel CA", "Sf6+P"))
    chapter = chapter.with_tree(chapter.tree.add(1, "sel MA"))
    told = dict(moving.steps(ENTRY, chapter))
    assert list(told) == [1, 2, 3, 4] and told[4].move == "sel MA" and told[4].seat == 1


def test_a_wrong_move_of_a_variation_is_named() -> None:
    chapter = of_record(record_of("sel SK", "sel CA"))
    chapter = chapter.with_tree(chapter.tree.add(1, "Sf6+P"))
    with pytest.raises(BadMove) as bad:
        moving.insist_sound(ENTRY, chapter)
    assert (bad.value.ply, bad.value.move) == (1, "Sf6+P")


def test_a_result_that_the_moves_do_not_have_is_refused() -> None:
    claimed = from_json({"game": "interactions", "moves": ["sel SK"], "result": {"reason": "score", "winners": [0]}})
    with pytest.raises(LudothequeError, match="RESULT_MISMATCH"):
        moving.insist_sound(ENTRY, of_record(claimed))


def test_a_full_study_takes_no_more() -> None:
    study = bound("", of_record(record_of("sel SK", "sel CA")))
    moving.insist_room(study, 1, 3)
    with pytest.raises(LudothequeError, match="STUDY_FULL"):
        moving.insist_room(study, 2, 3)


def test_an_empty_chapter_is_sound() -> None:
    chapter = of_record(START)
    moving.insist_sound(ENTRY, chapter)
    assert chapter.tree.line(ROOT) == ()
