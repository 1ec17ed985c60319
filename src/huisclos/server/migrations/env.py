"""How alembic reaches the database: through the connection that `migrate` hands over."""

from alembic import context

from huisclos.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
