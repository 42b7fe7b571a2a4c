"""The lessons of Lacunes do what their texts say: what goes home, what dies, what wins and what loses."""

from collections import deque

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacunes.learn.course import COURSE
from ludotheque.games.lacunes.learn.positions import cards, then
from ludotheque.games.lacunes.rules.cards import GAP, Cells, token
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import death, is_blocked, is_won, placed, prefixes
from ludotheque.games.lacunes.rules.state import State
from ludotheque.play import lessons

ENTRY = catalog.entry("lacunes")
STEPS = {step.text: step for lesson in COURSE.course() for step in lesson.steps}
ENOUGH = 20_000
"""More layouts than any of these endings can reach."""


def stands(text: str) -> tuple[Lacunes, State]:
    place = lessons.place(ENTRY, STEPS[text])
    assert isinstance(place.game, Lacunes) and isinstance(place.state, State)
    return place.game, place.state


def after(text: str, *moves: str) -> Cells:
    game, state = stands(text)
    for move in moves:
        state = game.play(state, game.read(state, move))
    return state.cells


def winnable(text: str, *moves: str) -> bool:
    """Whether a win can still be reached without a redeal: every layout in reach is looked at."""
    game, _ = stands(text)
    seen = {after(text, *moves)}
    open_ = deque(seen)
    while open_:
        cells = open_.popleft()
        if is_won(cells):
            return True
        state = State(cells, 9)
        steps = {game.play(state, move).cells for move in game.moves(state)} - seen
        assert len(seen) < ENOUGH
        seen |= steps
        open_ += steps
    return False


def gaps(cells: Cells) -> list[str | None]:
    return [death(cells, cell) for cell in range(len(cells)) if cells[cell] == GAP]


def test_a_row_is_written_short() -> None:
    assert cards("2C..5C -- TD..QD") == "2C 3C 4C 5C -- TD JD QD"


@pytest.mark.parametrize("lesson", [pytest.param(one, id=one.key) for one in COURSE.course()])
def test_a_step_that_goes_on_is_what_its_answer_led_to(lesson: Lesson) -> None:
    """A record that is longer than the one before by moves of the player begins with its answer."""
    for step, following in zip(lesson.steps, lesson.steps[1:], strict=False):
        moves = _moves(step)
        further = _moves(following)
        same = (
            step.record["setup"] == following.record["setup"] and step.record["options"] == following.record["options"]
        )
        if same and step.answers and further[: len(moves)] == moves and len(further) > len(moves):
            assert further[len(moves)] in step.answers


def _moves(step: Step) -> list[str]:
    moves = step.record["moves"]
    assert isinstance(moves, list)
    return [str(move) for move in moves]


def test_the_first_lesson_wins_in_three_moves_and_ends_with_a_real_deal() -> None:
    assert is_won(after("gap-fill", "6H", "9D", "2S@4"))
    assert STEPS["gap-deal"].record["setup"] == "deal:28"
    assert placed(after("gap-two", "2C@4")) < placed(after("gap-two")), "a two that is taken away costs its row"


def test_any_two_takes_the_left_edge_and_nothing_goes_round_the_corner() -> None:
    game, state = stands("twos-any")
    assert {f"2{suit}@4" for suit in "CDHS"} <= {game.write(state, move) for move in game.moves(state)}
    game, state = stands("twos-corner")
    assert token(state.cells[12]) == "5H" and state.cells[13] == GAP
    assert "6H" not in {game.write(state, move) for move in game.moves(state)}


def test_the_hop_wins_and_the_other_two_blocks() -> None:
    assert is_won(after("twos-hop", "2S@4", "2H@3"))
    assert is_blocked(after("twos-hop", "2H@4"), locked=False)


def test_a_shifted_row_slides_home() -> None:
    assert not is_won(after("twos-shifted"))
    assert is_won(after("twos-shifted", "2S@4", *(f"{rank}S" for rank in "3456789TJQK")))


def test_gaps_die_and_live_as_it_is_said() -> None:
    assert "king" in gaps(after("dead-king"))
    assert all(gaps(after("dead-choose", move)) == [None] * 4 for move in STEPS["dead-choose"].answers)
    assert "king" in gaps(after("dead-choose", "3C"))
    assert death(after("dead-pair"), 23) == "gap" and death(after("dead-pair", "JD"), 23) is None
    assert is_won(after("dead-alive", "QD"))
    assert [death(after("dead-leave", *moves), 50) for moves in ((), ("KH",), ("KH", "QS"))] == ["king", "gap", None]
    assert gaps(after("dead-blocked")) == ["king"] * 4 and placed(after("dead-blocked")) == 46


def test_the_redeal_comes_when_nothing_moves_and_keeps_four_cards() -> None:
    assert is_blocked(after("redeal-stuck"), locked=False) and placed(after("redeal-stuck")) == 4
    assert prefixes(after("redeal-anew", "4C"))[0] == 3
    assert all(placed(after("redeal-anew", move)) == 4 for move in ("4H", "JS"))
    assert placed(after("redeal-swapped")) == 46 and is_won(after("redeal-lucky", "QS", "KS"))
    game, state = stands("redeal-over")
    outcome = game.outcome(state)
    assert outcome is not None and outcome.reason == "blocked" and outcome.scores == (4,)


@pytest.mark.parametrize(
    ("text", "wins", "loses"),
    [
        ("ahead-king", ["KC"], ["QC"]),
        ("ahead-jack", ["JC", "QC"], []),
        ("ahead-kings", ["QD"], ["KD"]),
        ("ahead-tempting", ["KC"], ["JC"]),
        ("ahead-wait", ["QC"], ["JC"]),
        ("ahead-free", ["KH", "JC"], []),
        ("variants-locked", ["2H@3", "2S@4"], ["2S@3", "2H@4"]),
        ("variants-once", ["QD"], ["KD"]),
    ],
)
def test_of_all_moves_these_win_and_those_lose(text: str, wins: list[str], loses: list[str]) -> None:
    game, state = stands(text)
    moves = {game.write(state, move) for move in game.moves(state)}
    assert moves == {*wins, *loses}
    assert [move for move in moves if winnable(text, move)] == [move for move in moves if move in wins]


def test_each_variant_changes_what_it_says() -> None:
    assert prefixes(after("variants-montana")) == (1, 1, 1, 1) and placed(after("variants-montana", "3C")) == 5
    grows = STEPS["variants-after"].answers
    assert all(placed(after("variants-after", move)) == placed(after("variants-after")) + 1 for move in grows)
    game, state = stands("variants-any")
    assert placed(state.cells) == 1 and len(list(game.moves(state))) > 1
    game, state = stands("variants-points")
    outcome = game.outcome(game.play(state, game.read(state, "KS")))
    assert outcome is not None and outcome.reason == "won" and outcome.scores == (43,)


def test_good_advice_brings_a_card_home_with_the_second_move() -> None:
    assert placed(after("advice-two", "2C@3", "3C")) == placed(after("advice-two")) + 2
    others = [f"2{suit}@3" for suit in "DHS"]
    assert all(token(after("advice-two", move)[27]) == "2C" for move in others), "the two of clubs is in the way"
    assert placed(after("advice-left", "6C", "3S")) == placed(after("advice-left")) + 1
    assert death(after("advice-left", "5D"), 9) == "king"


def test_the_same_game_goes_on() -> None:
    record = STEPS["gap-fill"].record
    assert then(record, "6H")["moves"] == ["6H"] and record["moves"] == []
