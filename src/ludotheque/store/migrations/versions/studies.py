"""Studies: as they began, what was changed since, and the tokens that open them."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _study_id(**more: Any) -> sa.Column[str]:
    return sa.Column("study_id", sa.String(32), sa.ForeignKey("studies.id", ondelete="CASCADE"), **more)


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("begun", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("studies_by_last_use", "studies", ["used"])
    op.create_table(
        "study_edits",
        _study_id(primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("edit", sa.JSON, nullable=False),
    )
    op.create_table(
        "study_tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "study_id", sa.String(32), sa.ForeignKey("studies.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("role", sa.String(8), nullable=False),
    )


def downgrade() -> None:
    for table in ("study_tokens", "study_edits", "studies"):
        op.drop_table(table)
