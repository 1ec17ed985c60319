"""The sky."""

from __future__ import annotations

from typing import Annotated

from huisclos.engine.base.audience import EVERYONE
from huisclos.engine.base.bounds import BY_SEAT
from huisclos.engine.rules.state import State


class Sky(State, kw_only=True):
    """How high the kites are; none is higher than its string is long."""

    string: Annotated[int, EVERYONE]
    heights: Annotated[list[int], EVERYONE, BY_SEAT]
