"""`ludotheque puzzles`: list those that are shipped, make more, and judge them again."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.progress import Ticker, bar
from ludotheque.cli.working import CORES, Count, OnRay, RayAddress, workers
from ludotheque.core import catalog, puzzle_file
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.learning import Puzzle
from ludotheque.locales import Text
from ludotheque.play import puzzles as shelf

puzzles = typer.Typer(help="Puzzles: proven positions with a goal.", no_args_is_help=True, add_completion=False)
WRONG, NOT_THERE = 1, 2

Game = Annotated[str, typer.Argument(help="The game: see `ludotheque games`.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]


@puzzles.command("list")
def listing(game: Game, as_json: AsJson = False, language: Language = "") -> None:
    """The puzzles of a game: their goals, grades and themes."""
    say = text(language)
    with _told(game, say):
        found = shelf.puzzles(catalog.entry(game))
    if as_json:
        typer.echo(json.dumps([puzzle_file.told(one) for one in found], ensure_ascii=False))
        return
    for one in found:
        facts = {"id": one.id, "grade": one.grade, "goal": goal(game, one, say), "themes": themes(game, one, say)}
        typer.echo(say("terminal-puzzle", facts))


@puzzles.command("make")
def make(
    game: Game,
    count: Annotated[int, typer.Option(min=1, help="How many there shall be of this seed.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds give other puzzles.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help="The file that they are added to; else puzzles.jsonl here.", show_default=False)
    ] = None,
    processes: Count = CORES,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    language: Language = "",
) -> None:
    """Make puzzles and keep each at once; the same command goes on where it was stopped, and gives the same file."""
    from ludotheque.arena import puzzles as maker

    say, path, ticker, kept = text(language), out or Path(puzzle_file.NAME), Ticker(), 0
    with _told(game, say):
        for tried, found in maker.make(catalog.entry(game), count, seed, path, workers(processes, ray, ray_address)):
            kept += found is not None
            ticker.tell(f"{bar(kept, count)} {say('terminal-puzzle-attempts', {'attempts': tried + 1})}")
    ticker.done()
    typer.echo(say("terminal-puzzles-made", {"count": kept, "file": str(path)}))


@puzzles.command("grade")
def grade(
    game: Game,
    file: Annotated[Path, typer.Option(help="The file of puzzles that is graded again, in its place.")] = Path(
        puzzle_file.NAME
    ),
    processes: Count = CORES,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    language: Language = "",
) -> None:
    """Measure again which levels find each puzzle of a file, where levels tell; stopped, the same command goes on."""
    from ludotheque.arena import puzzles as maker

    say, ticker, changed, count = text(language), Ticker(), 0, len(puzzle_file.read(file))
    with _told(game, say):
        again = maker.grade_again(catalog.entry(game), file, workers(processes, ray, ray_address))
        for number, (before, after) in enumerate(again, 1):
            changed += before.grade != after.grade
            ticker.tell(bar(number, count))
    ticker.done()
    typer.echo(say("terminal-puzzles-graded", {"count": count, "changed": changed}))


@puzzles.command("check")
def check(
    game: Game,
    sample: Annotated[int, typer.Option(min=0, help="Only so many of them, drawn at random; 0: all.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Which ones are drawn.")] = 1,
    part: Annotated[str, typer.Option(help="2/5: the second of five parts, so that all can be done in parts.")] = "1/1",
    file: Annotated[Path | None, typer.Option(help="Another file than the shipped one.", show_default=False)] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Prove each puzzle again from its position alone; exit 1 where one is wrong."""
    from ludotheque.arena import puzzles as maker

    say, ticker, bad = text(language), Ticker(), []
    with _told(game, say):
        entry = catalog.entry(game)
        asked = portion(drawn(puzzle_file.read(file) if file else shelf.puzzles(entry), sample, seed), part)
        for number, (one, wrong) in enumerate(maker.wrong(entry, asked), 1):
            bad += [one.id] if wrong else []
            ticker.tell(bar(number, len(asked)))
    ticker.done()
    if as_json:
        typer.echo(json.dumps({"game": game, "checked": len(asked), "wrong": bad}))
    else:
        typer.echo(say("terminal-puzzles-checked", {"count": len(asked), "wrong": tuple(bad)}))
    if bad:
        raise typer.Exit(WRONG)


def drawn(found: Sequence[Puzzle], sample: int, seed: int) -> Sequence[Puzzle]:
    """So many of them, at random; 0 stands for all."""
    left, below = list(found), SplitMix64(seed).below
    return found if not sample else [left.pop(below(len(left))) for _ in range(min(sample, len(left)))]


def portion(found: Sequence[Puzzle], part: str) -> Sequence[Puzzle]:
    """The second of five parts by `2/5`: all parts together are all of them, each once."""
    asked = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", part)
    number, of = map(int, asked.groups()) if asked else (1, 0)
    if number > of:
        raise typer.BadParameter(part, param_hint="--part")
    return found[(number - 1) * len(found) // of : number * len(found) // of]


def goal(game: str, one: Puzzle, say: Text) -> str:
    return say(f"{game}-puzzle-{one.goal}", {"par": one.par or 0})


def themes(game: str, one: Puzzle, say: Text) -> tuple[str, ...]:
    return tuple(say(f"{game}-theme-{theme}") for theme in one.themes)


@contextmanager
def _told(game: str, say: Text) -> Iterator[None]:
    """Errors as one clear line."""
    try:
        yield
    except LudothequeError as error:
        typer.echo(say.error(game, error), err=True)
        raise typer.Exit(NOT_THERE) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
