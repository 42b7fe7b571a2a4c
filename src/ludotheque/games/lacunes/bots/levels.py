"""The five levels: how long each looks for a win before it plays for the cards that a redeal keeps."""

from dataclasses import dataclass

from ludotheque.core.bot import Bot, Choice, Limit, Reason, Seen
from ludotheque.core.chance import Below
from ludotheque.core.errors import Fact
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.rules.cards import GAP, token
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import placed
from ludotheque.games.lacunes.rules.state import Move, Put, Redeal, State
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
            facts = {**_move_facts(Redeal()), "kept": placed(view.cells)}
            return Choice(Redeal(), line=("R",), reason=Reason("redeal", facts))
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
        facts = {**_move_facts(move), "kept": found.kept, "percent": round(100 * found.chance)}
        last = game.options.redeals_left(view.redeals) == 0
        key = ("lost" if lost else "try") if last else ("keep-lost" if lost else "keep")
        return Choice(move, found.chance, found.line, False, Reason(key, facts), states)


def _winning(game: Lacunes, view: State, line: tuple[str, ...] | None, states: int) -> Choice:
    assert line
    move = game.read(view, line[0])
    room = _room(game, view, line)
    facts = {**_move_facts(move), **room, "moves": len(line), "states": states}
    return Choice(move, 1.0, line, True, Reason("win-room" if room else "win", facts), states)


def _room(game: Lacunes, view: State, line: tuple[str, ...]) -> dict[str, Fact]:
    """What the first move of a line makes room for: the card that takes its place next, if any does."""
    state = game.play(view, game.read(view, line[0]))
    left = next(cell for cell, card in enumerate(state.cells) if card == GAP != view.cells[cell])
    for text in line[1:]:
        state = game.play(state, game.read(state, text))
        if state.cells[left] != GAP:
            spelt = token(state.cells[left])
            return {"room_rank": spelt[0], "room_suit": spelt[1]}
    return {}


def _move_facts(move: Move) -> dict[str, Fact]:
    """The move as a reader names it: its card, and the row of a two; no card where it is a redeal."""
    if not isinstance(move, Put):
        return {"rank": "none"}
    spelt = token(move.card)
    return {"rank": spelt[0], "suit": spelt[1], "row": "none" if move.row is None else move.row + 1}


class LacunesBots(Bots):
    """The five levels of Lacunes."""

    def bot(self, level: int) -> Bot:
        """The player of a level, 1 to 5."""
        return Player(PLAYOUTS[level])

    def limit(self, level: int) -> Limit:
        """What a level may use for a move; by states, so that its games repeat exactly."""
        return _LIMITS[level]

    def warm(self) -> None:
        """Compile what the bots need: at the server's start, in the background."""
        from ludotheque.games.lacunes.solver import solve

        solve.warm()


BOTS = LacunesBots()
