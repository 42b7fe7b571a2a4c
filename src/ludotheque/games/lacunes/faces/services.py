"""What Lacunes offers beside its board: deals shown, verdicts, deals that are winnable for certain, advice, fairness.

Every question names its position (`setup`, `options`, `moves`): inside a round all cards are face up, so an answer
tells nothing that the asker could not work out; the order of a redeal to come is not among what a service is given.
"""

import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Service, Services
from ludotheque.core.record import MAX_MOVES, BadMove, Record, from_json, replay
from ludotheque.games.lacunes.rules.cards import UNKNOWN
from ludotheque.games.lacunes.rules.deals import DEALS, deal_number, deal_order, exact_id, id_of_cells
from ludotheque.games.lacunes.rules.game import DRAWN_DEALS, Lacunes
from ludotheque.games.lacunes.rules.state import State

ADVICE_STATES = 1_000_000
"""Advice looks for a win first, so far and no further."""
ADVICE_PLAYOUTS = 300
DEAL_STATES = 300_000
"""A deal that is not settled by then is passed over in the search for a winnable one."""
MOST_DEALS = 100
MOST_ATTEMPTS = 1_000
_LONGEST = 2_000
_SECRET = re.compile("[0-9a-f]{16}")


class BadQuestion(LudothequeError):
    """The question is not what the service asks for."""


def deal(question: Any, limit: Limit) -> Json:
    """A deal as the board would draw it, and its exact id."""
    from ludotheque.games.lacunes.faces.wire import WIRE

    game, state = _position(question)
    setup = str(question.get("setup", ""))
    if state.moves or not setup.startswith(("deal:", "id:")):
        exact = id_of_cells(state.cells)
    else:
        # The id of a whole pack says which ace made which gap, and serves Montana too (GAP-33).
        exact = exact_id(deal_order(deal_number(setup))) if setup.startswith("deal:") else setup.removeprefix("id:")
    return {"view": WIRE.show(game, state, 0), "id": exact}


def verdict(question: Any, limit: Limit) -> Json:
    """Winnable with a line the rules have replayed, lost with a proof, or unknown with what was tried.

    Another `attempt` searches in another order: luck decides how soon a win is met. A winnable deal has its `grade`.
    """
    from ludotheque.games.lacunes.solver.command import judge
    from ludotheque.games.lacunes.solver.difficulty import grade

    game, state = _position(question)
    attempt = _whole(question, "attempt", MOST_ATTEMPTS, 0)
    found: dict[str, Any] = judge(game, state, _thrifty(limit), 1 + attempt)
    untouched = state.moves == state.redeals == attempt == 0
    graded = found["verdict"] == "winnable" and untouched
    return {**found, "grade": grade(game, found["states"]) if graded else None}


def winnable(question: Any, limit: Limit) -> Json:
    """The first deal from a number on (a random one if none is given) for which a win was found and replayed.

    Where a `grade` is wished for, the first of that grade.
    """
    from ludotheque.games.lacunes.solver.command import judge
    from ludotheque.games.lacunes.solver.difficulty import GRADES, grade, reach

    game, first = _game(question), _whole(question, "first", DEALS, secrets.randbelow(DRAWN_DEALS))
    wished = question.get("grade") if isinstance(question, Mapping) else None
    if wished not in (None, *GRADES):
        raise BadQuestion("BAD_QUESTION", None, field="grade")
    spent = 0

    def watch(progress: Progress) -> bool:
        return limit.watch is None or limit.watch(Progress(spent + progress.nodes))

    effort = replace(_thrifty(limit), nodes=reach(game, wished) if wished else DEAL_STATES, watch=watch)
    for number in range(first, min(first + MOST_DEALS, DEALS)):
        found: Any = judge(game, game.initial(f"deal:{number}"), effort)
        met = grade(game, found["states"]) if found["verdict"] == "winnable" else None
        if met is not None and wished in (None, met):
            setup, moves = f"deal:{number}", len(found["moves"])
            return {"setup": setup, "moves": moves, "grade": met, "passed_over": number - first}
        spent += int(found["states"])
        if not watch(Progress(0)):
            break
    raise LudothequeError("NO_DEAL", None, deals=MOST_DEALS)


