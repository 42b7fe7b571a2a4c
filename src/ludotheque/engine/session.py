"""One conversation over a pipe: which game is spoken of, which position stands, and what each command is answered."""

from collections.abc import Callable, Iterable
from itertools import islice

from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.engine import thinking
from ludotheque.engine.lines import PROTOCOL, Request, bad_argument
from ludotheque.engine.standing import Standing, by_text, game_of
from ludotheque.engine.thinking import Thought

Answer = Iterable[str] | Thought
"""Lines, or work that will give them."""

NAME = "Ludotheque"
MOST_MOVES = 100_000


class Session:
    """Stateless but for the game and the position named last; `seed` makes what bots do by lot repeat."""

    def __init__(self, version: str, seed: int = 0) -> None:
        self._version, self._seed = version, seed
        self._game: AnyGame | None = None
        self._standing: Standing | None = None
        self._commands: dict[str, Callable[[str], Answer]] = {
            "protocol": lambda rest: [PROTOCOL],
            "name": lambda rest: [NAME],
            "version": lambda rest: [self._version],
            "commands": lambda rest: list(self._commands),
            "games": lambda rest: catalog.keys(),
            "game": self._play,
            "position": lambda rest: self._stand("position", rest),
            "view": lambda rest: self._stand("view", rest),
            "moves": self._moves,
            "go": lambda rest: thinking.go(self._at, rest, self._seed),
            "analyse": lambda rest: thinking.analyse(self._at, rest),
            "stop": lambda rest: (),
            "quit": lambda rest: (),
        }

    def hear(self, asked: Request) -> Answer:
        """Raises LudothequeError for what cannot be answered."""
        if asked.command not in self._commands:
            raise LudothequeError("UNKNOWN_COMMAND", None, command=asked.command)
        return self._commands[asked.command](asked.rest)

    @property
    def game(self) -> str | None:
        """The key of the game that is spoken of."""
        return self._game.info.key if self._game else None

    @property
    def _at(self) -> Standing:
        if self._standing is None:
            raise LudothequeError("NO_POSITION" if self._game else "NO_GAME")
        return self._standing

    def _play(self, rest: str) -> Iterable[str]:
        self._game, self._standing = game_of(rest), None
        info = self._game.info
        known = {"hidden": info.hidden, "chance": info.chance}
        facts = [f"{name}={'yes' if value else 'no'}" for name, value in known.items()]
        return [" ".join([f"seats={info.seats}", f"rules={info.rules}", *facts])]

    def _stand(self, command: str, rest: str) -> Iterable[str]:
        if self._game is None:
            raise LudothequeError("NO_GAME")
        self._standing = None
        self._standing = by_text(self._game, command, rest)
        return [f"turn={self._standing.turn}"]

    def _moves(self, rest: str) -> Iterable[str]:
        """How many follow, and whether these are all; then one a line."""
        if rest and not (rest.isdecimal() and rest.isascii() and int(rest) <= MOST_MOVES):
            raise bad_argument(rest)
        at, most = self._at, int(rest) if rest else MOST_MOVES
        if at.turn in ("over", "chance"):
            return ["0 all"]
        moves = at.moves
        listed = [at.game.write(at.view, move) for move in islice(iter(moves), most + 1)]
        every = moves.exhaustive and len(listed) <= most
        return [f"{min(len(listed), most)} {'all' if every else 'some'}", *listed[:most]]
