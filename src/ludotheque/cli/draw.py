"""`ludotheque draw` and `ludotheque film`: a position as a picture, a game as a film."""

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.source import record_named
from ludotheque.core import record
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame, Seat

Source = Annotated[str, typer.Argument(metavar="RECORD", help="A record file, or - for standard input.")]
Eyes = Annotated[
    int | None, typer.Option("--seat", min=0, help="As that seat sees it, from 0; else a watcher.", show_default=False)
]


def draw(
    source: Source,
    ply: Annotated[int | None, typer.Option(min=0, help="After so many moves; else all.", show_default=False)] = None,
    seat: Eyes = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="A file: .svg or .png; else SVG on stdout.", show_default=False)
    ] = None,
    width: Annotated[int, typer.Option(min=16, max=8192, help="Of a PNG, in pixels.")] = 800,
    language: Language = "",
) -> None:
    """A picture of a position of a record."""
    from ludotheque.drawings import png, svg

    with record_named(source, text(language)) as kept:
        replayed = record.replay(kept, ply)
        drawn = svg(replayed.game, replayed.last, _seated(replayed.game, seat))
        if out is None:
            typer.echo(drawn)
        elif _ending(out, ("svg", "png")) == "png":
            out.write_bytes(png(drawn, width))
        else:
            out.write_text(drawn, encoding="utf-8")


def film(
    source: Source,
    out: Annotated[Path, typer.Option("--out", help="A file ending in .webp, .gif or .png.")],
    seat: Eyes = None,
    width: Annotated[int, typer.Option(min=16, max=2048, help="In pixels.")] = 480,
    ms: Annotated[int, typer.Option(min=20, max=10_000, help="Milliseconds a move.")] = 700,
    language: Language = "",
) -> None:
    """A film of a game, a picture a move."""
    from ludotheque.drawings import film as filmed
    from ludotheque.drawings.film import KINDS

    with record_named(source, text(language)) as kept:
        out.write_bytes(filmed(kept, _ending(out, KINDS), _seated(kept.open(), seat), width, ms))


def _ending(out: Path, known: tuple[str, ...]) -> str:
    kind = out.suffix.removeprefix(".").lower()
    if kind not in known:
        raise LudothequeError("NO_SUCH_PICTURE", None, file=out.name, known=" ".join(f".{one}" for one in known))
    return kind


def _seated(game: AnyGame, seat: Seat | None) -> Seat | None:
    if seat is not None and seat >= game.info.seats:
        raise LudothequeError("NO_SUCH_SEAT", None, seat=seat, seats=game.info.seats)
    return seat
