"""The puzzles of Lacunes: made the same again, proven without the solver, and refused when one thing is wrong."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest

from ludotheque.core import catalog
from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.core.learning import Puzzle
from ludotheque.core.outcome import Json
from ludotheque.games.lacunes.learn.exhaustion import MOST, distance, grade, lost, lost_all
from ludotheque.games.lacunes.learn.only_move import is_homeward
from ludotheque.games.lacunes.learn.positions import CLUBS, DIAMONDS, HEARTS, cards, laid
from ludotheque.games.lacunes.learn.puzzle_goals import GOALS
from ludotheque.games.lacunes.learn.puzzles import PUZZLES
from ludotheque.games.lacunes.learn.rounds import VARIANTS, drawn_round, opened
from ludotheque.games.lacunes.learn.shortest_win import shortest_win, to_move
from ludotheque.games.lacunes.rules.cards import Cells, read_cells
from ludotheque.games.lacunes.rules.layout import is_won, moved, steps
from ludotheque.games.lacunes.rules.notation import write_move
from ludotheque.games.lacunes.rules.state import put
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play import puzzles

ENTRY = catalog.entry("lacunes")
LIMIT = Limit(nodes=1_000_000)
goals = pytest.mark.parametrize("goal", list(GOALS))


def cells_of(*rows: str) -> Cells:
    found = read_cells("/".join(cards(row) for row in rows))
    assert found is not None
    return found


def cells_at(puzzle: Puzzle) -> Cells:
    state = puzzles.trying(ENTRY, puzzle).at.state
    assert isinstance(state.cells, tuple)
    return state.cells


@cache
def shipped(goal: str) -> Puzzle:
    """The easiest to check of that goal."""
    return min((one for one in PUZZLES.read() if one.goal == goal), key=lambda one: (one.grade, one.id))


def moves_at(puzzle: Puzzle) -> list[str]:
    at = puzzles.trying(ENTRY, puzzle).at
    return [at.game.write(at.state, move) for move in at.game.moves(at.state)]


def test_an_attempt_gives_the_same_puzzle_whoever_makes_it_and_it_is_the_shipped_one() -> None:
    newest = min(PUZZLES.read(), key=lambda one: int(one.id.split("-")[1]))
    seed, number = map(int, newest.id.split("-"))
    made = [PUZZLES.make(SplitMix64((seed << 32) + number).below, LIMIT) for _ in range(2)]
    assert made[0] == made[1] == replace(newest, id="")


@goals
def test_a_shipped_one_is_proven_by_its_position_alone(goal: str) -> None:
    assert PUZZLES.check(shipped(goal), LIMIT)


@goals
def test_a_wrong_answer_beside_the_right_one_or_in_its_place_is_refused(goal: str) -> None:
    right = shipped(goal)
    wrong = next(move for move in moves_at(right) if move not in right.answers)
    assert not PUZZLES.check(replace(right, answers=(*right.answers, wrong)), LIMIT)
    assert not PUZZLES.check(
        replace(right, answers=(wrong,), line=(wrong, *right.line[1:]) if right.line else ()), LIMIT
    )


@goals
def test_an_answer_that_is_missing_a_par_that_is_not_the_fewest_and_a_longer_line_are_refused(goal: str) -> None:
    right = shipped(goal)
    assert not PUZZLES.check(replace(right, answers=()), LIMIT)
    assert not PUZZLES.check(replace(right, par=(right.par or 3) + 1), LIMIT)
    assert not PUZZLES.check(replace(right, line=(*right.line, "KC")), LIMIT)


@goals
def test_a_position_that_a_redeal_could_save_is_no_puzzle(goal: str) -> None:
    right = shipped(goal)
    saved: Mapping[str, Json] = {**right.record, "options": {"redeals": "unlimited"}}
    assert not PUZZLES.check(replace(right, record=saved), LIMIT)


def test_what_cannot_be_replayed_and_a_goal_that_nobody_knows_are_refused() -> None:
    right = shipped("alive")
    assert not PUZZLES.check(replace(right, record={**right.record, "moves": ["AC"]}), LIMIT)
    assert not PUZZLES.check(replace(right, record={"options": {}, "setup": "layout:2C", "moves": []}), LIMIT)
    assert not PUZZLES.check(replace(right, goal="other"), LIMIT)


def test_a_second_move_that_wins_makes_the_only_move_none() -> None:
    """Two kings that may go home in either order."""
    either = laid(CLUBS, DIAMONDS, "2H..QH -- KS", "2S..QS -- KH", redeals=0)
    assert not PUZZLES.check(Puzzle(either, "alive", ("KH",)), LIMIT)
    assert not PUZZLES.check(Puzzle(either, "path", ("KH",), line=("KH", "KS", "KC")), LIMIT)
    assert PUZZLES.check(Puzzle(either, "finish", ("KH", "KS"), line=("KH", "KS"), par=2), LIMIT)
    assert not PUZZLES.check(Puzzle(either, "finish", ("KH",), line=("KH", "KS"), par=2), LIMIT)


def test_every_mistake_is_a_card_that_could_go_home_while_the_answer_does_something_else() -> None:
    asked = [one for one in PUZZLES.read() if one.goal == "mistake"]
    assert asked
    for one in asked:
        cells, locked = cells_at(one), one.record["options"].get("twos") == "locked"  # type: ignore[union-attr]
        home = {write_move(put(*step)) for step in steps(cells, locked) if is_homeward(cells, step)}
        assert home and not home & set(one.answers), one.id


def test_a_par_is_solved_by_any_way_of_that_length_and_failed_by_a_longer_one() -> None:
    asked = shipped("finish")
    assert puzzles.trying(ENTRY, asked, asked.line).standing == "right"
    late = puzzles.trying(ENTRY, replace(asked, par=len(asked.line) - 1), asked.line[:-1])
    assert late.standing == "wrong" and late.left == 0


def test_the_file_has_every_goal_grade_and_variant_and_few_that_are_easy() -> None:
    found = PUZZLES.read()
    assert Counter(one.goal for one in found).keys() == GOALS.keys()
    assert {one.grade for one in found} == {1, 2, 3, 4, 5}
    assert sum(one.grade == 1 for one in found) * 5 < len(found) * 2
    told = [one.record["options"] for one in found]
    assert all(dict(variant) in told for variant in VARIANTS)


def test_every_goal_and_theme_has_its_words_in_both_languages() -> None:
    themes = {theme for one in PUZZLES.read() for theme in one.themes}
    keys = [f"lacunes-puzzle-{goal}" for goal in GOALS] + [f"lacunes-theme-{theme}" for theme in themes]
    for language in LANGUAGES:
        assert all(key in Text(language) for key in keys)
    assert "12" in Text("fr")("lacunes-puzzle-finish", {"par": 12})


def test_rounds_are_won_by_their_moves_and_have_no_redeal_left() -> None:
    rounds = [found for seed in range(12) if (found := drawn_round(SplitMix64(seed).below, LIMIT))]
    assert len({tuple(one.options.items()) for one in rounds}) > 2
    for one in rounds:
        assert is_won(one.states[-1].cells) and len(one.states) == len(one.moves) + 1
        assert one.game.options.redeals_left(one.states[0].redeals) == 0


def test_a_deal_that_is_not_won_quickly_gives_no_round() -> None:
    assert drawn_round(SplitMix64(1).below, Limit(nodes=1)) is None
    assert opened({"redeals": 0}).options.redeals == 0


def test_exhaustion_counts_the_layouts_of_what_is_lost_and_of_nothing_else() -> None:
    kings = cells_of("2C..QC KD --", "2D..QD KC --", HEARTS, "2S..KS --")
    nearly = cells_of(CLUBS, DIAMONDS, HEARTS, "2S..QS -- KS")
    assert lost(kings, False) == 1 and lost_all((kings, kings), False) == 2
    assert lost(nearly, False) is None and lost_all((kings, nearly), False) is None
    assert distance(nearly, False, 3) == (1, 1)
    assert distance(kings, False, 3)[0] is None
    assert lost(opened({}).initial("deal:1").cells, False) is None, f"more than {MOST} layouts prove nothing"


def test_the_shortest_win_is_as_long_as_trying_everything_says() -> None:
    asked = [one for one in PUZZLES.read() if one.goal == "finish"][:8]
    for one in asked:
        cells, locked = cells_at(one), one.record["options"].get("twos") == "locked"  # type: ignore[union-attr]
        way = shortest_win(cells, locked)
        assert way is not None and len(way) == one.par == distance(cells, locked, 30)[0]
        assert to_move(cells) <= len(way)
        for step in way:
            cells = moved(cells, *step)
        assert is_won(cells)


def test_a_grade_grows_with_what_has_to_be_looked_at() -> None:
    assert [grade(layouts) for layouts in (30, 200, 1_000, 3_000, 9_000)] == [1, 2, 3, 4, 5]
