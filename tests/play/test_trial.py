"""A trial becomes the match: the rules judge a move once, however long the match is."""

from dataclasses import replace

import pytest

from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.play import actions
from ludotheque.play.entries import Helped
from ludotheque.play.match import Match
from ludotheque.play.sitting import Sitting
from ludotheque.play.trial import Trial
from play.counted import Counted
from play.counting import Counting, Endless, ones
from play.sittings import below, counting, sat, taken, wandered
from play.trying import do, folded


def test_an_empty_trial_says_that_nothing_happens() -> None:
    match = Match(Counting(), "card:7", 0)
    assert not Trial(match) and folded(Trial(match).match) == folded(match)
    assert Trial(match, Helped(0, 1))


def test_what_was_tried_is_what_its_entries_rebuild() -> None:
    match = Match(Counting(), "card:7", 0)
    for text in ("add 3", "add 1", "add 2"):
        do(match, actions.play(match, match.deciding[0], text, 5, ones))
    assert match.state.total == 7


def counted(entry: Entry) -> tuple[Sitting, Counted]:
    game = Counted(entry.game({}))
    return sat(replace(entry, make=lambda options: game)), game


@pytest.mark.parametrize("key", catalog.keys())
def test_a_move_at_a_table_is_read_once_and_played_once(key: str) -> None:
    """And once more for each move of chance, which nobody reads; choices made at once are read again when revealed."""
    sitting, game = counted(catalog.entry(key))
    chance = below(5)
    for _ in range(60):
        if sitting.match.over:
            break
        seat, state, count = sitting.match.deciding[0], sitting.match.state, sitting.match.count
        text = game.write(state, game.moves(state, seat).sample(chance))
        secret = bool(game.together(state))
        game.runs.clear()
        sitting = taken(sitting, sitting.move(seat, text, 0))
        made = sitting.match.count - count - secret
        assert (game.runs["read"], game.runs["play"]) == (1 + secret * made, made)


def test_a_move_late_in_a_long_match_copies_no_more_than_an_early_one() -> None:
    long = wandered(sat(counting(Endless())), 3000, below(1))
    proposal = long.move(long.match.deciding[0], "add 1", 0)
    assert proposal is not None
    assert proposal.trial.match.line._steps is long.match.line._steps
    assert (long.match.ply, proposal.trial.match.ply) == (3000, 3001)


def test_what_was_not_stored_leaves_no_trace() -> None:
    sitting = wandered(sat(counting(Endless())), 5, below(1))
    before = folded(sitting.match)
    sitting.move(sitting.match.deciding[0], "add 1", 0)
    other = sitting.move(sitting.match.deciding[0], "add 2", 0)
    assert folded(sitting.match) == before
    assert taken(sitting, other).match.line[-1].text == "add 2"
