"""Names of people: short, printable, and never mistaken for a bot's."""

import unicodedata

from ludotheque.core.errors import LudothequeError

LONGEST = 40
PROGRAM = "bot:"
"""How the name of whoever is no person begins."""
_JOINERS = "\u200c\u200d"
"""Letters of some scripts and many emoji need them."""
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(name: str) -> str:
    """The name as it is kept; raises BAD_NAME for control and bidi characters, length, or a bot's name."""
    name = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    if len(name) > LONGEST:
        raise LudothequeError("BAD_NAME", None, problem="too-long", limit=LONGEST)
    if any(is_unseen(letter) for letter in name):
        raise LudothequeError("BAD_NAME", None, problem="unprintable")
    if name.casefold().startswith(PROGRAM):
        raise LudothequeError("BAD_NAME", None, problem="like-a-bot")
    return name


def of_program(name: str) -> str:
    """What a program in a seat is called: everybody sees that it is one, and not one of our levels (`bot:3`)."""
    own = clean(name.removeprefix(PROGRAM)[: LONGEST - len(PROGRAM)]) or "?"
    if own.isdecimal():
        raise LudothequeError("BAD_NAME", None, problem="like-a-bot")
    return f"{PROGRAM}{own}"


def is_unseen(letter: str) -> bool:
    """Whether it shows nothing, or turns what others write."""
    return unicodedata.category(letter) in _UNSEEN and letter not in _JOINERS


def clean_or_nothing(name: str) -> str:
    """The name as it is kept, and none for one that is refused: a bot's, or one that nobody could read."""
    try:
        return clean(name)
    except LudothequeError:
        return ""
