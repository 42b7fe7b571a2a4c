"""A program as a bot like any other: asked for each decision, and held to what is legal."""

from itertools import islice
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.errors import InvalidMove
from ludotheque.core.game import AnyGame
from ludotheque.core.options import Value, written
from ludotheque.core.view_text import view_text
from ludotheque.engine.lines import PROTOCOL, joined, one_line
from ludotheque.engine.program import MEMORY_MB, Program, ProgramFault

STARTING = 60.0
"""Seconds in which a program must have said who it is."""
GRACE = 5.0
"""Seconds beyond its limit, for a machine that is slow."""
UNLIMITED = 60.0
"""Seconds for a move whose limit does not count them."""
CHOICES = 2_000


class ProgramBot:
    """`grace` is what it may take beyond the limit of a move."""

    def __init__(self, command: str, memory_mb: int = MEMORY_MB, grace: float = GRACE) -> None:
        self.program, self._grace = Program(command, memory_mb), grace
        self.name = command
        self._commands: frozenset[str] = frozenset()

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        """Raises ProgramFault, which loses the game."""
        if not self.program.running:
            self.greet()
        self._ask(game_line(game))
        self._ask(standing_line(game, view, seen))
        moves = game.moves(view, seen.seat)
        if "choices" in self._commands:
            self._ask(f"choices {joined(game.write(view, move) for move in islice(iter(moves), CHOICES))}")
        text = self.program.ask(go_line(game, seen, limit, below), (limit.seconds or UNLIMITED) + self._grace)[0]
        try:
            move = game.read(view, text)
        except InvalidMove:
            raise self._illegal(text) from None
        if move not in moves:
            raise self._illegal(text)
        return Choice(move)

    def close(self) -> None:
        self.program.close()

    def greet(self) -> str:
        """Start it and ask what it is called."""
        spoken = self.program.ask("protocol", STARTING)[0]
        if spoken != PROTOCOL:
            self.close()
            raise self._fault("PROGRAM_NONSENSE", f"protocol {spoken}")
        self.name = self._ask("name")[0][:40] or self.program.command
        self._commands = frozenset(self._ask("commands"))
        return self.name

    def _ask(self, line: str) -> list[str]:
        return self.program.ask(line, STARTING)

    def _illegal(self, text: str) -> ProgramFault:
        self.close()
        return self._fault("PROGRAM_ILLEGAL", text)

    def _fault(self, code: str, detail: str) -> ProgramFault:
        return ProgramFault(code, None, program=self.program.command[:80], detail=detail[:200])


def game_line(game: AnyGame) -> str:
    """The game with what differs from the defaults of its rules."""
    info = game.info
    entry = catalog.entry(info.key)
    rules = [] if info.rules == entry.rules else [f"rules={info.rules}"]
    chosen = written(entry.version(info.rules).options, info.options)
    return " ".join(["game", info.key, *rules, *(f"{key}={_word(value)}" for key, value in chosen.items())])


def standing_line(game: AnyGame, view: Any, seen: Seen) -> str:
    """The moves so far; a view where something is hidden."""
    if game.info.hidden:
        return f"view {seen.seat} {one_line(view_text(game).write(game, view))}"
    setup = f" setup={one_line(seen.setup)}" if seen.setup else ""
    return f"position{setup}{f' moves {joined(seen.moves)}' if seen.moves else ''}"


def go_line(game: AnyGame, seen: Seen, limit: Limit, below: Below) -> str:
    words = [f"{key}={value:g}" for key, value in (("seconds", limit.seconds),) if value is not None]
    words += [f"{key}={value}" for key, value in (("nodes", limit.nodes), ("left", seen.left)) if value is not None]
    known = f" seen {joined(seen.moves)}" if game.info.hidden and seen.moves else ""
    return " ".join(["go", *words, f"seed={below(1 << 32)}"]) + known


def _word(value: Value) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_word, value))
    return ("on" if value else "off") if isinstance(value, bool) else one_line(str(value), spaces=True)
