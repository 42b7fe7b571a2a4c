"""One game at the terminal: people and bots in turn, against the clock that its rules ask for."""

from collections.abc import Callable, Sequence
from pathlib import Path

from ludotheque.core.bot import Choice
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.missing import extras_named
from ludotheque.core.parts import Bots, Wire
from ludotheque.play import actions, bots, consent, records, timing
from ludotheque.play.beginning import Begun
from ludotheque.play.chance import of_match
from ludotheque.play.clocking import own_clock
from ludotheque.play.entries import Helped
from ludotheque.play.trial import Trial
from ludotheque.search.compiling import announced
from ludotheque.terminal.narrator import Narrator
from ludotheque.terminal.screens import Screen
from ludotheque.terminal.watch import Watch
from ludotheque.terminal.words import Word, vocabulary

REACTION = range(500, 2501)
"""After so many milliseconds a bot notices that a glass is empty (Laguna §5)."""


class Session:
    """Holds the match; time, chance, text and the screen are arguments."""

    def __init__(
        self, entry: Entry, begun: Begun, screen: Screen, language: str, below: Below, time: Callable[[], int]
    ) -> None:
        self.entry, self.match, self.game = entry, begun.match, begun.match.game
        self.holders, self.screen, self.below = begun.new.seated, screen, below
        self.watch = Watch(own_clock(entry, self.game, self.holders), time, REACTION[below(len(REACTION))])
        self.clock, self.now = self.watch.clock, self.watch.now
        self.chance = of_match(entry, begun.new.setup, begun.new.secret)
        self.narrator = Narrator(entry, self.holders, screen, language)
        self.say = self.narrator.say
        self.words = vocabulary(self.say)

    def run(self) -> None:
        """Play until the game is over or a person leaves."""
        self.narrator.welcome(self.clock)
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
        if self._time_is_up():
            return
        level = self.holders[seat].level or self._bots.levels()[0]
        with self.screen.waiting(self.say("terminal-thinking", {"seat": seat})):
            choice = self._choose(seat, level)
        self.watch.pace(self.match, self._bots.cost_ms(level))
        self._play(seat, self.game.write(self.match.state, choice.move))

    def _person(self, seat: Seat) -> bool:
        """One decision of a person; False when they leave."""
        secret = len([other for other in self.game.together(self.match.state) if self.holders[other].person]) > 1
        if secret:
            self.screen.hide()
            self.narrator.tell("terminal-curtain", seat=seat)
        self.narrator.draw(self.match, seat)
        while True:
            elapsed = self.match.spent.elapsed(seat, self.now())
            typed = self.screen.ask(self.narrator.prompt(seat, self.watch.glass(self.match), elapsed), secret)
            word = self._word(seat, typed)
            if word is Word.QUIT:
                return False
            if self._time_is_up():
                return True
            if word is None:
                if self._play_all(seat, typed.split(";")):
                    return True
            elif self._command(word, seat, typed.partition(" ")[2].strip()):
                return True

    def _time_is_up(self) -> bool:
        """Whether the clock, or a bot that watches it, has just ended the turn."""
        reaction = self.watch.reaction
        return self._take(lambda: actions.due(self.match, self.clock, self.holders, reaction, self.now(), self.chance))

    def _play_all(self, seat: Seat, texts: Sequence[str]) -> bool:
        """Moves typed at once; what comes after a refusal or the end of the turn is dropped."""
        turn, done = self.match.spent.turns, False
        for text in texts:
            if self.match.over or self.match.spent.turns != turn or not self._play(seat, text.strip()):
                break
            done = True
        return done

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
        if word is Word.UNDO and self._withholds("takeback"):
            self.narrator.tell("terminal-withheld")
            return False
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
        elif word is Word.PEEK:
            self._peek(seat)
        elif self._withholds(word.value):
            self.narrator.tell("terminal-withheld")
        elif word is Word.MOVES:
            self.narrator.moves(self.game, self.game.view(self.match.state, seat), seat)
        elif word is Word.HINT:
            self._hint(seat)
        elif word is Word.SAVE:
            self._save(argument)

    # ---- what a turn is made of

    def _play(self, seat: Seat, text: str) -> bool:
        """A move of the seat; or somebody else at this keyboard says that its time is up."""
        people = (other for other, holder in enumerate(self.holders) if holder.person)
        caller = next((other for other in people if timing.calls(self.match, other, text)), None)
        by = seat if caller is None else caller
        done = self._take(lambda: actions.play(self.match, by, text, self.now(), self.chance, self.clock))
        if caller is not None and not done:
            self.narrator.tell("terminal-sand-left")
        return done

    def _take(self, action: Callable[[], Trial]) -> bool:
        """What an action did is told move by move."""
        before = self.match.ply
        done = self._do(action)
        for step in self.match.line[before:]:
            self.narrator.happened(self.game, step)
        return done

    def _do(self, action: Callable[[], Trial]) -> bool:
        """Take what an action gives, or say in words why it is refused; True where anything happened."""
        try:
            trial = action()
        except LudothequeError as error:
            self._refused(error)
            return False
        self.match = trial.match
        return bool(trial)

    def _refused(self, error: LudothequeError) -> None:
        self.screen.tell(self.say.error(self.entry.key, error))

    def _choose(self, seat: Seat, level: int) -> Choice:
        """What a bot of that level would play in the seat, by what the seat knows."""
        known, asked = self._bots, bots.question(self.match, seat, self.clock, self.now())
        with extras_named(), announced(lambda: self.screen.tell(self.say("terminal-preparing"))):
            return bots.choose(self.game, asked, known.bot(level), known.limit(level), self.below)

    @property
    def _bots(self) -> Bots:
        known = self.entry.part(Bots)
        if known is None:
            raise LudothequeError("NO_BOTS", None, game=self.entry.key)
        return known

    def _withholds(self, what: str) -> bool:
        """What the game does not offer while it runs: by sight nothing may tell what fits."""
        wire = self.entry.part(Wire)
        return wire is not None and what in wire.withheld(self.game)

    def _peek(self, seat: Seat) -> None:
        """Look under what is covered, where the rules allow it now."""
        if self.game.view(self.match.state, seat, peek=True) == self.game.view(self.match.state, seat):
            self.narrator.tell("terminal-nothing-beneath")
        else:
            self.narrator.draw(self.match, seat, peek=True)

    def _hint(self, seat: Seat) -> None:
        try:
            with self.screen.waiting(self.say("terminal-thinking-hint")):
                choice = self._choose(seat, self._bots.levels()[-1])
        except LudothequeError as error:
            self._refused(error)
            return
        move = self.game.write(self.match.state, choice.move)
        self.match = Trial(self.match, Helped(seat, self.now(), move, self.match.ply_of(seat))).match
        self.narrator.hint(move, choice)

    def _save(self, name: str) -> None:
        if not name:
            self.narrator.tell("terminal-save-where")
            return
        names = [holder.written for holder in self.holders]
        written = records.written(self.match, names, None, timed=self.clock is not None)
        try:
            Path(name).write_text(written.dump() + "\n", encoding="utf-8")
        except OSError:
            self.narrator.tell("terminal-cannot-save", file=name)
            return
        self.narrator.tell("terminal-saved", file=name)
