"""What the board is given: views and choices, never more than the seat may see, in the shapes that are declared."""

import json
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from games.interactions.positions import (
    PILE,
    SOLO,
    TWO,
    after,
    every_options,
    finished,
    placements,
    random_game,
    random_position,
    seat_to_move,
)
from ludotheque.games.interactions.faces.wire import WIRE, Choices, Detail, PlaceChoices, View
from ludotheque.games.interactions.rules import scoring
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import cell_name
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import State
from ludotheque.games.interactions.rules.tiles import LETTERS

VARIANTS = {" ".join(f"{key}={value}" for key, value in one.to_values().items()): one for one in every_options()}


def offered(game: Interactions, state: State, seat: int) -> PlaceChoices:
    """The placements that a seat may choose among."""
    choices = WIRE.choices(game, game.view(state, seat), seat)
    assert choices is not None and choices["kind"] == "place"
    return choices


@pytest.mark.parametrize("variant", VARIANTS)
def test_everything_sent_has_the_declared_shape(variant: str) -> None:
    game = Interactions(VARIANTS[variant])
    view_shape, choices_shape = TypeAdapter(View), TypeAdapter[Choices | None](Choices | None)
    for seed in range(2):
        for state in random_game(game, seed):
            for seat in (None, *range(game.options.players)):
                view = game.view(state, seat)
                view_shape.validate_python(WIRE.show(game, view, seat), strict=True)
                if seat is not None:
                    choices_shape.validate_python(WIRE.choices(game, view, seat), strict=True)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_score_sheet_has_the_declared_shape(variant: str) -> None:
    game = Interactions(VARIANTS[variant])
    for seed in range(3):
        detail = finished(game, random_game(game, seed)[-1]).detail
        told = TypeAdapter(Detail).validate_python(detail, strict=True)
        assert set(told) == set(detail)
        assert ("teams" in told) == game.options.teams
        assert ("grade" in told) == ("rated" in told) == game.options.solo


def test_what_is_sent_survives_json() -> None:
    for game in (TWO, SOLO):
        for state in random_game(game, 4):
            told = WIRE.show(game, game.view(state, 0), 0)
            copy = json.loads(json.dumps(told))
            assert copy == {**told, "format": list(told["format"])}


def test_a_selection_offers_all_seven_tiles_to_every_seat_at_once() -> None:
    start = TWO.initial("")
    for seat in (0, 1):
        assert WIRE.choices(TWO, TWO.view(start, seat), seat) == {"kind": "select", "tiles": list("PHMCSKA")}


def test_in_turn_order_a_selection_is_offered_to_one_seat() -> None:
    game = Interactions(InteractionsOptions(2, ordered=True))
    assert WIRE.choices(game, game.initial(""), 1) is None
    assert WIRE.choices(game, game.initial(""), 0) == {"kind": "select", "tiles": list(LETTERS)}
    assert WIRE.choices(game, after(game, "sel SA"), 1) is not None


def test_who_has_chosen_is_offered_nothing_more() -> None:
    assert WIRE.choices(TWO, TWO.view(after(TWO, "sel SA"), 0), 0) is None


def test_a_placement_says_what_it_would_turn() -> None:
    state = after(TWO, "sel SA", "sel SA", "Sf6+M")
    choices = offered(TWO, state, 1)
    assert choices["cells"] == ["f5", "e6", "g6", "f7"]
    assert choices["raise"] == list("PHMCK")
    assert choices["turns"]["A"]["g6"] == ["f6"]
    assert choices["turns"]["S"]["g6"] == []
    assert WIRE.choices(TWO, TWO.view(state, 0), 0) is None


def test_the_offered_moves_are_exactly_the_legal_ones() -> None:
    for game in (TWO, SOLO):
        for state in random_game(game, 9):
            if not state.all_selected or game.turn(state) is None:
                continue
            choices = offered(game, state, seat_to_move(game, state))
            texts = {
                f"{tile}{cell}{up and '+' + up}"
                for tile in choices["tiles"]
                for cell in choices["cells"]
                for up in choices["raise"] or [""]
            }
            assert texts == {game.write(state, move) for move in game.moves(state)}


def test_what_an_offered_placement_turns_is_what_playing_it_turns() -> None:
    state = random_position(TWO, 7, 3)
    choices = offered(TWO, state, seat_to_move(TWO, state))
    for tile, by_cell in choices["turns"].items():
        for cell, turned in by_cell.items():
            after_it = TWO.play(state, TWO.read(state, f"{tile}{cell}+{choices['raise'][0]}"))
            last = WIRE.show(TWO, after_it, None)["last"]
            assert last is not None and sorted(last["turned"]) == sorted(turned)


def test_the_wild_answer_to_an_offered_placement_is_the_one_that_playing_it_brings() -> None:
    state = after(SOLO, "sel SP", "Sf6+C", "Pf7+M", setup=PILE)
    choices = offered(SOLO, state, 0)
    assert choices["answers"] is not None
    for tile, by_cell in choices["answers"].items():
        for cell, answer in by_cell.items():
            after_it = SOLO.play(state, SOLO.read(state, f"{tile}{cell}+{choices['raise'][0]}"))
            last = WIRE.show(SOLO, after_it, None)["last"]
            assert last is not None and last["wild"] == answer


