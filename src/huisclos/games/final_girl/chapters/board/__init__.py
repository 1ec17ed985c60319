"""What lies there for both, and what befalls it."""
