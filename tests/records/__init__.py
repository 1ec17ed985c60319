"""Recorded games, and what replays and follows them: `python -m tests.records` writes them anew."""
