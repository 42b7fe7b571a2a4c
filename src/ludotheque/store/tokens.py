"""Tokens: 128 random bits, given out once and kept only as a hash."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Literal

from ludotheque.play.table import Place

Role = Literal["host", "seat", "invitation", "watch"]


@dataclass(frozen=True)
class Access:
    """What a token opens: `host` holds every seat on its screen, `invitation` only asks for a seat."""

    table: str
    role: Role
    place: Place | None = None


def fresh() -> str:
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """Looked up by hash, so that no comparison of secrets takes a telling time."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
