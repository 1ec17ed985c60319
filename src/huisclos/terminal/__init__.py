"""A person at a terminal, against bots: what is printed and typed. No command, no rule."""
