"""Moves as text (§11): lists are read in any order and written by ascending hole."""

import re
from collections.abc import Iterable

from ludotheque.core.errors import InvalidMove
from ludotheque.games.laguna.rules.geometry import oriented
from ludotheque.games.laguna.rules.moves import (
    Docked,
    Drop,
    End,
    Load,
    Move,
    Pair,
    Pearl,
    Place,
    Shift,
    Step,
    Swap,
    Time,
    Trade,
    Unload,
)
from ludotheque.games.laguna.rules.state import State

_NOTHING = "-"
_FORMS = {
    "place": r"([HV]) (\d{1,2}) (\d{1,2}) ([A-H])",
    "pearl": r"([rgby]) ([A-H])",
    "load": r"([A-H]) ([rgby]) ([0-5])",
    "swap": r"([A-H]) (-|[0-5](?:,[0-5])*) (-|[rgby][0-5](?:,[rgby][0-5])*)",
    "trade": r"([0-3]) (-|[0-5]>[0-5](?:,[0-5]>[0-5])*) (-|[0-5]>[0-5](?:,[0-5]>[0-5])*)",
    "shift": r"([0-5]) ([0-5])",
    "step": r"([NESW])",
    "unload": r"([0-5])",
    "drop": r"([A-H]) ([0-5])",
    "time": r"([0-3])",
}
_PATTERNS = {word: re.compile(f"{word} {form}", re.ASCII) for word, form in _FORMS.items()}


def write(move: Move) -> str:
    """The move in the notation of the rule file."""
    match move:
        case Place(orient, row, col, island):
            return f"place {orient} {row} {col} {island}"
        case Pearl(colour, island):
            return f"pearl {colour} {island}"
        case Shift(source, target):
            return f"shift {source} {target}"
        case Step(direction):
            return f"step {direction}"
        case End():
            return "end"
        case Time(seat):
            return "=time" if seat is None else f"time {seat}"
        case _:
            return _write_docked(move)


def _write_docked(move: Docked) -> str:
    match move:
        case Load(island, colour, hole):
            return f"load {island} {colour} {hole}"
        case Swap(island, give, take):
            return f"swap {island} {_list(map(str, give))} {_list(f'{colour}{hole}' for hole, colour in take)}"
        case Trade(seat, give, take):
            return f"trade {seat} {_list(f'{a}>{b}' for a, b in give)} {_list(f'{a}>{b}' for a, b in take)}"
        case Unload(hole):
            return f"unload {hole}"
        case Drop(island, hole):
            return f"drop {island} {hole}"


def read(state: State, text: str) -> Move:
    """The move that the text spells; raises InvalidMove."""
    if text == "end":
        return End()
    if text == "=time":
        return Time()
    word = text.partition(" ")[0]
    pattern = _PATTERNS.get(word)
    found = pattern.fullmatch(text) if pattern else None
    move = _read_parts(word, found.groups()) if found else None
    if move is None or not _known(state, move):
        raise InvalidMove(text)
    return move


def _read_parts(word: str, parts: tuple[str, ...]) -> Move | None:
    """The parts as a move; None if a hole is named twice on one side."""
    match word, parts:
        case "place", (orient, row, col, island):
            return Place(oriented(orient), int(row), int(col), island)
        case "pearl", (colour, island):
            return Pearl(colour, island)
        case "shift", (source, target):
            return Shift(int(source), int(target)) if source != target else None
        case "step", (direction,):
            return Step(direction)
        case "time", (seat,):
            return Time(int(seat))
        case _:
            return _read_docked(word, parts)


def _read_docked(word: str, parts: tuple[str, ...]) -> Docked | None:
    match word, parts:
        case "load", (island, colour, hole):
            return Load(island, colour, int(hole))
        case "swap", (island, gives, takes):
            return _swap(island, gives, takes)
        case "trade", (seat, gives, takes):
            return _trade(int(seat), _pairs(gives), _pairs(takes))
        case "unload", (hole,):
            return Unload(int(hole))
        case "drop", (island, hole):
            return Drop(island, int(hole))
    raise AssertionError(f"no form for {word}")


def _swap(island: str, gives: str, takes: str) -> Swap | None:
    give = sorted(int(hole) for hole in _items(gives))
    take = sorted((int(item[1]), item[0]) for item in _items(takes))
    return Swap(island, tuple(give), tuple(take)) if _once(give) and _once([hole for hole, _ in take]) else None


def _trade(seat: int, give: tuple[Pair, ...], take: tuple[Pair, ...]) -> Trade | None:
    sides = [[pair[side] for pair in pairs] for pairs in (give, take) for side in (0, 1)]
    return Trade(seat, give, take) if all(map(_once, sides)) else None


def _known(state: State, move: Move) -> bool:
    """Its island is on the board, its seat at the table."""
    match move:
        case Place() | Pearl() | Load() | Swap() | Drop():
            return move.island in state.board.islands
        case Trade() | Time():
            return move.seat is None or move.seat < len(state.colours)
    return True


def _items(text: str) -> list[str]:
    return [] if text == _NOTHING else text.split(",")


def _pairs(text: str) -> tuple[Pair, ...]:
    return tuple(sorted((int(item[0]), int(item[2])) for item in _items(text)))


def _list(items: Iterable[str]) -> str:
    return ",".join(items) or _NOTHING


def _once(holes: list[int]) -> bool:
    return len(set(holes)) == len(holes)
