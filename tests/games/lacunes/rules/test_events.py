"""The events of a move: what the log, the live region and the animation are made from."""

from random import Random

import pytest

from games.lacunes.vectors import SOLUTION_28, V11, V13, at, play, playout
from ludotheque.core.outcome import Event
from ludotheque.games.lacunes.rules.cards import token
from ludotheque.games.lacunes.rules.events import card_facts
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import Drop, Put, State

BASE = Lacunes()


def events_of(game: Lacunes, state: State, text: str) -> tuple[Event, ...]:
    move = game.read(state, text)
    return game.events(state, move, game.play(state, move), 0)


def test_events_tell_the_card_the_cells_and_a_completed_row() -> None:
    state = play(BASE, at(V13), "2S@4", *(f"{r}S" for r in "3456789TJQ"))
    last = BASE.read(state, "KS")
    found = BASE.events(state, last, BASE.play(state, last), 0)
    assert [event.key for event in found] == ["moved", "row-complete", "won"]
    assert found[0].facts["card"] == "KS"
    assert (found[0].facts["row"], found[0].facts["column"], found[0].facts["from-column"]) == (4, 12, 13)


def test_events_tell_a_hop_a_redeal_and_a_block() -> None:
    start = BASE.initial("deal:28")
    state = play(BASE, start, *SOLUTION_28[:21])
    hop = BASE.read(state, SOLUTION_28[21])
    assert BASE.events(state, hop, BASE.play(state, hop), 0)[0].key == "hopped"
    due = play(BASE, at(V11), "R")
    assert BASE.events(at(V11), BASE.read(at(V11), "R"), due, 0)[0].facts == {"kept": 46, "redeals": 1}
    layout = BASE.read(due, "=" + V11)
    assert [e.key for e in BASE.events(due, layout, BASE.play(due, layout), 0)] == ["redealt", "blocked"]
    once = Lacunes(LacunesOptions(redeals=1))
    assert [e.key for e in once.events(due, layout, once.play(due, layout), 0)] == ["redealt", "lost"]


@pytest.mark.parametrize(("redeals", "left"), [(2, 1), (3, 2), (None, "unlimited")])
def test_a_block_counts_the_redeals_that_are_left(redeals: int | None, left: int | str) -> None:
    game = Lacunes(LacunesOptions(redeals=redeals))
    due = play(game, at(V11), "R")
    assert events_of(game, due, "=" + V11)[-1] == Event("blocked", {"placed": 46, "left": left})


def test_along_random_games_the_cells_of_an_event_are_those_that_changed() -> None:
    random = Random(5)
    for deal in range(6):
        for before, move, after in playout(BASE, BASE.initial(f"deal:{deal}"), random):
            if not isinstance(move, Put | Drop):
                continue
            facts = BASE.events(before, move, after, 0)[0].facts
            source, goal = before.cells.index(move.card), after.cells.index(move.card)
            assert facts["card"] == token(move.card)
            assert (facts["from-row"], facts["from-column"]) == (source // 13 + 1, source % 13 + 1)
            assert (facts["row"], facts["column"]) == (goal // 13 + 1, goal % 13 + 1)


def test_a_win_is_told_with_its_redeals_and_moves() -> None:
    state = play(BASE, State(at(V13).cells, redeals=1), "2S@4", *(f"{rank}S" for rank in "3456789TJQ"))
    assert events_of(BASE, state, "KS")[-1] == Event("won", {"redeals": 1, "moves": 12})


def test_a_card_is_told_as_its_token_and_as_rank_and_suit() -> None:
    assert card_facts(31) == {"card": "6H", "rank": "6", "suit": "H"}


def test_a_loss_is_told_with_the_cards_in_place() -> None:
    game = Lacunes(LacunesOptions(redeals=1))
    due = play(game, at(V11), "R")
    assert events_of(game, due, f"={V11}")[-1] == Event("lost", {"placed": 46})
