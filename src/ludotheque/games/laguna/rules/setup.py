"""The setup string (§11): board, pearls, then words in any order."""

import re
from dataclasses import replace

from ludotheque.core.errors import HiddenSetup, InvalidRecord
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import HOUSE, BadBoard, house, parse
from ludotheque.games.laguna.rules.distribution import POOL, is_base
from ludotheque.games.laguna.rules.geometry import COLOURS, ISLANDS, UNKNOWN, oriented
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import (
    EMPTY,
    PHASES,
    PREMOVE,
    Raft,
    State,
    Target,
    in_order,
    overlaps,
    shows_reef,
)

_ISLAND = re.compile(r"([A-H])=([rgby]{1,3}|-)")
_START = re.compile(r"([HV]),(\d{1,2}),(\d{1,2}),([A-H])", re.ASCII)
_RAFT = re.compile(r"([HV]),(\d{1,2}),(\d{1,2}),([rgby-]{6}),([A-H-])", re.ASCII)


def wrong(problem: str, clause: str | None = None, **facts: str | int) -> InvalidRecord:
    return InvalidRecord("setup", problem, clause, **facts)


def read(options: LagunaOptions, setup: str) -> State:
    """The first state that the setup describes; raises InvalidRecord."""
    board, words = _board(setup)
    target: Target | None = None
    if "target" in words:
        place = words.index("target")
        target = read_target(board, words[place + 1 :])
        words = words[:place]
        if not options.solo:
            raise wrong("target-needs-solitaire", "LAG-65")
    islands, pool, words = read_pearls(board, words)
    playing = "play" in words
    fields = read_fields(words)
    colours = read_colours(options, fields.pop("colours", None))
    _check_pearls(options, board, islands, pool, playing)
    state = State(board, islands, pool, colours, delivered=(0,) * options.players, target=target)
    state = _playing(options, state, fields) if playing else _starting(options, state, fields)
    if fields:
        raise wrong("unknown-word", word=next(iter(fields))[:40])
    return state


def _check_pearls(options: LagunaOptions, board: Board, islands: tuple[str, ...], pool: str, playing: bool) -> None:
    """A pool exactly where the players distribute; otherwise LAG-10, but for test boards and positions in play."""
    if (pool != "") != (options.distribution == "players" and not playing):
        raise wrong("pool-and-distribution", "LAG-60")
    if not playing and not pool and board.side != "test" and not is_base(islands):
        raise wrong("bad-distribution", "LAG-10")
    if pool and len(board.islands) != len(ISLANDS):
        raise wrong("pool-needs-eight-islands", "LAG-60")


def _board(setup: str) -> tuple[Board, list[str]]:
    if not setup.startswith("board:"):
        words = setup.split()
        if not words or words[0] not in HOUSE:
            raise wrong("unknown-board")
        return house(words[0]), words[1:]
    text, blank, rest = setup.removeprefix("board:").replace("\r\n", "\n").partition("\nend\n\n")
    if not blank:
        raise wrong("no-end", None, line=0)
    if UNKNOWN in text.partition("grid:")[2]:
        raise HiddenSetup()
    try:
        return parse(f"{text}\nend"), rest.split()
    except BadBoard as error:
        raise wrong(error.problem, None, line=error.line) from error


def read_pearls(board: Board, words: list[str]) -> tuple[tuple[str, ...], str, list[str]]:
    """What lies on the islands, what is left to be placed, and the words after that."""
    if words[:1] == ["pool"]:
        return ("",) * len(board.islands), POOL, words[1:]
    found: dict[str, str] = {}
    rest = list(words)
    while rest and (word := _ISLAND.fullmatch(rest[0])):
        letter, pearls = word.groups()
        if letter in found or letter not in board.islands:
            raise wrong("unknown-island", None, island=letter)
        found[letter] = "" if pearls == EMPTY else in_order(pearls)
        rest.pop(0)
    if len(found) != len(board.islands):
        raise wrong("island-missing", "LAG-10")
    return tuple(found[letter] for letter in board.islands), "", rest


