"""What processes that share a database post for each other."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "posted",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("what", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("posted")
