"""Whose statistics a table counts in, the matches that count, and a secret a day."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("player", sa.String(64)))
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("preset", sa.String(32)),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("daily", sa.String(10)),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("assisted", sa.Boolean, nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="one_result_a_match"),
    )
    op.create_index("results_of_a_player", "results", ["player", "game"])
    op.create_table(
        "days",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("days")
    op.drop_table("results")
    op.drop_column("tables", "daily")
    op.drop_column("tables", "player")
