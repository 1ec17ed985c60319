"""What a reader says of a pack that somebody brings, given as tables."""

from copy import deepcopy

import pytest

from huisclos.engine.base.errors import BadFile
from huisclos.engine.packs.pack import make_pack, vouch
from huisclos.words import LANGUAGES, Words


def faults(game, tables, at, changes):
    """Where there are faults and which, once the part of the pack at that path has these changes.

    Each is said in every language. A game under way with such a pack goes on."""
    changed = deepcopy(tables)
    part = changed
    for step in at:
        part = part[step]
    part.update(changes)
    vouch(changed)
    with pytest.raises(BadFile) as problem:
        make_pack(game.pack_form(), game.meta.name, "x.toml", changed, game.kinds, game.state, game.coined)
    troubles = problem.value.message.args["troubles"]
    for language in LANGUAGES:
        assert len(problem.value.read(Words(language, game.meta.package)).split("\n")) == len(troubles) + 1
    assert game.use_pack(changed)
    return [(where, key) for where, key, _ in troubles]
