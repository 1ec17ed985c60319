"""What a bot reads from the board."""
