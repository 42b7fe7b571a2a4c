"""A command a line and its answer: the framing, the same for both ends of a pipe."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ludotheque.core.errors import LudothequeError

PROTOCOL = "1"
LONGEST = 1_000_000
"""Characters of a line."""
_REQUEST = re.compile(r"(?:([0-9]{1,9})\s+)?([a-z_-]{1,40})(?:\s+(.*))?", re.DOTALL)
_ESCAPED = {"\\\\": "\\", "\\n": "\n", "\\s": " "}


@dataclass(frozen=True)
class Request:
    """`number` is the text that the answer repeats, or nothing."""

    number: str
    command: str
    rest: str = ""


def request(line: str) -> Request | None:
    """What a line asks, whether there is such a command or not; None for an empty line and for a comment."""
    text = line.strip()
    if not text or text.startswith("#"):
        return None
    found = _REQUEST.fullmatch(text)
    return Request(found[1] or "", found[2], found[3] or "") if found else Request("", text[:40])


def answered(number: str, lines: Iterable[str] = ()) -> str:
    """`= text`, further lines, and an empty line."""
    kept = [" ".join(line.split("\n")) for line in lines if line.strip()]
    return "\n".join([f"={number} {kept[0] if kept else ''}".rstrip(), *kept[1:]]) + "\n\n"


def refused(number: str, code: str, message: str) -> str:
    """`? CODE message` and an empty line."""
    return f"?{number} {code} {' '.join(message.split())}".rstrip() + "\n\n"


def one_line(text: str, spaces: bool = False) -> str:
    """A text of several lines on one: `\\n`, and `\\\\` for a backslash; where spaces separate, `\\s` for one."""
    kept = text.replace("\\", "\\\\").replace("\n", "\\n")
    return kept.replace(" ", "\\s") if spaces else kept


def several_lines(text: str) -> str:
    """The text that `one_line` wrote."""
    return re.sub(r"\\[\\ns]", lambda found: _ESCAPED[found[0]], text)


def joined(moves: Iterable[str]) -> str:
    return " | ".join(moves)


def parted(text: str) -> tuple[str, ...]:
    """The moves of a list `M | M | …`."""
    return tuple(part.strip() for part in text.split("|")) if text.strip() else ()


def words(text: str, known: Iterable[str] | None = None) -> dict[str, str]:
    """`key=value …`; raises BAD_ARGUMENT for what is no such word, is said twice, or is not known."""
    found: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key in found or (known is not None and key not in known):
            raise bad_argument(word)
        found[key] = several_lines(value)
    return found


def number(given: Mapping[str, str], key: str, least: float, most: float) -> float | None:
    """A number within bounds; None where it is not given."""
    if key not in given:
        return None
    if not re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,9})?", given[key]) or not least <= float(given[key]) <= most:
        raise bad_argument(f"{key}={given[key]}")
    return float(given[key])


def whole(given: Mapping[str, str], key: str, least: int, most: int) -> int | None:
    """A whole number within bounds; None where it is not given."""
    found = number(given, key, least, most)
    if found is not None and not given[key].isdecimal():
        raise bad_argument(f"{key}={given[key]}")
    return None if found is None else int(found)


def bad_argument(word: str) -> LudothequeError:
    return LudothequeError("BAD_ARGUMENT", None, word=word[:40])
