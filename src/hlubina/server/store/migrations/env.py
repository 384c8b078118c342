"""Alembic's entry: the connection is given by `hlubina.server.store.migrate`."""

from alembic import context

from hlubina.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
