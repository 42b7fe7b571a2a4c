"""Decisions as rows of arrays: what a seat saw, what it could do, what it did, and what came of it."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.encoding import NoAction, encoding_of
from ludotheque.core.game import CHANCE
from ludotheque.core.record import Record, replay

NO_ACTION = -1
"""For a move that the encoding has no number for."""


@dataclass(frozen=True)
class Samples:
    """One row a decision; observations, actions and masks are those of the game's encoding."""

    game: NDArray[np.int32]
    """The number of its record in the file."""
    ply: NDArray[np.int32]
    """How many moves were played before."""
    seat: NDArray[np.int8]
    """Who decided."""
    observation: NDArray[np.float32]
    mask: NDArray[np.bool_]
    action: NDArray[np.int32]
    """What was played; −1 where it has no number."""
    value: NDArray[np.float32]
    """The return of that seat at the end, from −1 to 1."""

    def __len__(self) -> int:
        return len(self.action)

    def part(self, first: int, last: int) -> "Samples":
        """Those rows."""
        return Samples(*(getattr(self, field.name)[first:last] for field in fields(self)))


def joined(parts: Iterable[Samples]) -> Samples:
    """One after the other."""
    found = list(parts)
    return Samples(*(np.concatenate([getattr(part, field.name) for part in found]) for field in fields(Samples)))


def encoded(record: Record, number: int = 0, detail: int | None = None) -> Samples:
    """The decisions of one game; what chance and the clock did is no decision."""
    played = replay(record)
    game, encoding = played.game, encoding_of(played.game, detail)
    outcome = game.outcome(played.last)
    returns = outcome.returns if outcome else (0.0,) * game.info.seats
    plies = [
        (ply, seat)
        for ply, text in enumerate(record.moves)
        if (seat := game.turn(played.states[ply])) is not None and seat != CHANCE and not text.startswith("=")
    ]
    width = sum(field.size for field in encoding.fields)
    observation, mask = np.zeros((len(plies), width), np.float32), np.zeros((len(plies), encoding.size), np.bool_)
    action = np.full(len(plies), NO_ACTION, np.int32)
    for row, (ply, seat) in enumerate(plies):
        state = played.states[ply]
        view = game.view(state, seat, peek=True)
        observation[row], mask[row] = encoding.observe(view, seat), encoding.mask(view, seat)
        with suppress(NoAction):
            action[row] = encoding.encode(state, played.moves[ply])
    seats = [seat for _, seat in plies]
    return Samples(
        np.full(len(plies), number, np.int32), np.array([ply for ply, _ in plies], np.int32),
        np.array(seats, np.int8), observation, mask, action, np.array([returns[seat] for seat in seats], np.float32),
    )  # fmt: skip
