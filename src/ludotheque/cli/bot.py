"""`ludotheque bot`: a program of one's own in a seat of a server."""

import asyncio
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.core.bot import Limit
from ludotheque.core.errors import LudothequeError
from ludotheque.locales import Text


def bot(
    url: Annotated[str, typer.Option(help="The link of an invitation, or of a seat that is yours.", metavar="LINK")],
    engine: Annotated[str, typer.Option(help="The program: see `docs/formats/engine.md`.", metavar="CMD")],
    name: Annotated[str, typer.Option(help="What others see; else what the program calls itself.")] = "",
    seconds: Annotated[float, typer.Option(min=0.05, help="That a move may take.")] = 5.0,
    memory: Annotated[int, typer.Option(min=16, help="Megabytes that the program may use.")] = 1024,
    matches: Annotated[int, typer.Option(min=1, help="How many matches of the table to play.")] = 1,
    language: Language = "",
) -> None:
    """Sit down at a table by its link and play: everybody there sees that a bot does.

    Exit 1: the program failed, and its match is resigned. Exit 2: the seat cannot be had."""
    from ludotheque.client.playing import play
    from ludotheque.engine.program import ProgramFault
    from ludotheque.engine.program_bot import ProgramBot

    say, player = text(language), ProgramBot(engine, memory)
    try:
        shown = name or player.greet()
        ended = asyncio.run(play(url, player, shown, Limit(seconds=seconds), matches))
    except ProgramFault as fault:
        _stop(say, fault, 1)
    except LudothequeError as error:
        _stop(say, error, 2)
    else:
        for outcome in ended:
            typer.echo(say("bot-over", {"reason": outcome.reason, "scores": " ".join(map(str, outcome.scores))}))
    finally:
        player.close()


def _stop(say: Text, error: LudothequeError, status: int) -> None:
    typer.echo(say.error(None, error), err=True)
    raise typer.Exit(status)
