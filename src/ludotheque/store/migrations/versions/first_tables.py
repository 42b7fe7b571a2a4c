"""Tables, seats, tokens, matches and their logs."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        _table_id(primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("taken", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        _table_id(index=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("place", sa.Integer),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer, primary_key=True),
        _table_id(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("setup", sa.String, nullable=False),
        sa.Column("secret", sa.String(16), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="one_match_a_number"),
    )
    op.create_table(
        "entries",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("entry", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    for name in ("entries", "matches", "tokens", "seats", "tables"):
        op.drop_table(name)


def _table_id(**more: Any) -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **more)
