"""What lies on the table, and what cards may name of it. No rule."""
