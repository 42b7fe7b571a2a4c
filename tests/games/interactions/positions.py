"""Games and positions that the tests of Interactions share."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from ludotheque.core.chance import SplitMix64
from ludotheque.core.game import Game
from ludotheque.core.outcome import Outcome
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import read_cell
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Cell, Laid, Move, Place, State

TWO = Interactions(InteractionsOptions(2))
THREE = Interactions(InteractionsOptions(3))
SOLO = Interactions(InteractionsOptions(1))
WHOLE_ROW = Interactions(InteractionsOptions(1, whole_row=True))
PILE = "wild:HSKACMP"
"""The pile of most solo tests: H put aside, then S K A C M P."""

MODES = {
    "two": InteractionsOptions(2),
    "two without bonus": InteractionsOptions(2, bonus=False),
    "two with territory": InteractionsOptions(2, territory=True),
    "three": InteractionsOptions(3),
    "three with territory, no bonus": InteractionsOptions(3, bonus=False, territory=True),
    "four": InteractionsOptions(4),
    "teams": InteractionsOptions(4, teams=True),
    "teams with territory": InteractionsOptions(4, teams=True, territory=True),
    "solo": InteractionsOptions(1),
    "solo without wild effects": InteractionsOptions(1, wild_effects=False),
    "solo with the whole row": InteractionsOptions(1, whole_row=True),
    "solo with territory": InteractionsOptions(1, territory=True),
}
TWO_PLAYER_MODES = (
    InteractionsOptions(),
    InteractionsOptions(bonus=False),
    InteractionsOptions(territory=True),
    InteractionsOptions(bonus=False, territory=True),
)


def every_options() -> Iterator[InteractionsOptions]:
    """Every combination of options that can be agreed on."""
    for bonus, territory in product((True, False), repeat=2):
        for players, ordered in product((2, 3, 4), (False, True)):
            yield InteractionsOptions(players, bonus=bonus, territory=territory, ordered=ordered)
            if players == 4:
                yield InteractionsOptions(4, teams=True, bonus=bonus, territory=territory, ordered=ordered)
        for wild_effects, whole_row, peek_top in product((True, False), repeat=3):
            solo = InteractionsOptions(1, wild_effects=wild_effects, whole_row=whole_row, peek_top=peek_top)
            yield replace(solo, bonus=bonus, territory=territory)


def after(game: Interactions, *moves: str, setup: str = "") -> State:
    """The state that these moves lead to."""
    state = game.initial(setup)
    for text in moves:
        state = game.play(state, game.read(state, text))
    return state


def random_game(game: Interactions, seed: int) -> list[State]:
    """Every state of a game played at random, the first and the last included."""
    below = SplitMix64(seed).below
    states = [game.initial(game.setup(below))]
    while moves := game.moves(states[-1]):
        states.append(game.play(states[-1], moves.sample(below)))
    return states


def random_position(game: Interactions, tiles: int, seed: int) -> State:
    """A position of a random game with at least so many tiles on the Territory, all selections made."""
    below = SplitMix64(seed).below
    state = game.initial(game.setup(below))
    while len(state.grid) < tiles or not state.all_selected:
        state = game.play(state, game.moves(state).sample(below))
    return state


def seat_to_move(game: Interactions, state: State) -> int:
    seat = game.turn(state)
    assert seat is not None
    return seat


def placements(game: Interactions, state: State) -> list[Place]:
    """The moves of a position in which tiles are placed."""
    return [move for move in game.moves(state) if isinstance(move, Place)]


def finished(game: Game[State, Move], state: State) -> Outcome:
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def board(rows: str, top_left: str = "a1") -> dict[Cell, Laid]:
    """A Territory from rows such as `rP rH . / rK _ rs`."""
    top, left = read_cell(top_left)
    return {
        (top + down, left + right): Laid("brgy".index(token[0]), token[1].upper(), token[1].isupper())
        for down, line in enumerate(rows.split("/"))
        for right, token in enumerate(line.split())
        if token not in "._"
    }


def mirrored(state: State, left_right: bool) -> State:
    """The same position seen in a mirror (IXN-V28)."""

    def cell(at: Cell) -> Cell:
        return (at[0], 10 - at[1]) if left_right else (10 - at[0], at[1])

    return State(tuple(sorted((cell(at), laid) for at, laid in state.grid)), state.hands)


def margin(game: Interactions, state: State) -> int:
    """The first player's margin in a finished game of two owners."""
    scores = finished(game, state).scores
    return scores[0] - scores[1]


def brute_margin(game: Interactions, state: State) -> int:
    """The first player's margin with best play, by the plain rules and nothing else."""
    turn = game.turn(state)
    if turn is None:
        return margin(game, state)
    values = [brute_margin(game, game.play(state, move)) for move in game.moves(state)]
    return max(values) if turn == 0 else min(values)
