"""What every move that a lesson asks for does on the Territory, as its text says."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Step, fits
from ludotheque.games.interactions.learn.course import COURSE
from ludotheque.games.interactions.rules import scoring
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import cell_name, write_move
from ludotheque.games.interactions.rules.scoring import Sheet
from ludotheque.games.interactions.rules.state import State
from ludotheque.play import lessons

ENTRY = catalog.entry("interactions")
STEPS = {step.text: step for lesson in COURSE.course() for step in lesson.steps}


def stand(step: Step) -> tuple[Interactions, State]:
    at = lessons.place(ENTRY, step)
    assert isinstance(at.game, Interactions) and isinstance(at.state, State)
    return at.game, at.state


def played(text: str, move: str) -> tuple[Interactions, State, State]:
    """The game, and the position of a step before and after a move."""
    game, before = stand(STEPS[text])
    return game, before, game.play(before, game.read(before, move))


def points(game: Interactions, state: State) -> list[int]:
    return [sheet.total for sheet in scoring.sheets(game.options, state)]


def last_replies(text: str, move: str) -> dict[str, tuple[Sheet, ...]]:
    """The count after each last tile of the other player."""
    game, _, after = played(text, move)
    return {
        write_move(reply): tuple(scoring.sheets(game.options, game.play(after, reply))) for reply in game.moves(after)
    }


def leads(text: str, move: str) -> list[int]:
    return sorted(own.total - other.total for own, other in last_replies(text, move).values())


@pytest.mark.parametrize(
    ("text", "move", "turned", "gained"),
    [
        ("goal-fox", "Pf6+C", "", [7, 0]),
        ("goal-bee", "Me6+H", "f6", [7, 0]),
        ("goal-bee", "Mg6+H", "f6", [7, 0]),
        ("goal-bee", "Mf7+H", "f6", [7, 0]),
        ("goal-bee", "Mg5+H", "", [3, 0]),
        ("goal-last", "Ae4", "d4 f4", [0, -9]),
        ("goal-last", "Ad7", "d6", [0, -2]),
        ("goal-last", "Se4", "d5", [-1, 0]),
        ("goal-last", "Sd7", "", [3, 0]),
        ("lay-quiet", "Kg7+S", "", [5, 0]),
        ("turn-fox", "Pg5+H", "f5 h5", [7, -9]),
        ("turn-snail", "Hf8+K", "f7 f9", [6, -9]),
        ("turn-oak", "Ce5+P", "e6 f5", [1, -9]),
        ("turn-mosquito", "Se6+C", "f5 f7", [3, -8]),
        ("turn-bee", "Mf5+P", "e5 f6", [12, 0]),
        ("turn-bird", "Kg5+M", "f4 f6", [13, 0]),
        ("own-spare", "Cf4+M", "f5", [1, -5]),
        ("own-spare", "Cg5+M", "f5 g6", [-4, -5]),
        ("own-spare", "Ce6+M", "e5 f6", [-3, 0]),
        ("own-spare", "Cf7+M", "f6", [-3, 0]),
        ("own-spare", "Cg7+M", "g6", [-4, 0]),
        ("own-spare", "Ch6+M", "g6", [-4, 0]),
        ("own-spare", "Ce4+M", "e5", [1, 0]),
        ("own-spare", "Cd5+M", "e5", [1, 0]),
        ("own-boar", "Cg7+P", "f7 g6", [6, -4]),
        ("own-boar", "Cg5+P", "g6", [6, 0]),
        ("own-boar", "Ch6+P", "g6", [6, 0]),
        ("own-bee", "Mg6+H", "f6", [7, 0]),
        ("own-bee", "Md5+H", "e5", [-2, 0]),
        ("own-bee", "Md6+H", "e6", [3, 4]),
        ("own-bee", "Me7+H", "e6", [3, 4]),
        ("territories-partner", "Mg6+P", "f6 g7", [7, 0, 4, 0]),
        ("territories-partner", "Me6+P", "f6", [7, 0, 0, 0]),
        ("territories-partner", "Mh7+P", "g7", [3, 0, 4, 0]),
    ],
)
def test_a_move_turns_and_gains_what_is_said_of_it(text: str, move: str, turned: str, gained: list[int]) -> None:
    game, before, after = played(text, move)
    assert sorted(map(cell_name, after.last[0].turned)) == turned.split()
    assert [now - then for then, now in zip(points(game, before), points(game, after), strict=True)] == gained


def test_an_asked_move_whose_praise_tells_a_turn_turns_something_wherever_it_is_accepted() -> None:
    for text in (
        "goal-bee",
        "turn-fox",
        "turn-snail",
        "turn-oak",
        "turn-mosquito",
        "turn-bee",
        "turn-bird",
    ):
        game, state = stand(STEPS[text])
        right = [move for move in game.moves(state) if fits(game.write(state, move), STEPS[text].answers)]
        turned = {len(game.play(state, move).last[0].turned) for move in right}
        assert turned == ({1} if text.startswith("goal") else {2}), text


def test_the_first_lesson_is_won_sixteen_to_seven_by_the_tiles_alone() -> None:
    game, state = stand(STEPS["goal-last"])
    assert points(game, state) == [16, 18]
    game, state = stand(STEPS["goal-won"])
    own, other = scoring.sheets(game.options, state)
    assert (own.total, other.total) == (own.tiles, other.tiles) == (16, 7)


def test_the_row_is_made_four_long_and_the_closed_frame_has_four_places() -> None:
    game, before, after = played("lay-long", "Pi6+S")
    wide, closed = {cell for cell, _ in after.grid}, stand(STEPS["lay-closed"])
    assert max(column for _, column in wide) - min(column for _, column in wide) == 3
    assert len(before.grid) == 4
    assert len({game.write(closed[1], move)[:3] for move in closed[0].moves(closed[1])}) == 2 * 4


def test_no_bird_turns_anything_where_only_fronts_lie() -> None:
    game, state = stand(STEPS["lay-quiet"])
    birds = [move for move in game.moves(state) if game.write(state, move).startswith("K")]
    assert birds and all(game.play(state, move).last[0].turned == () for move in birds)


@pytest.mark.parametrize(
    ("text", "move", "bonuses"),
    [
        ("seventh-fronts", "Sh7", {7}),
        ("seventh-fronts", "Sh8", {0}),
        ("seventh-fronts", "Ph7", {0}),
        ("seventh-fronts", "Ph8", {0}),
        ("seventh-backs", "Pg7", {5}),
        ("seventh-backs", "Pg4", {0}),
        ("seventh-backs", "Ag4", {3}),
        ("seventh-backs", "Ag7", {3}),
    ],
)
def test_the_kept_tile_adds_what_is_said_whatever_is_laid_last(text: str, move: str, bonuses: set[int]) -> None:
    assert {own.bonus for own, _ in last_replies(text, move).values()} == bonuses
    assert (leads(text, move)[0] > 0) == (move in STEPS[text].answers)


def test_turning_the_own_mosquito_wins_by_one() -> None:
    assert leads("seventh-backs", "Pg7") == [1, 1]


def test_equal_points_share_the_victory() -> None:
    game, state = stand(STEPS["seventh-equal"])
    outcome = game.outcome(state)
    assert outcome and outcome.scores == (20, 20) and outcome.winners == (0, 1)


def test_the_bird_joins_four_and_the_place_between_keeps_the_other_groups_apart() -> None:
    game, _, after = played("territories-join", "Kg6+C")
    assert scoring.sheets(game.options, after)[0].zone == 4
    assert [cell_name(cell) for cell in after.last[0].turned] == ["f5"]
    game, before = stand(STEPS["territories-cut"])
    for move in game.moves(before):
        if fits(game.write(before, move), STEPS["territories-cut"].answers):
            assert [sheet.zone for sheet in scoring.sheets(game.options, game.play(before, move))] == [3, 2]


def test_a_team_counts_its_lower_total() -> None:
    game, state = stand(STEPS["territories-team"])
    outcome = game.outcome(state)
    assert outcome and outcome.scores == (15, 14, 18, 25)
    assert outcome.detail["teams"] == [15, 14] and outcome.winners == (0, 2)


@pytest.mark.parametrize(
    ("text", "move", "cell", "step", "turned"),
    [
        ("wild-first", "Sf6+C", "g6", 1, []),
        ("wild-next", "Me7+H", "h7", 1, ["g7"]),
        ("wild-next", "Mf8+H", "g8", 1, ["g7", "f8"]),
        ("wild-top", "Ki7+H", "h6", 3, []),
        ("wild-top", "Kh7+H", "i7", 1, []),
        ("wild-lead", "Ki6", "h7", 2, ["i7"]),
    ],
)
def test_the_wild_player_answers_where_it_is_said(
    text: str, move: str, cell: str, step: int, turned: list[str]
) -> None:
    _, _, after = played(text, move)
    wild = after.last[1]
    assert (cell_name(wild.cell), wild.step, [cell_name(one) for one in wild.turned]) == (cell, step, turned)


@pytest.mark.parametrize(("move", "lead"), [("Ki6", 12), ("Hi6", 12), ("Kh7", 6), ("Hh7", 5)])
def test_alone_only_twelve_ahead_wins(move: str, lead: int) -> None:
    game, _, after = played("wild-lead", move)
    outcome = game.outcome(after)
    assert outcome and outcome.scores[0] - outcome.scores[1] == lead
    assert (outcome.winners == (0,)) == (move in STEPS["wild-lead"].answers)


def best(game: Interactions, state: State) -> int:
    """The first player's lead with best play to the end."""
    turn = game.turn(state)
    if turn is None:
        own, other = points(game, state)
        return own - other
    values = [best(game, game.play(state, move)) for move in game.moves(state)]
    return max(values) if turn == 0 else min(values)


@pytest.mark.parametrize("text", ["good-shelter", "good-leave", "seventh-fronts", "seventh-backs"])
def test_only_the_asked_move_wins(text: str) -> None:
    game, state = stand(STEPS[text])
    winning = [game.write(state, move) for move in game.moves(state) if best(game, game.play(state, move)) > 0]
    assert winning == list(STEPS[text].answers)


def test_in_its_shelter_the_fox_is_never_turned() -> None:
    game, _, after = played("good-shelter", "Pe5+S")
    fox = next(cell for cell, laid in after.grid if laid.owner == 0 and laid.tile == "P")
    ends = [after]
    while game.turn(ends[0]) is not None:
        ends = [game.play(state, move) for state in ends for move in game.moves(state)]
    assert all(state.territory[fox].front for state in ends)


def test_the_quick_gain_is_lost_by_four() -> None:
    assert leads("good-leave", "Me8")[0] == -4
