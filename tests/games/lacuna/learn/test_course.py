"""What every placement that a lesson asks for does on the pond, as its text says."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Step
from ludotheque.games.lacuna.kernel.arrays import pond_arrays, state_arrays
from ludotheque.games.lacuna.kernel.candidates import new_candidates
from ludotheque.games.lacuna.kernel.last_pawn import best_last
from ludotheque.games.lacuna.learn.course import COURSE
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.pond import LETTERS
from ludotheque.games.lacuna.rules.scoring import allocations, colours_won, counts
from ludotheque.games.lacuna.rules.state import State
from ludotheque.play import lessons

ENTRY = catalog.entry("lacuna")
STEPS = {step.text: step for lesson in COURSE.course() for step in lesson.steps}


def stand(step: Step) -> tuple[Lacuna, State]:
    at = lessons.place(ENTRY, step)
    assert isinstance(at.game, Lacuna) and isinstance(at.state, State)
    return at.game, at.state


def played(text: str, move: str) -> tuple[Lacuna, State]:
    """The game, and the position of a step after a move."""
    game, before = stand(STEPS[text])
    return game, game.play(before, game.read(before, move))


def leaning(text: str, move: str | None = None) -> dict[int, int | None]:
    """Who each flower goes to if no more pawns come."""
    game, state = stand(STEPS[text]) if move is None else played(text, move)
    return {flower.id: near.seat for flower, near in allocations(state, game.options.tolerance)}


def open_pairs(text: str, move: str | None = None) -> set[tuple[int, int]]:
    game, state = stand(STEPS[text]) if move is None else played(text, move)
    return {(pair.a.id, pair.b.id) for pair in game.pairs(state) if pair.stretches}


def won(text: str, move: str | None = None) -> tuple[int, int]:
    """The colours of gold and silver if no more pawns come."""
    game, state = stand(STEPS[text]) if move is None else played(text, move)
    return colours_won(counts(state, game.options.tolerance))


def everywhere(text: str, parts: int = 24) -> dict[str, list[str]]:
    """Every open pair with placements all along its stretches, by the pair as it is written."""
    game, state = stand(STEPS[text])
    return {
        f"{pair.a.letter}{pair.a.id}-{pair.b.id}": [
            f"{pair.a.letter}{pair.a.id}-{pair.b.id}:{first + (last - first) * n // parts}"
            for first, last in pair.stretches
            for n in range(parts + 1)
        ]
        for pair in game.pairs(state)
        if pair.stretches
    }


def right(text: str, move: str) -> bool:
    return lessons.attempt(ENTRY, STEPS[text], move).right


@pytest.mark.parametrize("text", [step.text for step in STEPS.values() if step.answers])
def test_what_is_marked_is_on_the_pond(text: str) -> None:
    _, state = stand(STEPS[text])
    marked = {mark.removeprefix("flower:") for mark in STEPS[text].marks if mark.startswith("flower:")}
    assert marked <= {str(flower.id) for flower in state.flowers or ()}


def test_in_the_first_lesson_the_learner_is_silver_throughout() -> None:
    assert {lessons.place(ENTRY, step).seat for step in COURSE.course()[0].steps} == {1}


def test_what_is_marked_in_the_first_lesson_is_what_is_to_be_touched() -> None:
    for step in COURSE.course()[0].steps:
        ends = {f"flower:{end}" for end in step.answers[0][1:].split(":")[0].split("-")}
        assert ends <= set(step.marks) and all(mark.startswith("flower:") for mark in step.marks)


def test_the_first_pair_is_taken_and_the_pawn_stays() -> None:
    _, after = played("first-pair", "O0-2:7000")
    assert after.held[1][LETTERS.index("O")] == 2 and len(after.pawns[1]) == 2


@pytest.mark.parametrize(("k", "reached"), [(1550, 0), (7500, 1), (10999, 2), (11000, 3), (13450, 3)])
def test_a_pawn_slid_far_enough_is_nearest_to_the_three(k: int, reached: int) -> None:
    near = leaning("first-slide", f"R0-1:{k}")
    assert sum(near[flower] == 1 for flower in (2, 3, 4)) == reached
    assert right("first-slide", f"R0-1:{k}") == (reached == 3)


def test_two_of_the_three_dahlias_see_each_other() -> None:
    assert {pair for pair in open_pairs("first-pair") if set(pair) <= {0, 1, 2}} == {(0, 2)}


def test_before_the_last_pawn_silver_has_two_colours_for_good() -> None:
    _, state = stand(STEPS["first-last"])
    assert [LETTERS[n] for n, held in enumerate(state.held[1]) if held >= 4] == ["R", "V"]


@pytest.mark.no_cover
def test_the_last_pawn_wins_between_the_daisies_and_nowhere_else() -> None:
    _, after = played("first-last", "Y12-41:3855")
    assert [LETTERS[n] for n, held in enumerate(counts(after, 0)[1]) if held >= 4] == ["R", "V", "Y", "O"]
    for pair, moves in everywhere("first-last").items():
        assert {won("first-last", move)[1] >= 4 for move in moves} == {pair == "Y12-41"}


def taken(text: str, move: str | None = None) -> list[int]:
    """The flowers that the learner holds after it, by colour."""
    _, state = stand(STEPS[text]) if move is None else played(text, move)
    return list(state.held[lessons.place(ENTRY, STEPS[text]).seat])


def among(text: str, *flowers: int) -> set[tuple[int, int]]:
    """The open pairs among these flowers."""
    return {pair for pair in open_pairs(text) if set(pair) <= set(flowers)}


def reaches(text: str, pair: str, *flowers: int) -> dict[int, bool]:
    """By step along a pair's line, whether a pawn there makes all these flowers lean to the learner."""
    seat = lessons.place(ENTRY, STEPS[text]).seat
    found = {}
    for move in everywhere(text, 12)[pair]:
        near = leaning(text, move)
        found[int(move.split(":")[1])] = all(near[flower] == seat for flower in flowers)
    return found


