"""Lockdown: families locked in a mall at night, each for themselves, none without the others."""

from huisclos.engine.game.meta import Meta

META = Meta("lockdown", version=2, package=__name__, least=3, most=6, minutes=45, alone=5)
