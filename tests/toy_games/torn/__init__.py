"""Torn: it says what it is, and its rules can't be loaded."""

from huisclos.engine.game.meta import Meta

META = Meta("torn", version=1, package=__name__, least=1, most=2, minutes=1)
