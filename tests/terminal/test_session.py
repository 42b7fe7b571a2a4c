"""A session with a screen of a test: people, bots of a test, and hints."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.bot import Bot, Choice, Limit, Reason, Seen
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.core.record import Record
from ludotheque.play.beginning import go_on
from ludotheque.play.bots import question
from ludotheque.play.seats import Holder
from ludotheque.search.compiling import compiling
from ludotheque.terminal.narrator import Narrator
from ludotheque.terminal.session import Session

HERE = Holder("here")
ADA, BOT = Holder("here", "Ada"), Holder("bot", level=2)
PLAYED = ("sel SA", "sel PH", "Sf6+M", "Pg6+C")


class Script:
    """A screen whose person types from a list, and which keeps what it is told."""

    def __init__(self, *typed: str) -> None:
        self.typed, self.told, self.hidden = list(typed), list[str](), 0

    def board(self, drawing: str, title: str) -> None:
        self.told.append(title)

    def tell(self, line: str) -> None:
        self.told.append(line)

    def ask(self, prompt: str, secret: bool = False) -> str:
        self.told.append(f"{prompt}{' (secret)' if secret else ''}")
        return self.typed.pop(0)

    def hide(self) -> None:
        self.hidden += 1

    def waiting(self, line: str) -> AbstractContextManager[object]:
        self.told.append(line)
        return nullcontext()


class First:
    """Plays the first move there is, and says that it is worth three."""

    def __init__(self, part: "Firsts") -> None:
        self.part = part

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        self.part.asked.append((view, seen, limit))
        return self.part.choice(next(iter(game.moves(view, seen.seat))))


class Firsts(Bots):
    def __init__(self, **said: Any) -> None:
        self.asked: list[tuple[Any, Seen, Limit]] = []
        self.said = {"value": 3.0, **said}

    def choice(self, move: Any) -> Choice:
        return Choice(move, **self.said)

    def levels(self) -> tuple[int, ...]:
        return (1, 2, 3, 4, 5)

    def bot(self, level: int) -> Bot:
        return First(self)

    def limit(self, level: int) -> Limit:
        return Limit(nodes=level)


def session(
    screen: Script, *holders: Holder, bots: Bots | None = None, moves: tuple[str, ...] = PLAYED, **options: Any
) -> Session:
    entry: Entry = catalog.entry("interactions")
    entry = entry.with_part(Bots, bots) if bots else entry
    game = entry.game(options)
    begun = go_on(entry, Record("interactions", 1, game.info.options, "", moves=moves), holders, 1_000)
    return Session(entry, begun, screen, "en", SplitMix64(1).below, lambda: 1_000)


def test_a_bot_is_asked_what_play_asks_at_every_table() -> None:
    screen, bots = Script("Mh6+K", "quit"), Firsts()
    playing = session(screen, ADA, BOT, bots=bots)
    playing.run()
    (view, seen, limit), *others = bots.asked
    assert not others and seen == Seen(1, (*PLAYED, "Mh6+K"), None)
    assert limit == Limit(nodes=2)
    before = session(Script(), ADA, BOT, moves=(*PLAYED, "Mh6+K"))
    assert view == question(before.match, 1).view


def test_a_bot_is_told_with_its_level_and_called_by_its_name() -> None:
    screen = Script("Mh6+K", "quit")
    session(screen, ADA, BOT, bots=Firsts()).run()
    assert "Pebble (bot, level 2)" in screen.told
    assert "Pebble is thinking…" in screen.told
    assert "Pebble lays the snail above the beaver." in screen.told


class Unready(Firsts):
    """Compiles twice before its first move."""

    def choice(self, move: Any) -> Choice:
        for _ in range(2):
            with compiling():
                pass
        return super().choice(move)


def test_a_bot_that_is_compiled_first_says_so_once() -> None:
    screen = Script("Mh6+K", "quit")
    session(screen, ADA, BOT, bots=Unready()).run()
    assert [line for line in screen.told if "first time on this machine" in line] == [
        "Getting ready: the first time on this machine takes a moment…"
    ]


def test_a_hint_tells_its_value_and_marks_the_match() -> None:
    screen = Script("hint", "quit")
    playing = session(screen, ADA, HERE, bots=Firsts(reason=Reason("no-such-reason")))
    playing.run()
    assert "Try Mf5+P (value 3)." in screen.told
    assert "interactions-hint-no-such-reason" in screen.told
    assert playing.match.assisted
    assert playing.match.ply == len(PLAYED)


def test_a_hint_asks_the_strongest_level() -> None:
    bots = Firsts()
    session(Script("hint", "quit"), ADA, HERE, bots=bots).run()
    assert [limit.nodes for _, _, limit in bots.asked] == [5]


def test_secrets_are_chosen_behind_a_curtain_where_several_people_choose() -> None:
    screen = Script("sel SA", "quit")
    session(screen, ADA, HERE, moves=()).run()
    assert screen.hidden == 2
    assert sum(line.endswith("(secret)") for line in screen.told) == 2


@pytest.mark.parametrize("holders", [(ADA, BOT), (BOT, ADA), (ADA, HERE)], ids=["person first", "bot first", "people"])
def test_the_opening_is_told_once(holders: tuple[Holder, ...]) -> None:
    screen = Script("sel SA", "sel PH", "quit")
    session(screen, *holders, bots=Firsts(), moves=()).run()
    told = [line for line in screen.told if "starts with" in line]
    assert len(told) == len(set(told)) == 2


def test_nobody_hides_from_a_bot() -> None:
    screen = Script("sel SA", "quit")
    session(screen, ADA, BOT, bots=Firsts(), moves=()).run()
    assert screen.hidden == 0


def test_somebody_with_a_name_is_called_by_it() -> None:
    screen = Script("resign")
    session(screen, ADA, Holder("here", "Ben")).run()
    assert screen.told[-1] == "Ben wins."


def test_bots_at_a_table_have_different_names_and_the_record_keeps_their_levels() -> None:
    names = [Narrator(catalog.entry("laguna"), (ADA, BOT, BOT, BOT), Script(), "fr").name(seat) for seat in range(4)]
    assert len(set(names)) == 4 and names[0] == "Ada"
    assert BOT.written == "bot:2"
