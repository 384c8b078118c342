"""The server: the authority behind every table. A table is a log of entries; all else is a fold over it."""
