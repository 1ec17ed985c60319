"""FG-2, FG-7: what she does."""
