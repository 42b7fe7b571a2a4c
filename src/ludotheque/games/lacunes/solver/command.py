"""What `ludotheque solve lacunes` answers: a verdict on the last position of a record, or on a setup."""

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.options import Value
from ludotheque.core.parts import Told
from ludotheque.core.record import Record, replay
from ludotheque.core.solving import Argument, Question, Solver
from ludotheque.games.lacunes.rules.cards import UNKNOWN
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.state import State
from ludotheque.games.lacunes.solver.solution import Solution

if TYPE_CHECKING:
    from ludotheque.games.lacunes.kernel.visited import VisitedPool
    from ludotheque.games.lacunes.solver.batch import DealResult


def warm() -> None:
    """Compile what the solver needs."""
    from ludotheque.games.lacunes.solver import solve

    solve.warm()


def answer(given: Record, limit: Limit) -> Solution:
    """The verdict on the round that a record has come to."""
    played = replay(given)
    assert isinstance(played.game, Lacunes) and isinstance(played.last, State)
    return judge(played.game, played.last, limit)


def judge(game: Lacunes, state: State, limit: Limit, seed: int = 1, pool: "VisitedPool | None" = None) -> Solution:
    """Winnable, lost or unknown without a further redeal, with the line of a win; a seed orders the search.

    Whoever judges many deals in turn brings a pool, so that the memory of the visited table is used again.
    """
    from ludotheque.games.lacunes.solver.solve import solve

    if UNKNOWN in state.cells:
        raise LudothequeError("CHANCE_DUE", "GAP-19")

    def watch(states: int) -> bool:
        share = states / limit.nodes if limit.nodes else None
        return limit.watch is None or limit.watch(Progress(states, share=share))

    return solve(
        state.cells, locked=game.options.locked, seconds=limit.seconds, nodes=limit.nodes,
        memory_mb=limit.memory_mb, watch=watch, seed=seed, pool=pool,
    )  # fmt: skip


class LacunesSolver(Solver):
    about = "Settle a deal of Lacunes exactly: winnable with a line, lost with a proof, or unknown within the limits."
    arguments = (
        Argument("deal", "A deal by its number.", int, least=0),
        Argument("id", "A deal by its exact id, 44 digits."),
        Argument("layout", "A file with the rows of a layout; - is standard input."),
        Argument("preset", "A preset: base, montana, no-redeal …"),
        Argument("batch", "Many deals, 1..1000."),
        Argument("workers", "Processes of a batch.", int, default=1, least=1),
        Argument("ray", "Run the batch on Ray: RAY_ADDRESS, or a local one.", bool, default=False),
        Argument("ray-address", "Run the batch on this Ray cluster."),
        Argument("resume", "Keep the results of a batch here, and go on from them."),
    )

    def answer(self, asked: Question, limit: Limit) -> Told:
        game = _rules(asked)
        if sum(asked.words[key] is not None for key in ("deal", "id", "layout", "batch")) != 1:
            raise InvalidRecord("setup", "not-a-setup")
        if asked.text("batch"):
            return _many(game, asked, limit)
        state = game.initial(_setup(asked))
        warm()
        return judge(game, state, limit).as_json()


def _rules(asked: Question) -> Lacunes:
    preset: dict[str, Value] = {"preset": asked.text("preset")} if asked.text("preset") else {}
    game = catalog.entry("lacunes").game(preset | dict(asked.options))
    assert isinstance(game, Lacunes)
    return game


def _setup(asked: Question) -> str:
    if (deal := asked.number("deal")) is not None:
        return f"deal:{deal}"
    if exact := asked.text("id"):
        return f"id:{exact}"
    rows = asked.contents(asked.text("layout")).replace("/", "\n").split("\n")
    return "layout:" + "/".join(" ".join(row.split()) for row in rows if row.strip())


def _many(game: Lacunes, asked: Question, limit: Limit) -> Told:
    """A batch: its options are spelt out, so that the file that it is kept in says what it holds."""
    from ludotheque.games.lacunes.solver.batch import Batch, kept_results, run, summary
    from ludotheque.search.workers import LOCAL, Workers

    many = Batch(_range(asked.text("batch")), dict(game.info.options), limit.seconds, limit.memory_mb)
    file = Path(asked.text("resume")) if asked.text("resume") else None
    counted = dict.fromkeys(("winnable", "lost", "unknown"), 0)

    def each(result: "DealResult") -> None:
        counted[result["verdict"]] += 1
        asked.count(sum(counted.values()), len(many.deals), counted)

    try:
        for result in kept_results(file, many) if file else ():
            each(result)
        cluster = asked.text("ray-address") or (LOCAL if asked.words["ray"] else None)
        return summary(run(many, file, Workers(asked.number("workers") or 1, cluster), each))
    except ValueError as error:
        raise InvalidRecord("resume", "other-batch", name=str(file)) from error


def _range(text: str) -> range:
    first, dots, last = text.partition("..")
    if not dots or not (first.isdecimal() and last.isdecimal()) or int(first) > int(last):
        raise InvalidRecord("batch", "not-a-range", value=text[:40])
    return range(int(first), int(last) + 1)


SOLVER = LacunesSolver()
