"""LK-2.3, LK-4.5: what is said behind closed doors, and what becomes of it. No chat."""
