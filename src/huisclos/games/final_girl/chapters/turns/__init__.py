"""FG-0, FG-1, FG-3, FG-6: from the setup through the phases of a turn."""
