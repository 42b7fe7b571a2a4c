"""The levels: what they play is legal, what they claim is checked, and with the same nodes they repeat."""

from random import Random

import pytest

from games.lacunes.vectors import V11, V13, at, play
from ludotheque.core.bot import Choice, Limit, Progress, Reason, Seen
from ludotheque.core.game import CHANCE
from ludotheque.games.lacunes.bots.levels import BOTS
from ludotheque.games.lacunes.rules.cards import GAP, read_token, token
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import is_won, placed
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import Redeal, State

BASE = Lacunes()


def choose(game: Lacunes, state: State, level: int, seed: int = 1, limit: Limit | None = None) -> Choice:
    return BOTS.bot(level).choose(game, state, Seen(0), limit or BOTS.limit(level), Random(seed).randrange)


def reason(choice: Choice) -> Reason:
    assert choice.reason is not None
    return choice.reason


@pytest.mark.parametrize("level", BOTS.levels())
def test_every_level_plays_a_legal_move_and_its_line_replays(level: int) -> None:
    state = BASE.initial("deal:28")
    found = choose(BASE, state, level, limit=Limit(nodes=min(30_000, BOTS.limit(level).nodes or 0)))
    assert found.move in BASE.moves(state)
    end = play(BASE, state, *found.line)
    assert found.proven == (placed(end.cells) == 48)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("deal", [3, 33])
def test_with_the_same_chance_a_level_repeats_its_choice(level: int, deal: int) -> None:
    state = BASE.initial(f"deal:{deal}")
    assert choose(BASE, state, level, seed=7) == choose(BASE, state, level, seed=7)


def test_a_proven_hint_is_the_first_move_of_a_win() -> None:
    state = BASE.initial("deal:28")
    found = choose(BASE, state, 3, limit=Limit(nodes=200_000))
    facts = reason(found).facts
    assert found.proven and found.value == 1.0 and reason(found).key == "win-room"
    assert facts["moves"] == len(found.line) and facts["states"] == found.nodes > 0
    assert f"{facts['rank']}{facts['suit']}" == found.line[0][:2]
    assert BASE.write(state, found.move) == found.line[0]
    assert is_won(play(BASE, state, *found.line).cells)


def test_a_winning_move_is_told_with_the_card_that_takes_its_place() -> None:
    state = BASE.initial("deal:28")
    found = choose(BASE, state, 3, limit=Limit(nodes=200_000))
    facts = reason(found).facts
    left = state.cells.index(read_token(found.line[0][:2]))
    after = [play(BASE, state, *found.line[: ply + 1]).cells[left] for ply in range(1, len(found.line))]
    assert f"{facts['room_rank']}{facts['room_suit']}" == token(next(card for card in after if card != GAP))
    last = play(BASE, at(V11.replace("KS -- QS", "-- KS QS")), "QS")
    assert is_won(last.cells)
    only = reason(choose(BASE, at(V11.replace("KS -- QS", "-- KS QS")), 3))
    assert only.key == "win" and "room_rank" not in only.facts


def test_a_two_is_told_with_its_row_and_any_other_card_without() -> None:
    slide = at(V13)
    two = reason(choose(BASE, slide, 2)).facts
    assert (two["rank"], two["suit"], two["row"]) == ("2", "S", 4)
    three = reason(choose(BASE, play(BASE, slide, "2S@4"), 2)).facts
    assert (three["rank"], three["row"]) == ("3", "none")


def test_blocked_with_a_redeal_left_the_bot_redeals() -> None:
    found = choose(BASE, at(V11), 2)
    assert found.move == Redeal() and found.line == ("R",)
    assert reason(found) == Reason("redeal", {"rank": "none", "kept": 46})


def test_a_redeal_that_left_one_move_to_the_win_is_won() -> None:
    due = play(BASE, at(V11), "R")
    found = choose(BASE, play(BASE, due, "=" + V11.replace("KS -- QS", "-- KS QS")), 3)
    assert found.proven and found.line == ("QS",)


@pytest.mark.parametrize(
    ("redeals", "nodes", "key"), [(2, 20_000, "keep-lost"), (0, 20_000, "lost"), (2, 0, "keep"), (0, 0, "try")]
)
def test_the_reason_says_whether_the_round_is_lost_and_whether_a_redeal_is_left(
    redeals: int, nodes: int, key: str
) -> None:
    game = Lacunes(LacunesOptions(redeals=redeals, twos="locked", start="montana"))
    deal = next(deal for deal in range(50) if judged_lost(game, deal))
    found = choose(game, game.initial(f"deal:{deal}"), 2, limit=Limit(nodes=nodes))
    assert not found.proven and reason(found).key == key
    assert reason(found).facts["percent"] == (0 if redeals == 0 else round(100 * (found.value or 0)))


def judged_lost(game: Lacunes, deal: int) -> bool:
    found = choose(game, game.initial(f"deal:{deal}"), 2, limit=Limit(nodes=20_000))
    return reason(found).key in ("lost", "keep-lost")


def test_who_waits_is_shown_how_far_the_search_is_and_may_end_it() -> None:
    heard: list[Progress] = []

    def watch(progress: Progress) -> bool:
        heard.append(progress)
        return False

    state = BASE.initial("deal:33")
    found = choose(BASE, state, 3, limit=Limit(nodes=500_000, watch=watch))
    assert len(heard) == 1 and 0 < (heard[0].share or 0) < 1
    assert found.move in BASE.moves(state) and not found.proven


def test_a_bot_plays_a_whole_game_with_redeals() -> None:
    state, random = BASE.initial("deal:3"), Random(2)
    for _ in range(600):
        if BASE.turn(state) is None:
            break
        if BASE.turn(state) == CHANCE:
            state = BASE.play(state, BASE.draw(state, random.randrange))
        else:
            state = BASE.play(state, choose(BASE, state, 1, seed=random.randrange(10**6)).move)
    assert BASE.outcome(state) is not None
