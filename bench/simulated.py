"""Processes around one log on virtual time: the pure table, the lease and a bus, with crashes, sleep and delays.

Everything that happens is drawn from one seed, so that a schedule that breaks something can be seen again."""

import heapq
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from ludotheque.core import catalog
from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import LudothequeError
from ludotheque.play import beginning
from ludotheque.play.bots import any_move
from ludotheque.play.entries import MatchEntry
from ludotheque.play.lease import RENEWED_MS, Lease, taken
from ludotheque.play.matches import StoredMatch
from ludotheque.play.proposal import Proposal
from ludotheque.play.seats import Holder
from ludotheque.play.sitting import Position, Sitting
from ludotheque.play.table import Table

PERSON, BOT = 0, 1
ENTRY = catalog.entry("interactions")
COMPANY = (Holder("link", "Ada"), Holder("bot", "", 1))
Work = Callable[[], None]


class World:
    """Time, chance, and what waits to happen."""

    def __init__(self, seed: int) -> None:
        self.random, self.now, self._order = Random(seed), 0, 0
        self._events: list[tuple[int, int, Work]] = []
        self.person_here = False
        """Some process has the person at a screen."""

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def after(self, delay: int, work: Work) -> None:
        self._order += 1
        heapq.heappush(self._events, (self.now + delay, self._order, work))

    def run(self, until: Callable[[], bool], most: int) -> None:
        while self._events and not until() and self.now < most:
            self.now, _, work = heapq.heappop(self._events)
            work()


