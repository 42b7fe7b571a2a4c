"""The score sheet and who wins."""

from hypothesis import given, settings

from games.forma.playing import positions
from ludotheque.games.forma.rules.bridges import Bridges
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
