"""Games of a bot with itself, kept as records a line each: the same file whoever plays them, and gone on with."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import AtRandom, Player
from ludotheque.core import record
from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.outcome import Json
from ludotheque.core.record import Record
from ludotheque.search.workers import ALONE, Workers

CHANCE_MARK = "="
"""How a move begins that nobody chose."""


class OtherDataset(LudothequeError):
    """The file holds games of another kind."""


@dataclass(frozen=True)
class Opening:
    """Decides at random until so many decisions are made, so that strong bots do not play one game for ever."""

    then: Bot
    decisions: int

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        made = sum(not move.startswith(CHANCE_MARK) for move in seen.moves)
        return (AtRandom() if made < self.decisions else self.then).choose(game, view, seen, limit, below)


@dataclass(frozen=True)
class SelfPlay:
    """Which games: the rules, who sits everywhere, and what chance is drawn from."""

    game: AnyGame
    player: Player
    seed: int = 0
    opening: int = 0

    def one(self, number: int) -> Record:
        """That game; it is the same whoever plays it."""
        info, seat = self.game.info, self.player
        if self.opening:
            seat = Player(seat.name, Opening(seat.bot, self.opening), seat.limit, seat.cost_ms)
        played = play_game(self.game, [seat] * info.seats, SplitMix64(self.seed * 1_000_003 + number).next())
        kept = Record(info.key, info.rules, info.options, played.setup, played.seats, played.moves)
        return record.with_result(kept, played.outcome)

    def facts(self, number: int) -> dict[str, Json]:
        """What a line says beside its record; readers of records pass it over."""
        limit = self.player.limit
        return {
            "seed": self.seed, "number": number, "opening": self.opening, "nodes": limit.nodes,
            "seconds": limit.seconds,
        }  # fmt: skip


def keep(wanted: SelfPlay, games: int, path: Path, workers: Workers = ALONE) -> Iterator[int]:
    """Play what the file does not hold yet, keep each game at once, and tell how many there are."""
    done = _kept(wanted, path)
    pieces = [(wanted, number) for number in range(done, games)]
    for number, line in enumerate(workers.each(_line, pieces), done + 1):
        with path.open("a", encoding="utf-8") as file:
            file.write(line)
        yield number


def _line(piece: tuple[SelfPlay, int]) -> str:
    wanted, number = piece
    told = wanted.one(number).write() | {"self_play": wanted.facts(number)}
    return json.dumps(told, ensure_ascii=False) + "\n"


def _kept(wanted: SelfPlay, path: Path) -> int:
    """How many games there are; a last line that was cut short is taken away. Raises OTHER_DATASET."""
    if not path.exists():
        return 0
    whole = [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    for number, line in enumerate(whole):
        told, expected = json.loads(line), json.loads(json.dumps(_heading(wanted, number)))
        if any(told.get(key) != value for key, value in expected.items()):
            raise OtherDataset("OTHER_DATASET", None, file=path.name)
    path.write_text("".join(whole), encoding="utf-8")
    return len(whole)


def _heading(wanted: SelfPlay, number: int) -> dict[str, Json]:
    """What is the same in every game, and its number."""
    info = wanted.game.info
    empty = Record(info.key, info.rules, info.options, seats=(wanted.player.name,) * info.seats).write()
    return {key: empty[key] for key in ("game", "rules", "options", "seats")} | {"self_play": wanted.facts(number)}
