"""The kinds of puzzle: which game, how late in it, what is asked; and the games that positions are taken from."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ludotheque.core.bot import Seen
from ludotheque.core.chance import Below
from ludotheque.core.outcome import Json
from ludotheque.games.interactions.bots.ladder import LADDERS
from ludotheque.games.interactions.bots.levels import BOTS
from ludotheque.games.interactions.learn.asked import Aim
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Place, State
from ludotheque.games.interactions.rules.territory import targets

_TWO, _SOLO, _THREE = InteractionsOptions(), InteractionsOptions(1), InteractionsOptions(3)
BEGINNER = LADDERS.graders[0]
"""The level that plays up to a puzzle."""
_TEAMS = InteractionsOptions(4, teams=True)


@dataclass(frozen=True)
class Task:
    """`tiles`: how many lie on the Territory when it is asked; `turns`: how many of the solver's are asked for."""

    goal: str
    aim: Aim
    tiles: tuple[int, ...]
    turns: int = 1
    every_turn: bool = False
    """All of them are the only right ones; otherwise as many as are."""
    options: InteractionsOptions = _TWO
    weight: int = 1


_TWO_PLAYERS = (
    Task("win", "win", (4, 5, 6, 7, 8, 9, 10), 2, weight=30),
    Task("tie", "tie", (4, 5, 6, 7, 8, 9, 10), 2, weight=50),
    Task("most-two", "most", (8, 9), 2, True, weight=10),
    Task("most-three", "most", (6, 7), 3, True, weight=20),
)
_VARIANTS = (
    ("", _TWO, 6),
    ("-groups", InteractionsOptions(territory=True), 3),
    ("-six", InteractionsOptions(bonus=False), 2),
)
"""What a goal's key ends with where the count is another one: groups are counted (IXN-25), only six tiles (IXN-24)."""

TASKS = (
    *(
        replace(task, goal=task.goal + ending, options=options, weight=task.weight * weight)
        for task in _TWO_PLAYERS
        for ending, options, weight in _VARIANTS
    ),
    Task("wild-win", "win", (8,), 2, options=_SOLO, weight=100),
    Task("wild-most", "most", (8,), 2, True, options=_SOLO, weight=60),
    Task("wild-sure", "win", (6,), options=_SOLO, weight=120),
    Task("three-win", "win", (13, 14, 15), options=_THREE, weight=100),
    Task("team-win", "win", (19, 20, 21), options=_TEAMS, weight=160),
)


def task(goal: str, options: InteractionsOptions) -> Task | None:
    """What a goal's key asks for under these options."""
    return next((one for one in TASKS if one.goal == goal and one.options == options), None)


def draw(below: Below) -> Task:
    """One of the kinds, the heavier the likelier."""
    left = below(sum(one.weight for one in TASKS))
    for one in TASKS:
        left -= one.weight
        if left < 0:
            return one
    raise AssertionError("the weights are counted")


def played(options: InteractionsOptions, below: Below) -> Iterator[tuple[State, dict[str, Json]]]:
    """A game of beginners, position by position, each with its record."""
    game = Interactions(options)
    setup = game.setup(below)
    state, moves = game.initial(setup), list[Json]()
    told: dict[str, Json] = {"options": changed(options)} if changed(options) else {}
    told |= {"setup": setup} if setup else {}
    while (seat := game.turn(state)) is not None:
        yield state, {**told, "moves": list(moves)}
        if below(3):
            move = BOTS.bot(BEGINNER).choose(game, game.view(state, seat), Seen(seat), BOTS.limit(BEGINNER), below).move
        else:
            move = game.moves(state).sample(below)
        moves.append(game.write(state, move))
        state = game.play(state, move)


def changed(options: InteractionsOptions) -> dict[str, Json]:
    """The options that are not as usual, as a record writes them."""
    usual = InteractionsOptions(options.players).to_values() | {"players": 2}
    values = options.to_values()  # none of them is a list
    return {key: v for key, v in values.items() if usual.get(key) != v and not isinstance(v, tuple)}


def themes(game: Interactions, state: State, task: Task, answer: Place) -> tuple[str, ...]:
    """What is asked, in which mode, and what is telling about the answer."""
    seat, grid = game.turn(state), state.territory
    turned = [grid[cell] for cell in targets(grid, answer.tile, answer.cell)]
    mode = {1: "wild", 3: "three", 4: "team"}.get(game.options.players, "groups" if game.options.territory else "")
    telling = {
        mode: bool(mode),
        "quiet": not turned,
        "own": any(laid.owner == seat and laid.front for laid in turned),
        "raise": len(state.hands[seat or 0].reserve) > 1,
    }
    return (task.aim, *(theme for theme, fits in telling.items() if fits))
