"""Forma at the terminal: played by sight there too."""

from typer.testing import CliRunner

from ludotheque.cli import app


def typed(*lines: str, arguments: tuple[str, ...] = ()) -> str:
    command = ["play", "forma", "--plain", "--language", "en", "--seats", "human,human", "--begins", "1"]
    return CliRunner().invoke(app, [*command, *arguments], input="\n".join(lines) + "\n").output


def test_a_field_is_laid_and_elements_are_placed() -> None:
    told = typed("field 10,10 3,3", "F 5,4 5,5 6,3 6,4 7,4", "quit")
    assert "places the tower and one obstacle" in told
    assert "lays the F piece in the upper left: +5" in told


def test_by_sight_neither_moves_nor_hints_are_given() -> None:
    told = typed("field 10,10", "moves", "hint", "quit")
    assert told.count("played without that help") == 2
    assert "I1 0,0" not in told.replace("F 3,4", "")


def test_the_friendly_mode_lists_what_fits() -> None:
    told = typed("field 10,10", "moves", "quit", arguments=("--set", "fit_aid=on"))
    assert "I1 0,0" in told


def test_a_misfit_says_what_was_tried_and_where() -> None:
    told = typed("field 10,10", "I2 10,10 10,11", "quit")
    assert "tries the domino in the middle: it does not fit and is out" in told
