"""The board in letters, for the terminal."""

from games.interactions.positions import PILE, SOLO, THREE, TWO, after, random_game
from games.interactions.vectors import V17
from ludotheque.games.interactions.faces.text import TEXT


def test_the_drawing_marks_legal_cells_and_sides() -> None:
    drawing = TEXT.draw(TWO, after(TWO, "sel SA", "sel SA", "Sf6+M", "Ag6+C"), 0)
    assert "bs rA" in drawing
    assert drawing.count("+") == 6
    assert "b  MA | PHCK  = 1" in drawing


def test_the_drawing_hides_what_the_view_hides() -> None:
    assert "b  ?? | ?????  = 0" in TEXT.draw(TWO, TWO.view(after(TWO, "sel SA"), 1), 1)


def test_an_empty_table_shows_the_first_cell() -> None:
    board, hands = TEXT.draw(TWO, TWO.initial(""), 0).split("\n\n")
    assert board.split() == ["f", "6", "+"]
    assert hands.splitlines() == ["b  - | PHMCSKA  = 0", "r  - | PHMCSKA  = 0"]


def test_a_finished_territory_is_drawn_as_in_the_rule_file() -> None:
    board, hands = TEXT.draw(THREE, after(THREE, *V17), None).split("\n\n")
    header, *rows = board.splitlines()
    assert header.split() == list("defghi")
    assert [row.split()[1:] for row in rows] == [
        ["bK", "gA", "bc", "gs", "rk", "rP"],
        ["rH", "bA", "gm", "ra", "rC", "gH"],
        ["bm", "rS", "bs", "gc", "bp", "gP"],
    ]
    assert [row.split()[0] for row in rows] == ["4", "5", "6"]
    assert hands.splitlines() == ["b  H | -  = 14", "r  M | -  = 25", "g  K | -  = 17"]


def test_alone_the_wild_player_has_a_line_with_what_is_known_of_its_pile() -> None:
    state = after(SOLO, "sel SP", "Sf6+C", setup=PILE)
    drawing = TEXT.draw(SOLO, SOLO.view(state, 0), 0)
    assert "bS wS" in drawing
    assert drawing.splitlines()[-1] == "w  H | K????  = 3"


def test_every_line_of_a_board_is_as_long_as_the_others() -> None:
    for game in (TWO, THREE, SOLO):
        for state in random_game(game, 7):
            board = TEXT.draw(game, game.view(state, 0), 0).split("\n\n")[0]
            assert len({len(line) for line in board.splitlines()}) == 1


def test_there_is_nothing_to_remark() -> None:
    assert TEXT.remarks(TWO, TWO.initial(""), 0) == ()
