"""How every bot is driven, at a server's table, at the terminal and in the arena: one question, one function.

`question(match, seat, clock, now)` is all that a seat may know; `choose(game, question, bot, limit, below)` asks."""

from dataclasses import dataclass
from typing import Any

from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import AnyGame, Seat
from ludotheque.play import timing
from ludotheque.play.match import Match


@dataclass(frozen=True)
class Question:
    """What a bot in a seat, or a hint for it, is given: a view, so that it cannot cheat."""

    view: Any
    seen: Seen


def question(match: Match, seat: Seat, clock: ClockSettings | None = None, now: int = 0) -> Question:
    """What the seat sees and may look at, the moves that stand, and what an hourglass leaves it."""
    view = match.game.view(match.state, seat, peek=True)
    moves = tuple(step.text for step in match.line)
    setup = match.game.known_setup(match.setup, match.state, seat)
    return Question(view, Seen(seat, moves, timing.glass_left(match, clock, seat, now), setup))


def choose(game: AnyGame, asked: Question, bot: Bot, limit: Limit, below: Below) -> Choice:
    """What the bot would play; `Bots.bot(level)` and `Bots.limit(level)` give a level's player and its limit."""
    return bot.choose(game, asked.view, asked.seen, limit, below)


def any_move(game: AnyGame, asked: Question, below: Below) -> str:
    """Anything legal, by what the seat knows: a bot that failed still moves, so that nobody waits for ever."""
    guess = game.guess(asked.view, below)
    return game.write(guess, game.moves(guess, asked.seen.seat).sample(below))
