"""What a game gives to the kernel and gets from it. No match."""

from huisclos.engine.old_names import passing_on

__getattr__ = passing_on(__name__, "game", "installed")
