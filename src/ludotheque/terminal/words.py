"""The words a player can type besides moves, in the reader's language and in English."""

from collections.abc import Mapping
from enum import Enum

from ludotheque.locales import Text


class Word(Enum):
    """A command; its spellings are in `terminal-word-…`, several with commas."""

    HELP = "help"
    MOVES = "moves"
    HINT = "hint"
    PEEK = "peek"
    UNDO = "undo"
    BOARD = "board"
    SAVE = "save"
    RESIGN = "resign"
    QUIT = "quit"


def vocabulary(say: Text) -> Mapping[str, Word]:
    """Every spelling of every command; the English ones always work."""
    known: dict[str, Word] = {}
    for text in (Text("en"), say):
        for word in Word:
            known |= {spelling.strip(): word for spelling in text(f"terminal-word-{word.value}").split(",")}
    return known