def read_fields(words: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key in fields:
            raise wrong("word-twice", None, word=key[:40])
        fields[key] = value
    return fields


def read_colours(options: LagunaOptions, chosen: str | None) -> str:
    if chosen is None:
        return COLOURS[: options.players]
    if len(chosen) != options.players or len(set(chosen)) != len(chosen) or not set(chosen) <= set(COLOURS):
        raise wrong("bad-colours", "LAG-11")
    return chosen


def read_target(board: Board, words: list[str]) -> Target:
    islands: dict[str, str] = {}
    volcano: int | None = None
    for word in words:
        if found := _ISLAND.fullmatch(word):
            letter, pearls = found.groups()
            if letter in islands or letter not in board.islands:
                raise wrong("unknown-island", None, island=letter)
            islands[letter] = "" if pearls == EMPTY else in_order(pearls)
        elif (found := re.fullmatch(r"volcano=([0-6])", word)) and volcano is None:
            volcano = int(found[1])
        else:
            raise wrong("bad-target", "LAG-A27", word=word[:40])
    if not islands and volcano is None:
        raise wrong("bad-target", "LAG-A27", word="")
    return Target(tuple(sorted(islands.items())), volcano)


def _starting(options: LagunaOptions, state: State, fields: dict[str, str]) -> State:
    """Before the rafts are placed; a puzzle may have placed its raft already."""
    start = fields.pop("start", None)
    if start is None:
        return state
    found = _START.fullmatch(start)
    if not found or not options.solo:
        raise wrong("bad-start", "LAG-A27")
    raft = Raft(oriented(found[1]), int(found[2]), int(found[3]), start=found[4])
    if not state.board.is_sea(raft.orient, raft.row, raft.col):
        raise wrong("bad-start", "LAG-15")
    if raft.start not in state.board.touched(raft.orient, raft.row, raft.col, line=True):
        raise wrong("bad-start", "LAG-13")
    state = replace(state, rafts=(raft,), start=raft)
    return replace(state, reef_at_start=options.glass is None and shows_reef(state, raft))


def _playing(options: LagunaOptions, state: State, fields: dict[str, str]) -> State:
    """A position in play."""
    fields.pop("play")
    rafts = tuple(read_raft(options, state, seat, fields.pop(f"raft{seat}", "")) for seat in range(options.players))
    state = replace(state, rafts=rafts)
    for seat, raft in enumerate(rafts):
        if overlaps(state, raft, seat):
            raise wrong("rafts-overlap", "LAG-15")
        if raft.start != EMPTY and any(raft.start == other.start for other in rafts[:seat]):
            raise wrong("island-taken", "LAG-A3")
    turn, phase = fields.pop("turn", "0"), PHASES.get(fields.pop("phase", PREMOVE))
    if turn not in map(str, range(options.players)) or phase is None:
        raise wrong("bad-turn", None)
    delivered = read_numbers(fields.pop("volcano", ",".join("0" * options.players)), 6)
    if len(delivered) != options.players:
        raise wrong("bad-volcano", None)
    reef, fresh = fields.pop("reef", None), fields.pop("fresh", "")
    if (reef is not None or fresh) and options.glass is not None:
        raise wrong("only-without-glass", "LAG-63")
    return replace(
        state, delivered=delivered, turn=int(turn), phase=phase, reef_at_start=reef is not None,
        fresh=tuple(sorted(set(read_numbers(fresh, 5)))) if fresh else (),
    )  # fmt: skip


def read_raft(options: LagunaOptions, state: State, seat: int, text: str) -> Raft:
    found = _RAFT.fullmatch(text)
    if not found:
        raise wrong("bad-raft", None, seat=seat)
    raft = Raft(oriented(found[1]), int(found[2]), int(found[3]), found[4], found[5])
    if not state.board.is_sea(raft.orient, raft.row, raft.col):
        raise wrong("bad-raft", "LAG-15", seat=seat)
    if raft.pearls > options.max_pearls[seat] or raft.start not in EMPTY + state.board.islands:
        raise wrong("bad-raft", "LAG-25", seat=seat)
    return raft


def read_numbers(text: str, most: int) -> tuple[int, ...]:
    parts = text.split(",")
    if not all(part.isdecimal() and part.isascii() and len(part) == 1 and int(part) <= most for part in parts):
        raise wrong("bad-numbers", None, word=text[:40])
    return tuple(map(int, parts))
