"""What one may know of a game without loading its rules."""

from msgspec import Struct


class Meta(Struct, frozen=True):
    """A game's package has one by the name of `META`: a list of games needs no more."""

    name: str
    version: int
    package: str
    least: int
    most: int
    minutes: int
    """Of a game with people."""
    cooperative: bool = False
    alone: int = 0
    """Minutes of a game alone, or with bots only; 0 if nobody has said so."""
    advice: bool = False
    """Players may ask its best bot what it would do: for games in which nobody plays against anybody."""
