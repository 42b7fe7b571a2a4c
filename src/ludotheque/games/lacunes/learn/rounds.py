"""Rounds that puzzles are taken from: a variant, its last deal, with no redeal left, and a way to win it."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.core import catalog
from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.options import Value
from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.state import Redeal, State
from ludotheque.games.lacunes.solver.solve import solve

VARIANTS: tuple[Mapping[str, Value], ...] = (
    {"redeals": 0}, {"redeals": 0}, {"redeals": 0, "twos": "locked"}, {"redeals": 0, "start": "montana"}, {},
    {"redeals": 1, "redeal": "after"}, {"redeals": 1, "redeal": "after", "twos": "locked"}, {"redeals": 3},
    {"redeals": 1, "start": "montana"}, {"redeal": "after", "start": "montana"},
)  # fmt: skip
"""The sheet's versions and both kinds of redeal, with free and locked twos."""
LAYOUTS = 100_000
"""So many are looked at before a deal is passed over."""
PLAYOUTS = 8
"""How carefully the rounds before the last one are played."""
MEMORY_MB = 64


@dataclass(frozen=True)
class Round:
    """The positions of a win from the deal on; `moves[n]` leads from one to the next."""

    game: Lacunes
    options: Mapping[str, Value]
    states: tuple[State, ...]
    moves: tuple[str, ...]


def opened(options: Mapping[str, Value]) -> Lacunes:
    """The game with these options."""
    game = catalog.entry("lacunes").game(options)
    assert isinstance(game, Lacunes)
    return game


def drawn_round(below: Below, limit: Limit) -> Round | None:
    """A round that can be won; None where this deal gave none within the limit."""
    options = VARIANTS[below(len(VARIANTS))]
    game = opened(options)
    first = _last_deal(game, below)
    if first is None:
        return None
    nodes = LAYOUTS if limit.nodes is None else min(LAYOUTS, limit.nodes)
    moves = solve(first.cells, locked=game.options.locked, nodes=nodes, memory_mb=MEMORY_MB).moves or ()
    states = [first]
    for text in moves:
        states.append(game.play(states[-1], game.read(states[-1], text)))
    return Round(game, options, tuple(states), moves) if moves else None


def _last_deal(game: Lacunes, below: Below) -> State | None:
    """The deal, or what the last redeal gave after rounds played as a bot plays them; None where one of them won."""
    state = game.initial(game.setup(below))
    while game.options.redeals_left(state.redeals):
        for text in plan(game, state, PLAYOUTS, below).line:
            state = game.play(state, game.read(state, text))
        if game.outcome(state) is not None:
            return None
        state = game.play(state, Redeal())
        state = game.play(state, game.draw(state, below))
    return state
