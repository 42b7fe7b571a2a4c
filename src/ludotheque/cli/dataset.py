"""`ludotheque dataset`: a bot plays itself, for programs that learn and for statistics."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.progress import Ticker, bar
from ludotheque.cli.settings import Settings, options
from ludotheque.cli.working import CORES, Count, OnRay, RayAddress, workers
from ludotheque.core import catalog
from ludotheque.core.encoding import learning_game
from ludotheque.core.errors import LudothequeError
from ludotheque.core.ladder import ladders_of
from ludotheque.core.missing import imported
from ludotheque.search.workers import Workers

if TYPE_CHECKING:
    from ludotheque.arena.self_play import SelfPlay

PARQUET = ".parquet"


def dataset(
    game: Annotated[str, typer.Argument(metavar="GAME", help="See `ludotheque games`.")],
    out: Annotated[Path, typer.Option(help="Records as JSON lines; FILE.parquet: samples, with the records beside.")],
    games: Annotated[int, typer.Option(min=1, help="How many there shall be.")] = 100,
    level: Annotated[
        str, typer.Option(help="Who plays in every seat: a level, random, greedy …; a fair level.", show_default=False)
    ] = "",
    limit: Annotated[
        str | None, typer.Option(help="nodes:N, seconds:S or fraction:F of the level's own limit.", show_default=False)
    ] = None,
    opening: Annotated[int, typer.Option(min=0, help="So many first decisions are made at random.")] = 0,
    settings: Settings = None,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds give other games.")] = 0,
    processes: Count = CORES,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    language: Language = "",
) -> None:
    """Let a bot play itself and keep the games: records, and samples of what was seen, possible, played and won.

    The same command goes on where it was stopped, and gives the same files however many processes play. Where it is
    not said otherwise, the options are those for programs that learn."""
    from ludotheque.arena.players import player
    from ludotheque.arena.self_play import SelfPlay

    say = text(language)
    try:
        if out.suffix == PARQUET:
            imported("pyarrow")
        rules, entry = learning_game(game, options(settings)), catalog.entry(game)
        wanted = SelfPlay(rules, player(entry, level or str(ladders_of(entry).usual), limit), seed, opening)
        samples = _make(wanted, games, out, workers(processes, ray, ray_address))
    except LudothequeError as error:
        typer.echo(say.error(game, error), err=True)
        raise typer.Exit(2) from None
    except OSError as error:
        typer.echo(f"{error.filename}: {error.strerror}", err=True)
        raise typer.Exit(2) from None
    typer.echo(say("terminal-dataset-made", {"games": games, "file": str(out), "samples": samples}))


def _make(wanted: "SelfPlay", games: int, out: Path, by: Workers) -> int:
    """How many samples there are; 0 where records alone were asked for."""
    from ludotheque.arena.self_play import keep
    from ludotheque.dataset import records

    ticker, lines = Ticker(), out.with_suffix(".jsonl") if out.suffix == PARQUET else out
    try:
        for done in keep(wanted, games, lines, by):
            ticker.tell(bar(done, games))
        if out.suffix != PARQUET:
            return 0
        from ludotheque.dataset.parquet import rows, write

        for done in write(list(records(lines))[:games], out, by):
            ticker.tell(bar(done, games))
        return rows(out)
    finally:
        ticker.done()