@dataclass
class Database:
    """The log and the lease; what it has committed stays."""

    world: World
    log: list[MatchEntry] = field(default_factory=list)
    fences: list[int | None] = field(default_factory=list)
    """By entry: the lease of the keeper that wrote it."""
    lease: Lease | None = None
    unkept: list[tuple[int, int]] = field(default_factory=list)
    """Times in which nobody had the lease."""
    hears: list[Callable[[str], None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        game = ENTRY.game({"players": 2})
        self.begun = beginning.begin(ENTRY, game, 1, COMPANY, 0, self.world.below, None, 7)
        self.log += self.begun.new.entries
        self.fences += [None] * len(self.log)
        self.table = Table("t", "interactions", game.info.options, COMPANY, ClockSettings("game", 900))

    def loaded(self) -> Sitting:
        stored = StoredMatch(**{**vars(self.begun.new), "entries": tuple(self.log)}, id=1)
        return Sitting.opened(ENTRY, self.table, stored)

    def append(self, by: str, proposal: Proposal, fence: int | None) -> str:
        """`stored`, `overtaken`, `fenced` or `unkept`: the log's number judges, the lease those who keep the table.

        Nobody's move is timed by a clock that nobody keeps: what it has run since may not count."""
        held = self.lease is not None and fence is not None and self.lease.held(by, fence, self.world.now)
        if fence is not None and not held:
            return "fenced"
        running = proposal.before.spent.began is not None
        if fence is None and running and (self.lease is None or not self.lease.times(self.world.now)):
            return "unkept"
        if proposal.before.count != len(self.log):
            return "overtaken"
        if fence is not None:
            self.settle(by, fence)
        self.log += proposal.trial.entries
        self.fences += [fence] * len(proposal.trial.entries)
        for heard in self.hears:
            self.world.after(1 + self.world.below(400), lambda heard=heard: heard(by))  # type: ignore[misc]
        return "stored"

    def settle(self, by: str, fence: int) -> None:
        """The keeper has seen to the clock."""
        if self.lease is not None and self.lease.held(by, fence, self.world.now):
            self.lease = replace(self.lease, settled=True)

    def keep(self, by: str) -> Lease | None:
        """Renew the lease, or take it where nobody has it; None while it is another's."""
        renewed = self.lease.renewed(by, self.world.now) if self.lease else None
        if renewed is None and (fresh := taken(self.lease, by, self.world.now)) is not None:
            self.unkept.append((self.lease.until if self.lease else 0, self.world.now))
            renewed = fresh
        self.lease = renewed or self.lease
        return renewed


class Process:
    """A room of one server: one change at a time, stored before it is told."""

    def __init__(self, name: str, world: World, database: Database) -> None:
        self.name, self._world, self._database = name, world, database
        self.life, self.up, self.asleep_until = 0, False, 0
        self.clients: list[Client] = []
        database.hears.append(self._heard)
        self.start()

    def start(self) -> None:
        self.up, self.life = True, self.life + 1
        self.sitting, self.fence = self._database.loaded(), None
        self._acts: deque[tuple[Callable[[], Proposal | None], bool]] = deque()
        self._busy, self._thinking = False, False
        self.later(0, self._round)

    fence: int | None

    def crash(self) -> None:
        self.up = False
        for client in tuple(self.clients):
            client.cut()

    def later(self, delay: int, work: Work) -> None:
        """In this life, and once awake."""
        life = self.life

        def happen() -> None:
            if self.up and self.life == life:
                if self._world.now < self.asleep_until:
                    self._world.after(self.asleep_until - self._world.now, happen)
                else:
                    work()

        self._world.after(delay, happen)

    # ---- changes

    def act(self, propose: Callable[[], Proposal | None], by_keeper: bool) -> None:
        self._acts.append((propose, by_keeper))
        self._next()

    def _next(self) -> None:
        if self._busy or not self._acts:
            return
        propose, by_keeper = self._acts.popleft()
        try:
            proposal = propose() if not by_keeper or self.fence is not None else None
        except LudothequeError:
            proposal = None
        if proposal is None:
            self._next()
            return
        self._busy = True
        fence, there = self.fence if by_keeper else None, 1 + self._world.below(60)
        self._world.after(there, lambda: self._arrive(proposal, fence, propose, by_keeper))

    def _arrive(
        self, proposal: Proposal, fence: int | None, propose: Callable[[], Proposal | None], by_keeper: bool
    ) -> None:
        """At the database, whatever has become of the process meanwhile."""
        told = self._database.append(self.name, proposal, fence)

        def answered() -> None:
            self._busy = False
            if told == "stored":
                self.sitting = self.sitting.accepted(proposal.ready(), None)
            else:
                self.sitting = self._database.loaded()
                self.fence = None if told == "fenced" else self.fence
                self._acts.appendleft((propose, by_keeper))
                if told == "unkept":
                    self._keep()
                    if self.fence is not None:  # before what waits for it
                        self._acts.appendleft((self._stop_clock, True))
                    self.later(50, self._next)
                    return
                self._next()
                return
            self.changed()
            self._next()

        self.later(1 + self._world.below(60), answered)

    def changed(self) -> None:
        for client in self.clients:
            client.told(self.sitting)
        self._duties()

    def _heard(self, by: str) -> None:
        if by != self.name and self._world.below(20):  # now and then a line is down, and a round makes up for it
            self.later(0, self._catch_up)

    def _catch_up(self) -> None:
        if self._busy:
            self.later(5, self._catch_up)
            return
        news = self._database.log[self.sitting.match.count :]
        if news:
            self.sitting = self.sitting.caught_up(news)
            self.changed()

    # ---- keeping

    def _round(self) -> None:
        self._keep()
        self._catch_up()
        self._duties()
        self.later(RENEWED_MS, self._round)

    def _keep(self) -> None:
        lease = self._database.keep(self.name)
        fresh = lease is not None and lease.fence != self.fence
        self.fence = lease.fence if lease else None
        if fresh:
            self.sitting = self.sitting if self._busy else self._database.loaded()
            self._acts.appendleft((self._stop_clock, True))
            self._next()

    def _stop_clock(self) -> Proposal | None:
        proposal = self.sitting.stop_clock(self._world.now)
        if proposal is None and self.fence is not None:
            self._database.settle(self.name, self.fence)
        return proposal

    def _duties(self) -> None:
        """What a keeper does: start the clock, and let the bot think."""
        if self.fence is None or self.sitting.match.over:
            return
        if self.sitting.match.spent.down and not self._acts:
            present = frozenset({PERSON, BOT} if self._world.person_here else {BOT})
            self.act(lambda: self.sitting.start_clock(present, self._world.now), True)
        if BOT in self.sitting.match.deciding and not self.sitting.paused and not self._thinking:
            self._thinking = True
            position, move = self.sitting.position, any_move(
                self.sitting.match.game, self.sitting.question(BOT, self._world.now), self._world.below
            )  # fmt: skip
            self.later(50 + self._world.below(900), lambda: self._answer(position, move))

    def _answer(self, position: Position, move: str) -> None:
        def propose() -> Proposal | None:
            decides = BOT in self.sitting.match.deciding
            return self.sitting.move(BOT, move, self._world.now, position) if decides else None

        self._thinking = False
        self.act(propose, True)


class Client:
    """The person: remembers all that was ever shown, and goes to another process where a line breaks."""

    def __init__(self, world: World, processes: list[Process]) -> None:
        self._world, self._processes = world, processes
        self.at: Process | None = None
        self.seen: list[str] = []
        self.acknowledged: list[tuple[int, str]] = []
        self.broken: str | None = None
        self._waits = False
        self._sent: tuple[int, str] | None = None
        self._connect()

    def _connect(self) -> None:
        up = [process for process in self._processes if process.up]
        if not up:
            self._world.after(500, self._connect)
            return
        self.at = up[self._world.below(len(up))]
        self.at.clients.append(self)
        self._world.person_here = True
        self.told(self.at.sitting)
        self._world.after(20_000 + self._world.below(20_000), self.cut)

    def cut(self) -> None:
        """The line breaks; hello again somewhere else, and what was sent may or may not have arrived."""
        if self.at is not None:
            self.at.clients.remove(self)
            self.at, self._waits, self._sent = None, False, None
            self._world.person_here = False
            self._world.after(100 + self._world.below(800), self._connect)

    def told(self, sitting: Sitting) -> None:
        """A view: it shows a longer line than the last, or the same; nothing that was shown is ever unsaid."""
        line = [step.text for step in sitting.match.line]
        if line[: len(self.seen)] != self.seen[: len(line)]:
            self.broken = f"shown {self.seen} and then {line}"
        self.seen = max(self.seen, line, key=len)
        if self._sent is not None and sitting.match.count > self._sent[0]:
            self.acknowledged += [self._sent] if self._sent[1] in line else []
            self._sent = None
        if PERSON in sitting.match.deciding and not self._waits:
            self._waits = True
            self._world.after(100 + self._world.below(3000), self._move)

    def _move(self) -> None:
        self._waits = False
        process = self.at
        if process is None or PERSON not in process.sitting.match.deciding:
            return
        sitting, match = process.sitting, process.sitting.match
        move = any_move(match.game, sitting.question(PERSON, self._world.now), self._world.below)
        self._sent = match.count, move

        def propose() -> Proposal | None:
            return process.sitting.move(PERSON, move, self._world.now, sitting.position)

        process.later(1 + self._world.below(50), lambda: process.act(propose, False))
