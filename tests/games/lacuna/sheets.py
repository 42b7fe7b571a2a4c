"""What crosses the wire, read back from JSON as its declared type: raises where anything is missing, more or other."""

import json
from typing import TypeVar

from pydantic import TypeAdapter

from ludotheque.core.outcome import Outcome
from ludotheque.games.lacuna.faces.wire import Detail

T = TypeVar("T")


def crossed(kind: TypeAdapter[T], told: object) -> T:
    """Strictly, and nothing undeclared is sent."""
    text = json.dumps(told)
    read = kind.validate_json(text, strict=True)
    assert json.loads(kind.dump_json(read)) == json.loads(text)
    return read


_DETAIL = TypeAdapter(Detail)


def sheet(outcome: Outcome | None) -> Detail:
    """The score sheet of a finished game."""
    assert outcome
    return crossed(_DETAIL, dict(outcome.detail))
