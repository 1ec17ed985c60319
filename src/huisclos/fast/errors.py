"""What is said where rules can't be compiled."""

from __future__ import annotations

from huisclos.engine.base.errors import HuisClosError


class NotCompiled(HuisClosError):
    """There are no compiled rules of a game, or they can't be built; the message says what to do."""
