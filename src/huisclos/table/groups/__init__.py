"""People who come back, what stays of their games, and the port to where it is kept. No table."""
