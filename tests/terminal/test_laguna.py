"""Laguna at the terminal: the hourglass runs while a person types, and peek looks under the own pearls."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core import catalog, record
from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.core.record import Record
from ludotheque.games.laguna.rules.moves import Shift
from ludotheque.games.laguna.rules.state import State
from ludotheque.play.beginning import go_on
from ludotheque.play.seats import Holder
from ludotheque.terminal.session import REACTION, Session
from play.lagoon import SEA

ADA, BEA, BOT = Holder("here", "Ada"), Holder("here", "Bea"), Holder("bot", level=1)
LATEST = max(REACTION) / 1000


class Slow:
    """A keyboard whose person takes some seconds for every line, and a screen that keeps what it is told."""

    def __init__(self, *typed: tuple[float, str]) -> None:
        self.typed, self.now = list(typed), 1_000_000
        self.told, self.prompts, self.drawn = list[str](), list[str](), list[str]()

    def board(self, drawing: str, title: str) -> None:
        self.drawn.append(drawing)

    def tell(self, line: str) -> None:
        self.told.append(line)

    def ask(self, prompt: str, secret: bool = False) -> str:
        self.prompts.append(prompt)
        seconds, text = self.typed.pop(0) if self.typed else (0.0, "quit")
        self.now += round(seconds * 1000)
        return text

    def hide(self) -> None:
        raise AssertionError("nothing is chosen in secret")

    def waiting(self, line: str) -> AbstractContextManager[object]:
        return nullcontext()


class Restless(Bot, Bots):
    """Shifts a pearl to and fro until its time is over; an action takes it 1.8 seconds."""

    def choose(self, game: AnyGame, view: State, seen: Seen, limit: Limit, below: Below) -> Choice:
        return Choice(next(move for move in game.moves(view, seen.seat) if isinstance(move, Shift)))

    def levels(self) -> tuple[int, ...]:
        return (1,)

    def bot(self, level: int) -> Bot:
        return self

    def limit(self, level: int) -> Limit:
        return Limit()

    def cost_ms(self, level: int) -> int:
        return 1_800


def played(screen: Slow, *holders: Holder, setup: str = SEA, **options: object) -> Session:
    """A session from a small sea where Ada may sail; it lasts until the last line is typed."""
    entry = catalog.entry("laguna").with_part(Bots, Restless())
    game = entry.game({"players": len(holders), **options})
    begun = go_on(entry, Record("laguna", entry.rules, game.info.options, setup), holders, screen.now)
    session = Session(entry, begun, screen, "en", SplitMix64(1).below, lambda: screen.now)
    session.run()
    return session


def moves(session: Session) -> list[str]:
    return [step.text for step in session.match.line]


def test_every_prompt_tells_the_sand_that_is_left() -> None:
    screen = Slow((12, "shift 0 5"), (5.5, "board"))
    played(screen, ADA, BEA)
    assert screen.prompts == ["Ada, 30 s>", "Ada, 18 s>", "Ada, 13 s>"]


def test_a_turn_that_ends_early_hands_its_sand_on_and_a_whole_glass_follows() -> None:
    screen = Slow((12, "end"), (10, "shift 0 5"), (8, "shift 5 0"))
    played(screen, ADA, BEA)
    assert screen.prompts == ["Ada, 30 s>", "Bea, 18 s + 30 s>", "Bea, 8 s + 30 s>", "Bea, 30 s>"]


def test_what_is_typed_after_the_sand_is_not_played() -> None:
    screen = Slow((30.3, "shift 0 5"))
    session = played(screen, ADA, BEA)
    assert moves(session) == ["=time"]
    assert "The sand is out: Ada’s turn is over." in screen.told
    assert screen.prompts[-1] == "Bea, 30 s>"


def test_a_word_that_is_typed_after_the_sand_ends_the_turn_too() -> None:
    assert moves(played(Slow((31, "board")), ADA, BEA)) == ["=time"]


def test_leaving_is_always_heard() -> None:
    assert moves(played(Slow((99, "quit")), ADA, BEA)) == []


def test_without_a_glass_nobody_is_hurried_at_one_keyboard() -> None:
    screen = Slow((3600, "step S"))
    session = played(screen, ADA, BEA, glass="none")
    assert (session.clock, moves(session), screen.prompts[0]) == (None, ["step S"], "Ada>")


def test_peek_shows_what_lies_under_the_own_pearls_before_the_first_step() -> None:
    screen = Slow((1, "peek"), (1, "step S"), (1, "peek"))
    reef = SEA.replace(".........\n...x.....", "x........\n...x.....", 1)
    played(screen, ADA, BEA, setup=reef)
    before, peeked, after = screen.drawn
    assert "over [? ? . / . . .]" in before.splitlines()[-3]
    assert "over [x . . / . . .]" in peeked.splitlines()[-3]
    assert "x" not in after.splitlines()[-3]
    assert "There is nothing to look under now." in screen.told


def test_peek_is_refused_where_the_options_forbid_it() -> None:
    screen = Slow((1, "peek"))
    played(screen, ADA, BEA, glass="none", no_timer_peek=False)
    assert "There is nothing to look under now." in screen.told and len(screen.drawn) == 1


def test_a_bot_calls_the_time_of_a_person_where_somebody_must() -> None:
    early = played(Slow((30.4, "shift 0 5"), (0, "shift 5 0")), ADA, BOT, time_call="call")
    assert moves(early) == ["shift 0 5", "shift 5 0"], "nobody has noticed yet"
    late = Slow((30 + LATEST, "shift 0 5"))
    assert moves(played(late, ADA, BOT, time_call="call"))[0] == "time 1"


def test_at_one_keyboard_whoever_waits_calls_the_time() -> None:
    screen = Slow((29, "time 1"), (10, "shift 0 5"), (1, "time 1"))
    session = played(screen, ADA, BEA, time_call="call")
    assert moves(session) == ["shift 0 5", "time 1"]
    assert "There is still sand in the glass." in screen.told
    assert "“Time!” Ada’s turn is over." in screen.told


def test_nobody_calls_where_the_clock_does() -> None:
    screen = Slow((1, "time 1"))
    assert moves(played(screen, ADA, BEA)) == []
    assert any("LAG-16" in line or "LAG-A23" in line for line in screen.told)


def test_a_bot_spends_its_sand_by_its_level_and_nobody_waits() -> None:
    screen = Slow((10, "end"))
    session = played(screen, ADA, BOT)
    spent = [step.spent for step in session.match.line if step.seat == 1]
    assert spent == [1_800] * 27, "twenty seconds of sand and a glass of thirty"
    assert moves(session)[-1] == "=time"
    assert (screen.now, screen.prompts[-1]) == (1_010_000, "Ada, 30 s>")


def test_several_moves_in_a_line_stop_where_the_turn_does() -> None:
    assert moves(played(Slow((5, "shift 0 5; shift 5 0 ;step S")), ADA, BEA)) == ["shift 0 5", "shift 5 0", "step S"]
    assert moves(played(Slow((5, "step E; step S")), ADA, BEA)) == ["step E"], "a reef showed"
    assert moves(played(Slow((5, "step S; step S; step S; end")), ADA, BEA)) == ["step S"], "Bea lies below"


def test_against_the_glass_nothing_is_taken_back() -> None:
    screen = Slow((1, "shift 0 5"), (1, "undo"))
    assert moves(played(screen, ADA, BEA)) == ["shift 0 5"]
    assert "This game is played without that help." in screen.told


def test_a_saved_game_keeps_the_times(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played(Slow((12, "shift 0 5"), (1, f"save {path}")), ADA, BEA)
    assert record.read(path.read_bytes()).times == (12_000,)


@pytest.mark.parametrize(("language", "says"), [("en", "hourglass of 30 seconds"), ("fr", "sablier de 30 secondes")])
def test_a_stranger_is_told_of_the_glass_and_of_the_first_steps(language: str, says: str) -> None:
    arguments = ["play", "laguna", "--plain", "-l", language, "--seats", "human,human", "--begins", "1"]
    done = CliRunner().invoke(app, arguments, input="?\nmoves\nplace H 2 4 A\nquit\n")
    assert (done.exit_code, says in done.output, "--set glass=none" in done.output) == (0, True, True)
    assert "place H 2 4 A, place" in done.output or ", place H 2 4 A" in done.output
    assert ("starts from island A" if language == "en" else "l’île A") in done.output


def test_colours_go_with_who_was_named() -> None:
    arguments = ["play", "laguna", "--plain", "-l", "en", "--seats", "human,human", "--begins", "2"]
    done = CliRunner().invoke(
        app, [*arguments, "--set", "colours=y,any"], input="place H 2 4 A\nplace H 2 16 B\nquit\n"
    )
    assert "0 r H@r2c4" in done.output and "1 y H@r2c16" in done.output