def advice(question: Any, limit: Limit) -> Json:
    """A win if one is found; otherwise the line to the redeal that promises most, and about how likely a win is then.

    The chance is simulated, never exact; it is null where it says nothing because no redeal is left.
    """
    from ludotheque.games.lacunes.bots.advice import plan
    from ludotheque.games.lacunes.bots.prospects import chance
    from ludotheque.games.lacunes.rules.layout import placed, prefixes
    from ludotheque.games.lacunes.solver.command import judge

    game, state = _position(question)
    found: Any = judge(game, state, replace(_thrifty(limit), nodes=ADVICE_STATES))
    if found["verdict"] == "winnable":
        return {"verdict": "winnable", "line": found["moves"], "kept": 48, "chance": 1.0, "redeal": False}
    left = 99 if game.redeals is None else game.redeals - state.redeals
    best = plan(game, state, ADVICE_PLAYOUTS, SplitMix64(0).below)
    line, kept, likely = best.line, best.kept, best.chance
    now = chance(prefixes(state.cells), left, game.redeal) if game.when == "any" else -1.0
    if now > likely:
        line, kept, likely = (), placed(state.cells), now
    shown: list[Json] = list(line)
    told = "winnable" if best.won else found["verdict"]
    return {
        "verdict": told, "line": shown, "kept": kept,
        "chance": 1.0 if best.won else likely if left > 0 else None, "redeal": not line and left > 0,
    }  # fmt: skip


def fairness(question: Any, limit: Limit) -> Json:
    """The seal of a secret that was told at the end, and whether all redeals of the record came from it."""
    from ludotheque.games.lacunes.faces.chance import CHANCE
    from ludotheque.games.lacunes.faces.fairness import redeals_from

    told = question.get("secret") if isinstance(question, Mapping) else None
    if not isinstance(told, str) or not _SECRET.fullmatch(told):
        raise BadQuestion("BAD_QUESTION", None, field="secret")
    since = question.get("since", 0)
    if type(since) is not int:
        raise BadQuestion("BAD_QUESTION", None, field="since")
    secret = int(told, 16)
    try:
        found = redeals_from(from_json(question.get("record")), secret, since)
    except BadMove as bad:
        raise bad.error from bad
    return {"seal": CHANCE.seal(secret), "redeals": len(found), "fair": all(found)}


def _position(question: Any) -> tuple[Lacunes, State]:
    """The game and the position asked about: a whole record, or a setup with options and moves."""
    given = question.get("record") if isinstance(question, Mapping) else None
    try:
        played = replay(_record(question) if given is None else from_json(given))
    except BadMove as bad:
        raise bad.error from bad
    game, state = played.game, played.last
    if not isinstance(game, Lacunes) or not isinstance(state, State):
        raise BadQuestion("BAD_QUESTION", None, field="record")
    if UNKNOWN in state.cells:
        raise LudothequeError("CHANCE_DUE", "GAP-19")
    return game, state


def _record(question: Any) -> Record:
    setup = question.get("setup") if isinstance(question, Mapping) else None
    if not isinstance(setup, str) or len(setup) > _LONGEST:
        raise BadQuestion("BAD_QUESTION", None, field="setup")
    moves = question.get("moves", [])
    if not isinstance(moves, list) or len(moves) > MAX_MOVES or not all(isinstance(move, str) for move in moves):
        raise BadQuestion("BAD_QUESTION", None, field="moves")
    return Record("lacunes", 1, _game(question).info.options, setup, moves=tuple(moves))


def _game(question: Any) -> Lacunes:
    options = question.get("options") if isinstance(question, Mapping) else None
    if options is not None and not isinstance(options, Mapping):
        raise BadQuestion("BAD_QUESTION", None, field="options")
    game = catalog.entry("lacunes").game(options)
    assert isinstance(game, Lacunes)
    return game


def _whole(question: Any, field: str, end: int, otherwise: int) -> int:
    """A whole number below an end, or what stands for none."""
    given = question.get(field) if isinstance(question, Mapping) else None
    if given is None:
        return otherwise
    if type(given) is not int or not 0 <= given < end:
        raise BadQuestion("BAD_QUESTION", None, field=field)
    return given


def _thrifty(limit: Limit) -> Limit:
    """The solver's tables leave room for the rest of the worker."""
    return replace(limit, memory_mb=limit.memory_mb * 7 // 8)


_SERVICES: dict[str, Callable[[Json, Limit], Json]] = {
    "deal": deal, "verdict": verdict, "winnable": winnable, "advice": advice, "fairness": fairness,
}  # fmt: skip


class LacunesServices(Services):
    """What Lacunes works out beside its board."""

    def services(self) -> Mapping[str, Service]:
        return {name: Service(None, object, run) for name, run in _SERVICES.items()}


SERVICES = LacunesServices()
