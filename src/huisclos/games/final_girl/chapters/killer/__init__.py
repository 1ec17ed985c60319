"""FG-4, FG-5: what the Killer does, and who panics."""
