"""Each refusal of the rule file's list, with its code and clause, and the order between them."""

from collections.abc import Iterator
from random import Random

import pytest

from games.lacunes.vectors import DEAL_0, DEAL_1, DEAL_28, V11, V13, V14, V15, WON, at, code_of, play
from ludotheque.core.errors import IllegalMove
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import Deal, Drop, Put, Redeal, State
from ludotheque.locales import LANGUAGES, Text

BASE = Lacunes()
AFTER = Lacunes(LacunesOptions(redeal="after"))


def refusal(state: State, text: str, game: Lacunes = BASE) -> tuple[str, str | None]:
    with pytest.raises(IllegalMove) as refused:
        play(game, state, text)
    return refused.value.code, refused.value.clause


DUE = play(BASE, at(V14), "R")


@pytest.mark.parametrize("text", ["R", "3C", "2C@1", f"={V15}"])
def test_nothing_is_played_after_a_win_or_a_loss(text: str) -> None:
    assert refusal(at(WON), text) == ("GAME_OVER", "GAP-25")
    assert refusal(at(V11), text, Lacunes(LacunesOptions(redeals=0))) == ("GAME_OVER", "GAP-27")


@pytest.mark.parametrize("text", ["R", "3C", "AH", "2C@3"])
def test_after_a_call_for_a_redeal_only_chance_moves(text: str) -> None:
    assert refusal(DUE, text) == ("CHANCE_DUE", "GAP-19")


def test_chance_moves_only_after_a_call_for_a_redeal() -> None:
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
def test_a_redeal_keeps_the_pack_and_the_prefixes(old: str, new: str, code: str, clause: str) -> None:
    assert refusal(DUE, f"={V15.replace(old, new)}") == (code, clause)


def test_under_after_the_gaps_stand_right_of_the_prefixes() -> None:
    due = play(AFTER, at(V14), "R")
    assert refusal(due, f"={V15}", AFTER) == ("REDEAL_GAPS", "GAP-21")


def test_a_redeal_is_refused_for_want_of_redeals_before_for_want_of_a_block() -> None:
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
def test_a_card_sent_wrongly_is_told_why(text: str, code: str, clause: str) -> None:
    assert refusal(at(DEAL_0), text) == (code, clause)


def test_a_gap_right_of_a_gap_is_dead() -> None:
    assert refusal(at(DEAL_28), "5H@4.3") == ("GAP_DEAD", "GAP-11")


def test_column_1_takes_no_card_but_a_two() -> None:
    opened = at(DEAL_1.replace("7D 9C", "-- 9C").replace("7C --", "7C 7D"))
    assert refusal(opened, "5H@1.1") == ("WRONG_TARGET", "GAP-8")


def test_a_locked_two_in_a_wrong_place_is_told_the_place_first() -> None:
    locked = Lacunes(LacunesOptions(twos="locked"))
    assert refusal(at(DEAL_1), "2D@1", locked) == ("WRONG_TARGET", "GAP-8")


def test_what_is_listed_is_played_and_everything_else_is_refused_with_a_clause() -> None:
    """Every card, alone, with every row and dropped on every cell, along random lines of play."""
    for game in (BASE, Lacunes(LacunesOptions(twos="locked"))):
        state, random = game.initial("deal:617"), Random(7)
        for _ in range(12):
            listed = set(game.moves(state))
            for move in every_move():
                if move in listed:
                    game.play(state, move)
                    continue
                with pytest.raises(IllegalMove) as refused:
                    game.play(state, move)
                assert refused.value.code in CODES and (refused.value.clause or "").startswith("GAP-")
            state = game.play(state, game.moves(state).sample(random.randrange))


CODES = {
    "NOT_IN_PLAY",
    "WRONG_TARGET",
    "GAP_DEAD",
    "TWO_LOCKED",
    "NO_GAP_FOR_CARD",
    "REDEAL_NOT_ALLOWED",
    "CHANCE_NOT_DUE",
}


def every_move() -> Iterator[Put | Redeal | Deal]:
    for card in range(52):
        if card % 13 == 1:
            yield from (Put(card, row) for row in range(4))
        else:
            yield Put(card)
    yield Redeal()
    yield Deal(at(V15).cells)


def test_a_drop_that_does_not_fit_is_refused_with_facts_that_name_card_and_cell() -> None:
    with pytest.raises(IllegalMove) as refused:
        BASE.play(at(DEAL_0), Drop(31, 38))
    assert refused.value.facts == {"card": "6H", "rank": "6", "suit": "H", "row": 3, "column": 13}


def test_a_card_without_a_gap_is_told_which_card_it_must_follow() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(BASE, at(DEAL_0), "5H")
    assert refused.value.facts["below"] == "4"
    told = {language: Text(language).error("lacunes", refused.value) for language in LANGUAGES}
    assert "5 of hearts fits only right of the 4 of hearts" in told["en"]
    assert "Le 5 de cœur ne va qu’à droite du 4 de cœur" in told["fr"]


def test_a_card_that_stands_behind_the_one_below_it_is_told_that_it_is_where_it_belongs() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(BASE, at(V13), "TS")
    told = {language: Text(language).error("lacunes", refused.value) for language in LANGUAGES}
    assert told["en"].startswith("The 10 of spades is already right of the 9 of spades: that is where it belongs.")
    assert told["fr"].startswith("Le 10 de pique est déjà à droite du 9 de pique")


def test_a_drop_on_the_gap_that_fits_plays_the_card() -> None:
    state = at(DEAL_0)
    card = code_of("4D")
    assert BASE.play(state, Drop(card, 9)) == BASE.play(state, Put(card))
