"""Lacuna typed at the terminal."""

from typer.testing import CliRunner

from ludotheque.cli import app


def typed(*lines: str, language: str = "en") -> str:
    arguments = ["play", "lacuna", "--plain", "--language", language, "--seats", "human,human", "--begins", "1"]
    arguments += ["--setup", "pond:1"]
    return CliRunner().invoke(app, arguments, input="\n".join(lines) + "\n").output


def test_a_colour_is_a_pick_and_not_a_command() -> None:
    told = typed("B", "quit")
    assert "Player 1 takes a cornflower as a first flower." in told
    assert "O0-27: " in told


def test_a_letter_is_a_command_once_the_pick_is_made() -> None:
    assert typed("B", "b", "quit").count("After 1 move") == 2


def test_a_placement_is_told_with_its_place_and_the_names_of_the_flowers() -> None:
    assert "et prend deux dahlias." in typed("B", "O0-27:6050", "quit", language="fr")


def test_a_refusal_names_the_obstacle_and_the_clause() -> None:
    assert "a flower (dahlia). (LCN-23)" in typed("B", "O0-27:60", "quit")


def test_the_pond_is_not_drawn_before_the_pick() -> None:
    assert "R44" not in typed("board", "quit")
