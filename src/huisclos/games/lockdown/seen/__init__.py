"""What is made of a view, and what a position may be."""
