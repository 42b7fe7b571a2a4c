"""Bots: legal, repeatable, blind to what is hidden, and able to finish every kind of game."""

import pytest

from games.laguna.seas import BASE, laguna
from ludotheque.core.bot import LEVELS, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import Value
from ludotheque.games.laguna.bots.levels import BOTS
from ludotheque.games.laguna.bots.memory import Memory, printed
from ludotheque.games.laguna.bots.traits import TRAITS, actions_a_turn
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.state import State


def play(levels: tuple[int, ...], seed: int, plies: int, **options: Value) -> tuple[State, list[str]]:
    game = laguna(players=len(levels), **options)
    below, bots, moves = SplitMix64(seed).below, [BOTS.bot(level) for level in levels], []
    state = game.initial(game.setup(below))
    while (seat := game.turn(state)) is not None and len(moves) < plies:
        choice = bots[seat].choose(game, game.view(state, seat), Seen(seat), BOTS.limit(levels[seat]), below)
        moves.append(game.write(state, choice.move))
        state = game.play(state, choice.move)
    return state, moves


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legal_moves(level: int) -> None:
    state, moves = play((level, level), 5, 120)
    assert len(moves) == 120 or max(state.delivered) == 6


def test_level_five_finishes_a_game_and_repeats_it_exactly() -> None:
    first, again = play((5, 5), 3, 2000), play((5, 5), 3, 2000)
    assert first == again
    assert max(first[0].delivered) == 6


@pytest.mark.parametrize(
    "options",
    [{"max_pearls": 5}, {"distribution": "players"}, {"glass": "none", "board_side": "hard"}, {"premove": "literal"},
     {"island_unload": True}, {"cross_middle": "forbid"}, {"protect_start": False}, {"board_side": "hard"}],
    ids=str,
)  # fmt: skip
def test_bots_play_every_variant(options: dict[str, Value]) -> None:
    for levels in ((4, 3), (3, 2, 3, 4)):
        state, moves = play(levels, 9, 150, **options)
        assert len(moves) == 150 or max(state.delivered) >= 4


@pytest.mark.parametrize(("side", "most"), [("easy", 22), ("hard", 36)])
def test_level_five_alone_is_near_the_optimum_of_two_reds(side: str, most: int) -> None:
    game = laguna(players=1, board_side=side)
    state, bot, below = (
        game.initial(f"{side} {BASE} start=H,2,4,A target volcano=2"),
        BOTS.bot(5),
        SplitMix64(1).below,
    )
    while game.turn(state) is not None:
        state = game.play(state, bot.choose(game, game.view(state, 0), Seen(0), BOTS.limit(5), below).move)
    assert state.spent <= most


def test_a_turn_holds_more_actions_the_higher_the_level() -> None:
    budgets = [actions_a_turn(30, level) for level in LEVELS]
    assert budgets == sorted(budgets) and budgets[0] < 20 < budgets[-1]
    assert [TRAITS[level].forgets for level in LEVELS] == sorted(
        (TRAITS[level].forgets for level in LEVELS), reverse=True
    )


def test_a_house_board_is_known_and_another_is_taken_for_reefs() -> None:
    board = house("hard")
    assert printed(board.masked([(0, 0), (5, 5)])) == board
    other = board.with_cells({(10, 0): "."}).masked([(0, 1)])
    assert printed(other).at((0, 1)) == "x"


def test_forgetting_lasts_for_a_turn_and_strikes_only_under_sail() -> None:
    game = laguna()
    words = "raft0=H,0,0,rrrr--,A raft1=V,7,10,b-y---,C"
    sailing = game.initial(f"hard {BASE} play turn=0 phase=sail {words}")
    resting = game.initial(f"hard {BASE} play turn=0 phase=premove {words}")
    all_gone = Memory(1000)
    assert all_gone.believed(game.view(sailing, 0), 0).rows[0][:3] == "..."
    assert all_gone.believed(game.view(resting, 0), 0) == house("hard")
    assert Memory(0).believed(game.view(sailing, 0), 0) == house("hard")


def test_without_glass_two_rafts_do_not_quarrel_for_ever() -> None:
    game = laguna(glass="none")
    below, bots, moves = SplitMix64(1).below, [BOTS.bot(4), BOTS.bot(4)], []
    state = game.initial(game.setup(below))
    while (seat := game.turn(state)) is not None and state.turns < 150:
        view = game.view(state, seat)
        choice = bots[seat].choose(game, view, Seen(seat, tuple(moves)), BOTS.limit(4), below)
        moves.append(game.write(state, choice.move))
        state = game.play(state, choice.move)
    assert max(state.delivered) == 6