def obstacle(text: str, one: int, other: int) -> str | None:
    game, state = stand(STEPS[text])
    pair = next(pair for pair in game.pairs(state) if (pair.a.id, pair.b.id) == (one, other))
    return None if pair.obstacle is None else f"{pair.obstacle.what} {pair.obstacle.number}"


def test_what_is_merely_close_does_not_bar_a_line_unless_it_is_large() -> None:
    assert obstacle("line-close", 0, 1) is None
    assert obstacle("start-large", 0, 1) == "flower 2"
    assert among("start-large", 0, 1, 3) == {(0, 3), (1, 3)}


def test_a_third_of_the_same_kind_bars_the_outer_two() -> None:
    assert obstacle("line-row", 0, 2) == "flower 1"
    assert among("line-row", 0, 1, 2) == {(0, 1), (1, 2)}


def test_pawns_of_both_players_bar_the_daisies() -> None:
    assert obstacle("line-pawns", 0, 1) == "gold 1"
    assert {obstacle("line-pawns", 2, 3), obstacle("line-pawns", 0, 2)} == {"silver 1", "silver 2"}
    assert among("line-pawns", 0, 1, 2, 3) == {(1, 3)}


def test_the_clovers_that_are_taken_open_the_line_behind_them() -> None:
    assert obstacle("line-take", 2, 3) == "flower 0"
    for move in everywhere("line-take", 4)["G0-1"]:
        assert (2, 3) in open_pairs("line-take", move)
    assert sum(taken("line-freed", "B2-3:9500")) == 1 + 4


@pytest.mark.parametrize(
    ("text", "pair", "barred", "steps"),
    [
        ("line-cross", "B0-1", (2, 3), {10200: False, 10300: True, 11000: True, 11699: True, 11800: False}),
        ("play-guard", "Y0-1", (2, 3), {5200: False, 5300: True, 6000: True, 6699: True, 6800: False}),
    ],
)
def test_a_pawn_on_the_crossing_takes_one_pair_and_bars_the_other(
    text: str, pair: str, barred: tuple[int, int], steps: dict[int, bool]
) -> None:
    assert barred in open_pairs(text)
    for k, bars in steps.items():
        assert (barred not in open_pairs(text, f"{pair}:{k}")) == right(text, f"{pair}:{k}") == bars
        assert sum(taken(text, f"{pair}:{k}")) == sum(taken(text)) + 2


@pytest.mark.parametrize(
    ("text", "pair", "flowers", "steps"),
    [
        ("room-lean", "G0-1", (2,), {15999: False, 16000: True, 16450: True}),
        ("room-past", "R0-1", (3, 4), {1550: False, 8907: False, 11093: True, 18450: True}),
        ("near-equal", "P1-2", (0,), {2999: False, 3000: True, 15000: True, 15001: False}),
        ("start-ends", "G0-1", (2,), {0: False, 16450: False, 16999: False, 17000: True, 18000: True}),
    ],
)
def test_where_the_pawn_stands_decides_and_the_lesson_agrees(
    text: str, pair: str, flowers: tuple[int, ...], steps: dict[int, bool]
) -> None:
    assert all(leaning(text)[flower] == 1 for flower in flowers), "silver has them before"
    for k, won_over in steps.items():
        near = leaning(text, f"{pair}:{k}")
        assert all(near[flower] == 0 for flower in flowers) == right(text, f"{pair}:{k}") == won_over


