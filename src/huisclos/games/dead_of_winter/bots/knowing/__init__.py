"""What a bot sees, and what it makes of what others say."""
