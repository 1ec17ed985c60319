"""KT-1: the board of winds."""

WINDS = (0, 1, 1, 2, 3, 5)
"""So much each face of the die lifts a kite."""