@pytest.mark.parametrize(("text", "pair", "flowers"), [("near-one", "R2-3", (0, 1)), ("start-ruler", "P1-2", (0,))])
def test_wherever_the_pawn_stands_on_that_line_the_flowers_lean_to_the_learner(
    text: str, pair: str, flowers: tuple[int, ...]
) -> None:
    assert all(leaning(text)[flower] == 1 for flower in flowers)
    assert set(reaches(text, pair, *flowers).values()) == {True}


def test_a_pawn_leans_against_the_flower_that_it_takes_and_goes_no_further() -> None:
    game, state = stand(STEPS["room-lean"])
    [pair] = [pair for pair in game.pairs(state) if (pair.a.id, pair.b.id) == (0, 1)]
    assert pair.stretches == ((1550, 16450),)


def test_two_of_the_cornflowers_see_each_other_without_room_for_a_pawn() -> None:
    assert obstacle("room-tight", 0, 1) is None and among("room-tight", 0, 1, 2) == {(1, 2)}


def test_equal_by_the_ruler_is_not_equal_by_the_number() -> None:
    game, state = stand(STEPS["start-ruler"])
    after = game.play(state, game.read(state, "P1-2:5500"))
    by = {tolerance: dict(allocations(after, tolerance)) for tolerance in (0, 50)}
    assert [by[tolerance][(state.flowers or ())[0]].seat for tolerance in (0, 50)] == [1, 0]


def test_two_more_win_the_colour_for_good_and_a_fifth_wins_nothing() -> None:
    lotus, poppy = LETTERS.index("P"), LETTERS.index("R")
    assert taken("four-sure")[lotus] == 2
    assert {taken("four-sure", move)[lotus] for move in everywhere("four-sure", 1)["P0-1"]} == {4}
    assert taken("four-enough")[poppy] == 4
    assert not right("four-enough", "R0-1:6000") and right("four-enough", "V2-3:6000")


def test_the_next_pair_of_irises_decides_them() -> None:
    _, state = stand(STEPS["four-race"])
    iris = LETTERS.index("V")
    assert [held[iris] for held in state.held] == [2, 2]
    assert sum(flower.colour == iris for flower in state.flowers or ()) == 3
    assert taken("four-race", "V0-1:7000")[iris] == 4


@pytest.mark.no_cover
@pytest.mark.parametrize(("text", "pair"), [("near-last", "G8-25"), ("four-fewer", "P3-12"), ("play-last", "Y14-15")])
def test_a_last_pawn_wins_between_two_flowers_and_nowhere_else(text: str, pair: str) -> None:
    for each, moves in everywhere(text, 6).items():
        assert {won(text, move)[1] >= 4 for move in moves} == {each == pair}, each


def test_four_colours_beat_more_flowers() -> None:
    game, after = played("four-fewer", "P3-12:11000")
    gold, silver = map(sum, counts(after, 0))
    assert gold > silver and game.outcome(after).winners == (1,)  # type: ignore[union-attr]


def test_the_first_flower_is_taken_blind_and_the_pond_is_poured_without_it() -> None:
    _, before = stand(STEPS["start-blind"])
    _, poured = stand(STEPS["start-poured"])
    on_pond = [sum(flower.colour == colour for flower in poured.flowers or ()) for colour in range(7)]
    assert lessons.tell(ENTRY, STEPS["start-blind"]).view["hidden"] and before.phase == "pick"
    assert on_pond == [6 if letter == "B" else 7 for letter in LETTERS] and poured.turn == 0


def test_the_iris_from_the_pond_opens_the_poppies() -> None:
    assert (1, 2) in open_pairs("start-opened") and taken("start-opened", "R1-2:9000")[LETTERS.index("R")] == 2
    assert not right("start-seen", "#3")


def test_the_poppies_reach_more_than_the_cornflowers() -> None:
    before = leaning("play-reach")

    def gained(pair: str) -> set[int]:
        after = [leaning("play-reach", move) for move in everywhere("play-reach", 4)[pair]]
        return {sum(near[flower] == 0 != before[flower] for flower in near) for near in after}

    assert min(gained("R2-3")) >= 3 * max(gained("B0-1"))


def test_only_the_cornflowers_leave_the_last_pawn_no_win() -> None:
    for pair, moves in everywhere("play-held", 2).items():
        assert {beaten(move) for move in moves} == {pair != "B22-38"}, pair


def beaten(move: str) -> bool:
    """Whether silver’s last pawn wins after this one, by the exact search of the last pawn."""
    _, after = played("play-held", move)
    pond = pond_arrays(LacunaOptions(), after.flowers or ())
    candidates = new_candidates()
    best = best_last(pond, state_arrays(pond, after), 1, candidates)
    return bool(candidates.values[best] > 0.5)
