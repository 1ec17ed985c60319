"""What is said, and what became of it. No sentence of any one game."""

from huisclos.engine.old_names import passing_on

__getattr__ = passing_on(__name__, "statements")
