"""Steps on small boards, and what there is to say of every move that is not the one asked for."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from ludotheque.core.learning import Step
from ludotheque.core.options import complete
from ludotheque.core.outcome import Json
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.state import Attempt, State

WINNING = {"square", "obstacle", "tower"}


@dataclass(frozen=True)
class Position:
    """A drawn board under options, after moves."""

    setup: str
    options: Mapping[str, int | str] = field(default_factory=dict)
    moves: tuple[str, ...] = ()

    def record(self) -> dict[str, Json]:
        options: dict[str, Json] = {key: self.options[key] for key in self.options}
        return {"options": options, "setup": self.setup, "moves": list(self.moves)}

    def opened(self) -> tuple[Forma, State]:
        game = Forma.of(complete(OPTIONS, self.options))
        state = game.initial(self.setup)
        for move in self.moves:
            state = game.play(state, game.read(state, move))
        return game, state

    def placements(self) -> dict[str, set[str]]:
        """Every placement that fits, with the events that it makes."""
        return dict(_placements(*self.opened()))

    def unanswered(self) -> tuple[str, ...]:
        """The placements after which the next player wins nothing at once."""
        game, state = self.opened()
        after = {move: game.play(state, game.read(state, move)) for move in self.placements()}
        return tuple(move for move, at in after.items() if not any(won & WINNING for _, won in _placements(game, at)))


def pos(
    *rows: str, holds: str, options: Mapping[str, int | str] | None = None, moves: tuple[str, ...] = (), **words: str
) -> Position:
    """A drawn board with what the learner, the first seat, holds."""
    given = "".join(f" {name}={value}" for name, value in words.items())
    return Position(f"pos:{'/'.join(rows)} reserve0={holds}{given}", options or {}, moves)


def step(
    at: Position,
    text: str,
    answers: tuple[str, ...],
    *,
    wins: tuple[str, ...] = (),
    mistakes: Mapping[str, str] | None = None,
    marks: tuple[str, ...] = (),
    clauses: tuple[str, ...] = (),
) -> Step:
    """Beside the answers any placement is right that `wins` all of these events.

    A misfit, a pass and a placement that fits elsewhere have words of their own unless `mistakes` say better."""
    every = at.placements()
    right = tuple(dict.fromkeys([*answers, *(move for move, won in every.items() if wins and set(wins) <= won)]))
    said = {"*": "fits-not", "pass": "passed"} | (dict(mistakes) if mistakes else {})
    wrong = {move: _said(move, said) for move in every} | {move: said[move] for move in ("*", "pass")}
    return Step(
        at.record(), text, marks, right, {move: key for move, key in wrong.items() if move not in right}, clauses
    )


def _said(move: str, said: Mapping[str, str]) -> str:
    """What is said of a placement that fits: the most exact word there is."""
    patterns = [one for one in said if one not in ("*", "pass") and fnmatchcase(move, one)]
    return said[min(patterns, key=lambda one: one.count("*"))] if patterns else "elsewhere"


def _placements(game: Forma, state: State) -> Iterator[tuple[str, set[str]]]:
    for move in game.moves(state):
        if isinstance(move, Attempt):
            after = game.play(state, move)
            yield game.write(state, move), {event.key for event in game.events(state, move, after, state.turn)}
