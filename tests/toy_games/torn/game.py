"""The game, of which half is missing."""

from .chapters import Mend  # noqa: F401
