"""`ludotheque play`: a game at the terminal."""

import secrets
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.settings import Settings, options
from ludotheque.core import catalog, record
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.parts import Bots
from ludotheque.core.record import BadMove, Record
from ludotheque.locales import Text

if TYPE_CHECKING:
    from ludotheque.play.seats import Holder


def play(
    game: Annotated[str, typer.Argument(help="The game: see `ludotheque games`.", show_default=False)],
    seats: Annotated[
        str, typer.Option(help="Who sits where, in order: human or bot:1 to bot:5, with commas.", show_default=False)
    ] = "",
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
        _run(_start(game, settings or [], setup, load), seats, plain, say)
    except BadMove as bad:
        _stop(f"moves[{bad.ply}] {bad.move}: {say.error(game, bad.error)}")
    except LudothequeError as error:
        _stop(say.error(game, error))
    except (KeyboardInterrupt, EOFError):
        typer.echo()
        raise typer.Exit(130) from None


def _start(game: str, settings: list[str], setup: str, load: Path | None) -> Record:
    """A record to go on from: the file's, or an empty one with the setup drawn."""
    if load is not None:
        try:
            return record.read(load.read_bytes())
        except OSError as error:
            raise InvalidRecord("record", "cannot-be-read", name=str(load)) from error
    made = catalog.entry(game).game(options(settings))
    info = made.info
    return Record(info.key, info.rules, info.options, setup or made.setup(secrets.randbelow))


def _run(start: Record, seats: str, plain: bool, say: Text) -> None:
    from ludotheque.play.beginning import go_on
    from ludotheque.play.chance import seal
    from ludotheque.terminal.screens import PlainScreen, RichScreen
    from ludotheque.terminal.session import Session

    entry = catalog.entry(start.game)
    begun = go_on(entry, start, _holders(entry, seats, start.open().info.seats), _now())
    screen = PlainScreen() if plain or not sys.stdout.isatty() else RichScreen()
    session = Session(entry, begun, screen, say.language, secrets.randbelow, _now)
    if sealed := seal(entry, begun.new.secret):
        screen.tell(say("terminal-seal", {"seal": sealed}))
    session.run()
    if sealed and session.match.over:
        screen.tell(say("terminal-secret", {"secret": str(begun.new.secret)}))


def _holders(entry: Entry, wish: str, count: int) -> "tuple[Holder, ...]":
    """Who sits where; by default a person against bots of level 3. Raises MissingExtra where bots cannot play."""
    from ludotheque.play.seats import Holder

    words = wish.split(",") if wish else ["human", *["bot:3"] * (count - 1)]
    if len(words) != count:
        raise InvalidRecord("seats", "wrong-seats", seats=count)
    bots = entry.part(Bots) if set(words) != {"human"} else None
    holders = {f"bot:{level}": Holder("bot", level=level) for level in (bots.levels() if bots else ())}
    holders["human"] = Holder("here")
    for word in words:
        if word not in holders:
            raise InvalidRecord("seats", "unknown-seat", value=word[:40])
    return tuple(holders[word] for word in words)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _stop(message: str) -> None:
    typer.echo(message, err=True)
    raise typer.Exit(2)
