"""Links to a table: the address of the server, the table, and in the fragment what the link opens."""

from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from ludotheque.core.errors import LudothequeError


@dataclass(frozen=True)
class Link:
    """`invite` is a seat to take, `seat` one that is taken; the token never leaves in a path or a query."""

    address: str
    table: str
    kind: str
    token: str

    @classmethod
    def read(cls, url: str) -> "Link":
        """`http://host/table/TABLE#invite=TOKEN`; raises BAD_LINK for anything else."""
        try:
            parts = urlsplit(url.strip())
        except ValueError:
            raise LudothequeError("BAD_LINK") from None
        before, between, table = parts.path.rpartition("/table/")
        fragment = parse_qs(parts.fragment)
        kind = next((one for one in ("invite", "seat") if one in fragment), None)
        if parts.scheme not in ("http", "https") or not parts.netloc or not between or not table or kind is None:
            raise LudothequeError("BAD_LINK")
        return cls(f"{parts.scheme}://{parts.netloc}{before}", table.strip("/"), kind, fragment[kind][0])

    @property
    def socket(self) -> str:
        """Where the table's websocket is."""
        return f"ws{self.address.removeprefix('http')}/ws/{self.table}"
