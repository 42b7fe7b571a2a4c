"""Positions of Forma judged: what is played seen by the same look, the end exactly, and no blame for the field."""

from dataclasses import replace
from functools import cache

import pytest

from games.forma.playing import forma, walk
from ludotheque.core import record
from ludotheque.core.analysis import Evaluation, Position
from ludotheque.core.bot import Limit, Seen
from ludotheque.games.forma.bots.analyst import ANALYST, STAGES, stage
from ludotheque.games.forma.rules.board import FREE
from ludotheque.games.forma.rules.state import State
from ludotheque.play.review import review

GAME = forma(field="random")
QUICK = Limit(nodes=200_000)


def judged(state: State, lines: int = 2, limit: Limit = QUICK) -> Evaluation:
    return ANALYST.evaluate(GAME, state, Seen(state.turn), limit, lines, lambda known: True)


@cache
def late(seed: int) -> State:
    plies, state = 40, walk(GAME, seed, 40)
    while not state.end and state.board.letters.count(FREE) > 3:
        plies += 1
        state = walk(GAME, seed, plies)
    return state


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(4))
def test_the_end_is_exact(seed: int) -> None:
    state = late(seed)
    if state.end:
        return
    found = judged(state)
    assert found.proven and found.unit == "margin"
    first = 0.5 + 0.5 * (((found.score or 0) > 0) - ((found.score or 0) < 0))
    assert found.chances == (first, 1 - first)


def test_a_lead_makes_a_win_likelier() -> None:
    told = [(judged(state).score or 0.0, judged(state).chances[0]) for state in (walk(GAME, n, 30) for n in range(4))]
    assert all(0 < chance < 1 for _, chance in told)
    ahead, behind = max(told), min(told)
    assert ahead[1] > behind[1]


def test_what_was_played_is_seen_by_the_same_look() -> None:
    state = walk(GAME, 5, 20)
    best = judged(state).lines[0]
    found = ANALYST.judge(GAME, Position(state, Seen(state.turn), best.moves[:1]), QUICK, 2)
    assert found.played is not None and found.played.chances == pytest.approx(found.lines[0].chances)


def test_an_attempt_that_does_not_fit_speaks_for_itself() -> None:
    state = walk(GAME, 5, 30)
    row, col = divmod(state.board.letters.index("A"), state.board.cols)
    found = ANALYST.judge(GAME, Position(state, Seen(state.turn), (f"I1 {row},{col}",)), QUICK, 1)
    assert found.played is None and found.lines


def test_a_misfit_is_a_failed_try_unless_nothing_else_could_be_done() -> None:
    state = walk(GAME, 5, 30)
    row, col = divmod(state.board.letters.index("A"), state.board.cols)
    fits = ANALYST.evaluate(GAME, state, Seen(state.turn), QUICK, 1, lambda known: True).lines[0].moves
    assert ANALYST.failed(GAME, state, (f"I1 {row},{col}",)) and not ANALYST.failed(GAME, state, fits)
    bound = forma(field="random", touch_move=True)
    full = replace(state.board, letters=state.board.letters.replace(FREE, "A"))
    held = replace(state, board=full, hand="I1")
    assert not ANALYST.failed(bound, held, (f"I1 {row},{col}",))


def test_nobody_is_blamed_for_a_field() -> None:
    game = forma()
    field = next(iter(game.moves(game.initial(""))))
    state = game.play(game.initial(""), field)
    move = ANALYST.evaluate(game, state, Seen(0), QUICK, 1, lambda known: True).lines[0].moves[0]
    kept = record.from_json({"game": "forma", "moves": [game.write(game.initial(""), field), move]})
    assert review(kept).plies[0].loss == 0


def test_more_than_a_quick_look_goes_further() -> None:
    state = walk(GAME, 5, 24)
    assert judged(state, limit=Limit(nodes=2_000_000)).depth > judged(state).depth


def test_stages_follow_the_board() -> None:
    stages = [stage(walk(GAME, 1, plies)) for plies in (0, 20, 40)]
    assert stages == sorted(stages) and 0 <= stages[0] < stages[-1] < STAGES


@pytest.mark.parametrize("players", [3, 4])
def test_more_seats_have_chances_too(players: int) -> None:
    game = forma(field="random", players=players)
    state = walk(game, 2, 12)
    found = ANALYST.evaluate(game, state, Seen(state.turn), Limit(nodes=20_000), 1, lambda known: True)
    assert sum(found.chances) == pytest.approx(1) and len(found.chances) == game.info.seats
