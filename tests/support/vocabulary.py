"""All that packs of a game may say: each has an example that works, and stands in the manual."""

import tomllib

from huisclos.engine.game.pack_manual import examples, manual
from huisclos.engine.packs.pack import content_names
from huisclos.engine.rules.effect import Condition, Effect, Happening


def vocabulary(game):
    """Its effects and conditions."""
    return [kind for base in (Effect, Condition) for kind in game.kinds[base].values()]


def examples_of(game, kind, then):
    """The examples of one of these, as effects: a condition becomes one that does `then` while it holds."""
    found = examples(kind, content_names(game.state))
    assert found
    for example in found:
        value = tomllib.loads(f"it = {example}")["it"]
        assert value["type"] == kind.__name__
        yield value if issubclass(kind, Effect) else {"type": "If", "if": value, "then": [then]}


def left_out(game, *names):
    """What isn't in the manual of its packs, of all that they may say and of the names of these kinds."""
    text = manual(game)
    kinds = [f"### {kind}\n" for base in (Effect, Condition, Happening) for kind in game.kinds[base]]
    known = [f"`{name}`" for kind in names for name in game.state.names[kind]]
    listed = text.partition("## Names")[2]
    return [kind for kind in kinds if kind not in text] + [name for name in known if name not in listed]
