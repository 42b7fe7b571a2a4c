"""The bots play lawfully at every level, repeat from their seed, and see what a level should see."""

import pytest

from games.forma.playing import forma
from ludotheque.core.bot import Bot, Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.forma.bots.deepening import Plan
from ludotheque.games.forma.bots.ladder import LADDERS
from ludotheque.games.forma.bots.levels import BOTS, LEVELS, YARDSTICKS, FormaBot, Level
from ludotheque.games.forma.bots.weights import GAINS, LEARNED, RULES_OF_THUMB
from ludotheque.games.forma.kernel.evaluation import Weights
from ludotheque.games.forma.rules.enclosing import Closing, collisions, place
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, Pass, State, Take

GENTLE, EASY, FAIR, STRONG, _ = LADDERS.graders
BEST = LADDERS.strongest

QUICK = Limit(nodes=4)


def played(game: Forma, bots: list[Bot], seed: int, most: int, setup: str = "") -> tuple[State, list[str]]:
    state, below, moves = game.initial(setup), SplitMix64(seed).below, list[str]()
    while (seat := game.turn(state)) is not None and len(moves) < most:
        move = bots[seat].choose(game, game.view(state, seat), Seen(seat), QUICK, below).move
        moves.append(game.write(state, move))
        state = game.play(state, move)
    return state, moves


@pytest.mark.no_cover
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_lawfully_and_repeats(level: int) -> None:
    game = forma(players=4)
    bots = [BOTS.bot(level)] * 4
    first = played(game, bots, 5, 14)
    assert first == played(game, bots, 5, 14)
    assert len(first[1]) == 14


@pytest.mark.parametrize("level", [GENTLE, FAIR])
def test_a_whole_game_comes_to_its_end(level: int) -> None:
    game = forma()
    state, _ = played(game, [BOTS.bot(level)] * 2, 1, 400)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason in ("full", "nothing_fits", "passes")


@pytest.mark.parametrize(
    "options",
    [{"touch_move": True}, {"touch_move": True, "fit_aid": True}, {"field": "cut_choose"}, {"fit_aid": True},
     {"pass": "only_if_nothing_fits"}, {"players": 3, "three_players": "three"}, {"markers_close_obstacles": True},
     {"enclosed_touch": "corners"}, {"touch_diag": False}],
)  # fmt: skip
def test_bots_play_under_every_option(options: dict[str, object]) -> None:
    game = forma(**options)
    _, moves = played(game, [BOTS.bot(GENTLE), BOTS.bot(EASY)] + [BOTS.bot(GENTLE)] * (game.info.seats - 2), 3, 40)
    assert len(moves) == 40


def test_a_bot_lays_a_lawful_field_and_begins_itself() -> None:
    game = forma(field="cut_choose")
    state = game.initial("")
    move = BOTS.bot(FAIR).choose(game, state, Seen(0), QUICK, SplitMix64(1).below).move
    assert isinstance(move, Field)
    state = game.play(state, move)
    assert BOTS.bot(FAIR).choose(game, state, Seen(1), QUICK, SplitMix64(1).below).move == Begin(1)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("diagonal", "points"), [(True, 45), (False, 135)])
def test_the_strongest_level_lays_a_field_whose_first_piece_wins_most(seed: int, diagonal: bool, points: int) -> None:
    game = forma(touch_diag=diagonal)
    below = SplitMix64(seed).below
    state = game.play(game.initial(""), BOTS.bot(BEST).choose(game, game.initial(""), Seen(0), QUICK, below).move)
    move = BOTS.bot(BEST).choose(game, state, Seen(0), QUICK, below).move
    after = game.play(state, move)
    won = sheet(after, 0, 0).total - sheet(state, 0, 0).total
    assert won == points + 5  # a square placed is no longer held either


