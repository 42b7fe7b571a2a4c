"""Why a move is good: the win that it begins and what it makes room for, or the cards that a redeal keeps."""

from ludotheque.core.bot import Reason
from ludotheque.core.errors import Fact
from ludotheque.games.lacunes.bots.advice import Plan
from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, TWO, rank, token
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import placed
from ludotheque.games.lacunes.rules.state import Move, Put, Redeal, State


def of_win(game: Lacunes, view: State, line: tuple[str, ...], states: int) -> Reason:
    """A line that wins."""
    room = _room(game, view, line)
    facts = {**_move_facts(game.read(view, line[0])), **room, "moves": len(line), "states": states}
    return Reason("win-room" if room else "win", facts)


def of_plan(game: Lacunes, view: State, found: Plan, lost: bool) -> Reason:
    """No win is known: what the plan keeps for the redeal, if there is one."""
    move = game.read(view, found.line[0] if found.line else "R")
    facts = {**_move_facts(move), "kept": found.kept, "percent": round(100 * found.chance)}
    last = game.options.redeals_left(view.redeals) == 0
    return Reason(("lost" if lost else "try") if last else ("keep-lost" if lost else "keep"), facts)


def of_redeal(view: State) -> Reason:
    return Reason("redeal", {**_move_facts(Redeal()), "kept": placed(view.cells)})


def _room(game: Lacunes, view: State, line: tuple[str, ...]) -> dict[str, Fact]:
    """What the first move of a line makes room for: the card that takes its place next, if any does.

    A two that heads a row already needs no room: that it hops on says nothing to whoever reads it.
    """
    state = game.play(view, game.read(view, line[0]))
    left = next(cell for cell, card in enumerate(state.cells) if card == GAP != view.cells[cell])
    for text in line[1:]:
        state = game.play(state, game.read(state, text))
        if state.cells[left] != GAP:
            if rank(state.cells[left]) == TWO and view.cells.index(state.cells[left]) % COLUMNS == 0:
                return {}
            spelt = token(state.cells[left])
            return {"room_rank": spelt[0], "room_suit": spelt[1]}
    return {}


def _move_facts(move: Move) -> dict[str, Fact]:
    """The move as a reader names it: its card, and the row of a two; no card where it is a redeal."""
    if not isinstance(move, Put):
        return {"rank": "none"}
    spelt = token(move.card)
    return {"rank": spelt[0], "suit": spelt[1], "row": "none" if move.row is None else move.row + 1}
