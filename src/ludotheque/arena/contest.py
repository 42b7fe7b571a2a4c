"""Two players against each other over many games, seats changed round; finished games are kept in a file."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.arena.matches import Played, play_game
from ludotheque.arena.players import Player, is_program
from ludotheque.arena.ratings import Rating
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.options import Value
from ludotheque.search.workers import ALONE, Workers

LINEUPS = {
    2: ("AB", "BA"),
    3: ("ABB", "BAA", "BAB", "ABA", "BBA", "AAB"),
    4: ("ABAB", "BABA", "AABB", "BBAA", "ABBA", "BAAB"),
}
"""Who sits where, by number of seats: over a round both sit everywhere equally often."""


class OtherContest(LudothequeError):
    """The resume file holds games of another contest."""


@dataclass
class Contest:
    """`points` are the first player's, by number of game: 1, ½ or 0."""

    game: AnyGame
    a: Player
    b: Player
    seed: int = 0
    resume: Path | None = None
    points: dict[int, float] = field(default_factory=dict)
    faults: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    """By number of game: what lost it for a program, where the board did not decide."""

    def __post_init__(self) -> None:
        if self.resume and self.resume.exists():
            self._read(self.resume)

    @property
    def rating(self) -> Rating:
        return Rating.of(list(self.points.values()))

    def play(self, games: int, told: Callable[["Contest"], None] | None = None, workers: Workers = ALONE) -> Rating:
        """Play the games that are missing; programs, which are processes already, play one game at a time."""
        missing = [number for number in range(games) if number not in self.points]
        bare = Contest(self.game, self.a, self.b, self.seed)
        alone = is_program(self.a.name) or is_program(self.b.name)
        found = (ALONE if alone else workers).each(_one, [(bare, number) for number in missing])
        for number, result in zip(missing, found, strict=True):
            self._keep(number, result)
            if told:
                told(self)
        self.points = {number: point for number, point in self.points.items() if number < games}
        return self.rating

    def one(self, number: int) -> tuple[float, list[dict[str, Any]]]:
        """That game: the first player's points, and what was played. It is the same whoever plays it."""
        if self.game.info.seats == 1:
            alone = [play_game(self.game, [player], self._chance(number)) for player in (self.a, self.b)]
            return _compared(*map(_alone, alone)), [_to_json(one) for one in alone]
        lineups, pair = self._lineups, self._chance(number // 2)  # both halves of a pair get the same chance
        seats = lineups[number % len(lineups)]
        played = play_game(self.game, [self.a if who == "A" else self.b for who in seats], pair)
        earned = {who: _mean(played, seats, who) for who in "AB"}
        return _compared((earned["A"],), (earned["B"],)), [_to_json(played)]

    def _chance(self, number: int) -> int:
        return SplitMix64(self.seed * 1_000_003 + number).next()

    @property
    def _lineups(self) -> tuple[str, ...]:
        if self.game.info.sides:
            return LINEUPS[4][:2]
        return LINEUPS[self.game.info.seats]

    @property
    def _header(self) -> dict[str, Any]:
        limits = [[player.limit.nodes, player.limit.seconds] for player in (self.a, self.b)]
        return {
            "arena": 1, "game": self.game.info.key, "options": _plain(self.game.info.options),
            "players": [self.a.name, self.b.name], "limits": limits, "seed": self.seed,
        }  # fmt: skip

    def _read(self, path: Path) -> None:
        lines = list(_lines(path))
        if lines and lines[0] != self._header:
            raise OtherContest("OTHER_CONTEST", None, file=path.name)
        path.write_text("".join(json.dumps(line) + "\n" for line in lines or [self._header]), encoding="utf-8")
        for line in lines[1:]:
            self._count(line["number"], line["points"], line["played"])

    def _keep(self, number: int, result: tuple[float, list[dict[str, Any]]]) -> None:
        self._count(number, *result)
        if self.resume is None:
            return
        fresh = not self.resume.exists()
        with self.resume.open("a", encoding="utf-8") as file:
            if fresh:
                file.write(json.dumps(self._header) + "\n")
            file.write(json.dumps({"number": number, "points": result[0], "played": result[1]}) + "\n")

    def _count(self, number: int, points: float, played: list[dict[str, Any]]) -> None:
        self.points[number] = points
        if found := [one["fault"] for one in played if "fault" in one]:
            self.faults[number] = found


def _one(piece: tuple[Contest, int]) -> tuple[float, list[dict[str, Any]]]:
    contest, number = piece
    return contest.one(number)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """The whole lines of a resume file; a last one cut short by a stop is left out."""
    for text in path.read_text(encoding="utf-8").splitlines():
        try:
            yield json.loads(text)
        except ValueError:
            return


def _to_json(played: Played) -> dict[str, Any]:
    told: dict[str, Any] = {
        "seats": played.seats, "setup": played.setup, "moves": played.moves,
        "scores": played.outcome.scores, "returns": played.outcome.returns,
    }  # fmt: skip
    fault = played.fault
    return told if fault is None else told | {"fault": {"code": fault.code, **fault.facts}}


def _mean(played: Played, seats: str, who: str) -> float:
    own = [value for value, sits in zip(played.outcome.returns, seats, strict=True) if sits == who]
    return sum(own) / len(own)


def _alone(played: Played) -> tuple[float, ...]:
    """What somebody alone reached: whether it is won, and then by how much (the wild player's points count against)."""
    own, *others = played.outcome.scores
    return played.outcome.returns[0], own - sum(others)


def _compared(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return 0.5 if a == b else 1.0 if a > b else 0.0


def _plain(options: Mapping[str, Value]) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}
