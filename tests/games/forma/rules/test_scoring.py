"""The score sheet and who wins."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from games.forma.playing import GAMES, forma, positions, walk
from ludotheque.games.forma.faces.wire import Detail
from ludotheque.games.forma.rules.board import own_letters
from ludotheque.games.forma.rules.bridges import Bridges
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.pieces import full_set, worth
from ludotheque.games.forma.rules.scoring import Sheet, sheet, sheet_json
from ludotheque.games.forma.rules.state import State


@settings(max_examples=40, deadline=None)
@given(positions)
def test_placed_reserve_and_discarded_are_always_the_whole_set(state: State) -> None:
    whole = worth(full_set(2 if state.seats == 2 else 1))
    for seat in range(state.seats):
        line = sheet(state, seat, 1)
        assert line.placed + line.reserve + line.discarded == whole
        won = 10 * (line.squares + line.obstacles) + 50 * (line.tower + line.bridges)
        assert line.total == 2 * line.placed - whole + won


def test_a_sheet_tells_where_more_bridges_are_not_refuted() -> None:
    line = Sheet(1, 0, 0, 0, 1, 0, 0)
    assert "open" not in sheet_json(line, Bridges())
    assert sheet_json(line, Bridges(proved=False))["open"] is True


def test_a_running_game_has_no_outcome() -> None:
    game = forma()
    assert game.outcome(game.initial("")) is None
    assert game.outcome(game.initial("pos:A../A../A..")) is None


lines = st.builds(
    Sheet,
    *(st.integers(0, 180), *(st.integers(0, 6),) * 2, st.integers(0, 1), st.integers(0, 3), *(st.integers(0, 90),) * 2),
)


@given(lines)
def test_a_total_is_what_was_placed_and_won_less_what_was_not_placed(line: Sheet) -> None:
    """FRM-20 to FRM-24, FRM-29, FRM-31 and FRM-32, line by line."""
    points = [
        line.placed, 10 * line.squares, 10 * line.obstacles, 50 * line.tower, 50 * line.bridges, -line.reserve,
        -line.discarded,
    ]  # fmt: skip
    assert line.total == sum(points)
    assert line.won == sum(points[1:5])


DECIDED = [
    # the drawing, the reserves, the winners when ties are shared, and when they go to the larger placed value
    ("AB/CD", "reserve0= reserve1= reserve2= reserve3=", (0, 1, 2, 3), (0, 1, 2, 3)),
    ("AB/CD", "reserve0=I1 reserve1= reserve2= reserve3=I3", (1, 2), (1, 2)),
    ("AAB/CDD", "reserve0=I1 reserve1= reserve2= reserve3=I1", (0, 1, 2, 3), (0, 3)),
    ("AAB/CDD", "reserve0= reserve1= reserve2=I1 reserve3=I1", (0,), (0,)),
]


def ringed(drawing: str) -> str:
    """With obstacles all around, so that nobody has a bridge."""
    rows = [f"#{row}#" for row in drawing.split("/")]
    return "/".join(["#" * len(rows[0]), *rows, "#" * len(rows[0])])


@pytest.mark.parametrize(("drawing", "reserves", "shared", "placed"), DECIDED)
def test_most_points_win_and_a_tie_is_shared_or_goes_to_the_larger_placed_value(
    drawing: str, reserves: str, shared: tuple[int, ...], placed: tuple[int, ...]
) -> None:
    """FRM-33 and FRM-A21."""
    for tie, winners in (("shared", shared), ("placed", placed)):
        game = forma(players=4, tie=tie)
        state = game.initial(f"pos:{ringed(drawing)} {reserves}")
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.winners == winners
        assert outcome.returns == tuple(2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(4))


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 300))
def test_the_detail_adds_up_to_the_scores_and_draws_every_bridge(game: Forma, seed: int) -> None:
    state = walk(game, seed, 500)
    outcome = game.outcome(state)
    assert outcome is not None
    sheets = TypeAdapter(Detail).validate_json(json.dumps(outcome.detail))["seats"]
    for seat, told in enumerate(sheets):
        won = 10 * (told["squares"] + told["obstacles"]) + 50 * (told["tower"] + len(told["bridges"]))
        assert told["total"] == outcome.scores[seat] == told["placed"] + won - told["reserve"] - told["discarded"]
        own = set(state.board.find(own_letters(seat)))
        assert all(set(bridge["cells"]) <= own for bridge in told["bridges"])
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