def test_who_does_not_begin_for_sure_lays_by_lot() -> None:
    game = forma(field="cut_choose")
    state = game.initial("")
    laid = [BOTS.bot(level).choose(game, state, Seen(0), QUICK, SplitMix64(1).below).move for level in (FAIR, BEST)]
    assert laid[0] == laid[1]


TOWER = "pos:" + "/".join(
    ["." * 20] * 9 + ["." * 10 + "A" + "." * 9, "." * 9 + "BT" + "." * 9, "." * 10 + "A" + "." * 9] + ["." * 20] * 8
)


@pytest.mark.parametrize("level", [FAIR, STRONG])
def test_from_a_fair_level_on_nobody_leaves_an_open_tower(level: int) -> None:
    game = forma()
    state = game.initial(TOWER)
    choice = BOTS.bot(level).choose(game, state, Seen(0), BOTS.limit(level), SplitMix64(1).below)
    assert isinstance(choice.move, Attempt)
    assert place(state.board, 0, choice.move.cells, Closing()).towers
    assert choice.reason is not None
    assert choice.reason.key == "tower"


def test_the_greedy_yardstick_takes_the_most_points() -> None:
    game = forma()
    state = game.initial("pos:" + "/".join([".C.C.C.".replace("C", "B"), "B.B.B.B", ".......", "......."]))
    move = YARDSTICKS["greedy"].choose(game, state, Seen(0), QUICK, SplitMix64(1).below).move
    assert len(place(state.board, 0, move.cells, Closing()).squares) >= 3


BARS = "pos:" + "/".join(["A.A.A.A.A.A.A.A.A.A."] * 20) + " reserve0=I,I"


def test_low_levels_misjudge_by_eye_and_the_friendly_mode_forgives() -> None:
    clumsy = FormaBot(Level(Plan(0, notices=3, weights=GAINS), 1, misfits=1.0))
    strict, friendly = forma(), forma(fit_aid=True)
    below = SplitMix64(9).below
    state = strict.initial(BARS)
    moves = [clumsy.choose(strict, state, Seen(0), QUICK, below).move for _ in range(20)]
    assert any(collisions(state.board, move.cells) for move in moves)
    moves = [clumsy.choose(friendly, state, Seen(0), QUICK, below).move for _ in range(20)]
    assert not any(collisions(state.board, move.cells) for move in moves)


def test_who_has_just_lost_an_element_looks_twice() -> None:
    clumsy = FormaBot(Level(Plan(0, notices=3, weights=GAINS), 1, misfits=1.0))
    game = forma()
    state = game.initial(BARS + " attempt=2")
    below = SplitMix64(9).below
    moves = [clumsy.choose(game, state, Seen(0), QUICK, below).move for _ in range(20)]
    assert not any(collisions(state.board, move.cells) for move in moves)


@pytest.mark.parametrize(("level", "least", "most"), [(GENTLE, 2, 16), (EASY, 0, 6), (FAIR, 0, 0)])
def test_low_levels_rarely_try_what_does_not_fit(level: int, least: int, most: int) -> None:
    """Of the attempts of a whole game of two; from a fair level on nobody errs."""
    game = forma(field="random")
    state, below, misfits = game.initial("field 10,10 3,3 5,7"), SplitMix64(2).below, 0
    while (seat := game.turn(state)) is not None:
        move = BOTS.bot(level).choose(game, state, Seen(seat), QUICK, below).move
        misfits += isinstance(move, Attempt) and bool(collisions(state.board, move.cells))
        state = game.play(state, move)
    assert least <= misfits <= most


def test_a_bot_passes_where_nothing_fits_and_puts_down_what_it_has_taken() -> None:
    game = forma(touch_move=True)
    state = game.initial("pos:AA./AAA reserve0=I,X reserve1=I1")
    assert BOTS.bot(FAIR).choose(game, state, Seen(0), QUICK, SplitMix64(1).below).move == Pass()
    state = game.play(state, Take("X"))
    move = BOTS.bot(FAIR).choose(game, state, Seen(0), QUICK, SplitMix64(1).below).move
    assert isinstance(move, Attempt)
    assert move.shape == "X"
    assert move in game.moves(state)


