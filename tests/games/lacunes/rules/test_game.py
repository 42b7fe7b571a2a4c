"""The protocol as Lacunes fulfils it: turns, redeals, outcomes, events, and the theorems of the rule file."""

import pickle
from random import Random

import pytest

from games.lacunes.vectors import DEAL_0, SOLUTION_28, V11, V13, V14, V15, WON, at, play, position, texts
from ludotheque.core import catalog, record
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.game import CHANCE, settle
from ludotheque.games.lacunes.rules.cards import TWO, rank, suit
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.layout import finish, is_blocked, moved, placed, steps

BASE = Lacunes()


def playout(game, state, random, limit=400):
    """Random states and moves until the end, the first legal chance included."""
    for _ in range(limit):
        if game.turn(state) is None:
            return
        if game.turn(state) == CHANCE:
            move = game.draw(state, random.randrange)
        else:
            move = game.moves(state).sample(random.randrange)
        after = game.play(state, move)
        yield state, move, after
        state = after


def test_between_the_call_and_the_layout_only_the_prefixes_are_known():
    due = play(BASE, at(V14), "R")
    assert BASE.turn(due) == CHANCE
    assert not BASE.moves(due)
    assert BASE.outcome(due) is None
    assert BASE.position(due).startswith("2C 3C ?? ??")
    assert BASE.position(due).endswith("?? ??|1")
    assert BASE.position(due).count("??") == 48


def test_a_redeal_does_not_depend_on_how_the_cards_were_gathered():
    blocked = at(V14)
    shuffled = at(V14.replace("4D 8H", "8H 4D").replace("4D 8H", "8H 4D"))
    first, second = (settle(BASE, play(BASE, state, "R"), Random(5).randrange)[0] for state in (blocked, shuffled))
    assert first.cells == second.cells


def test_when_any_allows_a_redeal_beside_the_moves_and_unlimited_never_ends():
    game = Lacunes(LacunesOptions(redeals=None, when="any"))
    assert texts(game, at(DEAL_0)) == ["4D", "6C", "9D", "R"]
    assert texts(game, at(V11, redeals=1000)) == ["R"]
    assert game.info.options["redeals"] == "unlimited"


def test_a_layout_blocked_at_once_offers_the_next_redeal_at_once():
    game = Lacunes(LacunesOptions(redeal="aces"))
    due = play(game, at(V11), "R")
    again = play(game, due, "=" + V11)
    assert texts(game, again) == ["R"]
    assert again.redeals == 1


@pytest.mark.parametrize("options", [{}, {"twos": "locked"}, {"redeal": "after"}, {"start": "montana", "redeals": 3}])
def test_random_games_keep_the_pack_and_tell_their_moves_back(options):
    game, random = Lacunes(LacunesOptions(**options)), Random(3)
    for deal in range(12):
        for state, move, after in playout(game, game.initial(f"deal:{deal}"), random):
            assert game.read(state, game.write(state, move)) == move
            if game.turn(after) != CHANCE:
                assert after.cells.count(-1) == 4
            assert pickle.loads(pickle.dumps(after)) == after
            assert game.events(state, move, after, 0)


def word_of(cells, s):
    """The twelve bits of theorem D1: the 2 in column 1, then each card right of the one below it."""
    two = cells.index(13 * s + TWO)
    bits = [two % 13 == 0]
    for card in range(13 * s + 2, 13 * s + 13):
        before = cells.index(card - 1)
        bits.append(before % 13 != 12 and cells[before + 1] == card)
    return bits


def test_d1_every_move_but_a_hop_raises_the_word_of_its_suit_and_no_other():
    random = Random(8)
    for deal in range(10):
        cells = BASE.initial(f"deal:{deal}").cells
        for _ in range(60):
            offered = list(steps(cells, locked=True))
            if not offered:
                break
            card, gap = random.choice(offered)
            after = moved(cells, card, gap)
            for s in range(4):
                if s == suit(card):
                    assert word_of(after, s) > word_of(cells, s)
                else:
                    assert word_of(after, s) == word_of(cells, s)
            cells = after


