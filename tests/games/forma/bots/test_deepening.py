"""How far a search goes and when it stops."""

from games.forma.playing import forma
from ludotheque.core.bot import Limit, Progress, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.forma.bots.levels import BOTS


def test_a_search_stops_when_it_is_told() -> None:
    game = forma(field="random")
    state = game.initial("field 10,10")
    told: list[Progress] = []

    def watch(progress: Progress) -> bool:
        told.append(progress)
        return len(told) < 3

    choice = BOTS.bot(5).choose(game, state, Seen(0), Limit(nodes=100_000, watch=watch), SplitMix64(1).below)
    assert len(told) == 3
    assert choice.move in game.moves(state)
