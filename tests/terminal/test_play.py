"""Playing at the terminal, as a person types it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core import record


def typed(*lines: str, arguments: tuple[str, ...] = ()) -> tuple[int, str]:
    done = CliRunner().invoke(
        app, ["play", "interactions", "--plain", "--language", "en", *arguments], input="\n".join(lines) + "\n"
    )
    return done.exit_code, done.output


TWO = ("--seats", "human,human", "--begins", "1")


def test_two_people_play_at_one_keyboard() -> None:
    status, told = typed("sel SA", "sel PH", "Sf6+M", "Pg6+C", "quit", arguments=TWO)
    assert status == 0
    assert "Player 1 starts with the mosquito and the forest plants." in told
    assert "Player 2 lays the fox to the right of the mosquito." in told


def test_the_lot_says_who_begins_and_everybody_keeps_their_number() -> None:
    both = ("--seats", "human,human")
    told = {typed("sel SA", "sel PH", "quit", arguments=both)[1].splitlines()[0] for _ in range(24)}
    assert told == {"The lot is drawn: Player 1 begins.", "The lot is drawn: Player 2 begins."}


def test_whoever_is_named_begins_and_the_others_follow_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    four = ("--seats", "human,bot:1,human,bot:2", "--set", "players=4", "--set", "teams=on", "--begins", "3")
    _, told = typed(f"save {path}", "quit", arguments=four)
    assert told.startswith("Player 3 begins.")
    assert record.read(path.read_bytes()).seats == ("Player 3", "bot:2", "Player 1", "bot:1")


def test_a_record_goes_on_with_everybody_where_they_sat(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed("sel SA", "sel PH", f"save {path}", "quit", arguments=("--seats", "human,human", "--begins", "2"))
    _, told = typed("Sf6+M", "quit", arguments=("--seats", "human,human", "--record", str(path)))
    assert "Player 2 lays the mosquito in the middle of the page." in told
    assert "begins" not in told


def test_a_bot_is_never_the_youngest_in_laguna() -> None:
    for _ in range(8):
        done = CliRunner().invoke(app, ["play", "laguna", "--plain", "-l", "en"], input="quit\n")
        assert "The lot is drawn: Player 1 begins." in done.output


def test_a_secret_choice_is_not_told_before_the_reveal() -> None:
    _, told = typed("sel SA", "board", "quit", arguments=TWO)
    assert "b  ?? | ?????" in told or "b  - | PHMCSKA" in told
    assert "starts with" not in told


def test_a_refusal_is_told_in_words_and_the_turn_goes_on() -> None:
    _, told = typed("sel SA", "sel PH", "Sa1+M", "Sf6+M", "quit", arguments=TWO)
    assert "(IXN-9)" in told
    assert "Player 1 lays the mosquito in the middle of the page." in told


def test_nonsense_is_answered_kindly() -> None:
    assert "not a move" in typed("blah", "quit", arguments=TWO)[1]


def test_an_empty_line_shows_the_help() -> None:
    assert "take back your last move" in typed("", "quit", arguments=TWO)[1]


def test_a_move_can_be_taken_back() -> None:
    _, told = typed("sel SA", "sel PH", "Sf6+M", "Pg6+C", "undo", "quit", arguments=TWO)
    assert told.count("After 2 moves") == 2


def test_the_reveal_cannot_be_taken_back() -> None:
    assert "nothing to take back" in typed("sel SA", "sel PH", "undo", "quit", arguments=TWO)[1]


def test_moves_are_listed() -> None:
    assert "Sf6+P, Sf6+H" in typed("sel SA", "sel PH", "moves", "quit", arguments=TWO)[1]


def test_resigning_ends_the_game_for_the_other() -> None:
    assert "Player 2 wins." in typed("sel SA", "sel PH", "resign", arguments=TWO)[1]


def test_a_saved_game_goes_on_from_its_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed("sel SA", "sel PH", "Sf6+M", f"save {path}", "quit", arguments=TWO)
    assert record.read(path.read_bytes()).moves == ("sel SA", "sel PH", "Sf6+M")
    _, told = typed("Pg6+C", "quit", arguments=(*TWO, "--record", str(path)))
    assert "Player 2 lays the fox to the right of the mosquito." in told


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    _, told = typed(f"save {tmp_path / 'no' / 'where.json'}", "save", "quit", arguments=TWO)
    assert "cannot be written" in told
    assert "Where to?" in told


def test_solo_hides_the_pile_and_the_wild_player_answers() -> None:
    _, told = typed("sel SP", "Sf6+C", "quit", arguments=("--set", "players=1", "--setup", "wild:HSKACMP"))
    assert "w  ? | ??????" in told
    assert "w  H | S?????" in told
    assert "The wild player lays the mosquito to the right of the mosquito." in told


def test_a_whole_solo_game_is_counted() -> None:
    moves = ("sel SP", "Sf6+C", "Pf7+M", "Cg8+A", "Mf8+K", "Ai7+H", "Ki6")
    status, told = typed(*moves, arguments=("--set", "players=1", "--setup", "wild:HSKACMP"))
    assert status == 0
    assert "Player 1: 30" in told
    assert "Player 1 wins." in told


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--set", "players=9"), "players"),
        (("--set", "speed=1"), "speed"),
        (("--set", "players"), "players"),
        (("--seats", "human"), "2 names"),
        (("--seats", "human,robot"), "robot"),
        (("--setup", "wild:H"), "setup"),
        (("--begins", "3"), "2 seats"),
        (("--begins", "0"), "2 seats"),
        (("--begins", "Ada"), "2 seats"),
        (("--record", "no-such-file.json"), "no-such-file.json"),
    ],
)
def test_a_wrong_argument_is_one_clear_line(arguments: tuple[str, ...], says: str) -> None:
    status, told = typed(arguments=arguments)
    assert status == 2
    assert says in told
    assert told.count("\n") == 1


def test_an_unknown_game_is_one_clear_line() -> None:
    done = CliRunner().invoke(app, ["play", "chess", "--language", "en"])
    assert (done.exit_code, done.output.count("\n")) == (2, 1)


def test_the_end_of_input_leaves_quietly() -> None:
    done = CliRunner().invoke(app, ["play", "interactions", "--plain", *TWO], input="")
    assert done.exit_code == 130


def test_french_words_work_in_french() -> None:
    done = CliRunner().invoke(
        app, ["play", "interactions", "--plain", "-l", "fr", *TWO], input="aide\nindiceur\nquitter\n"
    )
    assert "annuler ton dernier coup" in done.output
    assert "n’est pas un coup" in done.output
    assert json.dumps(done.exit_code) == "0"
