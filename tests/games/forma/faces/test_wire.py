"""What leaves the server: everything a board draws, and in strict play nothing about what fits."""

import json
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from games.forma.playing import forma, played, variants, walk
from ludotheque.core import catalog
from ludotheque.core.parts import Wire
from ludotheque.games.forma.faces.wire import WIRE, Choices, Detail, Fit, PlayChoices, View
from ludotheque.games.forma.rules.field import FIELDS
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.pieces import ORIENTATIONS
from ludotheque.games.forma.rules.state import State

VARIANTS = variants()


def to_play(game: Forma, state: State) -> PlayChoices:
    """What the seat to move is offered in play."""
    told = WIRE.choices(game, state, state.turn)
    assert told is not None
    assert told["kind"] == "play"
    return told


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_sent_is_what_is_declared(name: str) -> None:
    game = VARIANTS[name]
    view, choices, detail = TypeAdapter(View), TypeAdapter(Choices), TypeAdapter(Detail)
    for plies in (0, 1, 2, 3, 40, 400):
        state = walk(game, 3, plies)
        for seat in (None, *range(game.info.seats)):
            shown = WIRE.show(game, state, seat)
            assert view.validate_python(shown, strict=True) == shown  # what is not declared would be missing
        for seat in range(game.info.seats):
            told = WIRE.choices(game, state, seat)
            assert (told is None) == (seat != game.turn(state))
            if told is not None:
                assert choices.validate_python(told, strict=True) == told
        outcome = game.outcome(state)
        if outcome is not None:
            sheet = detail.validate_json(json.dumps(outcome.detail), strict=True)
            assert json.loads(detail.dump_json(sheet)) == outcome.detail
    assert game.outcome(state) is not None


def test_a_declared_sheet_has_bridges_and_what_is_open() -> None:
    game = forma()
    outcome = game.outcome(game.initial("pos:AAA/ABB/ABB"))
    assert outcome is not None
    sheet = TypeAdapter(Detail).validate_json(json.dumps(outcome.detail), strict=True)
    assert [bridge["axis"] for bridge in sheet["seats"][0]["bridges"]] == ["NS", "EW"]
    assert sheet["seats"][0]["bridges"][1]["cells"] == [(0, 0), (0, 1), (0, 2)]
    assert sheet["seats"][1]["bridges"] == []


def test_the_catalog_gives_this_wire() -> None:
    assert catalog.entry("forma").part(Wire) is WIRE


def test_strict_choices_are_the_same_whatever_fits() -> None:
    game = forma()
    open_board = game.initial("pos:" + "/".join(["." * 20] * 20))
    nearly_full = game.initial("pos:" + "/".join(["A" * 19 + "."] + ["A" * 20] * 19))
    assert WIRE.choices(game, open_board, 0) == WIRE.choices(game, nearly_full, 0)


def test_strict_choices_tell_only_the_tray_and_the_pass() -> None:
    game = forma()
    told = WIRE.choices(game, game.initial("pos:.. reserve0=I1,F"), 0)
    assert told == {"kind": "play", "tray": ["I1", "F"], "pass": True}


def test_an_element_in_hand_takes_the_pass_away() -> None:
    game = forma(touch_move=True)
    state = game.initial("pos:....../......")
    assert to_play(game, state)["pass"]
    taken = game.play(state, game.read(state, "take F"))
    assert not to_play(game, taken)["pass"]
    assert WIRE.show(game, taken, 0)["hand"] == "F"


@pytest.mark.parametrize("attempt", [1, 2])
def test_a_strict_view_changes_with_the_board_only_where_the_board_shows_it(attempt: int) -> None:
    game = forma()
    state = replace(game.initial("pos:.A./..."), attempt=attempt)
    shown = dict(WIRE.show(game, state, 0))
    other = dict(WIRE.show(game, replace(state, board=game.initial("pos:..A/...").board), 0))
    assert {key for key in shown if shown[key] != other[key]} == {"rows"}


