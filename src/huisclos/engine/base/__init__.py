"""What needs nothing of a game: errors, chance, limits, who may see a field. No step, no state."""
