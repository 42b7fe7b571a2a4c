"""What the browser draws and may choose, built from a view and nothing else."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic checks no other before Python 3.12

from ludotheque.core.parts import Wire
from ludotheque.games.laguna.rules import puzzles
from ludotheque.games.laguna.rules.effects import is_over, solved
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import COLOURS, POINTS, VOLCANO, Orient
from ludotheque.games.laguna.rules.legal import legal
from ludotheque.games.laguna.rules.moves import Drop, Load, Move, Step, Swap, Trade, Unload
from ludotheque.games.laguna.rules.notation import write
from ludotheque.games.laguna.rules.state import PLAY, SAIL, Phase, Raft, Stage, State, docked, visible


class RaftTold(TypedDict):
    """A raft: `holes` are six characters, `-` for an open one; `beside` are the seats whose rafts it touches."""

    seat: int
    colour: str
    orient: Orient
    row: int
    col: int
    holes: list[str]
    start: str
    launched: bool
    touches: list[str]
    at_volcano: bool
    beside: list[int]


class SoloTold(TypedDict):
    """A puzzle: the moves so far, what a reef costs (null: the puzzle), and what is asked for."""

    moves: int
    reef: int | None
    par: int | None
    solved: bool
    wrecked: bool
    target: dict[str, str]
    volcano: int | None


class View(TypedDict):
    """The whole picture: rows with `?` under pearls, islands, rafts, volcano, turn."""

    rows: list[str]
    board: str
    side: str
    islands: dict[str, str]
    pool: dict[str, int] | None
    rafts: list[RaftTold]
    colours: list[str]
    delivered: list[int]
    needed: int
    stage: Stage
    turn: int
    phase: Phase
    turns: int
    glass: int | None
    call: bool
    max_pearls: list[int]
    shown: bool
    over: bool
    solo: SoloTold | None
    seat: int | None


class Placing(TypedDict):
    """Before play: start places, or pearls and islands."""

    stage: Literal["place", "pearl"]
    moves: list[str]


class Sailing(TypedDict):
    """In play: every legal move, and the parts that a board asks for first."""

    stage: Literal["play"]
    moves: list[str]
    steps: list[str]
    currents: list[str]
    docks: list[str]
    partners: list[int]
    unload: list[int]
    end: bool
    peek: bool


Choices = Placing | Sailing


class SheetLine(TypedDict):
    """What a seat has delivered; alone, the moves it took."""

    seat: int
    delivered: int
    needed: NotRequired[int]
    moves: NotRequired[int]


class Detail(TypedDict):
    """The score sheet."""

    lines: list[SheetLine]


class LagunaWire(Wire[Laguna, State]):
    """Laguna for a board that knows no rules."""

    view_type = View
    choices_type = Choices
    detail_type = Detail

    def show(self, game: Laguna, view: State, seat: int | None) -> View:
        options, board = game.options, view.board
        return {
            "rows": list(board.rows), "board": board.name, "side": board.side,
            "islands": dict(zip(board.islands, view.islands, strict=True)),
            "pool": {colour: view.pool.count(colour) for colour in COLOURS} if view.pool else None,
            "rafts": [_raft(game, view, number, raft) for number, raft in enumerate(view.rafts)],
            "colours": list(view.colours), "delivered": list(view.delivered), "needed": options.needed,
            "stage": view.stage, "turn": view.turn, "phase": view.phase, "turns": view.turns,
            "glass": options.glass if options.clocked else None,
            "call": options.clocked and options.time_call == "call",
            "max_pearls": list(options.max_pearls), "shown": options.show_under, "over": is_over(options, view),
            "solo": _solo(game, view) if options.solo else None, "seat": seat,
        }  # fmt: skip

    def choices(self, game: Laguna, view: State, seat: int | None) -> Choices | None:
        """None for who is not to move.

        Before the first step a shift from an unseen cell is listed although the guard of LAG-29 may refuse it.
        """
        if seat is None or is_over(game.options, view) or seat != view.turn:
            return None
        moves = list(legal(game.options, view))
        if view.stage != PLAY:
            return {"stage": view.stage, "moves": [write(move) for move in moves]}
        return _sailing(game, view, moves)

    def withheld(self, game: Laguna) -> frozenset[str]:
        """Against the glass nothing is taken back; past positions would show what pearls now cover."""
        if game.options.solo or game.options.show_under:
            return frozenset()
        return frozenset({"look", "takeback"} if game.options.clocked else {"look"})


def _sailing(game: Laguna, view: State, moves: list[Move]) -> Sailing:
    written = [write(move) for move in moves]
    return {
        "stage": "play",
        "moves": written,
        "steps": [move.direction for move in moves if isinstance(move, Step)],
        "currents": sorted({POINTS[symbol] for symbol in visible(view, view.raft) if symbol in POINTS}),
        "docks": sorted({move.island for move in moves if isinstance(move, Load | Swap | Drop)}),
        "partners": sorted({move.seat for move in moves if isinstance(move, Trade)}),
        "unload": [move.hole for move in moves if isinstance(move, Unload)],
        "end": "end" in written,
        "peek": view.phase != SAIL and game.options.peeking and not game.options.show_under,
    }


def _raft(game: Laguna, view: State, seat: int, raft: Raft) -> RaftTold:
    touched = docked(view, raft, game.options.by_line)
    return {
        "seat": seat, "colour": view.colours[seat], "orient": raft.orient, "row": raft.row, "col": raft.col,
        "holes": list(raft.holes), "start": raft.start, "launched": raft.launched,
        "touches": sorted(touched - {VOLCANO}), "at_volcano": VOLCANO in touched,
        "beside": [other for other, one in enumerate(view.rafts) if other != seat and raft.touches(one)],
    }  # fmt: skip


def _solo(game: Laguna, view: State) -> SoloTold:
    target = view.target
    return {
        "moves": view.spent, "reef": game.options.solo_reef, "par": puzzles.par(game.options, view),
        "solved": solved(view), "wrecked": view.wrecked,
        "target": dict(target.islands) if target else {}, "volcano": target.volcano if target else None,
    }  # fmt: skip


WIRE = LagunaWire()
