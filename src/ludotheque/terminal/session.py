"""One game at the terminal: people and bots in turn, with hints, take-backs and records."""

from collections.abc import Callable
from pathlib import Path

from ludotheque.core.bot import LEVELS, Choice
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.missing import extras_named
from ludotheque.core.parts import Bots, Wire
from ludotheque.play import actions, bots, consent, records
from ludotheque.play.beginning import Begun
from ludotheque.play.chance import of_match
from ludotheque.play.entries import Helped
from ludotheque.play.trial import Trial
from ludotheque.terminal.narrator import Narrator
from ludotheque.terminal.screens import Screen
from ludotheque.terminal.words import Word, vocabulary


class Session:
    """Holds the match; time, chance, text and the screen are arguments."""

    def __init__(
        self, entry: Entry, begun: Begun, screen: Screen, language: str, below: Below, now: Callable[[], int]
    ) -> None:
        self.entry, self.match, self.game = entry, begun.match, begun.match.game
        self.holders, self.screen, self.below, self.now = begun.new.seated, screen, below, now
        self.chance = of_match(entry, begun.new.setup, begun.new.secret)
        self.narrator = Narrator(entry, self.holders, screen, language)
        self.say = self.narrator.say
        self.words = vocabulary(self.say)

    def run(self) -> None:
        """Play until the game is over or a person leaves."""
        self.narrator.welcome()
        while not self.match.over:
            seat = self.match.deciding[0]
            if self.holders[seat].kind == "bot":
                self._bot(seat)
            elif not self._person(seat):
                return
        self.narrator.draw(self.match, None)
        self.narrator.result(self.match.outcome)

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
            self.narrator.tell("terminal-curtain", seat=seat)
        self.narrator.draw(self.match, seat)
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
        if word is Word.RESIGN:
            return self._do(lambda: actions.resign(self.match, seat, self.now()))
        if word is Word.UNDO:
            return self._do(lambda: consent.offer(self.match, self.holders, seat, "takeback", self.now()))
        self._show(word, seat, argument)
        return False

    def _show(self, word: Word, seat: Seat, argument: str) -> None:
        """The words that change nothing."""
        if word is Word.HELP:
            self.narrator.help()
        elif word is Word.BOARD:
            self.narrator.draw(self.match, seat)
        elif self._withholds(word):
            self.narrator.tell("terminal-withheld")
        elif word is Word.MOVES:
            self.narrator.moves(self.game, self.game.view(self.match.state, seat), seat)
        elif word is Word.HINT:
            self._hint(seat)
        elif word is Word.SAVE:
            self._save(argument)

    # ---- what a turn is made of

    def _play(self, seat: Seat, text: str) -> bool:
        before = self.match.ply
        done = self._do(lambda: actions.play(self.match, seat, text, self.now(), self.chance))
        for step in self.match.line[before:]:
            self.narrator.happened(self.game, step)
        return done

    def _do(self, action: Callable[[], Trial]) -> bool:
        """Take what an action gives, or say in words why it is refused."""
        try:
            self.match = action().match
        except LudothequeError as error:
            self._refused(error)
            return False
        return True

    def _refused(self, error: LudothequeError) -> None:
        self.screen.tell(self.say.error(self.entry.key, error))

    def _choose(self, seat: Seat, level: int) -> Choice:
        """What a bot of that level would play in the seat, by what the seat knows."""
        known = self.entry.part(Bots)
        if known is None:
            raise LudothequeError("NO_BOTS", None, game=self.entry.key)
        asked = bots.question(self.match, seat)
        with extras_named():
            return bots.choose(self.game, asked, known.bot(level), known.limit(level), self.below)

    def _withholds(self, word: Word) -> bool:
        """What the game does not offer while it runs: by sight nothing may tell what fits."""
        wire = self.entry.part(Wire)
        return wire is not None and word.value in wire.withheld(self.game)

    def _hint(self, seat: Seat) -> None:
        try:
            with self.screen.waiting(self.say("terminal-thinking-hint")):
                choice = self._choose(seat, LEVELS[-1])
        except LudothequeError as error:
            self._refused(error)
            return
        self.match = Trial(self.match, Helped(seat, self.now())).match
        self.narrator.hint(self.game.write(self.match.state, choice.move), choice)

    def _save(self, name: str) -> None:
        if not name:
            self.narrator.tell("terminal-save-where")
            return
        names = [holder.written for holder in self.holders]
        try:
            Path(name).write_text(records.written(self.match, names, None).dump() + "\n", encoding="utf-8")
        except OSError:
            self.narrator.tell("terminal-cannot-save", file=name)
            return
        self.narrator.tell("terminal-saved", file=name)
