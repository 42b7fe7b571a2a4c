"""Bots: legal, repeatable, blind to what is hidden, and able to finish every kind of game."""

from dataclasses import replace

import pytest

from games.laguna.seas import BASE, laguna, trial
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import Value
from ludotheque.games.laguna.bots.ladder import LADDERS
from ludotheque.games.laguna.bots.levels import BOTS
from ludotheque.games.laguna.bots.player import LagunaBot
from ludotheque.games.laguna.bots.traits import STRONGEST, TRAITS
from ludotheque.games.laguna.rules.moves import End
from ludotheque.games.laguna.rules.state import PLAY, State

GENTLE, EASY, FAIR, STRONG, BEST = LADDERS.graders
LAGOON = """A...........
            ............
            ............
            .......@@...
            .......@@...
            ............
            ............
            B..........."""


def play(levels: tuple[int, ...], seed: int, plies: int, **options: Value) -> tuple[State, list[str]]:
    """The last state and the moves of a game among bots; `play` refuses what is illegal."""
    game = laguna(players=len(levels), **options)
    below, bots = SplitMix64(seed).below, [BOTS.bot(level) for level in levels]
    moves: list[str] = []
    state = game.initial(game.setup(below))
    while (seat := game.turn(state)) is not None and len(moves) < plies:
        choice = bots[seat].choose(game, game.view(state, seat), Seen(seat), BOTS.limit(levels[seat]), below)
        moves.append(game.write(state, choice.move))
        state = game.play(state, choice.move)
    return state, moves


@pytest.mark.parametrize(("level", "delivered"), [(GENTLE, 1), (EASY, 2), (FAIR, 4), (STRONG, 4), (BEST, 6)])
def test_every_level_launches_sails_and_delivers(level: int, delivered: int) -> None:
    state, moves = play((level, level), 5, 400)
    assert all(raft.launched for raft in state.rafts) and state.turns >= 2
    assert sum(move.startswith("step") for move in moves) > len(moves) / 3
    assert sum(state.delivered) >= delivered


def test_the_strongest_level_finishes_a_game_and_repeats_it_exactly() -> None:
    first, again = play((BEST, BEST), 3, 2000), play((BEST, BEST), 3, 2000)
    assert first == again
    assert max(first[0].delivered) == 6


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "options",
    [{"max_pearls": 5}, {"distribution": "players"}, {"glass": "none", "board_side": "hard"}, {"premove": "literal"},
     {"island_unload": True}, {"cross_middle": "forbid"}, {"protect_start": False}, {"board_side": "hard"}],
    ids=str,
)  # fmt: skip
def test_bots_get_somewhere_in_every_variant(options: dict[str, Value]) -> None:
    for levels in ((STRONG, FAIR), (FAIR, EASY, FAIR, STRONG)):
        state, moves = play(levels, 9, 500, **options)
        robbed = {raft.start for raft in state.rafts if not state.island(raft.start)}  # for ever, unprotected (LAG-A6)
        closed = options.get("protect_start", True)
        assert all(raft.launched or (not closed and raft.start in robbed) for raft in state.rafts)
        assert any(move.startswith("unload") for move in moves) and sum(state.delivered) >= 2


@pytest.mark.parametrize(("side", "most"), [("easy", 22), ("hard", 36)])
def test_the_strongest_level_alone_is_near_the_optimum_of_two_reds(side: str, most: int) -> None:
    game = laguna(players=1, board_side=side)
    state, bot, below = (
        game.initial(f"{side} {BASE} start=H,2,4,A target volcano=2"),
        BOTS.bot(BEST),
        SplitMix64(1).below,
    )
    while game.turn(state) is not None:
        state = game.play(state, bot.choose(game, game.view(state, 0), Seen(0), BOTS.limit(BEST), below).move)
    assert state.spent <= most


def play_without_glass(level: int, seed: int, turns: int, side: str) -> State:
    """The last state of a game between two that see what was played."""
    game = laguna(glass="none", board_side=side)
    below, bots = SplitMix64(seed).below, [BOTS.bot(level), BOTS.bot(level)]
    moves: list[str] = []
    state = game.initial(game.setup(below))
    while (seat := game.turn(state)) is not None and state.turns < turns:
        view = game.view(state, seat, peek=True)
        choice = bots[seat].choose(game, view, Seen(seat, tuple(moves)), BOTS.limit(level), below)
        moves.append(game.write(state, choice.move))
        state = game.play(state, choice.move)
    return state


