"""Critico-Ville: flee the town together before it is full of zombies, and think clearly on the way."""

from huisclos.engine.game.meta import Meta

META = Meta(
    "critico-ville", version=2, package=__name__, least=1, most=5, minutes=30, cooperative=True, alone=10
)
