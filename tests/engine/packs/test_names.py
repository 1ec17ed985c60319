"""Every text of content says what it names: something the game knows, something of a pack, or nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin

import pytest
from msgspec import Meta, Struct

from huisclos.engine.base.bounds import fields_of
from huisclos.engine.base.did_you_mean import nearest
from huisclos.engine.base.docstrings import said_of
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find, games
from huisclos.engine.game.pack_manual import manual, parts_of
from huisclos.engine.packs.pack import content_names
from huisclos.engine.packs.reading import Proofreader
from huisclos.engine.rules.effect import Coined, Condition, Effect, Free, Happening, Known, Named, Worded
from huisclos.words import LANGUAGES, Words
from tests.toy_games.lighthouse import TheLighthouse

SAYS_SO = (Known, Named, Coined, Worded, Free)
GAMES = [game for game in [*map(find, games()), TheLighthouse()] if game.pack]
PACKED = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)


def content_of(game: Game) -> list[type[Struct]]:
    """All that a pack may contain."""
    kinds = [kind for base in (Effect, Condition, Happening) for kind in game.kinds[base].values()]
    return [*kinds, *parts_of(game)]


def texts(hint: Any, marks: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The texts that a value of this type has in it, each with all marks on it and around it."""
    if get_origin(hint) is Annotated:
        yield from texts(get_args(hint)[0], (*marks, *get_args(hint)[1:]))
    elif hint is str:
        yield marks
    elif get_origin(hint) is not Literal:
        for inside in get_args(hint):
            yield from texts(inside, marks)


@PACKED
def test_every_text_says_what_it_names(game):
    silent = [
        f"{kind.__qualname__}.{field}"
        for kind in content_of(game)
        for field, hint in fields_of(kind).items()
        for marks in texts(hint)
        if not any(isinstance(mark, SAYS_SO) for mark in marks)
    ]
    assert silent == []


@PACKED
def test_what_is_named_can_be_there(game):
    """The game knows names of that kind, or something in a pack has them; and the kind has a name itself."""
    every = [marks for kind in content_of(game) for hint in fields_of(kind).values() for marks in texts(hint)]
    coined = {mark.kind for marks in every for mark in marks if isinstance(mark, Coined)}
    coined |= {mark.prefix for marks in every for mark in marks if isinstance(mark, Worded)}
    known = {*content_names(game.state), "happening"}
    spoken = [Words(language, game.meta.package) for language in LANGUAGES]
    for mark in [mark for marks in every for mark in marks if isinstance(mark, Known | Named)]:
        assert all(f"kind-{mark.kind}" in words for words in spoken), mark
        assert not isinstance(mark, Known) or mark.kind in known, mark
        assert not isinstance(mark, Named) or mark.kind in coined, mark


@PACKED
def test_the_manual_says_what_every_name_means(game):
    text = manual(game)
    for kind, names in content_names(game.state).items():
        section = text.partition("## Names")[2].partition(f"### {kind}\n")[2].partition("\n### ")[0]
        assert re.match(r"\n\w", section), kind  # what it is for
        for name in names:
            assert re.search(rf"^- `{name}`: \w.{{5}}", section, re.MULTILINE), (kind, name)
        meant = set(game.meanings.get(kind, {})) - {""}
        assert meant <= set(names), kind  # and nothing that isn't there


@PACKED
def test_the_manual_says_what_every_field_is_for_that_says_so_in_the_source(game):
    text = manual(game)
    for kind in parts_of(game):
        entry = text.partition(f"### {kind.__name__}\n")[2].partition("\n### ")[0]
        for field in set(fields_of(kind)) & set(said_of(kind)):
            assert said_of(kind)[field].rstrip(".,;")[1:] in entry, (kind, field)


def test_a_text_without_a_mark_is_found():
    class Whisper(Struct):
        to: str
        words: Annotated[tuple[Annotated[str, Meta(max_length=3)], ...], Meta(max_length=2)] = ()
        how: Literal["low", "loud"] = "low"
        where: Annotated[dict[str, str], Free("anything")] = {}

    found = {field: [*texts(hint)] for field, hint in fields_of(Whisper).items()}
    assert [len(found[field]) for field in ("to", "words", "how", "where")] == [1, 1, 0, 2]
    assert found["to"] == [()]
    assert all(isinstance(marks[-1], Free) for marks in found["where"])


def read(data: Any, hint: Any, box: dict[str, set[str]]) -> list[tuple[str, str]]:
    """The faults in it, as paths and what was meant."""
    reader = Proofreader({}, {}, pack="fog", box=box)
    reader.read(data, hint)
    reader.look_up({})
    return [(fault.path, fault.args.get("near", {}).get("", "")) for fault in reader.faults]


Lamp = Annotated[str, Worded("lamp")]


@pytest.mark.parametrize(
    ("form", "good", "bad"),
    [
        ("own", ["red"], ["redd", "blue", "red@fog"]),
        ("bare", ["red", "blue"], ["redd", "bleu", "blue@bay"]),
        ("full", ["red@fog", "blue@bay"], ["red", "blue"]),
        ("reference", ["lamp:red@fog", "lamp:blue@bay"], ["red@fog", "lamp:red"]),
    ],
)
def test_how_things_of_packs_are_named(form, good, bad):
    hint, box = tuple[Annotated[str, Named("lamp", form)], Lamp], {"lamp": {"blue@bay"}}
    for name in good:
        assert read([name, "red"], hint, box) == []
    for name in bad:
        assert [path for path, _ in read([name, "red"], hint, box)] == ["[0]"], name
    assert read(["", "red"], hint, box) == []


def test_own_things_are_called_by_their_pack():
    reader = Proofreader({}, {}, pack="fog")
    assert reader.read("red", Annotated[str, Named("lamp")]) == "red@fog"
    assert reader.read("red", Annotated[str, Named("lamp", "bare")]) == "red"


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("hans", "hans@butcher"),
        ("hens", "hans@butcher"),
        ("gepetto@strings", "geppetto@strings"),
        ("x" * 200, ""),
    ],
)
def test_a_name_is_found_with_and_without_its_pack(written, near):
    assert nearest(written, ("hans@butcher", "geppetto@strings")) == near
