"""Small ponds for tests: flowers written as text, far fewer than a real pond has."""

from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.lines import Pair, obstacles, pair
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.pond import LETTERS, Flower, scatter, write_pond
from ludotheque.games.lacuna.rules.sizes import USUAL, Sizes
from ludotheque.games.lacuna.rules.state import State

USUAL_GAME = Lacuna()
OPEN_ENDS = Lacuna(LacunaOptions(closed_ends=False))
PICK_AFTER = Lacuna(LacunaOptions(blind_pick=False))
TOLERANT = Lacuna(LacunaOptions(tolerance=60))
LARGE_PIECES = Lacuna(LacunaOptions(sizes=Sizes(30000, 1500, 1400, 3000)))
VARIANTS = [USUAL_GAME, OPEN_ENDS, PICK_AFTER, TOLERANT, LARGE_PIECES]
NAMES = ["usual", "open-ends", "pick-after", "tolerant", "large-pieces"]
"""Of the variants, in the same order."""
WHOLE_GAME = [
    "B", "O0-27:6050", "R1-31:3846", "V2-10:3531", "O3-6:11186", "Y4-17:3961", "V5-11:14654",
    "G7-20:10176", "Y8-47:9666", "B9-13:4240", "P12-28:8056", "R14-18:4289", "B15-33:11845",
]  # fmt: skip


def laid(flowers: str, gold: str = "", silver: str = "", turn: int = 0) -> State:
    """`laid("B0,0 B10000,0", gold="5000,749")`: a position in phase 1."""
    tokens = [(LETTERS.index(token[0]), *_numbers(token[1:])) for token in flowers.split()]
    placed = tuple(tuple(Point(*_numbers(pawn)) for pawn in side.split()) for side in (gold, silver))
    lying = tuple(Flower(i, *token) for i, token in enumerate(tokens))
    return State(lying, "place", turn, (placed[0], placed[1]))


def first_pair(state: State, game: Lacuna = USUAL_GAME) -> Pair:
    """Flowers 0 and 1, judged."""
    a, b = (state.flower(number) for number in (0, 1))
    assert a and b
    return pair(game.options, obstacles(state), a, b)


def after(moves: list[str], setup: str = "pond:1", game: Lacuna = USUAL_GAME) -> State:
    state = game.initial(setup)
    for text in moves:
        state = game.play(state, game.read(state, text))
    return state


def bare(letter: str) -> str:
    """Pond 4 by hand, where a flower of this colour was taken before pouring."""
    tokens = write_pond(scatter(4, USUAL)).removeprefix("xy:").split()
    first = next(i for i, token in enumerate(tokens) if token[0] == letter)
    tokens[first] = letter
    return "xy:" + " ".join(tokens)


def opened(game: Lacuna, seed: int, placed: int = 0) -> State:
    """A pond drawn from a seed, after a random pick and so many random placements."""
    below = SplitMix64(seed).below
    state = game.initial(game.setup(below))
    for _ in range(1 + placed):
        state = game.play(state, game.moves(state).sample(below))
    return state


def played(game: Lacuna, seed: int) -> list[State]:
    """Every state of a random game, the finished one last."""
    below = SplitMix64(seed).below
    states = [game.initial(game.setup(below))]
    while game.turn(states[-1]) is not None:
        states.append(game.play(states[-1], game.moves(states[-1]).sample(below)))
    return states


def _numbers(text: str) -> tuple[int, int]:
    x, y = map(int, text.split(","))
    return x, y


TIED = ("R0,0 B5000,-5000 B5000,5000", "3000,4000")
"""Silver's only pair leads to an equal distance from the red flower."""


def tied_end(game: Lacuna = USUAL_GAME) -> State:
    """A finished game whose last flower nobody takes."""
    state = laid(*TIED, turn=1)
    return game.play(state, game.read(state, "B1-2:5000"))
