"""Puzzles: positions with one move that is better than all others, proven by looking to the end."""

from collections.abc import Sequence

from ludotheque.core import puzzle_file, record
from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.learning import Puzzle, Puzzles
from ludotheque.games.noughts.bots.levels import worth
from ludotheque.games.noughts.rules.game import Noughts
from ludotheque.games.noughts.rules.options import NoughtsOptions
from ludotheque.games.noughts.rules.state import CELLS, State

GOALS = {1: "win", 0: "hold"}


class NoughtsPuzzles(Puzzles):
    def read(self) -> Sequence[Puzzle]:
        return puzzle_file.shipped("ludotheque.games.noughts.learn")

    def make(self, below: Below, limit: Limit) -> Puzzle | None:
        game, moves = Noughts(NoughtsOptions()), []
        state = game.initial("")
        for _ in range(2 + below(5)):
            if game.turn(state) is None:
                return None
            move = game.moves(state).sample(below)
            moves.append(game.write(state, move))
            state = game.play(state, move)
        best, value = answers(game, state)
        if len(best) != 1 or value not in GOALS:
            return None
        return Puzzle({"moves": list(moves)}, GOALS[int(value)], best, themes=(GOALS[int(value)],))

    def check(self, puzzle: Puzzle, limit: Limit) -> bool:
        replayed = record.replay(record.from_json({"game": "noughts", **puzzle.record}))
        assert isinstance(replayed.game, Noughts)
        best, value = answers(replayed.game, replayed.last)
        return (best, GOALS.get(int(value))) == (puzzle.answers, puzzle.goal)


def answers(game: Noughts, state: State) -> tuple[tuple[str, ...], float]:
    """The best moves where they differ from the others, and what they are worth."""
    found = {game.write(state, move): -worth(game, game.play(state, move), CELLS) for move in game.moves(state)}
    value = max(found.values(), default=-1)
    best = tuple(move for move in found if found[move] == value)
    return (best if len(best) < len(found) else ()), value


PUZZLES = NoughtsPuzzles()
