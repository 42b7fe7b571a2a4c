"""The protocol as Lacunes fulfils it: turns, redeals, what seals, and records."""

import pickle
from random import Random

import pytest

from games.lacunes.vectors import DEAL_0, SOLUTION_28, V11, V14, V15, WON, at, ended, play, playout, position, texts
from ludotheque.core import record
from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import CHANCE, settle
from ludotheque.games.lacunes.rules.game import RULES_VERSION, Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import Deal, Redeal

BASE = Lacunes()


def test_between_the_call_and_the_layout_only_the_prefixes_are_known() -> None:
    due = play(BASE, at(V14), "R")
    assert BASE.turn(due) == CHANCE
    assert not BASE.moves(due)
    assert BASE.outcome(due) is None
    assert BASE.position(due).startswith("2C 3C ?? ??")
    assert BASE.position(due).endswith("?? ??|1")
    assert BASE.position(due).count("??") == 48


def test_a_redeal_does_not_depend_on_how_the_cards_were_gathered() -> None:
    blocked = at(V14)
    shuffled = at(V14.replace("4D 8H", "8H 4D").replace("4D 8H", "8H 4D"))
    first, second = (settle(BASE, play(BASE, state, "R"), Random(5).randrange)[0] for state in (blocked, shuffled))
    assert first.cells == second.cells


def test_when_any_allows_a_redeal_beside_the_moves_and_unlimited_never_ends() -> None:
    game = Lacunes(LacunesOptions(redeals=None, when="any"))
    assert texts(game, at(DEAL_0)) == ["4D", "6C", "9D", "R"]
    assert texts(game, at(V11, redeals=1000)) == ["R"]
    assert game.info.options["redeals"] == "unlimited"


def test_a_layout_blocked_at_once_offers_the_next_redeal_at_once() -> None:
    game = Lacunes(LacunesOptions(redeal="aces"))
    due = play(game, at(V11), "R")
    again = play(game, due, "=" + V11)
    assert texts(game, again) == ["R"]
    assert again.redeals == 1


@pytest.mark.parametrize(
    "options",
    [
        LacunesOptions(),
        LacunesOptions(twos="locked"),
        LacunesOptions(redeal="after"),
        LacunesOptions(start="montana", redeals=3),
    ],
)
def test_random_games_keep_the_pack_and_tell_their_moves_back(options: LacunesOptions) -> None:
    game, random = Lacunes(options), Random(3)
    for deal in range(12):
        for state, move, after in playout(game, game.initial(f"deal:{deal}"), random):
            assert game.read(state, game.write(state, move)) == move
            if game.turn(after) != CHANCE:
                assert after.cells.count(-1) == 4
            assert pickle.loads(pickle.dumps(after)) == after
            assert game.events(state, move, after, 0)


def test_a_redeal_seals_and_a_card_does_not() -> None:
    assert BASE.seals(at(V11), BASE.read(at(V11), "R"))
    assert BASE.seals(play(BASE, at(V14), "R"), BASE.read(at(V14), f"={V15}"))
    assert not BASE.seals(at(DEAL_0), BASE.read(at(DEAL_0), "4D"))


def test_a_record_of_a_win_replays_with_its_result() -> None:
    text = record.Record("lacunes", RULES_VERSION, {"redeals": 0}, "deal:28", ("Ada",), tuple(SOLUTION_28)).dump()
    read = record.read(text)
    played = record.replay(read)
    finished = record.with_result(read, played.game.outcome(played.last))
    assert finished.result == {"reason": "won", "scores": [48], "returns": [1.0], "winners": [0]}
    assert record.replay(record.read(finished.dump())).last.moves == 91


def test_a_record_with_a_redeal_replays_without_any_generator() -> None:
    told = record.Record("lacunes", RULES_VERSION, {}, f"layout:{V14}", (), ("R", f"={V15}", "4C"))
    assert position(BASE, record.replay(told).last).startswith("2C 3C 4C JD")


def test_everybody_sees_everything_and_nobody_chooses_in_secret() -> None:
    state = BASE.initial("deal:3")
    assert BASE.view(state, 0) is BASE.view(state, None) is state
    assert BASE.guess(state, Random(1).randrange) is state
    assert BASE.known_setup("deal:3", state, None) == "deal:3"
    assert BASE.together(state) == () and BASE.interruption(state, None) is None


def test_the_layouts_of_a_redeal_are_too_many_to_list() -> None:
    assert BASE.chances(play(BASE, at(V14), "R")) is None


def test_only_seat_0_moves_and_nobody_after_the_end() -> None:
    assert BASE.turn(at(DEAL_0)) == 0
    assert BASE.turn(at(WON)) is None and not BASE.moves(at(WON))
    assert BASE.turn(at(V11, redeals=2)) is None
    assert ended(BASE, at(V11, redeals=2)).reason == "blocked"


def test_a_move_is_counted_and_a_redeal_is_not() -> None:
    state = play(BASE, at(V14), "R", f"={V15}", "4C")
    assert (state.moves, state.redeals) == (1, 1)


def test_with_any_time_redeals_the_refusal_is_for_want_of_redeals_alone() -> None:
    game = Lacunes(LacunesOptions(redeals=1, when="any"))
    assert game.turn(play(game, at(DEAL_0), "R")) == CHANCE
    with pytest.raises(IllegalMove) as refused:
        play(game, at(DEAL_0, redeals=1), "R")
    assert (refused.value.code, refused.value.clause) == ("REDEAL_NOT_ALLOWED", "GAP-23")


def test_the_states_before_and_after_a_move_are_values() -> None:
    state = BASE.initial("deal:3")
    again = Lacunes(LacunesOptions()).initial("deal:3")
    assert (state, hash(state)) == (again, hash(again))
    assert BASE.play(state, BASE.read(state, texts(BASE, state)[0])) != state
    assert len({Redeal(), Redeal(), Deal(state.cells), Deal(again.cells)}) == 2
