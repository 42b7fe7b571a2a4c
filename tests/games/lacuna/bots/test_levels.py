from dataclasses import replace

import numpy as np
import pytest
from games.lacuna.yardsticks import AlphaBeta, Greedy

from games.lacuna.ponds import WHOLE_GAME, after
from ludotheque.core.bot import LEVELS, Bot, Choice, Limit, Progress, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.bots.levels import BOTS
from ludotheque.games.lacuna.kernel.arrays import move_of
from ludotheque.games.lacuna.kernel.ranking import CRITICAL, PLENTY, best_last, points
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.geometry import Line
from ludotheque.games.lacuna.rules.state import Pick, Place, State
from ludotheque.locales import LANGUAGES, Text

GAME = Lacuna()
FEW = Limit(nodes=3_000)


def chosen(player: Bot, state: State, game: Lacuna = GAME, within: Limit = FEW, seed: int = 1) -> Choice:
    seat = game.turn(state)
    assert seat is not None
    return player.choose(game, game.view(state, seat), Seen(seat), within, SplitMix64(seed).below)


def played(first: Bot, second: Bot, setup: str, game: Lacuna = GAME) -> State:
    state, below = game.initial(setup), SplitMix64(3).below
    while (seat := game.turn(state)) is not None:
        player = (first, second)[seat]
        choice = player.choose(game, game.view(state, seat), Seen(seat), FEW, below)
        assert choice.move in game.moves(state)
        state = game.play(state, choice.move)
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "game", [GAME, Lacuna(LacunaOptions(blind_pick=False, closed_ends=False, tolerance=50))], ids=str
)
def test_every_level_plays_legal_games(level: int, game: Lacuna) -> None:
    assert game.outcome(played(BOTS.bot(level), BOTS.bot(1), "pond:8", game))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_position_and_lot_give_the_same_move(level: int) -> None:
    state = after(WHOLE_GAME[:7])
    assert chosen(BOTS.bot(level), state).move == chosen(BOTS.bot(level), state).move


def test_the_blind_pick_is_chosen_without_the_pond() -> None:
    for level in LEVELS:
        assert isinstance(chosen(BOTS.bot(level), GAME.initial("pond:1")).move, Pick)


def test_a_last_pawn_beats_every_middle_and_end_of_every_stretch() -> None:
    """The candidates of critical points against a sample of the whole lattice."""
    state = after(WHOLE_GAME[:-1])
    table = pond_arrays(GAME.options, state.flowers or ())
    spot = state_arrays(table, state)
    couples, steps, values = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64), np.empty(PLENTY)
    best = best_last(table, spot, state.turn, couples, steps, values)
    top = _rank(GAME, GAME.play(state, move_of(table, couples[best], steps[best])), state.turn)
    for pair in GAME.pairs(state):
        for first, last in pair.stretches:
            for k in {first, last, *range(first, last, 400)}:
                assert _rank(GAME, GAME.play(state, Place(pair.a.colour, pair.a.id, pair.b.id, k)), state.turn) <= top


def _rank(game: Lacuna, done: State, seat: int) -> tuple[float, int]:
    outcome = game.outcome(done)
    assert outcome
    return outcome.returns[seat], outcome.scores[seat] - outcome.scores[1 - seat]


def test_critical_points_lie_in_the_stretches() -> None:
    state = after(WHOLE_GAME[:8])
    table = pond_arrays(GAME.options, state.flowers or ())
    couples, steps = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64)
    total = points(table, state_arrays(table, state), state.turn, CRITICAL, True, couples, steps)
    runs = {(pair.a.id, pair.b.id): pair.stretches for pair in GAME.pairs(state)}
    assert total > sum(map(len, runs.values()))
    for couple, k in zip(couples[:total], steps[:total], strict=True):
        move = move_of(table, couple, k)
        assert any(first <= k <= last for first, last in runs[move.i, move.j])


