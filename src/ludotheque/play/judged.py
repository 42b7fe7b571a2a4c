"""What a review says, as values that read back from JSON as they were written."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ludotheque.core.analysis import Line
from ludotheque.core.bot import Reason
from ludotheque.core.errors import Fact, InvalidRecord
from ludotheque.core.game import Seat
from ludotheque.core.outcome import Json

FORMAT = 1
DIGITS = 4
"""Chances are kept so exactly."""


@dataclass(frozen=True)
class Ply:
    """A decision: `chances` are those after it, `loss` is what it cost its seat, `best` what was best before it."""

    ply: int
    seat: Seat | None
    move: str
    """In Laguna the moves of a turn, with blanks between them."""
    chances: tuple[float, ...]
    score: float | None
    proven: bool
    best: Line | None
    loss: float
    judgement: str | None
    """None for what chance did, where nobody knows what it cost, and where all was lost before."""
    verdict: str = ""
    certain: bool = False
    """What it cost is proved, and not only thought."""
    stake: float = 0.0
    """What every other move than the best would have cost at least."""
    phase: str = ""
    given: float = 0.0
    """What it gave away in the game's own unit."""
    weight: float = 0.0
    """What it is judged by: the loss, or where the game is lost anyway what was given away, if that is more."""
    hinted: bool = False
    """A hint had named it: it is nobody's own finding."""
    failed: bool = False
    """It came to nothing by the rules, whatever that cost."""


@dataclass(frozen=True)
class Moment:
    """A decision worth going back to, and why: `fatal thrown passed turned missed slip given failed only`; `hinted
    fell raised luck`: nobody is to blame."""

    ply: int
    kind: str


@dataclass(frozen=True)
class PhaseLoss:
    """What a seat lost in one part of the game, in all its moves there, and how exact they were, in percent."""

    phase: str
    moves: int
    loss: float
    accuracy: float = 100.0


@dataclass(frozen=True)
class Summary:
    """What a seat made of its game; `accuracy` in percent."""

    seat: Seat
    accuracy: float
    inaccuracies: int
    mistakes: int
    blunders: int
    loss: float = 0.0
    phases: tuple[PhaseLoss, ...] = ()
    moments: tuple[Moment, ...] = ()
    """Those that mattered most to this seat, three at most, in their order."""
    hinted: int = 0
    """Decisions that followed a hint: they count for nothing else here."""


@dataclass(frozen=True)
class Review:
    """A game judged, the same for everybody who may see it."""

    game: str
    engine: str
    """The version of what judged it."""
    before: tuple[float, ...]
    """The chances before the first move."""
    plies: tuple[Ply, ...]
    summary: tuple[Summary, ...]
    turning: tuple[int, ...]
    """The plies that decided most, in their order."""
    fatal: int | None = None
    """The move after which a game that could be won was lost for good, where that is proved."""
    unit: str = ""
    """What `score` counts: margin, colours, turns, over par."""
    moments: tuple[Moment, ...] = ()
    """The turning points with what each was."""

    def to_json(self) -> dict[str, Json]:
        """As `ludotheque analyse --json` prints it."""
        told: dict[str, Any] = {
            "format": FORMAT, "game": self.game, "engine": self.engine, "unit": self.unit, "before": list(self.before),
            "plies": [_ply(one) for one in self.plies], "summary": [_summary(one) for one in self.summary],
            "turning": list(self.turning), "moments": _moments(self.moments),
        }  # fmt: skip
        return told | ({"fatal": self.fatal} if any(one.verdict for one in self.plies) else {})


def from_json(kept: Mapping[str, Any]) -> Review:
    """A review as it was written; raises InvalidRecord for one of another format."""
    if kept.get("format") != FORMAT:
        raise InvalidRecord("format", "unknown-format", value=str(kept.get("format"))[:40])
    return Review(
        kept["game"], kept["engine"], tuple(kept["before"]), tuple(map(_ply_of, kept["plies"])),
        tuple(map(_summary_of, kept["summary"])), tuple(kept["turning"]), kept.get("fatal"), kept["unit"],
        _moments_of(kept["moments"]),
    )  # fmt: skip


def _ply(one: Ply) -> dict[str, Any]:
    told = {
        "ply": one.ply, "seat": one.seat, "move": one.move, "chances": list(one.chances), "score": one.score,
        "proven": one.proven, "best": _line(one.best), "loss": one.loss, "judgement": one.judgement,
        "certain": one.certain, "stake": one.stake, "phase": one.phase,
        "given": one.given, "weight": one.weight,
    }  # fmt: skip
    some = {"verdict": one.verdict, "hinted": one.hinted, "failed": one.failed}
    return told | {key: value for key, value in some.items() if value}


def _ply_of(kept: Mapping[str, Any]) -> Ply:
    return Ply(
        kept["ply"], kept["seat"], kept["move"], tuple(kept["chances"]), kept["score"], kept["proven"],
        _line_of(kept["best"]), kept["loss"], kept["judgement"], kept.get("verdict", ""), kept["certain"],
        kept["stake"], kept["phase"], kept.get("given", 0.0), kept.get("weight", kept["loss"]),
        kept.get("hinted", False), kept.get("failed", False),
    )  # fmt: skip


def _line(one: Line | None) -> dict[str, Any] | None:
    if one is None:
        return None
    return {
        "move": one.moves[0], "line": list(one.moves), "chances": list(one.chances), "score": one.score,
        "proven": one.proven, "reason": one.reason and {"key": one.reason.key, "facts": dict(one.reason.facts)},
    }  # fmt: skip


def _line_of(kept: Mapping[str, Any] | None) -> Line | None:
    if kept is None:
        return None
    said = kept["reason"]
    reason = said and Reason(said["key"], {key: _fact(value) for key, value in said["facts"].items()})
    return Line(tuple(kept["line"]), tuple(kept["chances"]), kept["score"], kept["proven"], reason)


def _fact(kept: Any) -> Fact:
    """JSON has lists where facts have tuples."""
    return tuple(map(_fact, kept)) if isinstance(kept, list | tuple) else kept


def _summary(one: Summary) -> dict[str, Any]:
    return {
        "seat": one.seat, "accuracy": one.accuracy, "inaccuracies": one.inaccuracies, "mistakes": one.mistakes,
        "blunders": one.blunders, "loss": one.loss, "moments": _moments(one.moments),
        "phases": [asdict(each) for each in one.phases], "hinted": one.hinted,
    }  # fmt: skip


def _summary_of(kept: Mapping[str, Any]) -> Summary:
    return Summary(
        kept["seat"], kept["accuracy"], kept["inaccuracies"], kept["mistakes"], kept["blunders"], kept["loss"],
        tuple(PhaseLoss(**each) for each in kept["phases"]),
        _moments_of(kept["moments"]), kept.get("hinted", 0),
    )  # fmt: skip


def _moments(moments: tuple[Moment, ...]) -> list[dict[str, Any]]:
    return [{"ply": one.ply, "kind": one.kind} for one in moments]


def _moments_of(kept: list[Mapping[str, Any]]) -> tuple[Moment, ...]:
    return tuple(Moment(one["ply"], one["kind"]) for one in kept)
