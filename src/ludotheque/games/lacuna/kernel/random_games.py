"""Games of random placements to the end: the speed of the rules, and what the plain rules are compared with."""

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import PLACEMENTS, Ints, PondArrays, StateArrays, copied
from ludotheque.games.lacuna.kernel.ownership import allocate, colours_won
from ludotheque.games.lacuna.kernel.play import MAX_SHADOWS, open_couples, place, stretches
from ludotheque.games.lacuna.kernel.randomness import advanced, mixed, stream
from ludotheque.games.lacuna.rules.scoring import MAJORITY
from ludotheque.search.native import native


@native
def random_game(pond: PondArrays, state: StateArrays, turn: int, seed: np.uint64, moves: Ints) -> int:
    """Play at random to the end in these arrays; `moves[:, 0:2]` become couple and step; returns their number."""
    found = np.empty((MAX_SHADOWS, 4), np.int64)
    free = np.empty(pond.a.size, np.int64)
    side, played = turn, 0
    while state.placed[0] + state.placed[1] < PLACEMENTS:
        total = open_couples(pond, state, free)
        number = 0
        couple = 0
        while total > 0:
            seed = advanced(seed)
            at = int(mixed(seed) % np.uint64(total))
            couple = free[at]
            number = stretches(pond, state, couple, found)
            if number > 0:
                break
            total -= 1
            free[at] = free[total]
        if total == 0:
            break
        seed = advanced(seed)
        stretch = int(mixed(seed) % np.uint64(number))
        seed = advanced(seed)
        k = found[stretch, 0] + int(mixed(seed) % np.uint64(found[stretch, 1] - found[stretch, 0] + 1))
        place(pond, state, side, couple, k)
        moves[played, 0], moves[played, 1] = couple, k
        played += 1
        side = 1 - side
    allocate(pond, state)
    return played


@native
def random_games(pond: PondArrays, state: StateArrays, turn: int, seed: np.uint64, games: int) -> int:
    """How many of so many random games the first player wins."""
    moves = np.empty((PLACEMENTS, 2), np.int64)
    won = 0
    for game in range(games):
        then = copied(state)
        random_game(pond, then, turn, stream(seed, game), moves)
        if colours_won(then.held, 0) >= MAJORITY:
            won += 1
    return won
