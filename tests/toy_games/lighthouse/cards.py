"""LH-4.2: the cards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.cards import Card
from huisclos.engine.rules.effect import Script, Worded


class StormCard(Card, frozen=True, kw_only=True):
    """LH-4.2: what it does when it is drawn; one that lasts stays in play, with its rules and changes."""

    id: Annotated[str, Worded("card")]
    copies: Annotated[int, Meta(ge=1, le=4)] = 1
    do: Script = ()
    lasts: bool = False
