"""Tokens: 128 random bits, given out once and kept only as a hash."""

import base64
import hashlib
import secrets
from dataclasses import dataclass
from typing import Literal

from ludotheque.core.game import Seat
from ludotheque.play.table import Place, Table

Role = Literal["host", "seat", "invitation", "watch"]


@dataclass(frozen=True)
class Access:
    """What a token opens: `host` holds every seat on its screen, `invitation` only asks for a seat."""

    table: str
    role: Role
    place: Place | None = None

    def seats(self, table: Table) -> list[Seat]:
        """The seats it plays: its own, or all on the host's screen; not those that a bot took over."""
        if self.role == "host":
            return [seat for seat, holder in enumerate(table.company) if holder.kind == "here"]
        if self.role == "seat" and self.place is not None and table.holders[self.place].kind == "link":
            return [table.seat(self.place)]
        return []


def fresh() -> str:
    return secrets.token_urlsafe(16)


def watching(invitation: str) -> str:
    """The token to look on with that an invitation gives: always the same, so that asking again adds none."""
    return base64.urlsafe_b64encode(hashlib.sha256(b"watch " + invitation.encode()).digest()[:16]).decode().rstrip("=")


def digest(token: str) -> str:
    """Looked up by hash, so that no comparison of secrets takes a telling time."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
