"""What people write into a study: plain text, marks and judgements, each kept only where everybody can read it."""

import re
import unicodedata
from collections.abc import Sequence

from ludotheque.core.errors import LudothequeError
from ludotheque.play.judging import BLUNDER, JUDGEMENTS, ONLY_MOVE
from ludotheque.play.names import is_unseen

LONGEST_COMMENT = 2000
LONGEST_TITLE = 100
MOST_MARKS = 40
KINDS = ("", ONLY_MOVE, *(name for _, name in JUDGEMENTS), BLUNDER)
"""The judgements that there are; the first takes one away."""
_PLACE = r"[a-z]{1,20}:[\w.,+#-]{1,40}"
_MARK = re.compile(rf"{_PLACE}(>{_PLACE})?")


def comment(text: str) -> str:
    """As it is kept; raises BAD_TEXT for what nobody could read, or what is too long."""
    return _clean(text, LONGEST_COMMENT, "\n")


def title(text: str) -> str:
    """On one line; raises as `comment`."""
    return _clean(" ".join(text.split()), LONGEST_TITLE, "")


def marks(given: Sequence[str]) -> tuple[str, ...]:
    """Each once; raises BAD_MARK for what no board could show."""
    if len(given) > MOST_MARKS:
        raise LudothequeError("BAD_MARK", None, problem="too-many", limit=MOST_MARKS)
    if not all(_MARK.fullmatch(one) for one in given):
        raise LudothequeError("BAD_MARK")
    return tuple(dict.fromkeys(given))


def judgement(name: str) -> str:
    """Raises BAD_JUDGEMENT for a word that is none."""
    if name not in KINDS:
        raise LudothequeError("BAD_JUDGEMENT", None, judgement=name[:40])
    return name


def _clean(text: str, longest: int, allowed: str) -> str:
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n")).strip()
    if len(text) > longest:
        raise LudothequeError("BAD_TEXT", None, problem="too-long", limit=longest)
    if any(is_unseen(letter) and letter not in allowed for letter in text):
        raise LudothequeError("BAD_TEXT", None, problem="unprintable")
    return text
