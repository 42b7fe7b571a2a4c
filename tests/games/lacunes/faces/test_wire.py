"""What the board is given: cells, gaps and choices, in the shapes that are declared for it."""

import json
from random import Random

import pytest
from pydantic import TypeAdapter

from games.lacunes.vectors import DEAL_0, V11, V13, V14, WON, at, ended, play, playout
from ludotheque.core import catalog
from ludotheque.core.options import Value
from ludotheque.games.lacunes.faces.wire import WIRE, Choices, Detail, View
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import OPTIONS, LacunesOptions
from ludotheque.games.lacunes.rules.state import State

BASE = Lacunes()
VIEW, CHOICES, DETAIL = TypeAdapter(View), TypeAdapter(Choices), TypeAdapter(Detail)
VARIANTS: list[dict[str, Value]] = [
    {option.key: value} for option in OPTIONS if option.key != "cost" for value in option.values
]


def offered(game: Lacunes, state: State) -> Choices:
    found = WIRE.choices(game, state, 0)
    assert found is not None
    return found


@pytest.mark.parametrize("options", [*VARIANTS, {"score": "points", "cost": 12}], ids=str)
def test_what_is_sent_has_the_shape_that_is_declared(options: dict[str, Value]) -> None:
    game, random = catalog.entry("lacunes").game(options), Random(1)
    assert isinstance(game, Lacunes)
    for deal in range(3):
        for _, _, state in playout(game, game.initial(f"deal:{deal}"), random, limit=150):
            shown, choices, outcome = WIRE.show(game, state, 0), WIRE.choices(game, state, 0), game.outcome(state)
            VIEW.validate_python(shown, strict=True)
            assert (choices is None) == (game.turn(state) != 0)
            if choices is not None:
                CHOICES.validate_python(choices, strict=True)
            if outcome is not None:
                DETAIL.validate_python(outcome.detail, strict=True)
            assert json.loads(json.dumps(shown)) == shown


def test_a_win_and_a_loss_are_counted_on_the_declared_sheet() -> None:
    for options in (LacunesOptions(redeals=0), LacunesOptions(redeals=0, score="points")):
        for layout in (WON, V11):
            DETAIL.validate_python(ended(Lacunes(options), at(layout)).detail, strict=True)


def test_the_board_is_told_cells_runs_and_what_each_gap_takes() -> None:
    shown = WIRE.show(BASE, BASE.initial("deal:0"), 0)
    assert shown["cells"][0] == "8S" and len(shown["cells"]) == 52
    assert shown["gaps"] == [
        {"cell": 9, "dead": None, "accepts": ["4D"]},
        {"cell": 20, "dead": None, "accepts": ["6C"]},
        {"cell": 27, "dead": None, "accepts": ["9D"]},
        {"cell": 38, "dead": "king", "accepts": []},
    ]
    assert shown["redeals"] == {"used": 0, "left": 2}
    assert not shown["blocked"] and not shown["won"] and not shown["due"]


def test_every_choice_is_a_legal_move_and_says_where_the_card_goes() -> None:
    state = BASE.initial("deal:617")
    found = offered(BASE, state)
    assert [step["move"] for step in found["moves"]] == [BASE.write(state, move) for move in BASE.moves(state)]
    for step in found["moves"]:
        after = play(BASE, state, step["move"])
        assert state.cells[step["to"]] == -1 and after.cells[step["from"]] == -1
        assert step["to"] == 13 * (step["row"] - 1) + step["column"] - 1
        assert step["gain"] == WIRE.show(BASE, after, 0)["placed"] - WIRE.show(BASE, state, 0)["placed"]
    assert found["redeal"] is False and found["finish"] is None


def test_only_the_player_is_offered_choices_and_only_when_there_are_any() -> None:
    assert WIRE.choices(BASE, at(DEAL_0), 1) is None
    assert WIRE.choices(BASE, play(BASE, at(V14), "R"), 0) is None
    assert WIRE.choices(Lacunes(LacunesOptions(redeals=0)), at(V11), 0) is None
    assert WIRE.choices(BASE, at(V11), 0) == {"moves": [], "redeal": True, "finish": None}
    assert (offered(BASE, at(V13))["finish"] or [])[:2] == ["2S@4", "3S"]


def test_locked_twos_are_neither_offered_nor_accepted_by_a_gap() -> None:
    locked, state = Lacunes(LacunesOptions(twos="locked")), play(BASE, at(V13), "2C@4")
    assert {step["card"] for step in offered(locked, state)["moves"]} == {"2S"}
    assert {step["card"] for step in offered(BASE, state)["moves"]} >= {"2C", "2S"}
    first = WIRE.show(locked, state, 0)["gaps"][0]
    assert first["cell"] == 0 and first["accepts"] == ["2S"]


def test_a_due_redeal_shows_unknown_cells() -> None:
    shown = WIRE.show(BASE, play(BASE, at(V14), "R"), 0)
    assert shown["due"] and shown["id"] is None
    assert shown["cells"].count("??") == 48
    assert not shown["blocked"] and not shown["won"]


def test_the_scored_version_shows_points() -> None:
    assert WIRE.show(Lacunes(LacunesOptions(score="points")), at(V11, redeals=1), 0)["points"] == 41
    assert WIRE.show(BASE, at(V11), 0)["points"] is None
    assert WIRE.show(Lacunes(LacunesOptions(redeals=None)), at(V11), 0)["redeals"]["left"] is None


def test_a_watcher_is_shown_what_the_player_is() -> None:
    state = BASE.initial("deal:3")
    assert WIRE.show(BASE, state, None) == WIRE.show(BASE, state, 0)