def test_without_glass_two_rafts_do_not_trade_to_and_fro_for_ever() -> None:
    assert max(play_without_glass(STRONG, 1, 150, "easy").delivered) == 6


@pytest.mark.parametrize("seed", [3, 8])
def test_without_glass_nobody_lies_caught_at_the_volcano_of_the_hard_board_for_ever(seed: int) -> None:
    assert max(play_without_glass(BEST, seed, 120, "hard").delivered) == 6


@pytest.mark.parametrize("level", [GENTLE, BEST])
def test_a_bot_chooses_the_same_whatever_lies_under_pearls(level: int) -> None:
    """It is given a view: two seas that look alike are played alike."""
    game = laguna(players=2)
    state, _ = play((FAIR, FAIR), 4, 60)
    view = game.view(state, state.turn)
    other = game.view(game.guess(view, SplitMix64(8).below), state.turn)
    one, two = (
        BOTS.bot(level).choose(game, seen, Seen(state.turn), Limit(nodes=500), SplitMix64(2).below).move
        for seen in (view, other)
    )
    assert one == two


def test_when_the_sand_has_run_out_the_turn_is_ended() -> None:
    game = laguna()
    state, _ = play((BEST, BEST), 3, 60)
    while not state.raft.launched or state.actions == 0:
        state = game.play(state, next(iter(game.moves(state))))
    choice = BOTS.bot(BEST).choose(
        game, game.view(state, state.turn), Seen(state.turn, (), 0), BOTS.limit(BEST), lambda n: 0
    )
    assert choice.move == End()


def test_more_sand_is_more_actions_to_plan_with() -> None:
    game = laguna()
    state = game.initial(f"easy {BASE} play turn=0 phase=premove raft0=H,2,4,rgb---,A raft1=V,7,10,b-y---,C")
    view = game.view(state, 0)
    short, long = (
        BOTS.bot(BEST).choose(game, view, Seen(0, (), left), BOTS.limit(BEST), SplitMix64(1).below).line
        for left in (2_000, 60_000)
    )
    assert len(short) <= len(long)


def test_a_puzzle_is_played_by_the_solver_and_told_as_proven() -> None:
    game = laguna(players=1)
    state = game.initial(f"easy {BASE} start=H,2,4,A target volcano=2")
    choice = BOTS.bot(BEST).choose(game, game.view(state, 0), Seen(0), Limit(), SplitMix64(1).below)
    assert choice.proven and choice.value == -19
    assert choice.reason is not None and choice.reason.facts == {"moves": 19}


def test_a_puzzle_that_is_given_up_is_not_told_as_proven() -> None:
    game = laguna(players=1)
    state = game.initial(f"easy {BASE} start=H,2,4,A target B=yyy D=ggg")
    limit = Limit(watch=lambda progress: False)
    choice = BOTS.bot(BEST).choose(game, game.view(state, 0), Seen(0), limit, SplitMix64(1).below)
    assert not choice.proven and choice.move in game.moves(state)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_gentle_do_not_rob_and_do_not_make_anybody_wait(level: int) -> None:
    """Also where a rival has taken a pearl of theirs aboard."""
    traits = TRAITS[level]
    for seed in (1, 2):
        state, moves = play((level, BEST), seed, 240)
        turns: dict[int, int] = {}
        replayed, game = laguna().initial(laguna().setup(SplitMix64(seed).below)), laguna()
        for move in moves:
            turn, seat = replayed.turns, game.turn(replayed)
            if seat == 0 and replayed.stage == PLAY:
                turns[turn] = turns.get(turn, 0) + 1
                own = replayed.colours[0]
                peaceful = sum(one.count(own) for one in replayed.islands) + replayed.rafts[0].holes.count(own)
                assert not (move.startswith("trade") and peaceful)
            replayed = game.play(replayed, game.read(replayed, move))
        assert replayed == state
        assert traits.most is not None and max(turns.values()) <= traits.most + 4  # loading, and handing the turn on


def test_an_overlooked_island_is_found_at_a_second_look() -> None:
    blind = LagunaBot(replace(STRONGEST, overlooks=1000))
    found = trial(LAGOON, "A=rgb B=rby play turn=0 phase=premove raft0=H,2,3,gby---,- raft1=H,6,8,gby---,-")
    chosen = blind.choose(found.game, found.game.view(found.state, 0), Seen(0), Limit(nodes=500), SplitMix64(1).below)
    assert chosen.move != End()
