"""`ludotheque analyse`: judge every move of a record."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.progress import Ticker, bar
from ludotheque.core import record
from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import BadMove
from ludotheque.locales import Text
from ludotheque.play.judged import Ply, Review, Summary
from ludotheque.play.review import QUICK, review

WRONG_MOVE, NOT_A_RECORD = 1, 2
WORTH_SAYING = 0.1
"""The loss from which a better move is named."""


def analyse(
    source: Annotated[str, typer.Argument(metavar="RECORD", help="A record file, or - for standard input.")],
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="For each position; else a quick look.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    language: Language = "",
) -> None:
    """Judge every move of a game: what it cost, what was better, and where the game was decided."""
    say, ticker = text(language), Ticker()
    limit = QUICK if seconds is None else replace(QUICK, nodes=None, seconds=seconds)
    try:
        kept = record.read(sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes())
        found = review(kept, limit, lambda done, total: ticker.tell(bar(done, total)))
    except OSError as error:
        _stop(f"{source}: {error.strerror}", NOT_A_RECORD)
    except BadMove as bad:
        _stop(say.error(kept.game, bad.error), WRONG_MOVE)
    except LudothequeError as error:
        _stop(say.error(None, error), NOT_A_RECORD)
    finally:
        ticker.done()
    typer.echo(json.dumps(found.to_json(), ensure_ascii=False) if as_json else "\n".join(lines(found, say)))


def lines(found: Review, say: Text) -> list[str]:
    """A line a move, then a line a seat."""
    moves = [say("terminal-analysed", _facts(one, one.ply in found.turning, say)) for one in found.plies]
    seats = [say("terminal-analysed-seat", _seat(one)) for one in found.summary]
    return [*moves, "", *seats]


def _facts(one: Ply, turning: bool, say: Text) -> dict[str, Any]:
    judged = say(f"terminal-judged-{one.judgement}") if one.judgement else ""
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


def _stop(words: str, status: int) -> None:
    typer.echo(words, err=True)
    raise typer.Exit(status)
