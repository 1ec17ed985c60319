"""A table in memory: its lock, its changes, its storing. Nobody in here knows who listens."""