def test_ownership_is_constant_between_critical_points() -> None:
    state = after(WHOLE_GAME[:-1])
    table = pond_arrays(GAME.options, state.flowers or ())
    couples, steps = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64)
    total = points(table, state_arrays(table, state), state.turn, CRITICAL, False, couples, steps)
    pair = next(pair for pair in GAME.pairs(state) if pair.stretches)
    first, last = pair.stretches[0]
    known = set()
    for couple, k in zip(couples[:total], steps[:total], strict=True):
        move = move_of(table, couple, k)
        if (move.i, move.j) == (pair.a.id, pair.b.id) and first <= k <= last:
            known.add(_rank(GAME, GAME.play(state, move), state.turn))
    line = Line(pair.a.at, pair.b.at)
    assert line.steps >= last
    for k in range(first, last, 97):
        assert _rank(GAME, GAME.play(state, Place(pair.a.colour, pair.a.id, pair.b.id, k)), state.turn) in known


def test_the_last_pawn_is_proven_and_says_how_it_ends() -> None:
    choice = chosen(BOTS.bot(5), after(WHOLE_GAME[:-1]))
    assert choice.proven and choice.reason and choice.reason.key == "last"
    outcome = GAME.outcome(GAME.play(after(WHOLE_GAME[:-1]), choice.move))
    assert outcome and [choice.reason.facts[side] for side in ("lost", "won")] == list(outcome.scores)


def test_the_eleventh_pawn_is_played_against_the_best_answer() -> None:
    """Whatever it expects, no answer by the exact last pawn is better for the other side."""
    state = after(WHOLE_GAME[:-2])
    choice = chosen(BOTS.bot(5), state, within=Limit(nodes=400_000))
    then = GAME.play(state, choice.move)
    answered = GAME.play(then, chosen(BOTS.bot(3), then).move)
    outcome = GAME.outcome(answered)
    assert outcome and choice.value is not None
    assert (choice.value > 0.9) == (outcome.winners == (state.turn,))


def test_every_hint_has_words_in_both_languages() -> None:
    texts = [Text(language) for language in LANGUAGES]
    for moves in (["B"], WHOLE_GAME[:5], WHOLE_GAME[:9], WHOLE_GAME[:-1]):
        reason = chosen(BOTS.bot(4), after(moves)).reason
        assert reason
        for text in texts:
            said = text(f"lacuna-hint-{reason.key}", reason.facts)
            assert said != f"lacuna-hint-{reason.key}" and "{" not in said


def test_a_watcher_can_stop_a_search() -> None:
    asked: list[Progress] = []

    def no(progress: Progress) -> bool:
        asked.append(progress)
        return False

    choice = chosen(BOTS.bot(5), after(["B"]), within=Limit(nodes=10_000_000, watch=no))
    assert len(asked) == 1 and choice.move in GAME.moves(after(["B"]))


def test_levels_have_limits_by_nodes() -> None:
    assert all(BOTS.limit(level).nodes for level in LEVELS)
    assert BOTS.limit(5).seconds == 5 and all(BOTS.limit(level).seconds is None for level in LEVELS[:4])


@pytest.mark.parametrize("yardstick", [Greedy(), AlphaBeta()], ids=str)
def test_the_yardsticks_play_legal_games_and_lose_to_level_five(yardstick: Bot) -> None:
    outcomes = [
        GAME.outcome(played(BOTS.bot(5), yardstick, "pond:2")),
        GAME.outcome(played(yardstick, BOTS.bot(5), "pond:2")),
    ]
    assert all(outcomes) and any(outcome and outcome.winners == (seat,) for seat, outcome in enumerate(outcomes))


def test_a_lost_eleventh_pawn_is_played_within_its_nodes_where_few_answers_win() -> None:
    """Silver holds three of every colour: whatever gold does, the exact last pawn wins."""
    lost = replace(after(WHOLE_GAME[:-2]), held=((0,) * 7, (3,) * 7))
    choice = chosen(BOTS.bot(5), lost, within=Limit(nodes=20_000))
    assert choice.move in GAME.moves(lost) and choice.nodes < 200_000
