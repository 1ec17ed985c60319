"""LK-10: what is said behind closed doors, and what becomes of it."""
