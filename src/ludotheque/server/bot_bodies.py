"""What crosses HTTP with a program in a seat, typed; the TypeScript types are made from these as well."""

from typing import Annotated, Literal

from pydantic import Field

from ludotheque.server.messages import Answer, Json, Message, Move, Offer, Resign, Resume


class QuestionTold(Message):
    """A decision that a seat has to make, as text for programs: what the seat knows, and nothing else."""

    type: Literal["question"] = "question"
    seat: int
    number: int
    turn: int
    ply: int
    """The move must name this `turn` and `ply`."""
    game: str
    rules: int
    options: dict[str, Json]
    setup: str
    moves: list[str]
    view: str | None
    """Where the game hides anything; else `setup` and `moves` are the position."""
    choices: list[str]
    """Legal moves, all or some of them; none where the game withholds hints while it runs."""
    left: int | None
    """Milliseconds that an hourglass leaves the seat in this turn."""


class Done(Message):
    """Whether it was done; what was said of a position that is gone is not."""

    done: bool


Said = Annotated[Move | Offer | Answer | Resume | Resign, Field(discriminator="type")]
"""What a seat may say over HTTP: the messages of the websocket."""
