"""The figures of the box: see `content.toml`, which says what each is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Few = Annotated[int, Meta(ge=0, le=30)]
Track = Annotated[tuple[Few, ...], Meta(min_length=8, max_length=8)]


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """See `content.toml`, which says what each is."""

    dice: Track
    absolute_dice: Track
    time: Few
    absolute_time: Few
    most_time: Few
    hand: Few
    most_followers: Few
    victims: Few
    tokens: Annotated[tuple[Few, ...], Meta(min_length=2, max_length=20)]
    terror: Few
    pile: Few
    success: Few
    partial: Few
    price: Few