def test_of_a_wild_tile_that_is_not_known_only_the_place_is_told() -> None:
    game = Interactions(InteractionsOptions(1, peek_top=False))
    answers = offered(game, after(game, "sel SP", "Sf6+C", "Pf7+M", setup=PILE), 0)["answers"]
    assert answers is not None
    assert all(not answer["turned"] for by_cell in answers.values() for answer in by_cell.values())
    assert offered(TWO, after(TWO, "sel SA", "sel SA"), 0)["answers"] is None


def test_nothing_is_offered_when_the_game_is_over() -> None:
    end = random_game(TWO, 2)[-1]
    assert [WIRE.choices(TWO, end, seat) for seat in (0, 1)] == [None, None]


def test_hidden_selections_are_not_in_what_is_shown() -> None:
    told = WIRE.show(TWO, TWO.view(after(TWO, "sel SA"), 1), 1)
    assert told["hands"][0] == {"available": ["?", "?"], "reserve": ["?"] * 5, "hidden": True, "spare": None}
    assert "S" not in json.dumps(told["hands"][0])


def test_the_pile_below_its_top_is_not_in_what_is_shown() -> None:
    told = WIRE.show(SOLO, SOLO.view(after(SOLO, "sel SP", setup=PILE), 0), 0)
    assert told["wild"] == {"aside": "H", "pile": ["S", "?", "?", "?", "?", "?"]}
    assert told["hands"][1] == {"available": [], "reserve": [], "hidden": False, "spare": "H"}


def test_before_the_selection_nothing_of_the_pile_is_shown() -> None:
    told = WIRE.show(SOLO, SOLO.view(SOLO.initial(PILE), 0), 0)
    assert told["wild"] == {"aside": "?", "pile": ["?"] * 6}
    assert told["hands"][1]["spare"] is None


def test_players_among_themselves_have_no_wild_pile() -> None:
    told = WIRE.show(TWO, TWO.initial(""), None)
    assert (told["wild"], len(told["hands"]), told["solo"]) == (None, 2, False)


def test_running_scores_count_the_visible_values() -> None:
    state = after(TWO, "sel SA", "sel SA", "Sf6+M", "Ag6+C")
    assert [line["total"] for line in WIRE.show(TWO, state, None)["scores"]] == [1, 0]


def test_the_final_scores_are_those_of_the_sheet() -> None:
    for seed in range(4):
        end = random_game(TWO, seed)[-1]
        outcome = finished(TWO, end)
        told = WIRE.show(TWO, end, None)["scores"]
        assert [line["total"] for line in told] == list(outcome.scores)
        assert told == outcome.detail["seats"]


def test_the_phase_is_told_from_the_selection_to_the_end() -> None:
    states = random_game(TWO, 2)
    phases = [WIRE.show(TWO, state, None)["phase"] for state in states]
    assert phases == ["select"] * 2 + ["place"] * 12 + ["over"]
    told = WIRE.show(TWO, states[-1], None)
    assert (told["turn"], len(told["cells"])) == (None, 12)


def test_a_tile_is_shown_with_the_side_and_the_value_that_are_up() -> None:
    state = after(TWO, "sel SA", "sel SA", "Sf6+M", "Ag6+C")
    assert WIRE.show(TWO, state, None)["cells"] == [
        {"cell": "f6", "owner": 0, "tile": "S", "front": False, "value": 1},
        {"cell": "g6", "owner": 1, "tile": "A", "front": True, "value": 0},
    ]


def test_the_newest_placement_and_the_wild_answer_are_marked() -> None:
    state = after(SOLO, "sel SP", "Sf6+C", setup="wild:HCSKAMP")
    assert WIRE.show(SOLO, state, 0)["last"] == {
        "cell": "f6", "turned": [], "wild": {"cell": "g6", "turned": ["f6"]},
    }  # fmt: skip


def test_before_the_first_placement_nothing_is_marked() -> None:
    assert WIRE.show(TWO, after(TWO, "sel SA", "sel PH"), 0)["last"] is None


def test_nothing_is_withheld() -> None:
    assert WIRE.withheld(TWO) == frozenset()


@pytest.mark.parametrize("variant", ["players=2", "players=1", "players=4"])
def test_on_the_last_turn_it_is_told_what_the_kept_tile_would_add(variant: str) -> None:
    options = next(one for name, one in VARIANTS.items() if name.startswith(variant) and one.bonus and one.peek_top)
    game = Interactions(options)
    for seed in range(4):
        for state in random_game(game, seed)[options.players : -1]:
            seat = seat_to_move(game, state)
            keeps = offered(game, state, seat)["keeps"]
            if state.hands[seat].reserve:
                assert keeps is None
                continue
            assert keeps is not None
            for move in placements(game, state):
                after_it = game.play(state, move)
                assert keeps[move.tile][cell_name(move.cell)] == scoring.sheets(options, after_it)[seat].bonus


def test_without_the_bonus_or_the_wild_tile_nothing_more_is_told_than_is_known() -> None:
    for options in (InteractionsOptions(bonus=False), InteractionsOptions(1, peek_top=False)):
        game = Interactions(options)
        state = random_position(game, 10, 1)
        keeps = offered(game, state, seat_to_move(game, state))["keeps"]
        assert (keeps is None) == (not options.bonus)
    unseen, tiles = Interactions(InteractionsOptions(1, peek_top=False)), random_position(SOLO, 10, 1)
    other = replace(tiles, pile=tiles.aside, aside=tiles.pile)
    assert offered(unseen, tiles, 0)["keeps"] == offered(unseen, other, 0)["keeps"]
