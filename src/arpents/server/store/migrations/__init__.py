"""How the tables came to be what they are, step by step.

A new step is a module in ``versions`` with the next number. It is complete when the tests find that all
steps together make the tables of ``arpents.server.store.tables``, in SQLite and in PostgreSQL.
"""
