"""What the browser draws and may choose, built from a view and nothing else."""

from typing import Any

from ludotheque.core.parts import Told, Wire
from ludotheque.games.laguna.rules import puzzles
from ludotheque.games.laguna.rules.effects import is_over, solved
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import COLOURS, POINTS, VOLCANO
from ludotheque.games.laguna.rules.legal import legal
from ludotheque.games.laguna.rules.notation import write
from ludotheque.games.laguna.rules.position import target_words
from ludotheque.games.laguna.rules.state import PLAY, SAIL, Raft, State, docked, visible


def _raft(game: Laguna, view: State, seat: int, raft: Raft) -> dict[str, Any]:
    touched = docked(view, raft, game.terms.dock_edges == "line")
    return {
        "seat": seat, "colour": view.colours[seat], "orient": raft.orient, "row": raft.row, "col": raft.col,
        "holes": list(raft.holes), "start": raft.start, "launched": raft.launched,
        "touches": sorted(touched - {VOLCANO}), "at_volcano": VOLCANO in touched,
        "beside": [other for other, one in enumerate(view.rafts) if other != seat and raft.touches(one)],
    }  # fmt: skip


def _solo(game: Laguna, view: State) -> dict[str, Any]:
    target, start = view.target, view.start
    par = None
    if target and start:
        words = f"{start.orient},{start.row},{start.col},{start.start}", " ".join(target_words(target)[1:])
        par = puzzles.par(view.board.side, *words)
    return {
        "moves": view.spent, "reef": game.terms.solo_reef, "par": par, "solved": solved(view), "wrecked": view.wrecked,
        "target": dict(target.islands) if target else {}, "volcano": target.volcano if target else None,
    }  # fmt: skip


class LagunaWire(Wire[Laguna, State]):
    """Laguna for a board that knows no rules."""

    view_type = dict
    choices_type = dict
    detail_type = dict

    def show(self, game: Laguna, view: State, seat: int | None) -> dict[str, Any]:
        """The whole picture: rows with `?` under pearls, islands, rafts, volcano, turn."""
        terms, board = game.terms, view.board
        return {
            "rows": list(board.rows), "board": board.name, "side": board.side,
            "islands": dict(zip(board.islands, view.islands, strict=True)),
            "pool": {colour: view.pool.count(colour) for colour in COLOURS} if view.pool else None,
            "rafts": [_raft(game, view, number, raft) for number, raft in enumerate(view.rafts)],
            "colours": list(view.colours), "delivered": list(view.delivered), "needed": terms.needed,
            "stage": view.stage, "turn": view.turn, "phase": view.phase, "turns": view.turns,
            "glass": terms.glass if terms.clocked else None, "call": terms.clocked and terms.time_call == "call",
            "max_pearls": list(terms.max_pearls), "shown": terms.show_under, "over": is_over(terms, view),
            "solo": _solo(game, view) if terms.solo else None, "seat": seat,
        }  # fmt: skip

    def choices(self, game: Laguna, view: State, seat: int | None) -> Told | None:
        """Every legal move as text, and the parts that a board asks for first; None for who is not to move.

        Before the first step a shift from an unseen cell is listed although the guard of LAG-29 may refuse it.
        """
        if seat is None or is_over(game.terms, view) or seat != view.turn:
            return None
        moves = [write(move) for move in legal(game.terms, view)]
        told: dict[str, Any] = {"moves": moves, "stage": view.stage}
        if view.stage == PLAY:
            shown = [POINTS[symbol] for symbol in visible(view, view.raft) if symbol in POINTS]
            told |= {
                "steps": [move[-1] for move in moves if move.startswith("step ")],
                "currents": sorted(set(shown)),
                "docks": sorted({move.split()[1] for move in moves if move.startswith(("load", "swap", "drop"))}),
                "partners": sorted({int(move.split()[1]) for move in moves if move.startswith("trade")}),
                "unload": [int(move[-1]) for move in moves if move.startswith("unload")],
                "end": "end" in moves,
                "peek": view.phase != SAIL and game.terms.peeking and not game.terms.show_under,
            }
        return told

    def withheld(self, game: Laguna) -> frozenset[str]:
        """Against the glass nothing is taken back; past positions would show what pearls now cover."""
        if game.terms.solo or game.terms.show_under:
            return frozenset()
        return frozenset({"look", "takeback"} if game.terms.clocked else {"look"})


WIRE = LagunaWire()
