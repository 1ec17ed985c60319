"""The socket of a table: what passes, who it is, what goes in and out."""
