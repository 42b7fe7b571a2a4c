"""Bots, advice and batches: what they play is legal, what they claim is checked."""

from random import Random

import pytest

from games.lacunes.vectors import V11, V13, at, play
from ludotheque.core.bot import LEVELS, Limit, Seen
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE
from ludotheque.core.record import Record
from ludotheque.games.lacunes.bots import levels as bots
from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.bots.prospects import CHANCES, POINTS, chance
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import placed
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import Redeal
from ludotheque.games.lacunes.solver import command as solving
from ludotheque.games.lacunes.solver.intervals import wilson

BASE = Lacunes()


def choose(game, state, level, seed=1, limit=None):
    return bots.BOTS.bot(level).choose(game, state, Seen(0), limit or bots.BOTS.limit(level), Random(seed).randrange)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_legal_move_and_its_line_replays(level):
    state = BASE.initial("deal:28")
    found = choose(BASE, state, level, limit=Limit(nodes=min(30_000, bots.BOTS.limit(level).nodes or 0)))
    assert found.move in BASE.moves(state)
    end = play(BASE, state, *found.line)
    assert found.proven == (placed(end.cells) == 48)


def test_a_proven_hint_is_the_first_move_of_a_win():
    state = BASE.initial("deal:28")
    found = choose(BASE, state, 3, limit=Limit(nodes=200_000))
    assert found.proven and found.reason.key == "win"
    assert found.reason.facts["moves"] == len(found.line)
    assert f"{found.reason.facts['rank']}{found.reason.facts['suit']}" == found.line[0][:2]
    assert BASE.write(state, found.move) == found.line[0]


def test_blocked_with_a_redeal_left_the_bot_redeals():
    found = choose(BASE, at(V11), 2)
    assert found.move == Redeal() and found.reason.key == "redeal"


def test_a_lost_round_is_said_to_be_lost_and_a_redeal_gives_a_chance():
    due = play(BASE, at(V11), "R")
    doomed = play(BASE, due, "=" + V11.replace("KS -- QS", "-- KS QS"))
    lost = choose(BASE, doomed, 3)
    assert lost.proven or lost.reason.key == "keep-lost"
    alone = choose(Lacunes(LacunesOptions(redeals=1)), doomed, 3)
    assert alone.proven or alone.reason.key == "lost"


def test_a_bot_plays_a_whole_game_with_redeals():
    state, random = BASE.initial("deal:3"), Random(2)
    for _ in range(600):
        if BASE.turn(state) is None:
            break
        if BASE.turn(state) == CHANCE:
            state = BASE.play(state, BASE.draw(state, random.randrange))
        else:
            state = BASE.play(state, choose(BASE, state, 1, seed=random.randrange(10**6)).move)
    assert BASE.outcome(state) is not None


def test_the_plan_of_a_won_position_wins():
    assert plan(BASE, at(V13), 5, Random(1).randrange).won


KINDS = [(heads, kept) for heads, points in POINTS.items() for kept in points]


def spread(heads, kept):
    """Prefixes of this total in so many rows."""
    lengths = [0, 0, 0, 0]
    for row in range(heads):
        lengths[row] = min(12, kept - (heads - row - 1) - sum(lengths))
    return lengths


@pytest.mark.parametrize("mode", ["aces", "after"])
def test_prospects_rise_with_the_redeals_left_and_end_without_them(mode):
    for heads, kept in KINDS:
        lengths = spread(heads, kept)
        assert (sum(length > 0 for length in lengths), sum(lengths)) == (heads, kept)
        chances = [chance(lengths, left, mode) for left in range(5)]
        assert chances[0] == 0 and chances == sorted(chances) and chances[-1] <= 1


def test_prospects_between_two_points_lie_on_a_straight_line():
    low, high = CHANCES["aces"][0][1][:2]
    assert chance((3, 0, 0, 0), 1, "aces") == pytest.approx((low + high) / 2)


def test_two_rows_held_are_told_from_one_with_as_many_cards():
    assert chance((0, 4, 5, 0), 1, "aces") != chance((9, 0, 0, 0), 1, "aces")


def test_solving_answers_a_record_and_refuses_a_due_redeal():
    told = solving.answer(Record("lacunes", 1, {}, f"layout:{V13}"), Limit())
    assert (told["verdict"], len(told["moves"]), told["proof"]) == ("winnable", 12, "replayed")
    with pytest.raises(LudothequeError):
        solving.answer(Record("lacunes", 1, {}, f"layout:{V11}", (), ("R",)), Limit())


def test_an_interval_holds_its_share():
    low, high = wilson(86, 100)
    assert 0.77 < low < 0.86 < high < 0.92
    assert wilson(0, 0) == (0.0, 1.0)
