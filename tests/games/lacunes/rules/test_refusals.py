"""Each refusal of the rule file's list, with its code and clause, and the order between them."""

import pytest

from games.lacunes.vectors import DEAL_0, DEAL_1, DEAL_28, V11, V14, V15, WON, at, play
from ludotheque.core.errors import IllegalMove, InvalidMove
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions

BASE = Lacunes()
AFTER = Lacunes(LacunesOptions(redeal="after"))


def refusal(state, text, game=BASE):
    with pytest.raises(IllegalMove) as refused:
        play(game, state, text)
    return refused.value.code, refused.value.clause


DUE = play(BASE, at(V14), "R")


@pytest.mark.parametrize("text", ["R", "3C", "2C@1", f"={V15}"])
def test_nothing_is_played_after_a_win_or_a_loss(text):
    assert refusal(at(WON), text) == ("GAME_OVER", "GAP-25")
    assert refusal(at(V11), text, Lacunes(LacunesOptions(redeals=0))) == ("GAME_OVER", "GAP-27")


@pytest.mark.parametrize("text", ["R", "3C", "AH", "2C@3"])
def test_after_a_call_for_a_redeal_only_chance_moves(text):
    assert refusal(DUE, text) == ("CHANCE_DUE", "GAP-19")


def test_chance_moves_only_after_a_call_for_a_redeal():
    assert refusal(at(V14), f"={V15}") == ("CHANCE_NOT_DUE", "GAP-17")


@pytest.mark.parametrize(
    ("old", "new", "code", "clause"),
    [
        ("JD 9H", "JD JD", "REDEAL_CARDS", "GAP-19"),
        ("JD 9H", "JD AH", "REDEAL_CARDS", "GAP-19"),
        ("3H -- --", "3H 9H --", "REDEAL_CARDS", "GAP-4"),
        ("2C 3C --", "2C -- 3C", "REDEAL_KEPT", "GAP-18"),
    ],
)
def test_a_redeal_keeps_the_pack_and_the_prefixes(old, new, code, clause):
    assert refusal(DUE, f"={V15.replace(old, new)}") == (code, clause)


def test_under_after_the_gaps_stand_right_of_the_prefixes():
    due = play(AFTER, at(V14), "R")
    assert refusal(due, f"={V15}", AFTER) == ("REDEAL_GAPS", "GAP-21")


def test_a_redeal_is_refused_for_want_of_redeals_before_for_want_of_a_block():
    assert refusal(at(DEAL_0, redeals=2), "R") == ("REDEAL_NOT_ALLOWED", "GAP-23")
    assert refusal(at(DEAL_0, redeals=1), "R") == ("REDEAL_NOT_ALLOWED", "GAP-17")


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("AH", "NOT_IN_PLAY", "GAP-4"),
        ("AH@1.10", "NOT_IN_PLAY", "GAP-4"),
        ("4D@1.1", "WRONG_TARGET", "GAP-6"),
        ("2H@3", "WRONG_TARGET", "GAP-8"),
        ("2H@3.1", "WRONG_TARGET", "GAP-6"),
        ("2H@3.13", "GAP_DEAD", "GAP-10"),
        ("5H@3.13", "GAP_DEAD", "GAP-10"),
        ("5H@1.10", "WRONG_TARGET", "GAP-7"),
        ("2H@1.10", "WRONG_TARGET", "GAP-9"),
        ("5H", "NO_GAP_FOR_CARD", "GAP-7"),
        ("TH", "NO_GAP_FOR_CARD", "GAP-2"),
    ],
)
def test_a_card_sent_wrongly_is_told_why(text, code, clause):
    assert refusal(at(DEAL_0), text) == (code, clause)


def test_a_gap_right_of_a_gap_is_dead():
    assert refusal(at(DEAL_28), "5H@4.3") == ("GAP_DEAD", "GAP-11")


def test_column_1_takes_no_card_but_a_two():
    opened = at(DEAL_1.replace("7D 9C", "-- 9C").replace("7C --", "7C 7D"))
    assert refusal(opened, "5H@1.1") == ("WRONG_TARGET", "GAP-8")


def test_a_locked_two_in_a_wrong_place_is_told_the_place_first():
    locked = Lacunes(LacunesOptions(twos="locked"))
    assert refusal(at(DEAL_1), "2D@1", locked) == ("WRONG_TARGET", "GAP-8")


@pytest.mark.parametrize("text", ["", "6h", "6H@2", "2H", "2H@5", "10H", "6H@2.14", "6H@0.1", "r", "=", "=??", "6H "])
def test_a_misspelt_move_is_invalid(text):
    with pytest.raises(InvalidMove):
        BASE.read(at(DEAL_0), text)


def test_an_unknown_cell_is_no_layout_for_chance():
    with pytest.raises(InvalidMove):
        BASE.read(DUE, "=" + BASE.position(DUE).split("|")[0])


def test_a_legal_drop_is_read_as_the_short_move():
    state = at(DEAL_0)
    short = BASE.read(state, "4D")
    assert BASE.read(state, "4D@1.10") == short
    assert BASE.write(state, BASE.read(state, "4D@1.10")) == "4D"
    assert BASE.write(state, BASE.read(state, "5H@1.10")) == "5H@1.10"
    opened = BASE.initial("deal:617")
    assert BASE.read(opened, "2D@4.1") == BASE.read(opened, "2D@4")
