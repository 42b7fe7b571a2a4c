"""Lacunes typed at the terminal, in the reader's language."""

import re

import pytest
from typer.testing import CliRunner

from games.lacunes.vectors import SOLUTION_28, V14
from ludotheque.cli import app
from ludotheque.games.lacunes.faces.chance import CHANCE


def typed(*lines: str, language: str = "en", setup: str = "deal:28", preset: str = "base") -> str:
    arguments = ["play", "lacunes", "--plain", "-l", language, "--setup", setup, "--set", f"preset={preset}"]
    return CliRunner().invoke(app, arguments, input="\n".join([*lines, "quit"]) + "\n").output


@pytest.mark.parametrize(
    ("language", "gaps", "counts"),
    [
        ("en", ("Gap 1.8: 4H", "Gap 4.2: dead, right of a king"), "In place: 2 of 48. Moves: 0."),
        (
            "fr",
            ("Trou 1.8\u00a0: 4H", "Trou 4.2\u00a0: mort, après un roi"),
            "En place\u00a0: 2 sur 48. Coups\u00a0: 0.",
        ),
    ],
)
def test_gaps_and_counts_are_told_in_the_language_that_was_chosen(
    language: str, gaps: tuple[str, str], counts: str
) -> None:
    told = typed(language=language)
    assert all(line in told for line in (*gaps, counts))


def test_a_french_player_reads_no_english() -> None:
    told = typed("4H", "5D", language="fr")
    assert "Le 4 de cœur va dans la première rangée." in told and "pas de trou là" in told
    assert not any(word in told for word in ("Gap", "dead", "Moves", "Redeals"))


def test_a_whole_deal_is_won_by_typing() -> None:
    told = typed(*SOLUTION_28)
    assert "Won! Every suit stands in its row." in told and "In place: 48 of 48. Moves: 91." in told


def test_a_blocked_player_types_the_redeal_and_cannot_take_it_back() -> None:
    told = typed("R", "undo", setup=f"layout:{V14}")
    assert "4 cards stay; all others are gathered and shuffled." in told and "nothing to take back" in told


def test_the_seal_is_told_first_and_the_secret_that_fits_it_at_the_end() -> None:
    told = typed("resign", setup=f"layout:{V14}")
    secret = re.search(r"The secret number was (\d+)", told)
    assert secret and f"Its seal (SHA-256): {CHANCE.seal(int(secret[1]))}" in told.splitlines()[0]
    assert "secret number was" not in typed()


def test_unlimited_redeals_and_points_are_told() -> None:
    assert "Points: 2" in typed(preset="scored")
    arguments = ["play", "lacunes", "--plain", "-l", "en", "--setup", "deal:28", "--set", "redeals=unlimited"]
    assert "left: as many as you like." in CliRunner().invoke(app, arguments, input="quit\n").output
