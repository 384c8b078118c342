"""Who won, as what and against whom. Where all win or lose together nobody has a rank: it is 0."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("won", sa.Integer(), nullable=False, server_default="0"))
        results.add_column(sa.Column("role", sa.Text(), nullable=False, server_default=""))
        results.add_column(sa.Column("rivals", sa.Text(), nullable=False, server_default="[]"))
    op.execute("UPDATE results SET rank = 0 WHERE game = 'heroes'")
    op.execute("UPDATE results SET won = 1 WHERE rank = 1")


def downgrade() -> None:
    with op.batch_alter_table("results") as results:
        for name in ("won", "role", "rivals"):
            results.drop_column(name)
