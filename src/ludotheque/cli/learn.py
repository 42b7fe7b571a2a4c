"""`ludotheque learn`: a game's course at the terminal, as a list, or a lesson that somebody made."""

import json
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.core import catalog, lesson_file
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.locales import Text
from ludotheque.play import lessons


def learn(
    game: Annotated[
        str, typer.Argument(help="The game (see `ludotheque games`), or a lesson as a file.", show_default=False)
    ],
    lesson: Annotated[str, typer.Argument(help="Begin with this lesson.", show_default=False)] = "",
    listed: Annotated[bool, typer.Option("--list", help="List the lessons instead.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The list as JSON.")] = False,
    language: Language = "",
) -> None:
    """Learn a game by playing: a course of short lessons at the terminal."""
    say = text(language)
    try:
        if (file := Path(game)).suffix and file.is_file():
            _teach_file(file, say)
            return
        entry = catalog.entry(game)
        if listed or as_json:
            _list(entry, say, as_json)
        else:
            _teach(entry, lesson, say)
    except LudothequeError as error:
        typer.echo(say.error(game, error), err=True)
        raise typer.Exit(2) from None
    except (KeyboardInterrupt, EOFError):
        typer.echo()
        raise typer.Exit(130) from None


def _list(entry: Entry, say: Text, as_json: bool) -> None:
    course = lessons.course(entry)
    if as_json:
        told = [
            {
                "key": one.key, "title": say(f"{entry.key}-learn-{one.key}"), "steps": len(one.steps),
                "clauses": sorted({clause for step in one.steps for clause in step.clauses}),
            }
            for one in course
        ]  # fmt: skip
        typer.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    typer.echo(say("terminal-lessons", {"game": say(f"{entry.key}-name")}))
    for number, one in enumerate(course, 1):
        typer.echo(say("terminal-lesson", {"number": number, "title": say(f"{entry.key}-learn-{one.key}")}))


def _teach_file(file: Path, say: Text) -> None:
    """A lesson made from a chapter of a study, in the words that it brings."""
    from ludotheque.terminal.lessons import teach
    from ludotheque.terminal.screens import PlainScreen

    made = lesson_file.read(file.read_text("utf-8"))
    praise = {f"{step.text}-right": say("terminal-learn-right") for step in made.lesson.steps}
    texts = {made.lesson.key: file.stem} | praise | dict(made.texts)
    own = {f"{made.game}-learn-{key}": words for key, words in texts.items()}
    teach(catalog.entry(made.game), made.lesson, PlainScreen(), say.with_own(own))


def _teach(entry: Entry, first: str, say: Text) -> None:
    from ludotheque.terminal.lessons import teach
    from ludotheque.terminal.screens import PlainScreen

    course = lessons.course(entry)
    if first:
        course = course[course.index(lessons.lesson(entry, first)) :]
    if not course:
        typer.echo(say("terminal-no-lessons", {"game": say(f"{entry.key}-name")}))
    for one in course:
        if not teach(entry, one, PlainScreen(), say):
            return
