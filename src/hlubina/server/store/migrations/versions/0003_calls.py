"""Calls: where the browsers of people are called, and who does not want to be called to which table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("endpoint"),
    )
    with op.batch_alter_table("subscriptions", schema=None) as batch_op:
        batch_op.create_index("subscriptions_by_person", ["person"], unique=False)

    op.create_table(
        "quiet",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("person", "table"),
    )


def downgrade() -> None:
    op.drop_table("quiet")
    with op.batch_alter_table("subscriptions", schema=None) as batch_op:
        batch_op.drop_index("subscriptions_by_person")

    op.drop_table("subscriptions")
