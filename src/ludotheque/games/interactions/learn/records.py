"""How the lessons write their positions."""

from collections.abc import Mapping

from ludotheque.core.outcome import Json


def after(moves: str, /, setup: str = "", **options: bool | int) -> Mapping[str, Json]:
    """The record of moves parted by commas, under these options."""
    told: dict[str, Json] = {"moves": [move.strip() for move in moves.split(",")]}
    if options:
        told["options"] = dict(options)
    return told | ({"setup": setup} if setup else {})


def of_six(moves: str, /, **options: bool | int) -> Mapping[str, Json]:
    """The same without the seventh tile: nothing is said of it before its own lesson."""
    return after(moves, "", bonus=False, **options)
