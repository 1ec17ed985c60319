"""What a bot answers, says and does."""
