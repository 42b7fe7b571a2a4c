"""Verdicts: winnable with a line that replays, lost with a proof, or unknown within the limits given."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Literal

from ludotheque.games.lacunes.kernel import space
from ludotheque.games.lacunes.kernel.arrays import Frames
from ludotheque.games.lacunes.kernel.visited import Shelf
from ludotheque.games.lacunes.rules.cards import COLUMNS, TWO, Cells, rank
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.notation import write_move
from ludotheque.games.lacunes.rules.state import Put, State
from ludotheque.games.lacunes.solver.unfold import unfold

Word = Literal["winnable", "lost", "unknown"]
Watch = Callable[[int], bool]
"""Told the states so far between slices; answers whether to go on."""

FIRST_SLICE, LAST_SLICE = 2_000, 64_000
MEGABYTE = 1 << 20


@dataclass(frozen=True)
class Verdict:
    """`moves` is the line of a win in move notation; `proof` says what the verdict rests on."""

    verdict: Word
    moves: tuple[str, ...] | None
    states: int
    seconds: float
    memory_mb: int
    proof: str


def solve(
    cells: Cells, *, locked: bool = False, seconds: float | None = None, nodes: int | None = None,
    memory_mb: int = 1024, watch: Watch | None = None, seed: int = 1, shelf: Shelf | None = None,
) -> Verdict:  # fmt: skip
    """Settle one round without redeal; a search without hops runs beside the full one, small and often enough."""
    began = process_time()
    searches = _searches(cells, locked, seed, memory_mb * MEGABYTE, shelf)

    def goes_on() -> bool:
        spent = nodes is not None and _states(searches) >= nodes
        late = seconds is not None and process_time() - began >= seconds
        return not (spent or late) and (watch is None or watch(_states(searches)))

    try:
        word, winner = _settle(searches, nodes, goes_on)
        if winner:
            return _verdict(word, _line(cells, winner, locked), searches, began, "replayed")
        return _verdict(word, None, searches, began, "exhausted" if word == "lost" else "none")
    finally:
        for one in searches:
            one.forget()


def _settle(searches: list[Frames], nodes: int | None, goes_on: Callable[[], bool]) -> tuple[Word, Frames | None]:
    """Let the searches take turns until one of them wins or the last one, that can prove, is through."""
    running, width = list(searches), FIRST_SLICE
    while searches[-1] in running:
        for one in list(running):
            status = one.run(width if nodes is None else min(width, nodes - _states(searches)))
            if status == space.WON:
                return "winnable", one
            if status == space.LOST and one is searches[-1]:
                return "lost", None
            if status != space.RUNNING:
                running.remove(one)
                one.forget()
        if not goes_on():
            break
        width = min(2 * width, LAST_SLICE)
    return "unknown", None


def replayed(cells: Cells, moves: tuple[str, ...], locked: bool) -> bool:
    """Whether the plain rules play these moves and call the end won."""
    game = Lacunes(redeals=0, twos="locked" if locked else "free")
    state = State(cells)
    for text in moves:
        state = game.play(state, game.read(state, text))
    ended = game.outcome(state)
    return ended is not None and ended.reason == "won"


def warm() -> None:
    """Compile everything, so that the seconds of a search count search only."""
    game = Lacunes(redeals=0)
    solve(game.initial("deal:28").cells, nodes=20_000)


def _searches(cells: Cells, locked: bool, seed: int, memory: int, shelf: Shelf | None) -> list[Frames]:
    """The one that can prove comes last; together they reserve no more than the memory."""
    if locked:
        return [Frames(cells, True, seed, memory=memory, shelf=shelf)]
    full = Frames(cells, False, seed, memory=memory * 7 // 8, shelf=shelf)
    return [Frames(cells, True, seed, memory=memory - full.table.reserved, shelf=shelf), full]


def _line(cells: Cells, winner: Frames, locked: bool) -> tuple[str, ...]:
    """The moves of a win, played once more by the plain rules."""
    line = unfold(cells, winner)
    moves = tuple(write_move(Put(card, cell // COLUMNS if rank(card) == TWO else None)) for card, cell in line)
    if not replayed(cells, moves, locked):
        raise AssertionError("a solution does not replay")
    return moves


def _states(searches: list[Frames]) -> int:
    return sum(one.states for one in searches)


def _verdict(word: Word, moves: tuple[str, ...] | None, searches: list[Frames], began: float, proof: str) -> Verdict:
    memory = -(-sum(one.peak for one in searches) // MEGABYTE)
    return Verdict(word, moves, _states(searches), round(process_time() - began, 4), memory, proof)
