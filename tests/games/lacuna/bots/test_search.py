from dataclasses import replace

from games.lacuna.ponds import WHOLE_GAME, after
from ludotheque.core.bot import Limit
from ludotheque.games.lacuna.bots.search import Search
from ludotheque.games.lacuna.kernel.alphabeta import WON
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import State

GAME = Lacuna()


def begun(state: State, nodes: int = 200_000) -> Search:
    return Search(pond_arrays(GAME.options, state.flowers or ()), Limit(nodes=nodes))


def test_four_pawns_before_the_end_a_win_is_told_with_its_line() -> None:
    state = after(WHOLE_GAME[:-4])
    search = begun(state)
    best = search.best(state_arrays(search.table, state), state.turn, 12)[0]
    assert best.value > WON or best.value < 1 - WON
    assert 1 <= len(best.line) <= 3


def test_a_search_keeps_to_its_share_of_the_limit() -> None:
    state = after(WHOLE_GAME[:5])
    search = begun(state, nodes=100_000)
    search.best(state_arrays(search.table, state), state.turn, 12, share=0.5)
    assert 20_000 < search.nodes < 70_000


def test_practice_chooses_between_winners_and_leaves_their_value() -> None:
    state = after(WHOLE_GAME[:-4])
    search = begun(state)
    spot = state_arrays(search.table, state)
    winners = [replace(each, value=0.98) for each in search.rank(spot, state.turn, 6, 3)]
    chosen = search.practised(spot, state.turn, winners, 1)[0]
    assert chosen in winners
