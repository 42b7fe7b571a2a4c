"""`ludotheque boards`: check a Laguna board against its requirements, or draw a new one."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.core.chance import SplitMix64

boards = typer.Typer(help="Laguna boards.", no_args_is_help=True, add_completion=False)
NOT_FIT, NOT_A_BOARD = 1, 2


@boards.command("check")
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A board as text, or - for standard input.")],
) -> None:
    """Check a board against BRD-1 to BRD-12, a line each with what was measured."""
    from ludotheque.games.laguna.boards.validate import validate
    from ludotheque.games.laguna.rules.board_text import BadBoard, parse

    try:
        board = parse(sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(NOT_A_BOARD) from error
    except BadBoard as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(NOT_A_BOARD) from error
    findings = validate(board)
    for finding in findings:
        typer.echo(f"{finding.clause:7}{'ok ' if finding.holds else 'NO '} {finding.told}")
    if not all(finding.holds for finding in findings):
        raise typer.Exit(NOT_FIT)


@boards.command("make")
def make(
    side: Annotated[str, typer.Argument(help="easy or hard")] = "easy",
    seed: Annotated[int, typer.Option(help="The same number draws the same board.")] = 1,
    tries: Annotated[int, typer.Option(min=1, help="Give up after so many drafts.")] = 2000,
) -> None:
    """Draw a new board that meets every requirement and print it."""
    from ludotheque.games.laguna.boards.make import make_board
    from ludotheque.games.laguna.rules.board_text import SIDES, dump

    if side not in SIDES[:2]:
        typer.echo(f"{side}?", err=True)
        raise typer.Exit(NOT_A_BOARD)
    board = make_board(side, SplitMix64(seed).below, tries)
    if board is None:
        typer.echo(f"no board in {tries} drafts", err=True)
        raise typer.Exit(NOT_FIT)
    typer.echo(dump(board))
