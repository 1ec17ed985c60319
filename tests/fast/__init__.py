"""`fast`: rules are compiled, and then play the same games."""
