"""Turns of Laguna judged: decided whole, measured by the race, against the best plan for them; alone by the par."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from games.laguna.seas import laguna
from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog, record
from ludotheque.core.analysis import Evaluation, Position
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.record import Record, Replay
from ludotheque.games.laguna.bots.analyst import ANALYST
from ludotheque.games.laguna.bots.paces import paces
from ludotheque.games.laguna.bots.race import FARTHEST, Race, tempo
from ludotheque.games.laguna.bots.turning import best_turn
from ludotheque.games.laguna.kernel.itineraries import Turns
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.state import PLAY, State
from ludotheque.games.laguna.solver.voyage import best_line
from ludotheque.play.review import review

ENTRY = catalog.entry("laguna")
QUICK = Limit(nodes=50_000)


@cache
def game_of(seed: int, players: int = 2) -> Record:
    played = play_game(ENTRY.game({"players": players}), [player(ENTRY, "2")] * players, seed)
    return record.from_json(
        {"game": "laguna", "options": {"players": players}, "setup": played.setup, "moves": list(played.moves)}
    )


@cache
def replayed(seed: int, players: int = 2) -> Replay:
    return record.replay(game_of(seed, players))


def turns(seed: int) -> list[tuple[Laguna, State]]:
    """The beginning of every turn."""
    found, game = replayed(seed), laguna()
    begins = ANALYST.decisions(game, found.states)
    return [(game, found.states[at]) for at in begins if found.states[at].stage == PLAY]


def judged(game: Laguna, state: State, lines: int = 1) -> Evaluation:
    view = game.view(state, state.turn, peek=True)
    return ANALYST.evaluate(game, view, Seen(state.turn), QUICK, lines, lambda known: True)


@pytest.mark.no_cover
def test_a_turn_is_one_decision_and_so_is_every_placing() -> None:
    found = review(game_of(1), QUICK)
    states = replayed(1).states
    for one in found.plies:
        assert states[one.ply].stage != PLAY or states[one.ply].actions == 0
    assert [one.seat for one in found.plies if states[one.ply].stage == PLAY][:4] == [0, 1, 0, 1]
    assert sum(len(one.move.split(" ")) for one in found.plies) > len(found.plies)


def test_the_best_plan_of_a_turn_can_be_played_and_ends_it() -> None:
    for game, state in turns(2)[:6]:
        whole = Turns(tempo(game.options), tempo(game.options))
        found = best_turn(game, game.view(state, state.turn), whole, 200, frozenset())
        reached = state
        for text in found.moves:
            reached = game.play(reached, game.read(reached, text))
        assert game.outcome(reached) is not None or reached.turns > state.turns or len(found.moves) >= 1
        assert found.reason.key


@pytest.mark.no_cover
def test_who_needs_fewer_turns_is_likelier_to_win() -> None:
    for game, state in turns(3):
        found = judged(game, state)
        lead = found.score
        assert found.unit == "turns" and lead is not None
        if abs(lead) > 1:
            assert (found.chances[0] > found.chances[1]) == (lead > 0)


def test_a_pearl_delivered_brings_the_end_nearer() -> None:
    game, state = turns(4)[-1]
    race = Race(game.options, 200)
    nearer = State(**{**vars(state), "delivered": tuple(one + 1 for one in state.delivered)})
    assert all(now > then for now, then in zip(race.turns(state), race.turns(nearer), strict=True) if then > 0)


def carried(state: State, holes: str) -> State:
    """The first seat needs one more pearl and finds none of its colour ashore; the other raft carries these."""
    own, rival = state.colours[0], state.rafts[1]
    mine = state.rafts[0].holes.replace(own, "y")
    return replace(
        state,
        islands=tuple(pearls.replace(own, "") for pearls in state.islands),
        rafts=(replace(state.rafts[0], holes=mine), replace(rival, holes=holes)),
        delivered=(5, state.delivered[1]),
    )


def test_pearls_that_only_others_carry_are_fetched_from_them() -> None:
    game, state = turns(4)[-1]
    race, own = Race(game.options, 2_000), state.colours[0]
    assert race.turns(carried(state, "yy----"))[0] >= FARTHEST
    assert race.turns(carried(state, f"{own}y----"))[0] < 6


def test_the_clock_shows_how_quick_a_seat_is_and_ending_a_turn_does_not() -> None:
    game, found = laguna(), replayed(1)
    begins = ANALYST.decisions(game, found.states)
    moves = game_of(1).moves
    slow = list(moves)
    ends = [last for first, last in pairwise([*begins, len(moves)]) if found.states[first].stage == PLAY]
    for last in ends:
        slow[last - 1] = "=time" if found.states[last - 1].turn == 0 else "end"
    pace, usual = paces(game.options, found.states, slow, begins)
    own = [last - first - 1 for first, last in pairwise([*begins, len(moves)])
           if found.states[first].stage == PLAY and found.states[first].turn == 0]  # fmt: skip
    assert pace == round(sum(own) / len(own)) and usual == tempo(game.options)
    assert ANALYST.knowing(game, found.states, slow).paces == (pace, usual)
    without = laguna(glass="none")
    assert ANALYST.knowing(without, found.states, slow) == ANALYST


def test_who_was_cut_short_by_the_clock_is_measured_by_the_actions_they_had() -> None:
    game, state = turns(5)[3]
    view = game.view(state, state.turn, peek=True)
    short = ANALYST.judge(game, Position(view, Seen(state.turn), ("step N", "=time")), QUICK, 1)
    whole = ANALYST.judge(game, Position(view, Seen(state.turn), ("step N", "end")), QUICK, 1)
    assert len(short.lines[0].moves) <= 2 < len(whole.lines[0].moves)


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [3, 4])
def test_more_rafts_race_too(players: int) -> None:
    found = review(game_of(6, players), QUICK)
    assert all(sum(one.chances) == pytest.approx(1, abs=1e-3) for one in found.plies)


def solitaire(seed: int, wrong: int) -> tuple[Laguna, Record, int]:
    """A deal sailed at its par, but for so many steps back and forth at the first chance."""
    game = laguna(players=1)
    setup = game.setup(SplitMix64(seed).below)
    state, moves, strayed = game.initial(setup), list[str](), -1
    while game.outcome(state) is None:
        best = best_line(game, state)
        for move in best.line:
            text = game.write(state, move)
            back = {"step N": "step S", "step S": "step N", "step E": "step W", "step W": "step E"}.get(text)
            moves.append(text)
            state = game.play(state, move)
            if wrong and back and game.outcome(state) is None and game.read(state, back) in game.moves(state):
                strayed, wrong = len(moves), wrong - 1
                moves.append(back)
                state = game.play(state, game.read(state, back))
                break
    return (
        game,
        record.from_json({"game": "laguna", "options": {"players": 1}, "setup": setup, "moves": moves}),
        strayed,
    )


def test_alone_a_voyage_at_par_is_best_all_along() -> None:
    _, kept, _ = solitaire(1, 0)
    found = review(kept)
    assert {one.judgement for one in found.plies} == {"best"} and found.unit == "over-par"
    assert [one.score for one in found.plies] == [0.0] * len(found.plies)


def test_alone_a_step_back_is_found_where_it_was_made() -> None:
    game, kept, strayed = solitaire(1, 1)
    found = review(kept)
    over = [one.score or 0.0 for one in found.plies]
    assert over == sorted(over) and over[-1] >= 1
    first = next(at for at, one in enumerate(over) if one)
    assert first == strayed and found.plies[first].loss > 0 and found.plies[first].certain
    states = record.replay(kept).states
    before, after = (best_line(game, states[at]).moves for at in (first, first + 1))
    assert before is not None and after is not None
    assert states[first + 1].spent + after - states[first].spent - before == over[first]
