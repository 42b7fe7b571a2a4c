"""`ludotheque analyse`: judge every move of a record."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.progress import Ticker, bar
from ludotheque.cli.source import record_named, refusals
from ludotheque.cli.working import Count, OnRay, RayAddress, workers
from ludotheque.core import record
from ludotheque.core.bot import Limit
from ludotheque.core.record import Record
from ludotheque.locales import Text
from ludotheque.play.judged import Ply, Review, Summary
from ludotheque.play.judging import called
from ludotheque.play.review import QUICK, review
from ludotheque.search.workers import Workers

WORTH_SAYING = 0.1
"""The loss from which a better move is named."""


def analyse(
    source: Annotated[str, typer.Argument(metavar="RECORD", help="A record file, or - for standard input.")],
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="For each position; else a quick look.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    svg: Annotated[Path | None, typer.Option(help="Write the graph of the chances.", show_default=False)] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page that stands alone.", show_default=False)] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="RECORD holds a record a line: judge all, a line each into this file.", show_default=False),
    ] = None,
    processes: Count = 1,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    language: Language = "",
) -> None:
    """Judge every move of a game: what it cost, what was better, and where the game was decided.

    With `--out` many games are judged, by several processes or a cluster; a file that was begun is gone on with."""
    say, ticker = text(language), Ticker()
    limit = QUICK if seconds is None else replace(QUICK, nodes=None, seconds=seconds)
    if out:
        _many(source, out, limit, workers(processes, ray, ray_address), say)
        return
    with record_named(source, say) as kept:
        try:
            found = review(kept, limit, lambda done, total: ticker.tell(bar(done, total)))
        finally:
            ticker.done()
        _write(found, kept, say, svg, html)
    typer.echo(json.dumps(found.to_json(), ensure_ascii=False) if as_json else "\n".join(lines(found, say)))


def _many(source: str, out: Path, limit: Limit, by: Workers, say: Text) -> None:
    from ludotheque.arena.reviews import judge

    ticker, done = Ticker(), 0
    with refusals(source, say) as games:
        kept = [record.read(line) for line in Path(source).read_bytes().splitlines()]
        games += [one.game for one in kept[:1]]
        for done, _ in enumerate(judge(kept, out, limit, by), 1):
            ticker.tell(bar(done, len(kept)))
    ticker.done()
    typer.echo(say("terminal-analysed-many", {"count": done, "file": str(out)}))


def _write(found: Review, kept: Record, say: Text, svg: Path | None, html: Path | None) -> None:
    """The files that were asked for."""
    if svg:
        from ludotheque.drawings.graph import graph

        svg.write_text(graph(found, kept.seats), encoding="utf-8")
    if html:
        from ludotheque.drawings.page import page

        html.write_text(page(found, kept, say.language, say), encoding="utf-8")


def lines(found: Review, say: Text) -> list[str]:
    """A line a move, then a line a seat."""
    moves = [say("terminal-analysed", _facts(one, one.ply in found.turning, say)) for one in found.plies]
    seats = [say("terminal-analysed-seat", _seat(one)) for one in found.summary]
    return [*moves, "", *seats]


def _facts(one: Ply, turning: bool, say: Text) -> dict[str, Any]:
    judged = say(f"terminal-judged-{called(one)}") if one.judgement else ""
    improved = one.best is not None and one.loss >= WORTH_SAYING
    return {
        "ply": one.ply + 1, "move": one.move, "judged": judged, "turning": turning,
        "chances": " ".join(f"{100 * chance:.0f}" for chance in one.chances),
        "improved": improved, "better": one.best.moves[0] if one.best and improved else "",
    }  # fmt: skip


def _seat(one: Summary) -> dict[str, Any]:
    return {
        "seat": one.seat + 1, "accuracy": one.accuracy, "inaccuracies": one.inaccuracies, "mistakes": one.mistakes,
        "blunders": one.blunders,
    }  # fmt: skip
