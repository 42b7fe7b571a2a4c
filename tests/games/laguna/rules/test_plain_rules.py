"""Whole games against a second model: after every move both have the same position, turn by turn to the end."""

import pytest

from games.laguna.plain_rules import PlainRaft, PlainTable
from games.laguna.seas import BASE, laguna, sea
from games.laguna.wandering import VARIANTS, keen_move
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import Value
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.moves import Move, Step, Swap, Trade
from ludotheque.games.laguna.rules.state import State

PLIES = 220


def plain(game: Laguna, state: State) -> PlainTable:
    """The table as it is laid out; a puzzle may have placed its raft."""
    islands = dict(zip(state.board.islands, state.islands, strict=True))
    table = PlainTable(state.board.rows, islands, state.colours, game.options.values, state.pool)
    if state.target:
        table.wanted, table.wanted_in_volcano = dict(state.target.islands), state.target.volcano
    if state.start:
        table.play(f"place {state.start.orient} {state.start.row} {state.start.col} {state.start.start}")
    return table


def told(game: Laguna, state: State) -> list[str]:
    """The words of the position, without board, colours and target."""
    words = game.position(state).split(" target")[0].split()
    first = next(at for at, word in enumerate(words) if word.startswith("A="))
    return [word for word in words[first:] if not word.startswith("colours=")]


def compare(game: Laguna, state: State, table: PlainTable) -> None:
    assert told(game, state) == table.words()
    assert (state.turns, state.actions, state.spent) == (table.turns, table.actions, table.spent)
    assert (game.turn(state) is None) == table.over


def along(game: Laguna, seed: int, setup: str | None = None, plies: int = PLIES) -> tuple[State, PlainTable]:
    """A random game in both; now and then the time of a turn runs out."""
    chance = SplitMix64(seed)
    state = game.initial(setup or game.setup(chance.below))
    table = plain(game, state)
    compare(game, state, table)
    for _ in range(plies):
        if game.turn(state) is None:
            break
        time = game.interruption(state, None) if chance.below(40) == 0 else None
        move = time or keen_move(game, state, chance)
        table.play(game.write(state, move))
        state = game.play(state, move)
        compare(game, state, table)
    return state, table


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_random_game_goes_the_same_way_in_both(options: dict[str, Value]) -> None:
    along(laguna(**options), 11)


CLOSE = """A........B
           ..x....>..
           ..........
           ...v......
           ....@@....
           ....@@.x..
           ..........
           C.<......D"""
RAFTS = "raft0=H,1,1,rg-b--,- raft1=V,1,4,gy-r--,- raft2=H,6,1,byr---,-"


def in_play(game: Laguna, state: State) -> PlainTable:
    """The table of a position in play."""
    table = plain(game, state)
    for raft in state.rafts:
        laid = PlainRaft(raft.orient, raft.row, raft.col, raft.start)
        laid.cups = [None if pearl == "-" else pearl for pearl in raft.holes]
        table.rafts.append(laid)
    table.delivered, table.phase, table.turn = list(state.delivered), state.phase, state.turn
    return table


def any_kind(game: Laguna, state: State, chance: SplitMix64) -> Move:
    """A move of a kind that is drawn first: exchanges are as likely as steps."""
    kinds: dict[str, list[Move]] = {}
    for move in game.moves(state):
        kinds.setdefault(type(move).__name__, []).append(move)
    name = sorted(kinds)[chance.below(len(kinds))]
    return kinds[name][chance.below(len(kinds[name]))]


@pytest.mark.parametrize("seed", range(4))
def test_rafts_that_lie_close_exchange_the_same_pearls_in_both(seed: int) -> None:
    game = laguna(players=3, island_unload=True, glass="none" if seed % 2 else 30)
    words = f"A=rgb B=rgy C=rby D=gby play turn=0 phase=premove {RAFTS} volcano=2,1,0"
    state = game.initial(sea(CLOSE, words))
    table, chance, kinds = in_play(game, state), SplitMix64(seed), set[type[Move]]()
    for _ in range(300):
        if game.turn(state) is None:
            break
        move = any_kind(game, state, chance)
        kinds.add(type(move))
        table.play(game.write(state, move))
        state = game.play(state, move)
        compare(game, state, table)
    assert {Trade, Swap, Step} <= kinds


@pytest.mark.parametrize("seed", range(3))
def test_who_places_pearls_begins_without_a_glass_with_the_reefs_that_show(seed: int) -> None:
    state, table = along(laguna(distribution="players", glass="none", board_side="hard"), seed, plies=60)
    assert state.stage == "play" and table.turns == state.turns


def test_the_three_hundredth_action_ends_a_turn_in_both() -> None:
    game = laguna(glass="none")
    state = game.initial(f"easy {BASE}")
    table = plain(game, state)
    texts = ["place H 2 4 A", "place H 2 16 B", "load A r 0", "load A g 1"]
    texts += ["swap A 0 b0", "swap A 0 r0"] * 149
    for text in texts:
        table.play(text)
        state = game.play(state, game.read(state, text))
        compare(game, state, table)
    assert (state.turn, table.turn, state.turns) == (1, 1, 1)
