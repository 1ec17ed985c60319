"""Final Girl: one against a Killer, and whoever else can be saved."""

from huisclos.engine.game.meta import Meta

META = Meta(
    "final-girl",
    version=2,
    package=__name__,
    least=1,
    most=1,
    minutes=40,
    cooperative=True,
    alone=40,
    advice=True,
)
