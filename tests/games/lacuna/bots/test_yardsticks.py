import pytest

from games.lacuna.kernels import as_arrays, as_moves, generated
from games.lacuna.ponds import NAMES, USUAL_GAME, VARIANTS, WHOLE_GAME, after, laid
from ludotheque.arena.players import player
from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.bots.ladder import LADDERS
from ludotheque.games.lacuna.bots.levels import BOTS
from ludotheque.games.lacuna.bots.yardsticks import YARDSTICKS, AlphaBeta, Greedy, Yardstick
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Place, State

BEST = LADDERS.strongest

GAME = USUAL_GAME


def chosen(yardstick: Yardstick, state: State, game: Lacuna = GAME) -> object:
    return yardstick.choose(game, state, Seen(state.turn), Limit(), SplitMix64(1).below).move


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_yardsticks_play_legal_games(game: Lacuna) -> None:
    players, below = (Greedy(), AlphaBeta(3)), SplitMix64(3).below
    state = game.initial("pond:2")
    while (seat := game.turn(state)) is not None:
        choice = players[seat].choose(game, game.view(state, seat), Seen(seat), Limit(), below)
        assert choice.move in game.moves(state)
        state = game.play(state, choice.move)


@pytest.mark.parametrize("yardstick", [Greedy(), AlphaBeta()], ids=["greedy", "alphabeta"])
def test_level_five_beats_a_yardstick_from_one_of_the_seats(yardstick: Yardstick) -> None:
    five, won = BOTS.bot(BEST), []
    for seat in (0, 1):
        state, below = GAME.initial("pond:2"), SplitMix64(3).below
        while (turn := GAME.turn(state)) is not None:
            bot = five if turn == seat else yardstick
            state = GAME.play(
                state, bot.choose(GAME, GAME.view(state, turn), Seen(turn), Limit(nodes=3000), below).move
            )
        outcome = GAME.outcome(state)
        won.append(outcome is not None and outcome.winners == (seat,))
    assert any(won)


def test_a_yardstick_chooses_the_same_whatever_the_lot() -> None:
    state = after(WHOLE_GAME[:6])
    for yardstick in (Greedy(), AlphaBeta(3)):
        moves = {
            yardstick.choose(GAME, state, Seen(state.turn), Limit(), SplitMix64(seed).below).move for seed in range(3)
        }
        assert len(moves) == 1


def test_greedy_looks_at_its_own_density() -> None:
    state = after(WHOLE_GAME[:6])
    pond, arrays = as_arrays(state)
    for density in (2, 9):
        assert chosen(Greedy(density), state) in set(as_moves(pond, *generated(pond, arrays, state.turn, density)))


@pytest.mark.parametrize("yardstick", [Greedy(), AlphaBeta()], ids=["greedy", "alphabeta"])
def test_where_rounding_leaves_single_steps_one_of_them_is_played(yardstick: Yardstick) -> None:
    assert chosen(yardstick, laid("B0,0 B-2212,2416 G-2275,198")) == Place(3, 0, 1, 1144)


def test_the_arena_knows_them_by_name() -> None:
    for name, yardstick in YARDSTICKS.items():
        assert player(catalog.entry("lacuna"), name).bot == yardstick
