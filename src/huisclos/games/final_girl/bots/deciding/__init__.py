"""What a bot does, and why."""
