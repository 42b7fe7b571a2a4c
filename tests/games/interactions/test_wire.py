"""What the board is given: views and choices, never more than the seat may see."""

import json

from games.interactions.test_rules import SOLO, TWO, after, random_end
from ludotheque.games.interactions.faces.text import TEXT
from ludotheque.games.interactions.faces.wire import WIRE


def test_a_selection_offers_all_seven_tiles_to_every_seat_at_once() -> None:
    start = TWO.initial("")
    for seat in (0, 1):
        offered = WIRE.choices(TWO, TWO.view(start, seat), seat)
        assert offered == {"kind": "select", "tiles": list("PHMCSKA")}


def test_who_has_chosen_is_offered_nothing_more() -> None:
    assert WIRE.choices(TWO, TWO.view(after(TWO, "sel SA"), 0), 0) is None


def test_a_placement_says_what_it_would_turn() -> None:
    state = after(TWO, "sel SA", "sel SA", "Sf6+M")
    offered = WIRE.choices(TWO, TWO.view(state, 1), 1)
    assert offered["cells"] == ["f5", "e6", "g6", "f7"]
    assert offered["raise"] == list("PHMCK")
    assert offered["turns"]["A"]["g6"] == ["f6"]
    assert offered["turns"]["S"]["g6"] == []
    assert WIRE.choices(TWO, TWO.view(state, 0), 0) is None


def test_the_offered_moves_are_exactly_the_legal_ones() -> None:
    for state in random_end(TWO, 9)[2:-1]:
        seat = TWO.turn(state)
        offered = WIRE.choices(TWO, state, seat)
        texts = {
            f"{tile}{cell}{up and '+' + up}"
            for tile in offered["tiles"]
            for cell in offered["cells"]
            for up in offered["raise"] or [""]
        }
        assert texts == {TWO.write(state, move) for move in TWO.moves(state)}


def test_hidden_selections_are_not_in_what_is_shown() -> None:
    told = WIRE.show(TWO, TWO.view(after(TWO, "sel SA"), 1), 1)
    assert told["hands"][0] == {"available": ["?", "?"], "reserve": ["?"] * 5, "hidden": True, "spare": None}


def test_the_pile_below_its_top_is_not_in_what_is_shown() -> None:
    told = WIRE.show(SOLO, SOLO.view(after(SOLO, "sel SP", setup="wild:HSKACMP"), 0), 0)
    assert told["hands"][1]["pile"] == ["S", "?", "?", "?", "?", "?"]
    assert told["hands"][1]["aside"] == "H"


def test_running_scores_count_the_visible_values() -> None:
    state = after(TWO, "sel SA", "sel SA", "Sf6+M", "Ag6+C")
    assert [line["total"] for line in WIRE.show(TWO, state, None)["scores"]] == [1, 0]


def test_a_finished_game_says_so() -> None:
    told = WIRE.show(TWO, random_end(TWO, 2)[-1], None)
    assert (told["phase"], told["turn"], len(told["cells"])) == ("over", None, 12)
    json.dumps(told)


def test_the_newest_placement_and_the_wild_answer_are_marked() -> None:
    state = after(SOLO, "sel SP", "Sf6+C", setup="wild:HCSKAMP")
    assert WIRE.show(SOLO, state, 0)["last"] == {
        "cell": "f6", "turned": [], "wild": {"cell": "g6", "turned": ["f6"]},
    }  # fmt: skip


def test_the_terminal_drawing_marks_legal_cells_and_sides() -> None:
    state = after(TWO, "sel SA", "sel SA", "Sf6+M", "Ag6+C")
    drawing = TEXT.draw(TWO, state, 0)
    assert "bs rA" in drawing
    assert drawing.count("+") == 6
    assert "b  MA | PHCK  = 1" in drawing


def test_the_terminal_drawing_hides_what_the_view_hides() -> None:
    assert "b  ?? | ?????  = 0" in TEXT.draw(TWO, TWO.view(after(TWO, "sel SA"), 1), 1)
