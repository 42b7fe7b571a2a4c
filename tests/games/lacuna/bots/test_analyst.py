"""Positions of Lacuna judged: the last pawn exactly, a win with two to come proved, what is played seen as the rest."""

from functools import cache

import pytest

from ludotheque.core import record
from ludotheque.core.analysis import Evaluation, Position
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.bots.analyst import ANALYST
from ludotheque.games.lacuna.bots.ladder import LADDERS
from ludotheque.games.lacuna.bots.levels import BOTS
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import State
from ludotheque.play.review import review

EASY = LADDERS.graders[1]

GAME = Lacuna()
QUICK = Limit(nodes=100_000)


@cache
def game_of(seed: int) -> tuple[tuple[State, ...], tuple[str, ...]]:
    """A game of the second level, state by state, and its moves."""
    below = SplitMix64(seed).below
    states, moves = [GAME.initial(f"pond:{seed}")], list[str]()
    while (turn := GAME.turn(states[-1])) is not None:
        view = GAME.view(states[-1], turn)
        chosen = BOTS.bot(EASY).choose(GAME, view, Seen(turn), Limit(nodes=1000), below).move
        moves.append(GAME.write(states[-1], chosen))
        states.append(GAME.play(states[-1], chosen))
    return tuple(states), tuple(moves)


def judged(state: State, lines: int = 3, limit: Limit = QUICK) -> Evaluation:
    return ANALYST.evaluate(GAME, GAME.view(state, state.turn), Seen(state.turn), limit, lines, lambda known: True)


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_last_pawn_is_exact_and_no_other_one_does_better(seed: int) -> None:
    state = game_of(seed)[0][-2]
    found = judged(state)
    assert found.proven and found.chances[state.turn] in (0.0, 0.5, 1.0)
    below = SplitMix64(seed).below
    for move in [GAME.read(state, found.lines[0].moves[0]), *(GAME.moves(state).sample(below) for _ in range(200))]:
        outcome = GAME.outcome(GAME.play(state, move))
        assert outcome is not None
        assert (outcome.returns[state.turn] + 1) / 2 <= found.chances[state.turn]


@pytest.mark.parametrize("seed", range(1, 6))
def test_what_the_best_last_pawn_leads_to_is_what_was_said(seed: int) -> None:
    state = game_of(seed)[0][-2]
    line = judged(state).lines[0]
    outcome = GAME.outcome(GAME.play(state, GAME.read(state, line.moves[0])))
    assert outcome is not None
    assert tuple((one + 1) / 2 for one in outcome.returns) == line.chances
    assert outcome.scores[0] - outcome.scores[1] == line.score


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_win_that_is_proved_with_two_pawns_to_come_stands_against_the_best_answer(seed: int) -> None:
    state = game_of(seed)[0][-3]
    found = judged(state)
    if found.proven:
        assert found.chances[state.turn] == 1
        after = GAME.play(state, GAME.read(state, found.lines[0].moves[0]))
        answered = judged(after)
        assert answered.proven and answered.chances[state.turn] == 1


def test_lines_are_of_different_pairs() -> None:
    lines = judged(game_of(1)[0][5], lines=4).lines
    assert len({line.moves[0].split(":")[0] for line in lines}) == len(lines) == 4


def test_a_blind_pick_costs_nothing_whatever_it_shows() -> None:
    states, moves = game_of(2)
    found = review(record.from_json({"game": "lacuna", "setup": "pond:2", "moves": list(moves)}), QUICK)
    assert found.plies[0].loss == 0 and found.plies[0].judgement == "best"
    assert states[0].phase == "pick"


def test_what_was_played_is_seen_by_the_same_search() -> None:
    states, _ = game_of(3)
    best = judged(states[4]).lines[0]
    at = Position(states[4], Seen(states[4].turn), best.moves[:1])
    found = ANALYST.judge(GAME, at, QUICK, 2)
    assert found.played is not None
    assert found.played.chances == pytest.approx(found.lines[0].chances, abs=1e-6)


def test_a_flower_that_is_seen_is_chosen_by_what_comes_after_it() -> None:
    game = Lacuna.from_values({**GAME.info.options, "pick": "after"})
    state = game.initial("pond:4")
    found = ANALYST.evaluate(game, state, Seen(0), Limit(nodes=1000), 3, lambda known: True)
    values = [line.chances[0] for line in found.lines]
    assert values == sorted(values, reverse=True) and found.lines[0].moves[0].startswith("#")


def test_the_first_look_comes_before_the_search() -> None:
    told: list[Evaluation] = []

    def heard(known: Evaluation) -> bool:
        told.append(known)
        return True

    state = game_of(1)[0][4]
    ANALYST.evaluate(GAME, state, Seen(state.turn), QUICK, 1, heard)
    assert told[0].depth == 1 < told[-1].depth and told[0].nodes < told[-1].nodes
