"""Compiled rules: native copies of kernel and games, for whoever plays a million games.

They are built from the same sources. Where there are none, everything works as before, only slower.

    game = quickest(find("lockdown"))  # compiled, if it is
    state = game.setup(4, options, dice)
    playout(state, rng)

    state = quick(match.state)  # or one that was imagined
"""

from huisclos.fast.building import build, never_tried
from huisclos.fast.errors import NotCompiled
from huisclos.fast.native import is_built, is_stale, play_on, playout, quick, quickest, to_native, to_plain

__all__ = [
    "NotCompiled",
    "build",
    "is_built",
    "is_stale",
    "never_tried",
    "play_on",
    "playout",
    "quick",
    "quickest",
    "to_native",
    "to_plain",
]
