"""What can be said in the colony."""

from __future__ import annotations

from huisclos.engine.talk import NoTalk


class ColonyTalk(NoTalk):
    """Nothing yet."""
