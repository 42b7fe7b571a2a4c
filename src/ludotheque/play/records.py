"""A match as a record: the line that stands, as far as the reader may know it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from ludotheque.core import record
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE, Seat
from ludotheque.core.outcome import Json
from ludotheque.core.record import Record
from ludotheque.play.entries import Chosen, MatchEntry, Played
from ludotheque.play.match import Match


def written(match: Match, names: Sequence[str], seat: Seat | None, timed: bool = False) -> Record:
    """Whole once the match is over; before that with the setup as the seat knows it, and no pending choice."""
    setup = match.setup if match.over else match.game.known_setup(match.setup, match.state, seat)
    info = match.game.info
    return Record(
        info.key, info.rules, info.options, setup, tuple(names), tuple(step.text for step in match.line),
        result(match), tuple(step.spent for step in match.line) if timed else (),
        datetime.fromtimestamp(match.began / 1000, UTC).date().isoformat(), match.assisted,
        match.hinted,
    )  # fmt: skip


def result(match: Match) -> dict[str, Json] | None:
    """`result` of the record: null while it goes on and where it ended without one."""
    if match.ending is None:
        return record.result(match.outcome)
    if match.ending.reason == "abandoned":
        return None
    told = record.result(match.outcome) or {}
    return told if match.ending.seat is None else {**told, "seat": match.ending.seat}


class Replayed(NamedTuple):
    """The entries of a record's moves, and the state that the last of them leads to."""

    entries: tuple[MatchEntry, ...]
    last: Any


def replayed(match: Match, moves: Sequence[str], now: int) -> Replayed:
    """Play a record's moves in a match that has none, each once. Raises BadMove.

    Where the record stops among choices made at once, those it holds wait sealed for the others."""
    game, state, log = match.game, match.state, list[MatchEntry]()
    together: list[tuple[Played, Any, Any]] = []
    for ply, text in enumerate(moves):
        turn, secret = game.turn(state), game.info.seats > 1 and bool(game.together(state))
        try:
            move = game.read(state, text)
            after = game.play(state, move)
        except LudothequeError as error:
            raise record.BadMove(ply, text, error) from error
        nobody = text.startswith("=") or turn is None or turn == CHANCE
        together.append((Played(None if nobody else turn, text, now, revealed=secret), move, after))
        state = after
        if not (secret and game.together(after)):
            for entry, made, reached in together:
                match.stand(entry, made, reached)
                log.append(entry)
            together.clear()
    for entry, _, _ in together:
        sealed = Chosen(entry.seat or 0, entry.move, now)
        match.apply(sealed)
        log.append(sealed)
    return Replayed(tuple(log), state)
