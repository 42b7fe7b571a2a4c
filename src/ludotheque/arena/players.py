"""Who plays in the arena: a level of the game's bots, chance, a yardstick of the game, or a program of one's own."""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.ladder import ladders_of
from ludotheque.core.parts import Bots
from ludotheque.engine.program import MEMORY_MB
from ludotheque.engine.program_bot import ProgramBot

_GRADE = "grade:"
OF_A_PROGRAM = Limit(seconds=5.0)
"""What a program may use for a move, unless it is said."""


class UnknownPlayer(LudothequeError):
    """No level, no yardstick: `facts` lists what there is."""


class InvalidLimit(LudothequeError):
    """Not `nodes:N`, `seconds:S` or `fraction:F`."""


class AtRandom:
    """Plays anything that is legal."""

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        return Choice(game.moves(view, seen.seat).sample(below))


@dataclass(frozen=True)
class Player:
    """A bot with the limit it plays under."""

    name: str
    bot: Bot
    limit: Limit
    cost_ms: int = 0
    """What one of its actions takes on a virtual clock, where its game has an hourglass."""

    def close(self) -> None:
        """End the program, if it is one."""
        if isinstance(self.bot, ProgramBot):
            self.bot.close()


def player(entry: Entry, name: str, limit: str | None = None, memory_mb: int = MEMORY_MB) -> Player:
    """`3` or `bot:3` is a level, `grade:3` the one by which puzzles are graded 3; `random` plays anything.

    Other names are the game's yardsticks, or programs."""
    bots = bots_of(entry)
    if is_program(name):
        cost = bots.cost_ms(bots.levels()[-1])
        return Player(name, ProgramBot(name, memory_mb), limited(OF_A_PROGRAM, limit), cost)
    yardsticks = {"random": AtRandom(), **bots.yardsticks()}
    word = _level_of(entry, name) if name.startswith(_GRADE) else name.removeprefix("bot:")
    if word in yardsticks:
        return Player(word, yardsticks[word], limited(Limit(), limit))
    if not word.isdecimal() or int(word) not in bots.levels():
        known = (*(str(level) for level in bots.levels()), *yardsticks)
        raise UnknownPlayer("UNKNOWN_PLAYER", None, player=name[:40], known=known)
    level = int(word)
    return Player(f"bot:{word}", bots.bot(level), limited(bots.limit(level), limit), bots.cost_ms(level))


def _level_of(entry: Entry, name: str) -> str:
    """The number of the level behind `grade:3`; as it was where there is none."""
    grades = {f"{_GRADE}{grade}": str(level) for grade, level in enumerate(ladders_of(entry).graders, 1)}
    return grades.get(name, name)


def is_program(name: str) -> bool:
    """A path, or a command with its words: no level and no yardstick has a stroke, a space or a dot in its name."""
    return any(mark in name for mark in "/\\ .")


def limited(own: Limit, limit: str | None) -> Limit:
    """A limit as the command line spells it, in place of the level's own; `fraction:1/10` is a part of it."""
    if limit is None:
        return _part(own, Fraction(1))
    kind, _, amount = limit.partition(":")
    try:
        if kind == "nodes":
            return replace(own, nodes=int(amount), seconds=None)
        if kind == "seconds":
            return replace(own, nodes=None, seconds=float(amount))
        if kind == "fraction":
            return _part(own, Fraction(amount))
    except (ValueError, ZeroDivisionError):
        pass
    raise InvalidLimit("INVALID_LIMIT", None, limit=limit[:40])


def _part(own: Limit, part: Fraction) -> Limit:
    """By nodes alone where there are nodes: such games repeat exactly, and a busy machine weakens nobody."""
    if own.nodes is None:
        return replace(own, seconds=own.seconds and float(own.seconds * part))
    return replace(own, nodes=max(int(own.nodes * part), 1), seconds=None)


def bots_of(entry: Entry) -> Bots:
    """The bots of a game; raises NO_BOTS, or MissingExtra."""
    bots = entry.part(Bots)
    if bots is None:
        raise LudothequeError("NO_BOTS", None, game=entry.key)
    return bots
