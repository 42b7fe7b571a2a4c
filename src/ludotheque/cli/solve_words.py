"""What `ludotheque solve` says: progress, answers and refusals, in the reader's language."""

from collections.abc import Mapping

from ludotheque.cli.progress import bar
from ludotheque.core.bot import Progress
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.missing import MissingExtra
from ludotheque.core.parts import Told
from ludotheque.core.record import BadMove
from ludotheque.locales import Text

UNSOLVED, WRONG_USE = 1, 2


def searched(progress: Progress, say: Text) -> str:
    """How far one search is."""
    facts: dict[str, object] = {"nodes": f"{progress.nodes:,}"}
    if progress.share is None:
        return say("solve-progress-nodes", facts)
    facts["percent"] = round(100 * progress.share)
    if progress.value is None:
        return say("solve-progress", facts)
    return say("solve-progress-value", facts | {"value": f"{progress.value:+g}"})


def counted(done: int, total: int, found: Mapping[str, int]) -> str:
    """How far many searches are, and what they found."""
    return " ".join([bar(done, total), *(f"{word} {count}" for word, count in found.items())])


def answered(found: Told, say: Text) -> str:
    """The answer, a line a fact; a game may answer with facts of its own."""
    return "\n".join(f"{_name(key, say)} {_value(value, say)}" for key, value in found.items())


def refused(game: str, error: LudothequeError | BadMove, say: Text) -> tuple[str, int]:
    """Why there is no answer, and the exit status."""
    if isinstance(error, BadMove):
        return f"moves[{error.ply}] {error.move}: {say.error(game, error.error)}", UNSOLVED
    wrong_use = isinstance(error, InvalidRecord | MissingExtra) or error.code == "INVALID_SETTING"
    return say.error(game, error), WRONG_USE if wrong_use else UNSOLVED


def _name(key: str, say: Text) -> str:
    return say(f"solve-{key}") if f"solve-{key}" in say else f"{key}:"


def _value(value: object, say: Text) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say("solve-yes" if value else "solve-no")
    if isinstance(value, list):
        words = [str(part) for part in value]
        return (", " if any(" " in word for word in words) else " ").join(words)
    return f"{value:,}" if isinstance(value, int) else str(value)
