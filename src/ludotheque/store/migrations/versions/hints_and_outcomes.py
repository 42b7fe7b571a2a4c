"""A table knows whether hints were agreed on, a match how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean))
    op.add_column("matches", sa.Column("ended", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("matches", "ended")
    op.drop_column("tables", "hints")
