"""Alembic's entry: brings the database behind the given connection up to date."""

from alembic import context

from ludoteca.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
