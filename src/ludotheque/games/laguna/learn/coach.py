"""What a coach says as a turn begins: what to load, deliver or cover here, who is about to win, how the last turn was,
where to go next."""

from collections.abc import Iterator

from ludotheque.core.bot import Limit, Reason, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.coaching import Coach, Last, Remark
from ludotheque.games.laguna.bots.ladder import LADDERS
from ludotheque.games.laguna.bots.levels import BOTS
from ludotheque.games.laguna.learn import last_turn
from ludotheque.games.laguna.learn.pointing import shown
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import POINTS, REEF, VOLCANO
from ludotheque.games.laguna.rules.state import PLAY, State, directions, docked, shows_arrow, shows_reef

REEF_SHOWN, DELIVER, WIN, FETCH, THREAT, LAUNCH, CURRENT, GO = 9.0, 8.0, 7.5, 7.0, 6.0, 5.0, 3.0, 2.0
PLANNER = LADDERS.graders[3]
"""The level whose plan is told: it looks ahead, and its reasons are a newcomer's."""
MOST_NODES = 1500


class LagunaCoach(Coach[Laguna, State]):
    """Reads the own raft first, then the rivals; where to go is what a bot would plan."""

    def remarks(self, game: Laguna, view: State, seen: Seen, last: Last | None, limit: Limit) -> list[Remark]:
        if view.stage != PLAY or view.turn != seen.seat:
            return []
        if view.target is not None:
            return [*_symbols(view)]
        if not view.raft.launched:
            return [*_launch(view, seen.seat)]
        found = [*_symbols(view), *_here(game, view, seen.seat), *_rivals(game, view, seen.seat)]
        found += last_turn.remarks(game, view, seen.seat, last) if last else ()
        return [*found, *_onward(game, view, seen, limit)]


def _symbols(view: State) -> Iterator[Remark]:
    """Reefs and currents in the open holes of the raft."""
    raft = view.raft
    if shows_reef(view, raft):
        yield Remark("reef", marks=shown(view, REEF), stake=REEF_SHOWN)
    elif raft.launched and shows_arrow(view, raft) and len(directions(view)) == 1:
        yield Remark("current", marks=shown(view, "".join(POINTS)), stake=CURRENT)


def _launch(view: State, seat: int) -> Iterator[Remark]:
    """The first pearls, among them one's own where the island has it (LAG-24)."""
    own, start = view.colours[seat], view.raft.start
    there = view.island(start) if start in view.board.islands else ""
    yield Remark("launch-own" if own in there else "launch", {"colour": own}, (f"land:{start}",), LAUNCH)


def _here(game: Laguna, view: State, seat: int) -> Iterator[Remark]:
    """What can be done without a step."""
    raft, own = view.raft, view.colours[seat]
    touched, left = docked(view, raft, game.options.by_line), game.options.needed - view.delivered[seat]
    if not shows_arrow(view, raft):
        if VOLCANO in docked(view, raft, line=False) and own in raft.holes and raft.pearls > 2:
            yield Remark("deliver", {"colour": own, "left": left}, (f"land:{VOLCANO}",), DELIVER)
        islands = [island for island in sorted(touched - {VOLCANO}) if own in view.island(island)]
        if islands:
            yield Remark("fetch", {"colour": own}, (f"land:{islands[0]}",), FETCH)
    if 0 < left <= raft.holes.count(own):
        yield Remark("win", {"colour": own, "left": left}, (f"land:{VOLCANO}",), WIN)


def _rivals(game: Laguna, view: State, seat: int) -> Iterator[Remark]:
    """Whoever carries all that they still have to deliver."""
    for other, raft in enumerate(view.rafts):
        left, own = game.options.needed - view.delivered[other], view.colours[other]
        if other != seat and 0 < left <= raft.holes.count(own):
            yield Remark("threat", {"seat": other, "colour": own, "left": left}, (f"raft:{other}",), THREAT)


def _onward(game: Laguna, view: State, seen: Seen, limit: Limit) -> Iterator[Remark]:
    """The next stop of the plan that a bot would make from this view."""
    few = Limit(nodes=min(MOST_NODES, limit.nodes or MOST_NODES), memory_mb=limit.memory_mb, watch=limit.watch)
    chosen = BOTS.bot(PLANNER).choose(game, view, seen, few, SplitMix64(0).below)
    reason = chosen.reason or Reason("stop")
    if reason.key in ("fetch", "deliver"):
        part, own = str(reason.facts["island"]), view.colours[seen.seat]
        marks = () if part.startswith("raft") else (f"land:{part}",)
        yield Remark(_next_stop(view, part, own), {"island": part, "colour": own}, marks, GO)
    elif reason.key == "trade":
        yield Remark("trade", {"colour": view.colours[seen.seat]}, stake=FETCH)


def _next_stop(view: State, part: str, own: str) -> str:
    if part == VOLCANO:
        return "go-deliver"
    if part not in view.board.islands:
        return "go-raft"
    return "go-fetch" if own in view.island(part) else "go-load"


COACH = LagunaCoach()
