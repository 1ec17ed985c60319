"""Players of Dead of Winter."""
