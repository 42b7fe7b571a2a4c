"""Records for lessons: rows written short, `2C..KC` for a run of a suit."""

from collections.abc import Mapping

from ludotheque.core.outcome import Json

RANKS = "23456789TJQK"
FULL = tuple(f"2{suit}..K{suit} --" for suit in "CDHS")
"""The rows of a game that is won, in the order of the suits."""
CLUBS, DIAMONDS, HEARTS, SPADES = FULL


def laid(*rows: str, used: int = 0, moves: str = "", **options: Json) -> Mapping[str, Json]:
    """Four rows, with so many redeals used, and the moves since."""
    setup = f"layout:{'/'.join(cards(row) for row in rows)}|{used}"
    return {"options": options, "setup": setup, "moves": list(moves.split())}


def dealt(deal: int, *moves: str, **options: Json) -> Mapping[str, Json]:
    """A deal by its number, and the moves since."""
    return {"options": options, "setup": f"deal:{deal}", "moves": list(moves)}


def then(record: Mapping[str, Json], *moves: str) -> Mapping[str, Json]:
    """The same game some moves later."""
    before = record["moves"]
    assert isinstance(before, list)
    return {**record, "moves": [*before, *moves]}


def under(record: Mapping[str, Json], **options: Json) -> Mapping[str, Json]:
    """The same game with other options."""
    return {**record, "options": options}


def redealt(*rows: str) -> tuple[str, str]:
    """A redeal and the layout that it brings."""
    return "R", "=" + "/".join(cards(row) for row in rows)


def cards(row: str) -> str:
    """A row with its runs written out."""
    return " ".join(_run(*part.split("..")) if ".." in part else part for part in row.split())


def _run(first: str, last: str) -> str:
    ranks = RANKS[RANKS.index(first[0]) : RANKS.index(last[0]) + 1]
    return " ".join(rank + first[1] for rank in ranks)
