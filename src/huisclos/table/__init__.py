"""A running table: who sits where, what they do, and what each of them gets to see."""
