"""The levels: how long each looks for a win before it plays for the cards that a redeal keeps."""

from dataclasses import dataclass

from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.bots.reasons import of_plan, of_redeal, of_win
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.state import Redeal, State
from ludotheque.games.lacunes.solver.command import judge

PLAYOUTS = {1: 1, 2: 8, 3: 40, 4: 80, 5: 200}
_LIMITS = {
    1: Limit(nodes=0),
    2: Limit(nodes=2_000),
    3: Limit(nodes=20_000),
    4: Limit(nodes=120_000),
    5: Limit(nodes=2_000_000, seconds=5.0),
}


@dataclass(frozen=True)
class Player:
    """Proves a win if it can; otherwise keeps the most promising prefixes."""

    playouts: int

    def choose(self, game: AnyGame, view: object, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Lacunes) and isinstance(view, State)
        if tuple(game.moves(view)) == (Redeal(),):
            return Choice(Redeal(), line=("R",), reason=of_redeal(view))
        lost, states = False, 0
        if limit.nodes != 0:
            found = judge(game, view, limit)
            if found.verdict == "winnable":
                return _winning(game, view, found.moves, found.states)
            lost, states = found.verdict == "lost", found.states
        return self._planned(game, view, below, lost, states)

    def _planned(self, game: Lacunes, view: State, below: Below, lost: bool, states: int) -> Choice:
        found = plan(game, view, self.playouts, below)
        if found.won:
            return _winning(game, view, found.line, states)
        move = game.read(view, found.line[0] if found.line else "R")
        return Choice(move, found.chance, found.line, False, of_plan(game, view, found, lost), states)


def _winning(game: Lacunes, view: State, line: tuple[str, ...] | None, states: int) -> Choice:
    assert line
    return Choice(game.read(view, line[0]), 1.0, line, True, of_win(game, view, line, states), states)


class LacunesBots(Bots):
    """The levels of Lacunes."""

    def levels(self) -> tuple[int, ...]:
        return tuple(PLAYOUTS)

    def bot(self, level: int) -> Bot:
        """The player of a level."""
        return Player(PLAYOUTS[level])

    def limit(self, level: int) -> Limit:
        """What a level may use for a move; by states, so that its games repeat exactly."""
        return _LIMITS[level]

    def warm(self) -> None:
        """Compile what the bots need: at the server's start, in the background."""
        from ludotheque.games.lacunes.solver import solve

        solve.warm()


BOTS = LacunesBots()
