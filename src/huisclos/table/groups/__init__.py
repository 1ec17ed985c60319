"""People who come back, and where they are kept."""
