"""The values of the pairs of selections in `bench/data`, whose lines end there, and what is shipped of them."""

import csv
from itertools import product

import pytest

import interactions_starts as bench
from games.interactions.positions import THREE, TWO, after
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.solver import starts

with bench.DATA.open(encoding="ascii", newline="") as kept:
    ROWS = list(csv.DictReader(kept))


def start(row: dict[str, str]) -> bench.Start:
    return bench.Start(row["bonus"] == "True", row["territory"] == "True", row["first"], row["second"])


def test_no_pair_is_kept_twice_and_all_of_them_exist() -> None:
    kept = [start(row) for row in ROWS]
    assert len(set(kept)) == len(kept)
    even = dict.fromkeys(product(bench.PAIRS, bench.PAIRS), 0)
    wanted = set(bench.starts(dict.fromkeys(bench.SETS, even)))
    assert set(kept) == wanted
    assert len(wanted) == 4 * 441


def test_what_a_saddle_point_needs_comes_first() -> None:
    """Whichever pair it is, all answers to both of its selections are asked for, and by far not everything."""
    for mine, yours in (("AP", "AC"), ("HK", "MS")):
        values = {(one, other): (other != yours) - (one != mine) for one, other in product(bench.PAIRS, bench.PAIRS)}
        asked = set(bench.best_answers(values))
        assert {(mine, other) for other in bench.PAIRS} | {(other, yours) for other in bench.PAIRS} <= asked
        assert len(asked) < 100


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


KNOWN = starts.starts(TWO.options)


def test_what_is_shipped_is_what_is_kept() -> None:
    shipped = list(csv.DictReader(starts.FILE.read_text("ascii").splitlines()))
    assert shipped == [{key: row[key] for key in bench.SHIPPED} for row in ROWS]


def test_starts_are_those_of_the_options_and_of_two_players() -> None:
    assert KNOWN["PA", "CA"].value == -3
    assert starts.starts(THREE.options) == {}
    assert starts.starts(InteractionsOptions(bonus=False)).get(("PA", "CA")) != KNOWN["PA", "CA"]


def test_the_second_player_wins_by_three() -> None:
    """Whoever leaves PA or CA gains nothing, whatever the other selects instead."""
    assert [KNOWN["PA", other].value >= -3 for other in starts.PAIRS] == [True] * 21
    assert [KNOWN[other, "CA"].value <= -3 for other in starts.PAIRS] == [True] * 21
    both = starts.saddle(KNOWN)
    assert both is not None and [one.value for one in both] == [-3, -3]
    assert {one.tiles for one in starts.selections(KNOWN, 0)} == {"PA", "HA"}
    assert "CA" in {one.tiles for one in starts.selections(KNOWN, 1)}


@pytest.mark.parametrize(
    ("bonus", "territory", "value", "first", "second"),
    [
        (True, True, -3, 10, {"AM", "AS", "MS"}),
        (False, False, -2, 4, {"AH", "AM", "AP", "AS", "HM", "KM", "MP", "MS"}),
        (False, True, -2, 9, {"AM", "AP", "AS", "HM", "MP"}),
    ],
)
def test_each_set_of_options_has_a_saddle_point(
    bonus: bool, territory: bool, value: int, first: int, second: set[str]
) -> None:
    known = starts.starts(InteractionsOptions(bonus=bonus, territory=territory))
    both = starts.saddle(known)
    assert both is not None and [one.value for one in both] == [value, value]
    assert len(starts.selections(known, 0)) == first
    assert {"".join(sorted(one.tiles)) for one in starts.selections(known, 1)} == second


def test_a_selection_that_is_seen_is_answered_by_what_is_worst_for_it() -> None:
    for first in ("HK", "SK", "PA"):
        best = starts.selections(KNOWN, 1, first)
        assert {one.value for one in best} == {min(KNOWN[first, other].value for other in starts.PAIRS)}


def test_of_equally_good_selections_the_one_that_others_lose_most_to_comes_first() -> None:
    best = [one.tiles for one in starts.selections(KNOWN, 0)]
    sums = [sum(KNOWN[one, other].value for other in starts.PAIRS) for one in best]
    assert len(best) > 1 and sums == sorted(sums, reverse=True)


def test_what_is_not_proved_may_be_anything() -> None:
    """A pair that no bound of the saddle point needs may be missing, one that it needs may not."""
    spare = {pair: one for pair, one in KNOWN.items() if pair != ("SK", "SK")}
    assert starts.saddle(spare) == starts.saddle(KNOWN)
    for first, second in (("PA", "HK"), ("SK", "CA")):
        less = {pair: one for pair, one in KNOWN.items() if pair not in {(first, second), ("HA", "HK")}}
        seat = 0 if first == "PA" else 1
        tiles = {one.tiles for one in starts.selections(less, seat)}
        assert tiles.isdisjoint({"PA", "HA"} if seat == 0 else {"CA"})
    assert starts.saddle({}) is None


def test_without_a_saddle_point_nothing_is_best_in_secret() -> None:
    pairs = ((first, second) for first in starts.PAIRS for second in starts.PAIRS)
    pennies = {pair: starts.Start(*pair, 1 if pair[0] == pair[1] else -1, ()) for pair in pairs}
    assert starts.selections(pennies, 0) and starts.saddle(pennies) is None


def test_best_play_is_known_along_itself() -> None:
    state, line = after(TWO, "sel PA", "sel CA"), KNOWN["PA", "CA"].line
    for tiles in range(4):
        found = starts.play_on(TWO, state)
        assert found is not None and found[0] == -3 and len(found[1]) == 12 - tiles
        assert TWO.write(state, found[1][0]) == line[tiles]
        state = TWO.play(state, found[1][0])
    assert starts.play_on(TWO, state) is None


def test_what_leaves_best_play_is_not_known() -> None:
    state = after(TWO, "sel PA", "sel CA", "Pf6+K")
    assert starts.play_on(TWO, TWO.play(state, TWO.read(state, "Cf7+K"))) is None
