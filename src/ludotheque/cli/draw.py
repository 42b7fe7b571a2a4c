"""`ludotheque draw` and `ludotheque film`: a position as a picture, a game as a film."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.settings import Settings, options
from ludotheque.cli.source import record_named, refusals
from ludotheque.core import catalog, record
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.view_text import ViewText
from ludotheque.locales import Text

Source = Annotated[str, typer.Argument(metavar="RECORD", help="A record file, or - for standard input.")]
Eyes = Annotated[
    int | None, typer.Option("--seat", min=0, help="As that seat sees it, from 0; else a watcher.", show_default=False)
]


def draw(
    source: Annotated[
        str, typer.Argument(metavar="POSITION", help="A record file, - for standard input; with --game a text.")
    ],
    ply: Annotated[int | None, typer.Option(min=0, help="After so many moves; else all.", show_default=False)] = None,
    key: Annotated[
        str | None,
        typer.Option("--game", help="POSITION is a text of this game.", metavar="GAME", show_default=False),
    ] = None,
    settings: Settings = None,
    seat: Eyes = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="A file: .svg or .png; else SVG on stdout.", show_default=False)
    ] = None,
    width: Annotated[int, typer.Option(min=16, max=8192, help="Of a PNG, in pixels.")] = 800,
    language: Language = "",
) -> None:
    """A picture of a position: of a record, or with `--game` of a text.

    That is `setup=S moves M | M | …`, either of them alone, or the text of a view, as engines are asked with."""
    from ludotheque.drawings import png, svg

    say = text(language)
    with _spelled(key, settings, source, say) if key else _replayed(source, ply, say) as (game, state):
        drawn = svg(game, state, _seated(game, seat))
        if out is None:
            typer.echo(drawn)
        elif _ending(out, ("svg", "png")) == "png":
            out.write_bytes(png(drawn, width))
        else:
            out.write_text(drawn, encoding="utf-8")


@contextmanager
def _replayed(source: str, ply: int | None, say: Text) -> Iterator[tuple[AnyGame, Any]]:
    with record_named(source, say) as kept:
        replayed = record.replay(kept, ply)
        yield replayed.game, replayed.last


@contextmanager
def _spelled(key: str, settings: list[str] | None, spelled: str, say: Text) -> Iterator[tuple[AnyGame, Any]]:
    from ludotheque.engine.lines import several_lines
    from ludotheque.engine.standing import by_moves

    with refusals(spelled, say) as games:
        entry = catalog.entry(key)
        games.append(entry.key)
        game, views = entry.game(options(settings)), entry.part(ViewText)
        if views is None or spelled.startswith(("setup=", "moves ")) or not spelled:
            yield game, by_moves(game, spelled).view
        else:
            yield game, views.read(game, several_lines(spelled))


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
