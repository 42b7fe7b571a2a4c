"""A greedy bot for Interactions in thirty lines: it takes whatever leads to the best count after its own turn."""

import random
from typing import Any

import ludotheque
from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.games.interactions.rules.scoring import sheets


class GreedyBot:
    def choose(self, game: ludotheque.AnyGame, view: Any, seen: Seen, limit: Limit, below: ludotheque.Below) -> Choice:
        state = game.guess(view, below)
        found = {move: self.lead(game, game.play(state, move), seen.seat) for move in game.moves(state, seen.seat)}
        best = [move for move, lead in found.items() if lead == max(found.values())]
        return Choice(best[below(len(best))], value=max(found.values()))

    def lead(self, game: ludotheque.AnyGame, state: Any, seat: int) -> int:
        totals = [sheet.total for sheet in sheets(game.options, state)]  # type: ignore[attr-defined]
        return totals.pop(seat) - max(totals)


if __name__ == "__main__":
    game, bot, below = ludotheque.game("interactions"), GreedyBot(), random.Random(1).randrange
    state = game.initial("")
    while (turn := game.turn(state)) is not None:
        state = game.play(state, bot.choose(game, game.view(state, turn), Seen(turn), Limit(), below).move)
    print(game.position(state), game.outcome(state))
