"""A game being played, kept, gone back in; and the public face."""

from huisclos.engine.old_names import passing_on

__getattr__ = passing_on(__name__, "match")
