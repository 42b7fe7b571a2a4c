"""The values of the pairs of selections that are kept in `bench/data`: each line of best play ends at its value."""

import csv

import pytest

import interactions_starts as bench
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions

with bench.DATA.open(encoding="ascii", newline="") as kept:
    ROWS = list(csv.DictReader(kept))


def start(row: dict[str, str]) -> bench.Start:
    return bench.Start(row["bonus"] == "True", row["territory"] == "True", row["first"], row["second"])


def test_no_pair_is_kept_twice_and_all_of_them_exist() -> None:
    kept = [start(row) for row in ROWS]
    assert len(set(kept)) == len(kept)
    assert set(kept) <= set(bench.starts())
    assert len(set(bench.starts())) == 4 * 441


@pytest.mark.parametrize("first", sorted({row["first"] for row in ROWS}))
def test_best_play_leads_to_the_value(first: str) -> None:
    for row in (row for row in ROWS if row["first"] == first):
        one = start(row)
        game = Interactions(InteractionsOptions(bonus=one.bonus, territory=one.territory))
        state = bench.position(game, one)
        for text in row["line"].split():
            state = game.play(state, game.read(state, text))
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.scores[0] - outcome.scores[1] == int(row["value"])