def test_boards_larger_than_the_kernel_are_played_all_the_same() -> None:
    game = forma()
    state = game.initial("pos:" + "/".join(["." * 30] * 25))
    move = BOTS.bot(STRONG).choose(game, state, Seen(0), QUICK, SplitMix64(1).below).move
    assert move in game.moves(state)


@pytest.mark.parametrize("weights", [GAINS, RULES_OF_THUMB, LEARNED], ids=["gains", "thumb", "learned"])
def test_of_levels_that_judge_alike_one_is_allowed_no_less_than_the_one_below(weights: Weights) -> None:
    nodes = [level.nodes for level in LEVELS.values() if level.plan.weights is weights]
    assert nodes == sorted(nodes) and len(nodes) > 2


def test_the_strongest_level_judges_by_what_games_have_taught_and_may_take_seconds() -> None:
    assert LEVELS[BEST].plan.weights is LEARNED
    assert BOTS.limit(BEST).seconds is not None


def test_a_limit_of_nodes_is_kept_even_where_it_is_above_the_level() -> None:
    """At most ten times what the level would use by itself."""
    game = forma(field="random")
    state = game.initial("field 10,10")
    few, many = (
        BOTS.bot(STRONG).choose(game, state, Seen(0), Limit(nodes=nodes), SplitMix64(1).below).nodes
        for nodes in (2, 10**6)
    )
    assert few < many < 10 * 240 * 25


def test_a_bot_does_not_look_beyond_what_it_is_shown() -> None:
    """The same view gives the same move, whatever was played before."""
    game = forma(field="random")
    state = game.initial("field 10,10 3,3")
    choices = {
        BOTS.bot(FAIR).choose(game, state, Seen(0, moves), QUICK, SplitMix64(1).below).move
        for moves in ((), ("I1 0,0", "I1 0,2"))
    }
    assert len(choices) == 1


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        (TOWER, "tower"),
        ("pos:AAAAAAA/A.A.A.A/......./.......", "square"),
        ("pos:" + "/".join(["." * 20] * 20) + " reserve0=I", "bridge"),
    ],
)
def test_a_choice_says_why(drawing: str, reason: str) -> None:
    game = forma()
    choice = BOTS.bot(FAIR).choose(game, game.initial(drawing), Seen(0), BOTS.limit(FAIR), SplitMix64(1).below)
    assert choice.reason is not None
    assert choice.reason.key == reason
    if reason == "square":
        assert isinstance(choice.reason.facts["count"], int)


def test_where_nothing_fits_the_reason_is_that_it_passes() -> None:
    game = forma()
    state = game.initial("pos:AA./AAA reserve0=I reserve1=I1")
    choice = BOTS.bot(STRONG).choose(game, state, Seen(0), QUICK, SplitMix64(1).below)
    assert choice.reason is not None
    assert (choice.move, choice.reason.key) == (Pass(), "pass")


def test_what_is_taken_is_what_is_put_down() -> None:
    """With `touch_move` the second half of a move is made with the element in hand alone."""
    game = forma(touch_move=True, field="random")
    state, below = game.initial("field 10,10"), SplitMix64(3).below
    for level in (GENTLE, FAIR, STRONG):
        taken = BOTS.bot(level).choose(game, state, Seen(0), QUICK, below).move
        assert isinstance(taken, Take)
        holding = game.play(state, taken)
        put = BOTS.bot(level).choose(game, holding, Seen(0), QUICK, below).move
        assert isinstance(put, Attempt)
        assert put.shape == taken.shape


def test_warming_plays_every_level_without_a_trace() -> None:
    BOTS.warm()
    assert set(BOTS.yardsticks()) == {"greedy", "novice", "thumb"}
