"""What is said in the colony, what becomes of it, and when it is judged. No chat."""
