"""Kites: a tiny game with rooms, its class in `game.py`, as games are written today."""

from huisclos.engine.game.meta import Meta

META = Meta("kites", version=1, package=__name__, least=1, most=2, minutes=1)
