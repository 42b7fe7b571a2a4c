"""Each match keeps its rules version, how many moves it was given, and who sat where; tables keep their last use."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("created"), sa.column("used"), sa.column("player"))
seats = sa.table(
    "seats", *(sa.column(name) for name in ("table_id", "place", "kind", "name", "level", "taken", "player"))
)
matches = sa.table(
    "matches",
    *(sa.column(name) for name in ("id", "table_id", "number", "began", "rules", "given")),
    sa.column("seated", sa.JSON),
)
entries = sa.table("entries", sa.column("match_id"), sa.column("n"), sa.column("entry", sa.JSON))

HOLDER = ("kind", "name", "level", "taken", "player")


def upgrade() -> None:
    op.add_column("tables", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_by_last_use", "tables", ["used"])
    op.add_column("seats", sa.Column("player", sa.String(64)))
    op.add_column("matches", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("given", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("seated", sa.JSON, nullable=False, server_default="[]"))
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables.c.id, tables.c.created, tables.c.player)).all():
        _fill(connection, table)


def _fill(connection: sa.Connection, table: Any) -> None:
    """What version 0.1.0 knew of a table, match by match."""
    _name_the_player(connection, table)
    rows = connection.execute(sa.select(seats).where(seats.c.table_id == table.id).order_by(seats.c.place)).all()
    holders = [{key: getattr(row, key) for key in HOLDER} | {"taken": bool(row.taken)} for row in rows]
    used = table.created
    for match in connection.execute(sa.select(matches).where(matches.c.table_id == table.id)).all():
        log = list(connection.execute(_log(match.id)).scalars())
        used = max([used, match.began, *(entry["at"] for entry in log)])
        seated = [holders[(seat - match.number + 1) % len(holders)] for seat in range(len(holders))]
        values = {"given": _given(log, match.began), "seated": seated}
        connection.execute(sa.update(matches).where(matches.c.id == match.id).values(**values))
    connection.execute(sa.update(tables).where(tables.c.id == table.id).values(used=used))


def _name_the_player(connection: sa.Connection, table: Any) -> None:
    """Statistics were the host's, where one person sat on the host's screen."""
    here = seats.c.table_id == table.id, seats.c.kind == "here"
    places = list(connection.execute(sa.select(seats.c.place).where(*here)).scalars())
    if table.player and len(places) == 1:
        connection.execute(sa.update(seats).where(*here).values(player=table.player))


def _log(match: int) -> sa.Select[Any]:
    return sa.select(entries.c.entry).where(entries.c.match_id == match).order_by(entries.c.n)


def _given(log: list[Any], began: int) -> int:
    """Moves as old as the match itself came with a record: that version had no other sign of it."""
    return sum(entry["kind"] == "played" and entry["at"] == began for entry in log)


def downgrade() -> None:
    for table, column in (("matches", "seated"), ("matches", "given"), ("matches", "rules"), ("seats", "player")):
        op.drop_column(table, column)
    op.drop_index("tables_by_last_use", "tables")
    op.drop_column("tables", "used")
