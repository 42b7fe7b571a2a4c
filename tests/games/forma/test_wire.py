"""What leaves the server: everything a board draws, and in strict play nothing about what fits."""

import json
from dataclasses import replace

import pytest

from ludotheque.core import catalog
from ludotheque.core.options import complete
from ludotheque.games.forma.faces import text, wire
from ludotheque.games.forma.rules.field import PRESETS
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, SHAPES
from ludotheque.games.forma.rules.state import State


def forma(**options: object) -> Forma:
    return Forma.of(complete(OPTIONS, options))


def played(game: Forma, *moves: str, setup: str = "") -> State:
    state = game.initial(setup)
    for move in moves:
        state = game.play(state, game.read(state, move))
    return state


def test_strict_choices_are_the_same_whatever_fits():
    game = forma()
    open_board = game.initial("pos:" + "/".join(["." * 20] * 20))
    nearly_full = game.initial("pos:" + "/".join(["A" * 19 + "."] + ["A" * 20] * 19))
    assert wire.WIRE.choices(game, open_board, 0) == wire.WIRE.choices(game, nearly_full, 0)


def test_strict_choices_tell_only_the_tray_and_the_pass():
    game = forma()
    told = wire.WIRE.choices(game, game.initial("pos:.. reserve0=I1,F"), 0)
    assert told == {"kind": "play", "tray": ["I1", "F"], "pass": True}


@pytest.mark.parametrize("attempt", [1, 2])
def test_a_strict_view_changes_with_the_board_only_where_the_board_shows_it(attempt: int):
    game = forma()
    state = replace(game.initial("pos:.A./..."), attempt=attempt)
    shown = wire.WIRE.show(game, state, 0)
    other = wire.WIRE.show(game, replace(state, board=game.initial("pos:..A/...").board), 0)
    assert {key for key in shown if shown[key] != other[key]} == {"rows"}


def test_the_friendly_mode_tells_every_fit():
    game = forma(fit_aid=True)
    state = game.initial("pos:A../.../... reserve0=V3,I3")
    told = wire.WIRE.choices(game, state, 0)
    listed = {move for shape in ("V3", "I3") for move in fits(told["fits"][shape], shape)}
    assert listed == {game.write(state, move) for move in game.moves(state)} - {"pass"}


def fits(orientations: list[dict[str, object]], shape: str) -> set[str]:
    found = set()
    for told in orientations:
        cells = [tuple(map(int, cell.split(","))) for cell in str(told["cells"]).split()]
        assert tuple(cells) in ORIENTATIONS[shape]
        for bit, set_ in enumerate(reversed(f"{int(str(told['corners']), 16):b}")):
            if set_ == "1":
                row, col = divmod(bit, int(str(told["stride"])))
                found.add(" ".join([shape, *(f"{r + row},{c + col}" for r, c in cells)]))
    return found


def test_only_the_seat_to_move_has_choices():
    game = forma()
    state = played(game, "field 10,10")
    assert wire.WIRE.choices(game, state, 1) is None
    assert wire.WIRE.choices(game, state, None) is None
    assert wire.WIRE.choices(game, played(game, "field 10,10", "pass", "pass"), 0) is None


def test_before_the_field_its_rules_and_presets_are_told():
    game = forma(touch_diag=True)
    told = wire.WIRE.choices(game, game.initial(""), 0)
    assert (told["kind"], told["most"], told["mutual"], told["diagonal"]) == ("field", 25, True, True)
    assert set(told["presets"]) == set(PRESETS)


def test_who_begins_is_offered_as_moves():
    game = forma(field="cut_choose", players=4)
    told = wire.WIRE.choices(game, played(game, "field 10,10"), 1)
    assert told == {"kind": "begin", "moves": ["begin 0", "begin 1", "begin 2", "begin 3"]}


def test_the_view_is_json_and_keeps_elements_apart():
    game = forma()
    state = played(game, "field 10,10", "I1 0,0", "I1 0,2", "I1 0,1")
    shown = wire.WIRE.show(game, state, 0)
    assert json.loads(json.dumps(shown)) == shown
    assert [(e["seat"], e["cells"], e["colour"]) for e in shown["elements"]] == [
        (0, [[0, 0]], 0), (1, [[0, 2]], 0), (0, [[0, 1]], 0),
    ]  # fmt: skip
    assert shown["trays"][0]["reserve"]["I1"] == 2
    assert shown["trays"][0]["placed"] == 2


def test_bridges_are_shown_at_the_end_or_by_option():
    drawing = "pos:A../A../A.."
    for options, count in (({}, None), ({"live_bridges": True}, 1)):
        game = forma(**options)
        assert wire.WIRE.show(game, game.initial(drawing), 0)["trays"][0]["bridges"] == count
    ended = played(forma(), "pass", "pass", setup=drawing)
    assert wire.WIRE.show(forma(), ended, 0)["trays"][0]["bridges"] == 1


def test_the_drawing_names_rows_columns_and_what_is_held():
    game = forma()
    drawn = text.TEXT.draw(game, played(game, "field 10,10 3,3"), 0)
    assert "  3 ...#" in drawn
    assert " 10 ..........T" in drawn
    assert "I1×4" in drawn
    assert all(shape in drawn for shape in SHAPES)


def test_the_catalog_knows_forma():
    entry = catalog.entry("forma")
    assert entry.game({"preset": "friendly"}).info.options["fit_aid"] is True
    assert entry.game({}).info.seats == 2
    assert entry.part("wire") is wire


def test_events_tell_what_was_won_and_what_collided():
    game = forma(players=4)
    state = game.initial("pos:....../..AA../.BT.../..CB../...... turn=3")
    move = game.read(state, "I1 2,4")
    events = game.events(state, move, game.play(state, move), None)
    assert [event.key for event in events] == ["placed", "square", "tower"]
    assert events[1].facts == {"seat": 3, "cell": "2,3", "points": 10}
    misfit = game.read(state, "I2 0,0 -1,0")
    (event,) = game.events(state, misfit, game.play(state, misfit), None)
    assert (event.key, event.facts["hit"], event.facts["attempt"]) == ("misfit", ("-1,0",), 1)


def test_by_sight_hints_lists_and_forks_are_withheld():
    assert wire.WIRE.withheld(forma()) == {"hint", "moves", "fork"}
    assert wire.WIRE.withheld(forma(fit_aid=True)) == frozenset()
