"""One game at the terminal: people and bots in turn, with hints, take-backs and records."""

from collections.abc import Callable
from pathlib import Path

from ludotheque.core.bot import LEVELS, Choice, Seen
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.parts import Bots, TextFace, Wire
from ludotheque.locales import Text
from ludotheque.play import actions, consent, records
from ludotheque.play.chance import Chance
from ludotheque.play.entries import Entry as LogEntry
from ludotheque.play.entries import Helped
from ludotheque.play.match import Match, Step
from ludotheque.play.seats import Holder
from ludotheque.terminal.screens import Screen
from ludotheque.terminal.words import Word, vocabulary

MOST_LISTED = 200


class Session:
    """Holds the match; time, chance, text and the screen are arguments."""

    def __init__(
        self, entry: Entry, game: AnyGame, setup: str, moves: tuple[str, ...], holders: tuple[Holder, ...],
        screen: Screen, language: str, chance: Chance, below: Below, now: Callable[[], int],
    ) -> None:  # fmt: skip
        self.entry, self.game, self.holders, self.screen = entry, game, holders, screen
        self.chance, self.below, self.now = chance, below, now
        self.say = Text(language, self.name)
        self.words = vocabulary(self.say)
        self.match = Match(game, setup, now(), records.entries(game, setup, moves, now()))
        self._apply(actions.opening(self.match, now(), chance))

    def name(self, seat: Seat) -> str:
        holder = self.holders[seat]
        if holder.kind == "bot":
            return self.say("terminal-bot", {"level": holder.level})
        return holder.name or self.say("terminal-player", {"number": seat + 1})

    def run(self) -> None:
        """Play until the game is over or a person leaves."""
        self.screen.tell(self.say("terminal-welcome", {"game": self.say(f"{self.entry.key}-name")}))
        self.screen.tell(self.say("terminal-how"))
        while not self.match.over:
            seat = self.match.deciding[0]
            if self.holders[seat].kind == "bot":
                self._bot(seat)
            elif not self._person(seat):
                return
        self._finish()

    # ---- turns

    def _bot(self, seat: Seat) -> None:
        with self.screen.waiting(self.say("terminal-thinking", {"seat": seat})):
            choice = self._choose(seat, self.holders[seat].level or LEVELS[0])
        self._play(seat, self.game.write(self.match.state, choice.move))

    def _person(self, seat: Seat) -> bool:
        """One decision of a person; False when they leave."""
        secret = len([other for other in self.game.together(self.match.state) if self.holders[other].person]) > 1
        if secret:
            self.screen.hide()
            self.screen.tell(self.say("terminal-curtain", {"seat": seat}))
        self._draw(seat)
        while True:
            typed = self.screen.ask(self.say("terminal-prompt", {"seat": seat}), secret)
            word = self._word(seat, typed)
            if word is None:
                if self._play(seat, typed):
                    return True
            elif word is Word.QUIT:
                return False
            elif self._command(word, seat, typed.partition(" ")[2].strip()):
                return True

    def _word(self, seat: Seat, typed: str) -> Word | None:
        """The command that is typed; a move that can be played is never taken for one (`B` is a colour)."""
        try:
            view = self.game.view(self.match.state, seat)
            if self.game.read(view, typed) in self.game.moves(view, seat):
                return None
        except LudothequeError:
            pass
        return self.words.get(typed.split(" ")[0].lower()) if typed else Word.HELP

    def _command(self, word: Word, seat: Seat, argument: str) -> bool:
        """Do what the word asks; True when the position changed."""
        if word is Word.HELP:
            self._help()
        elif word is Word.BOARD:
            self._draw(seat)
        elif word.value in self._withheld():
            self.screen.tell(self.say("terminal-withheld"))
        elif word is Word.MOVES:
            self._moves(seat)
        elif word is Word.HINT:
            self._hint(seat)
        elif word is Word.SAVE:
            self._save(argument)
        elif word is Word.RESIGN:
            return self._do(lambda: actions.resign(self.match, seat, self.now()))
        elif word is Word.UNDO:
            return self._do(lambda: consent.offer(self.match, self.holders, seat, "takeback", self.now()))
        return False

    # ---- what a turn is made of

    def _play(self, seat: Seat, text: str) -> bool:
        before = self.match.ply
        done = self._do(lambda: actions.play(self.match, seat, text, self.now(), self.chance))
        for step in self.match.line[before:]:
            self._told(step, seat)
        return done

    def _do(self, action: Callable[[], tuple[LogEntry, ...]]) -> bool:
        """Apply what an action gives, or say in words why it is refused."""
        try:
            self._apply(action())
        except LudothequeError as error:
            self.screen.tell(self.say.error(self.entry.key, error))
            return False
        return True

    def _apply(self, entries: tuple[LogEntry, ...]) -> None:
        for entry in entries:
            self.match.apply(entry)

    def _choose(self, seat: Seat, level: int) -> Choice:
        bots = self.entry.part(Bots)
        assert bots is not None
        view = self.game.view(self.match.state, seat)
        seen = Seen(seat, tuple(step.text for step in self.match.line))
        choice: Choice = bots.bot(level).choose(self.game, view, seen, bots.limit(level), self.below)
        return choice

    # ---- what is shown

    def _draw(self, seat: Seat | None) -> None:
        view = self.game.view(self.match.state, seat)
        text = self.entry.part(TextFace)
        assert text is not None
        remarks = text.remarks(self.game, view, seat)
        told = [self.say(f"{self.entry.key}-text-{remark.key}", remark.facts) for remark in remarks]
        drawing = "\n".join([text.draw(self.game, view, seat), *told])
        self.screen.board(drawing, self.say("terminal-ply", {"ply": self.match.ply}))

    def _told(self, step: Step, reader: Seat | None) -> None:
        people = [seat for seat, holder in enumerate(self.holders) if holder.person]
        watcher = people[0] if len(people) == 1 else reader if step.revealed else None
        for event in self.game.events(step.before, step.move, step.after, watcher):
            self.screen.tell(self.say(f"{self.entry.key}-event-{event.key}", event.facts))

    def _moves(self, seat: Seat) -> None:
        view = self.game.view(self.match.state, seat)
        moves = self.game.moves(view, seat)
        listed = [self.game.write(view, move) for move, _ in zip(moves, range(MOST_LISTED), strict=False)]
        self.screen.tell(", ".join(listed))
        if not moves.exhaustive:
            self.screen.tell(self.say("terminal-more-moves"))

    def _withheld(self) -> frozenset[str]:
        """What the game does not offer while it runs: by sight nothing may tell what fits."""
        wire = self.entry.part(Wire)
        return wire.withheld(self.game) if wire else frozenset()

    def _hint(self, seat: Seat) -> None:
        with self.screen.waiting(self.say("terminal-thinking-hint")):
            choice = self._choose(seat, LEVELS[-1])
        self._apply((Helped(seat, self.now()),))
        move = self.game.write(self.match.state, choice.move)
        told = "none" if choice.value is None else "proven" if choice.proven else "value"
        value = f"{choice.value or 0:g}"
        self.screen.tell(self.say("terminal-hint", {"move": move, "told": told, "value": value}))
        if choice.reason:
            self.screen.tell(self.say(f"{self.entry.key}-hint-{choice.reason.key}", choice.reason.facts))

    def _help(self) -> None:
        for word in Word:
            spelling = self.say(f"terminal-word-{word.value}").split(",")[0]
            self.screen.tell(f"{spelling}: {self.say(f'terminal-about-{word.value}')}")
        self.screen.tell(self.say(f"{self.entry.key}-terminal-moves"))

    def _save(self, name: str) -> None:
        if not name:
            self.screen.tell(self.say("terminal-save-where"))
            return
        names = [holder.written for holder in self.holders]
        try:
            Path(name).write_text(records.written(self.match, names, None).dump() + "\n", encoding="utf-8")
        except OSError:
            self.screen.tell(self.say("terminal-cannot-save", {"file": name}))
            return
        self.screen.tell(self.say("terminal-saved", {"file": name}))

    def _finish(self) -> None:
        self._draw(None)
        outcome = self.match.outcome
        if outcome is None:
            self.screen.tell(self.say("terminal-no-result"))
            return
        for seat in range(len(self.holders)):
            if seat < len(outcome.scores):
                self.screen.tell(self.say("terminal-score", {"seat": seat, "score": outcome.scores[seat]}))
        winners = tuple(self.name(seat) for seat in outcome.winners)
        self.screen.tell(self.say("terminal-winners", {"winners": winners}))
