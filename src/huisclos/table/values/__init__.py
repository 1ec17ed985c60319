"""Plain values of a table, which know no table."""