def test_d2_a_hop_is_never_the_only_move():
    random, hops = Random(9), 0
    for deal in range(40):
        cells = BASE.initial(f"deal:{deal}").cells
        for _ in range(80):
            if is_blocked(cells, locked=False):
                break
            assert next(steps(cells, locked=True), None) is not None
            card, gap = random.choice(list(steps(cells, locked=False)))
            hops += rank(card) == TWO and cells.index(card) % 13 == 0
            cells = moved(cells, card, gap)
    assert hops > 0


def test_the_way_home_is_offered_only_when_it_wins():
    assert len(finish(at(V13).cells)) == 12
    assert finish(at(WON).cells) == ()
    assert finish(at(V11).cells) is None
    state, tail = BASE.initial("deal:28"), 0
    for ply, text in enumerate(SOLUTION_28):
        home = finish(state.cells)
        if home is not None:
            tail = len(SOLUTION_28) - ply
            break
        state = play(BASE, state, text)
    assert tail > 0
    for card, gap in home:
        state = type(state)(moved(state.cells, card, gap))
    assert placed(state.cells) == 48


def test_events_tell_the_card_the_cells_and_a_completed_row():
    state = play(BASE, at(V13), "2S@4", *(f"{r}S" for r in "3456789TJQ"))
    last = BASE.read(state, "KS")
    told = BASE.events(state, last, BASE.play(state, last), 0)
    assert [event.key for event in told] == ["moved", "row-complete", "won"]
    assert told[0].facts | {"card": "KS"} == told[0].facts
    assert (told[0].facts["row"], told[0].facts["column"], told[0].facts["from-column"]) == (4, 12, 13)


def test_events_tell_a_hop_a_redeal_and_a_block():
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


def test_a_redeal_seals_and_a_card_does_not():
    assert BASE.seals(at(V11), BASE.read(at(V11), "R"))
    assert BASE.seals(play(BASE, at(V14), "R"), BASE.read(at(V14), f"={V15}"))
    assert not BASE.seals(at(DEAL_0), BASE.read(at(DEAL_0), "4D"))


def test_the_score_sheet_gives_every_row():
    detail = Lacunes(LacunesOptions(redeals=0, score="points")).outcome(at(V11)).detail
    assert [line["placed"] for line in detail["rows"]] == [12, 12, 12, 10]
    assert [line["suit"] for line in detail["rows"]] == ["C", "D", "H", "S"]
    assert detail["points"] == 46


def test_presets_expand_and_stand_alone():
    found = catalog.entry("lacunes")
    assert found.game({"preset": "addiction"}).redeals == 3
    assert found.game({"preset": "montana"}).start == "montana"
    assert found.game({"preset": "scored"}).info.options["cost"] == 5
    assert "cost" not in found.game().info.options
    with pytest.raises(InvalidRecord):
        found.game({"preset": "base", "redeals": 1})
    with pytest.raises(InvalidRecord):
        found.game({"cost": 5})


def test_a_record_of_a_win_replays_with_its_result():
    text = record.Record("lacunes", 1, {"redeals": 0}, "deal:28", ("Ada",), tuple(SOLUTION_28)).dump()
    read = record.read(text)
    played = record.replay(read)
    finished = record.with_result(read, played.game.outcome(played.last))
    assert finished.result == {"reason": "won", "scores": [48], "returns": [1.0], "winners": [0]}
    assert record.replay(record.read(finished.dump())).last.moves == 91


def test_a_record_with_a_redeal_replays_without_any_generator():
    told = record.Record("lacunes", 1, {}, f"layout:{V14}", (), ("R", f"={V15}", "4C"))
    assert position(BASE, record.replay(told).last).startswith("2C 3C 4C JD")
