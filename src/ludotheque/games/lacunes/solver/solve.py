"""Verdicts: winnable with a line that replays, lost with a proof, or unknown within the limits given."""

from collections.abc import Callable
from time import process_time

from ludotheque.games.lacunes.kernel import arrays
from ludotheque.games.lacunes.kernel.visited import VisitedPool
from ludotheque.games.lacunes.rules.cards import Cells
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.notation import write_move
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import State, put
from ludotheque.games.lacunes.solver.search import Search
from ludotheque.games.lacunes.solver.solution import Solution, Verdict
from ludotheque.games.lacunes.solver.unfold import unfold

Watch = Callable[[int], bool]
"""Called with the states so far between slices; answers whether to go on."""

FIRST_SLICE, LAST_SLICE = 2_000, 64_000
MEGABYTE = 1 << 20


def solve(
    cells: Cells, *, locked: bool = False, seconds: float | None = None, nodes: int | None = None,
    memory_mb: int = 1024, watch: Watch | None = None, seed: int = 1, pool: VisitedPool | None = None,
) -> Solution:  # fmt: skip
    """Solve one round without redeal; a search without hops runs beside the full one, small and often enough."""
    began = process_time()
    searches = _searches(cells, locked, seed, memory_mb * MEGABYTE, pool)

    def goes_on() -> bool:
        spent = nodes is not None and _states(searches) >= nodes
        late = seconds is not None and process_time() - began >= seconds
        return not (spent or late) and (watch is None or watch(_states(searches)))

    try:
        verdict, winner = _take_turns(searches, nodes, goes_on)
        moves = _line(cells, winner, locked) if winner else None
        memory = -(-sum(one.peak for one in searches) // MEGABYTE)
        return Solution(verdict, moves, _states(searches), round(process_time() - began, 4), memory)
    finally:
        for one in searches:
            one.release()


def _take_turns(
    searches: list[Search], nodes: int | None, goes_on: Callable[[], bool]
) -> tuple[Verdict, Search | None]:
    """Run the searches slice by slice until one of them wins or the last one, that can prove, is through."""
    running, width = list(searches), FIRST_SLICE
    while searches[-1] in running:
        for one in list(running):
            status = one.run(width if nodes is None else min(width, nodes - _states(searches)))
            if status == arrays.WON:
                return "winnable", one
            if status == arrays.LOST and one is searches[-1]:
                return "lost", None
            if status != arrays.RUNNING:
                running.remove(one)
                one.release()
        if not goes_on():
            break
        width = min(2 * width, LAST_SLICE)
    return "unknown", None


def replayed(cells: Cells, moves: tuple[str, ...], locked: bool) -> bool:
    """Whether the plain rules play these moves and call the end won."""
    game = Lacunes(LacunesOptions(redeals=0, twos="locked" if locked else "free"))
    state = State(cells)
    for text in moves:
        state = game.play(state, game.read(state, text))
    ended = game.outcome(state)
    return ended is not None and ended.reason == "won"


def warm() -> None:
    """Compile everything, so that the seconds of a search count search only."""
    solve(Lacunes().initial("deal:28").cells, nodes=20_000)


def _searches(cells: Cells, locked: bool, seed: int, memory: int, pool: VisitedPool | None) -> list[Search]:
    """The one that can prove comes last; together they reserve no more than the memory."""
    if locked:
        return [Search(cells, True, seed, memory=memory, pool=pool)]
    full = Search(cells, False, seed, memory=memory * 7 // 8, pool=pool)
    return [Search(cells, True, seed, memory=memory - full.visited.reserved, pool=pool), full]


def _line(cells: Cells, winner: Search, locked: bool) -> tuple[str, ...]:
    """The moves of a win, played once more by the plain rules."""
    moves = tuple(write_move(put(card, cell)) for card, cell in unfold(cells, winner))
    if not replayed(cells, moves, locked):
        raise AssertionError("a solution does not replay")
    return moves


def _states(searches: list[Search]) -> int:
    return sum(one.states for one in searches)