def test_the_friendly_mode_tells_every_fit() -> None:
    game = forma(fit_aid=True)
    state = game.initial("pos:A../.../... reserve0=V3,I3")
    told = to_play(game, state)
    found = {move for shape in ("V3", "I3") for move in spelled_out(told["fits"][shape], shape)}
    assert found == {game.write(state, move) for move in game.moves(state)} - {"pass"}


def spelled_out(orientations: list[Fit], shape: str) -> set[str]:
    """The attempts that masks of corners stand for."""
    found = set()
    for told in orientations:
        cells = [(int(row), int(col)) for row, col in (cell.split(",") for cell in told["cells"].split())]
        assert tuple(cells) in ORIENTATIONS[shape]
        for bit, set_ in enumerate(reversed(f"{int(told['corners'], 16):b}")):
            if set_ == "1":
                row, col = divmod(bit, told["stride"])
                found.add(" ".join([shape, *(f"{r + row},{c + col}" for r, c in cells)]))
    return found


def test_the_friendly_mode_lists_a_piece_without_a_fit_as_having_none() -> None:
    game = forma(fit_aid=True)
    assert to_play(game, game.initial("pos:A./AA reserve0=I1,I2"))["fits"]["I2"] == []


def test_only_the_seat_to_move_has_choices() -> None:
    game = forma()
    state = played(game, "field 10,10")
    assert WIRE.choices(game, state, 1) is None
    assert WIRE.choices(game, played(game, "field 10,10", "pass", "pass"), 0) is None


@pytest.mark.parametrize("diagonal", [True, False])
def test_before_the_field_its_rules_and_presets_are_told(diagonal: bool) -> None:
    game = forma(touch_diag=diagonal)
    told = WIRE.choices(game, game.initial(""), 0)
    assert told is not None
    assert told["kind"] == "field"
    assert (told["most"], told["mutual"], told["diagonal"]) == (25, True, diagonal)
    assert {name: tuple(cells) for name, cells in told["presets"].items()} == FIELDS


def test_who_begins_is_offered_as_moves() -> None:
    game = forma(field="cut_choose", players=4)
    told = WIRE.choices(game, played(game, "field 10,10"), 1)
    assert told == {"kind": "begin", "moves": ["begin 0", "begin 1", "begin 2", "begin 3"]}


def test_the_view_keeps_elements_apart() -> None:
    game = forma()
    state = played(game, "field 10,10", "I1 0,0", "I1 0,2", "I1 0,1")
    shown = WIRE.show(game, state, 0)
    assert [(e["seat"], e["cells"], e["colour"]) for e in shown["elements"]] == [
        (0, [(0, 0)], 0), (1, [(0, 2)], 0), (0, [(0, 1)], 0),
    ]  # fmt: skip
    assert shown["trays"][0]["reserve"]["I1"] == 2
    assert shown["trays"][0]["placed"] == 2


def test_a_tray_tells_what_was_lost_and_won() -> None:
    game = forma(players=4)
    state = played(game, "I2 1,0 2,0", setup="pos:.#..../....../......")
    tray = WIRE.show(game, state, None)["trays"][0]
    assert (tray["placed"], tray["squares"], tray["left"], tray["total"]) == (2, 1, 88, 2 + 10 - 88)
    state = played(game, "I1 0,1", "I1 0,1", setup="pos:.#..../....../......")
    tray = WIRE.show(game, state, None)["trays"][0]
    assert (tray["out"], tray["discarded"], tray["total"]) == (["I1", "I1"], 2, -90)


def test_bridges_are_shown_at_the_end_or_by_option() -> None:
    drawing = "pos:A../A../A.."
    for live, count in ((False, None), (True, 1)):
        game = forma(live_bridges=live)
        assert WIRE.show(game, game.initial(drawing), 0)["trays"][0]["bridges"] == count
    ended = played(forma(), "pass", "pass", setup=drawing)
    assert WIRE.show(forma(), ended, 0)["trays"][0]["bridges"] == 1
    assert WIRE.show(forma(), ended, 0)["phase"] == "over"


def test_by_sight_hints_lists_and_forks_are_withheld() -> None:
    assert WIRE.withheld(forma()) == {"hint", "moves", "fork"}
    assert WIRE.withheld(forma(fit_aid=True)) == frozenset()
