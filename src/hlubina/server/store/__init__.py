"""The store: SQLite in a file, or PostgreSQL by URL. What is in it is the only truth; all else is a cache."""
