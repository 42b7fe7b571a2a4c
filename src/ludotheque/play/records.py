"""A match as a record: the line that stands, as far as the reader may know it."""

from collections.abc import Sequence
from datetime import UTC, datetime

from ludotheque.core import record
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.core.outcome import Json
from ludotheque.core.record import Record
from ludotheque.play.entries import Chosen, Entry, Played
from ludotheque.play.match import Match


def written(match: Match, names: Sequence[str], seat: Seat | None, timed: bool = False) -> Record:
    """Whole once the match is over; before that with the setup as the seat knows it, and no pending choice."""
    setup = match.setup if match.over else match.game.known_setup(match.setup, match.state, seat)
    info = match.game.info
    return Record(
        info.key, info.rules, info.options, setup, tuple(names), tuple(step.text for step in match.line),
        result(match), tuple(step.spent for step in match.line) if timed else (),
        datetime.fromtimestamp(match.began / 1000, UTC).date().isoformat(), match.assisted,
    )  # fmt: skip


def result(match: Match) -> dict[str, Json] | None:
    """`result` of the record: null while it goes on and where it ended without one."""
    if match.ending is None:
        return record.result(match.outcome)
    if match.ending.reason == "abandoned":
        return None
    told = record.result(match.outcome) or {}
    return told if match.ending.seat is None else {**told, "seat": match.ending.seat}


def entries(game: AnyGame, setup: str, moves: Sequence[str], now: int) -> tuple[Entry, ...]:
    """The entries of a match that goes on from a record; raises as the replay of the record would.

    Where the record stops among choices made at once, those it holds wait sealed for the others."""
    state, log = game.initial(setup), list[Entry]()
    pending: list[Chosen] = []
    for ply, text in enumerate(moves):
        turn, secret = game.turn(state), bool(game.together(state)) and game.info.seats > 1
        try:
            after = game.play(state, game.read(state, text))
        except LudothequeError as error:
            raise record.BadMove(ply, text, error) from error
        nobody = text.startswith("=") or turn is None or turn == CHANCE
        log.append(Played(None if nobody else turn, text, now, revealed=secret))
        pending = [*pending, Chosen(turn or 0, text, now)] if secret and game.together(after) else []
        state = after
    return (*log[: len(log) - len(pending)], *pending)


def given(log: Sequence[Entry], began: int) -> int:
    """How many moves a stored match was given by a record: those that are as old as the match itself."""
    return sum(isinstance(entry, Played) and entry.at == began for entry in log)
