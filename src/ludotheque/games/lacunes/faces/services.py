"""What Lacunes offers beside its board: deals shown, verdicts, deals that are winnable for certain, advice, fairness.

Inside a round all cards are face up, so an answer says nothing that the asker could not work out; the order of a redeal
to come is not among what a service is given.
"""

import secrets
from collections.abc import Mapping
from dataclasses import replace

from typing_extensions import TypedDict  # pydantic checks no other before Python 3.12

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Service, Services
from ludotheque.core.record import BadMove, from_json
from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.bots.prospects import chance_to_win
from ludotheque.games.lacunes.faces.chance import CHANCE
from ludotheque.games.lacunes.faces.fairness import redeals_from
from ludotheque.games.lacunes.faces.questions import (
    BadQuestion,
    FairnessQuestion,
    PositionQuestion,
    VerdictQuestion,
    WinnableQuestion,
    fields,
    read_game,
    read_grade,
    read_number,
    read_position,
    read_secret,
)
from ludotheque.games.lacunes.faces.wire import WIRE, View
from ludotheque.games.lacunes.rules.deals import DEALS, deal_number, deal_order, exact_id, id_of_cells
from ludotheque.games.lacunes.rules.game import DRAWN_DEALS
from ludotheque.games.lacunes.rules.layout import placed, prefixes
from ludotheque.games.lacunes.solver.command import judge
from ludotheque.games.lacunes.solver.difficulty import Grade, grade, most_layouts
from ludotheque.games.lacunes.solver.solution import SolutionJson, Verdict

ADVICE_STATES = 1_000_000
"""Advice looks for a win first, so far and no further."""
ADVICE_PLAYOUTS = 300
DEAL_STATES = 300_000
"""A deal that is not settled by then is passed over in the search for a winnable one."""
MOST_DEALS = 100
MOST_ATTEMPTS = 1_000


class DealAnswer(TypedDict):
    """A deal as the board draws it, and its exact id."""

    view: View
    id: str


class VerdictAnswer(SolutionJson):
    """A solution; `grade` says how hard a winnable deal is that nobody has touched."""

    grade: Grade | None


class WinnableAnswer(TypedDict):
    """A winnable deal, how many moves its line has, and how many deals before it were passed over."""

    setup: str
    moves: int
    grade: Grade
    passed_over: int


class AdviceAnswer(TypedDict):
    """A line with what it keeps; the chance after the redeal is simulated, null where no redeal is left."""

    verdict: Verdict
    line: list[str]
    kept: int
    chance: float | None
    redeal: bool


class FairnessAnswer(TypedDict):
    """The seal of the secret, the redeals looked at, and whether all of them came from it."""

    seal: str
    redeals: int
    fair: bool


def deal(question: Json, limit: Limit) -> DealAnswer:
    """A deal as the board would draw it, and its exact id."""
    game, state = read_position(question)
    setup = str(fields(question).get("setup", ""))
    if state.moves or not setup.startswith(("deal:", "id:")):
        exact = id_of_cells(state.cells)
    else:
        # The id of a whole pack says which ace made which gap, and serves Montana too (GAP-33).
        exact = exact_id(deal_order(deal_number(setup))) if setup.startswith("deal:") else setup.removeprefix("id:")
    return {"view": WIRE.show(game, state, 0), "id": exact}


def verdict(question: Json, limit: Limit) -> VerdictAnswer:
    """Winnable with a line the rules have replayed, lost with a proof, or unknown with what was tried.

    Another `attempt` searches in another order: luck decides how soon a win is met.
    """
    game, state = read_position(question)
    attempt = read_number(question, "attempt", MOST_ATTEMPTS) or 0
    found = judge(game, state, _with_headroom(limit), 1 + attempt)
    untouched = state.moves == state.redeals == attempt == 0
    graded = found.verdict == "winnable" and untouched
    return {**found.as_json(), "grade": grade(game, found.states) if graded else None}


def winnable(question: Json, limit: Limit) -> WinnableAnswer:
    """The first deal from a number on (a random one if none is given) for which a win was found and replayed.

    Where a `grade` is wished for, the first of that grade.
    """
    game, first, wished = read_game(question), read_number(question, "first", DEALS), read_grade(question)
    if first is None:
        first = secrets.randbelow(DRAWN_DEALS)
    spent = 0

    def watch(progress: Progress) -> bool:
        return limit.watch is None or limit.watch(Progress(spent + progress.nodes))

    nodes = most_layouts(game, wished) if wished else DEAL_STATES
    effort = replace(_with_headroom(limit), nodes=nodes, watch=watch)
    for number in range(first, min(first + MOST_DEALS, DEALS)):
        found = judge(game, game.initial(f"deal:{number}"), effort)
        if found.moves is not None and wished in (None, met := grade(game, found.states)):
            return {
                "setup": f"deal:{number}", "moves": len(found.moves), "grade": met, "passed_over": number - first
            }  # fmt: skip
        spent += found.states
        if not watch(Progress(0)):
            break
    raise LudothequeError("NO_DEAL", None, deals=MOST_DEALS)


def advice(question: Json, limit: Limit) -> AdviceAnswer:
    """A win if one is found; otherwise the line to the redeal that promises most, and how likely a win is then."""
    game, state = read_position(question)
    found = judge(game, state, replace(_with_headroom(limit), nodes=ADVICE_STATES))
    if found.moves is not None:
        return {"verdict": "winnable", "line": list(found.moves), "kept": 48, "chance": 1.0, "redeal": False}
    best = plan(game, state, ADVICE_PLAYOUTS, SplitMix64(0).below)
    if best.won:
        return {"verdict": "winnable", "line": list(best.line), "kept": 48, "chance": 1.0, "redeal": False}
    left = game.options.redeals_left(state.redeals)
    line, kept, chance = list(best.line), best.kept, best.chance
    if game.options.when == "any":
        now = chance_to_win(prefixes(state.cells), left, game.options.redeal)
        if now > chance:
            line, kept, chance = [], placed(state.cells), now
    return {
        "verdict": found.verdict, "line": line, "kept": kept,
        "chance": None if left == 0 else chance, "redeal": not line and left != 0,
    }  # fmt: skip


def fairness(question: Json, limit: Limit) -> FairnessAnswer:
    """Whether all redeals of a record came from the secret that was told at the end."""
    secret, since = read_secret(question), fields(question).get("since", 0)
    if type(since) is not int:
        raise BadQuestion("since")
    try:
        found = redeals_from(from_json(fields(question).get("record")), secret, since)
    except BadMove as bad:
        raise bad.error from bad
    return {"seal": CHANCE.seal(secret), "redeals": len(found), "fair": all(found)}


def _with_headroom(limit: Limit) -> Limit:
    """The solver's tables leave room for the rest of the worker."""
    return replace(limit, memory_mb=limit.memory_mb * 7 // 8)


_SERVICES = {
    "deal": Service(PositionQuestion, DealAnswer, deal),
    "verdict": Service(VerdictQuestion, VerdictAnswer, verdict),
    "winnable": Service(WinnableQuestion, WinnableAnswer, winnable),
    "advice": Service(PositionQuestion, AdviceAnswer, advice),
    "fairness": Service(FairnessQuestion, FairnessAnswer, fairness),
}


class LacunesServices(Services):
    """What Lacunes works out beside its board."""

    def services(self) -> Mapping[str, Service]:
        return _SERVICES


SERVICES = LacunesServices()
