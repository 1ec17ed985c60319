"""Dead of Winter: a colony, a winter, and perhaps somebody who wants it to end."""

from huisclos.engine.game.meta import Meta

META = Meta("dead-of-winter", version=3, package=__name__, least=2, most=5, minutes=120, alone=40)
