"""What a game at the terminal shows and says, in the reader's language."""

from typing import Any

from ludotheque.core.bot import Choice
from ludotheque.core.catalog import Entry
from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.hourglass import Glass
from ludotheque.core.outcome import Outcome
from ludotheque.core.parts import TextFace
from ludotheque.locales import Text
from ludotheque.play.line import Step
from ludotheque.play.match import Match
from ludotheque.play.seats import Holder
from ludotheque.terminal.screens import Screen
from ludotheque.terminal.words import Word

MOST_LISTED = 200


class Narrator:
    """Tells a match on a screen; it knows who sits where, so that it can call them by name."""

    def __init__(self, entry: Entry, holders: tuple[Holder, ...], screen: Screen, language: str) -> None:
        self.entry, self.holders, self.screen = entry, holders, screen
        self.say = Text(language, self.name)

    def name(self, seat: Seat) -> str:
        holder = self.holders[seat]
        if holder.kind == "bot":
            return self.say("shell-bot-name", {"number": seat + 1})
        return holder.name or self.say("terminal-player", {"number": seat + 1})

    def tell(self, key: str, **facts: object) -> None:
        self.screen.tell(self.say(key, facts))

    def welcome(self, clock: ClockSettings | None) -> None:
        self.tell("terminal-welcome", game=self.say(f"{self.entry.key}-name"))
        self.tell("terminal-how")
        for seat, holder in enumerate(self.holders):
            if holder.kind == "bot":
                self.tell("shell-bot-long", name=self.name(seat), level=holder.level)
        if clock is not None:
            self.tell("terminal-clock", seconds=clock.seconds, call="call" if clock.call else "auto")

    def prompt(self, seat: Seat, glass: Glass | None, elapsed: int) -> str:
        """Who is asked; with the sand that is left, and the glass that comes after inherited sand."""
        if glass is None:
            return self.say("terminal-prompt", {"seat": seat})
        more = glass.full // 1000 if glass.inherited(elapsed) else 0
        seconds = -(-glass.sand(elapsed) // 1000)
        return self.say("terminal-prompt-sand", {"seat": seat, "seconds": seconds, "more": more})

    def draw(self, match: Match, seat: Seat | None, peek: bool = False) -> None:
        """The board as that seat sees it, with the game's remarks; `peek`: with what it may look under."""
        view = match.game.view(match.state, seat, peek)
        text = self._text
        remarks = text.remarks(match.game, view, seat)
        told = [self.say(f"{self.entry.key}-text-{remark.key}", remark.facts) for remark in remarks]
        drawing = "\n".join([text.draw(match.game, view, seat), *told])
        self.screen.board(drawing, self.say("terminal-ply", {"ply": match.ply}))

    def happened(self, game: AnyGame, step: Step) -> None:
        """What a move did, as far as all at this keyboard may know."""
        people = [seat for seat, holder in enumerate(self.holders) if holder.person]
        watcher = people[0] if len(people) == 1 or (people and step.revealed) else None
        for event in game.events(step.before, step.move, step.after, watcher):
            self.tell(f"{self.entry.key}-event-{event.key}", **event.facts)

    def moves(self, game: AnyGame, view: Any, seat: Seat) -> None:
        moves = game.moves(view, seat)
        listed = [game.write(view, move) for move, _ in zip(moves, range(MOST_LISTED), strict=False)]
        self.screen.tell(", ".join(listed))
        if not moves.exhaustive:
            self.tell("terminal-more-moves")

    def hint(self, move: str, choice: Choice) -> None:
        told = "none" if choice.value is None else "proven" if choice.proven else "value"
        self.tell("terminal-hint", move=move, told=told, value=f"{choice.value or 0:g}")
        if choice.reason:
            self.tell(f"{self.entry.key}-hint-{choice.reason.key}", **choice.reason.facts)

    def help(self) -> None:
        for word in Word:
            spelling = self.say(f"terminal-word-{word.value}").split(",")[0]
            self.screen.tell(f"{spelling}: {self.say(f'terminal-about-{word.value}')}")
        self.tell(f"{self.entry.key}-terminal-moves")

    def result(self, outcome: Outcome | None) -> None:
        if outcome is None:
            self.tell("terminal-no-result")
            return
        for seat, score in zip(range(len(self.holders)), outcome.scores, strict=False):
            self.tell("terminal-score", seat=seat, score=score)
        self.tell("terminal-winners", winners=tuple(self.name(seat) for seat in outcome.winners))

    @property
    def _text(self) -> TextFace[Any, Any]:
        found = self.entry.part(TextFace)
        assert found is not None, f"{self.entry.key} has no text face"
        return found
