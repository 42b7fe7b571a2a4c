"""`ludotheque solve lacunes`: one deal, or a batch of them that can be killed and gone on with."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.progress import Ticker, bar
from ludotheque.cli.settings import Settings, options
from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.options import Value
from ludotheque.games.lacunes.solver.batch import LOCAL, Batch, kept_results, run, summary

WRONG_USE = 2


def solve_lacunes(
    deal: Annotated[int | None, typer.Option(min=0, help="A deal by its number.")] = None,
    exact: Annotated[str | None, typer.Option("--id", help="A deal by its exact id, 44 digits.")] = None,
    layout: Annotated[Path | None, typer.Option(help="A file with the rows of a layout; - is standard input.")] = None,
    preset: Annotated[str | None, typer.Option(help="A preset: base, montana, no-redeal …")] = None,
    settings: Settings = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, help="Search for so long, compiling apart.")] = None,
    memory: Annotated[int, typer.Option(min=16, help="Megabytes that the tables may use.")] = 1024,
    batch: Annotated[str | None, typer.Option(help="Many deals, 1..1000.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes of a batch.")] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Run the batch on Ray: RAY_ADDRESS, or a local one.")] = False,
    cluster: Annotated[str, typer.Option("--ray-address", help="Run the batch on this Ray cluster.")] = "",
    resume: Annotated[Path | None, typer.Option(help="Keep the results of a batch here, and go on from them.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The answer as one JSON object, on the last line.")] = False,
    language: Language = "",
) -> None:
    """Settle a deal of Lacunes exactly: winnable with a line, lost with a proof, or unknown within the limits."""
    say = text(language)
    given = [deal is not None, exact is not None, layout is not None, batch is not None]
    try:
        chosen = _options(preset, settings)
        if sum(given) != 1:
            raise InvalidRecord("setup", "not-a-setup")
        if batch is not None:
            many = Batch(_range(batch), chosen, seconds, memory)
            told = _batch(many, workers, cluster or (LOCAL if ray else None), resume)
        else:
            told = _one(_setup(deal, exact, layout), chosen, seconds, memory)
    except LudothequeError as error:
        typer.echo(say.error("lacunes", error), err=True)
        raise typer.Exit(WRONG_USE) from None
    typer.echo(json.dumps(told) if as_json else _told(told))


def _options(preset: str | None, settings: list[str] | None) -> dict[str, Any]:
    """The options spelt out, so that a batch file says what it holds."""
    chosen: dict[str, Value] = {"preset": preset} if preset else {}
    return dict(catalog.entry("lacunes").game(chosen | options(settings)).info.options)


def _setup(deal: int | None, exact: str | None, layout: Path | None) -> str:
    if deal is not None:
        return f"deal:{deal}"
    if exact is not None:
        return f"id:{exact}"
    try:
        content = typer.get_text_stream("stdin").read() if str(layout) == "-" else Path(str(layout)).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidRecord("setup", "cannot-be-read", name=str(layout)) from error
    return "layout:" + "/".join(" ".join(row.split()) for row in content.replace("/", "\n").split("\n") if row.strip())


def _one(setup: str, options: dict[str, Any], seconds: float | None, memory: int) -> dict[str, Any]:
    from ludotheque.games.lacunes.solver import command as solving

    game = catalog.entry("lacunes").game(options)
    state = game.initial(setup)
    ticker = Ticker()
    solving.warm()

    def watch(progress: Progress) -> bool:
        ticker.tell(f"{progress.nodes:,}")
        return True

    try:
        return dict(solving.judge(game, state, Limit(seconds, memory_mb=memory, watch=watch)))
    finally:
        ticker.done()


def _batch(batch: Batch, workers: int, ray: str | None, file: Path | None) -> dict[str, Any]:
    ticker = Ticker()
    counted = dict.fromkeys(("winnable", "lost", "unknown"), 0)

    def each(result: dict[str, Any]) -> None:
        counted[result["verdict"]] += 1
        ticker.tell(
            f"{bar(sum(counted.values()), len(batch.deals))} {' '.join(f'{k} {n}' for k, n in counted.items())}"
        )

    try:
        for result in kept_results(file, batch) if file else ():
            each(result)
        return summary(run(batch, file, workers, each, ray))
    except ValueError as error:
        raise InvalidRecord("resume", "other-batch", name=str(file)) from error
    finally:
        ticker.done()


def _range(text: str) -> range:
    first, dots, last = text.partition("..")
    if not dots or not (first.isdecimal() and last.isdecimal()) or int(first) > int(last):
        raise InvalidRecord("batch", "not-a-range", value=text[:40])
    return range(int(first), int(last) + 1)


def _told(told: dict[str, Any]) -> str:
    return "\n".join(f"{key}: {' '.join(value) if key == 'moves' and value else value}" for key, value in told.items())
