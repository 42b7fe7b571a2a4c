"""How long a move of each level takes (processor time), and what level 1 overlooks: `python bench/forma_moves.py`.

Positions come from games of a fair level, every eighth ply; nodes limit the search, so the moves repeat.
"""

import argparse
import time
from collections.abc import Iterator

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import complete
from ludotheque.games.forma.bots.ladder import LADDERS
from ludotheque.games.forma.bots.levels import BOTS, YARDSTICKS
from ludotheque.games.forma.rules.enclosing import Closing, collisions, place
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.state import Attempt, State

FAIR = LADDERS.graders[2]


def forma(players: int) -> Forma:
    return Forma.of(complete(OPTIONS, {"field": "random", "players": players}))


def positions(game: Forma, seed: int, every: int) -> Iterator[State]:
    below = SplitMix64(seed).below
    state, ply = game.initial(game.setup(below)), 0
    while (seat := game.turn(state)) is not None:
        if ply % every == 0:
            yield state
        state, ply = (
            game.play(state, BOTS.bot(FAIR).choose(game, state, Seen(seat), BOTS.limit(FAIR), below).move),
            ply + 1,
        )


def won(state: State, move: object) -> int:
    """Squares, obstacles and tower that an attempt encloses; a misfit and a pass win nothing."""
    if not isinstance(move, Attempt) or collisions(state.board, move.cells):
        return 0
    placed = place(state.board, state.turn, move.cells, Closing())
    return len(placed.squares) + len(placed.obstacles) + 5 * len(placed.towers)


def timed(players: int, games: int) -> None:
    game = forma(players)
    found = [state for seed in range(games) for state in positions(game, seed, 8)]
    for level in LADDERS.graders[2:]:
        most = Limit(nodes=BOTS.limit(level).nodes)
        BOTS.bot(level).choose(game, found[0], Seen(found[0].turn), Limit(nodes=1), SplitMix64(0).below)
        took = []
        for state in found:
            began = time.process_time()
            BOTS.bot(level).choose(game, state, Seen(state.turn), most, SplitMix64(0).below)
            took.append(time.process_time() - began)
        mean = sum(took) / len(took)
        print(f"{players} players, level {level}: {len(took)} positions, mean {mean:.2f} s, longest {max(took):.2f} s")


def overlooked(level: int, games: int) -> None:
    game = forma(2)
    there = taken = attempts = misfits = 0
    for seed in range(games):
        for state in positions(game, 100 + seed, 4):
            below = SplitMix64(seed).below
            best, own = (
                who.choose(game, state, Seen(state.turn), BOTS.limit(level), below).move
                for who in (YARDSTICKS["greedy"], BOTS.bot(level))
            )
            attempts += isinstance(own, Attempt)
            misfits += isinstance(own, Attempt) and bool(collisions(state.board, own.cells))
            if won(state, best):
                there += 1
                taken += won(state, own) > 0
    print(
        f"level {level}: encloses something in {taken} of {there} positions that offer it; "
        f"{misfits} misfits in {attempts} attempts"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games that positions are taken from")
    args = parser.parse_args()
    for level in LADDERS.graders[:2]:
        overlooked(level, 20 * args.games)
    for players in (2, 4):
        timed(players, args.games)


if __name__ == "__main__":
    main()
