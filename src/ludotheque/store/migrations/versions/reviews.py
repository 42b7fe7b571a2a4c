"""What a match was judged as, kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("line", sa.String(64), nullable=False),
        sa.Column("depth", sa.String(8), nullable=False),
        sa.Column("engine", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("review", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
