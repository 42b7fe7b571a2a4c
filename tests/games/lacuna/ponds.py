"""Small ponds for tests: flowers written as text, far fewer than a real pond has."""

from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.lines import Pair, obstacles, pair
from ludotheque.games.lacuna.rules.pond import LETTERS, Flower
from ludotheque.games.lacuna.rules.state import State

OPEN_ENDS = Lacuna(ends="open")
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


def first_pair(state: State, game: Lacuna | None = None) -> Pair:
    """Flowers 0 and 1, judged."""
    game = game or Lacuna()
    a, b = (state.flower(number) for number in (0, 1))
    assert a and b
    return pair(game.sizes, game.ends == "closed", obstacles(state), a, b)


def after(moves: list[str], setup: str = "pond:1", game: Lacuna | None = None) -> State:
    game = game or Lacuna()
    state = game.initial(setup)
    for text in moves:
        state = game.play(state, game.read(state, text))
    return state


def _numbers(text: str) -> tuple[int, int]:
    x, y = map(int, text.split(","))
    return x, y


TIED = ("R0,0 B5000,-5000 B5000,5000", "3000,4000")
"""Silver's only pair leads to an equal distance from the red flower."""


def tied_end(game: Lacuna | None = None) -> State:
    """A finished game whose last flower nobody takes."""
    game = game or Lacuna()
    state = laid(*TIED, turn=1)
    return game.play(state, game.read(state, "B1-2:5000"))
