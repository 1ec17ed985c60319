"""What is said in the mall, what becomes of it, and how bots haggle."""
