"""The one door: what `play` tells a reader becomes a message here, and nothing else leaves the server."""

from typing import Any, TypeVar

from pydantic import TypeAdapter

from ludotheque.core.errors import LudothequeError
from ludotheque.play import told
from ludotheque.server import bodies, messages
from ludotheque.server.messages import Message

M = TypeVar("M", bound=Message)

Told = (
    told.TableTold | told.View | told.Log | told.Past | told.Declined | told.Hinted | told.TableState | LudothequeError
)

_KINDS: dict[type[Told], type[Message]] = {
    told.TableTold: messages.TableTold, told.View: messages.View, told.Log: messages.LogTold, told.Past: messages.Past,
    told.Declined: messages.Declined, told.Hinted: messages.Hinted, told.TableState: bodies.TableState,
}  # fmt: skip
_WRITER = TypeAdapter[Any](Any)
_BEGINNINGS = {told.TableTold: '{"type":"table",', told.View: '{"type":"view",', told.Log: '{"type":"log",'}


def outbound(what: Told) -> Message:
    """The message that says it; an error becomes a refusal with its code, clause and facts."""
    return shaped(_KINDS.get(type(what), messages.Refused), what)


def written(what: told.TableTold | told.View | told.Log) -> str:
    """The message as it is sent, straight from what is told: a table's news have the fields of their messages."""
    return _BEGINNINGS[type(what)] + _WRITER.dump_json(what)[1:].decode()


def refused(error: LudothequeError) -> messages.Refused:
    return shaped(messages.Refused, error)


def shaped(kind: type[M], what: object) -> M:
    """A message with the fields of a value."""
    return kind.model_validate(what, from_attributes=True)
