"""`ludotheque play`: a game at the terminal."""

import secrets
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.settings import Settings, options
from ludotheque.core import catalog, record
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.ladder import ladders_of
from ludotheque.core.parts import Bots
from ludotheque.core.record import BadMove, Record
from ludotheque.locales import Text

if TYPE_CHECKING:
    from ludotheque.play.seats import Holder


def play(
    game: Annotated[str, typer.Argument(help="The game: see `ludotheque games`.", show_default=False)],
    seats: Annotated[
        str, typer.Option(help="Who sits where, in order: human, or bot:1 and up, with commas.", show_default=False)
    ] = "",
    begins: Annotated[
        str, typer.Option(help="Who begins: lot, or the number of one of the seats, from 1; the table is turned.")
    ] = "lot",
    settings: Settings = None,
    setup: Annotated[str, typer.Option(help="What is laid out beforehand; drawn by lot otherwise.")] = "",
    load: Annotated[Path | None, typer.Option("--record", help="Go on from a record file.")] = None,
    plain: Annotated[bool, typer.Option(help="Line by line, for screen readers and pipes.")] = False,
    language: Language = "",
) -> None:
    """Play at the terminal, alone, with others at the same keyboard, or against bots.

    Type a move in the game's notation, or one of the words that `help` lists.
    """
    say = text(language)
    try:
        start = _start(game, settings or [], setup, load)
        _run(start, seats, None if load else begins, plain, say)
    except BadMove as bad:
        _stop(f"moves[{bad.ply}] {bad.move}: {say.error(game, bad.error)}")
    except LudothequeError as error:
        _stop(say.error(game, error))
    except (KeyboardInterrupt, EOFError):
        typer.echo()
        raise typer.Exit(130) from None


def _start(game: str, settings: list[str], setup: str, load: Path | None) -> Record:
    """A record to go on from: the file's, or an empty one whose setup may still have to be drawn."""
    if load is not None:
        try:
            return record.read(load.read_bytes())
        except OSError as error:
            raise InvalidRecord("record", "cannot-be-read", name=str(load)) from error
    info = catalog.entry(game).game(options(settings)).info
    return Record(info.key, info.rules, info.options, setup)


def _run(start: Record, seats: str, begins: str | None, plain: bool, say: Text) -> None:
    """`begins` is None where a record goes on: everybody stays where they sit."""
    from ludotheque.play.beginning import go_on
    from ludotheque.play.chance import seal
    from ludotheque.terminal.screens import PlainScreen, RichScreen
    from ludotheque.terminal.session import Session

    entry = catalog.entry(start.game)
    holders = _holders(entry, seats, start, say)
    told = begins if len(holders) > 1 else None
    if told:
        start, holders = _turned(entry, start, holders, told)
    if begins is not None and not start.setup:
        start = replace(start, setup=start.open().setup(secrets.randbelow))
    begun = go_on(entry, start, holders, _now())
    screen = PlainScreen() if plain or not sys.stdout.isatty() else RichScreen()
    session = Session(entry, begun, screen, say.language, secrets.randbelow, _now)
    if sealed := seal(entry, begun.new.secret):
        screen.tell(say("terminal-seal", {"seal": sealed}))
    if told:
        session.narrator.tell("terminal-begins", by="lot" if told == "lot" else "choice", seat=0)
    session.run()
    if sealed and session.match.over:
        screen.tell(say("terminal-secret", {"secret": str(begun.new.secret)}))


def _turned(
    entry: Entry, start: Record, holders: "tuple[Holder, ...]", begins: str
) -> "tuple[Record, tuple[Holder, ...]]":
    """The table turned until the one who begins comes first."""
    from ludotheque.play import lot

    if begins != "lot" and not begins.isdecimal():
        raise InvalidRecord("begins", "no-such-beginner", seats=len(holders))
    first = lot.first(entry, holders, "lot" if begins == "lot" else int(begins) - 1, secrets.randbelow)
    options = lot.turned_options(entry, start.options, first)
    return replace(start, options=options), lot.turned(holders, first)


def _holders(entry: Entry, wish: str, start: Record, say: Text) -> "tuple[Holder, ...]":
    """Who sits where; by default a person against fair bots. Raises MissingExtra where bots cannot play.

    People are called as the record calls them, or by the place that they were named in, wherever they sit then."""
    from ludotheque.play import names
    from ludotheque.play.seats import Holder

    count = start.open().info.seats
    words = wish.split(",") if wish else ["human", *[f"bot:{ladders_of(entry).usual}"] * (count - 1)]
    if len(words) != count:
        raise InvalidRecord("seats", "wrong-seats", seats=count)
    bots = entry.part(Bots) if set(words) != {"human"} else None
    holders = {f"bot:{level}": Holder("bot", level=level) for level in (bots.levels() if bots else ())}
    for word in words:
        if word != "human" and word not in holders:
            raise InvalidRecord("seats", "unknown-seat", value=word[:40])
    known = [names.clean_or_nothing(name) for name in start.seats] or [""] * count
    called = [name or say("terminal-player", {"number": number}) for number, name in enumerate(known, 1)]
    return tuple(holders.get(word, Holder("here", name)) for word, name in zip(words, called, strict=True))


def _now() -> int:
    return time.time_ns() // 1_000_000


def _stop(message: str) -> None:
    typer.echo(message, err=True)
    raise typer.Exit(2)
