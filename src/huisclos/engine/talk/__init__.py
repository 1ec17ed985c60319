"""What is said, and what became of it. No sentence of any one game."""
