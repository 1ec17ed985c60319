"""Content: it has a name, a reader gets it once, and views, positions and records do without."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from typing import Annotated, Any, ClassVar

import msgspec
import pytest
from msgspec import Meta, Struct

import huisclos
from huisclos.engine.base.audience import CONTENT, SECRET_CONTENT, SIZE
from huisclos.engine.packs.digests import content_of, digest, known, remember, shown_content
from tests.engine import tiny
from tests.engine.all_games import each_game, plain, readers
from tests.engine.tiny import Fork, play

Word = Annotated[str, Meta(max_length=20)]


class Figures(Struct, frozen=True):
    names: Annotated[dict[Word, Word], Meta(max_length=9)] = {}
    cards: Annotated[int, Meta(ge=0, le=99)] = 5


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    figures: Figures = Figures()
    pack: Annotated[tuple[Word, ...], Meta(max_length=9), SIZE] = ()


class Library(tiny.Room, kw_only=True):
    figures: Annotated[Figures, CONTENT]
    size: Annotated[tuple[int, ...], CONTENT] = (1, 2)
    pack: Annotated[tuple[str, ...], SECRET_CONTENT] = ()


class Reading(tiny.Tiny):
    options = Options
    state = Library
    rules: ClassVar[tuple[str, ...]] = ("tiny",)

    def content(self, seats: int, options: Options) -> dict[str, Any]:
        return {"figures": options.figures, "size": (seats, 2), "pack": options.pack}


OWN = {"figures": {"cards": 9, "names": {"b": "Bo", "a": "Ana"}}, "pack": ["why", "how"]}


def reading(**options: Any) -> huisclos.Match:
    return play(Reading(Fork(), Fork(seat=1)), **(options or OWN))


def test_equal_content_has_one_name_in_whatever_order_it_was_written():
    one, other = Figures({"a": "x", "b": "y"}, 3), Figures({"b": "y", "a": "x"}, 3)
    assert digest(one) == digest(other) == digest({"names": {"b": "y", "a": "x"}, "cards": 3})
    assert digest(one) != digest(Figures({"a": "x", "b": "y"}, 4))
    assert digest((1, 2)) == digest([1, 2]) != digest((2, 1))


def test_the_name_is_a_hash_of_its_json():
    text = '{"a":1.5,"b":[1,{"é":null}]}'
    assert digest({"b": [1, {"é": None}], "a": 1.5}) == hashlib.sha256(text.encode()).hexdigest()[:24]


def test_it_has_that_name_on_any_machine():
    program = (
        "import huisclos; match = huisclos.new('lockdown', ['a', 'b', 'c'], 1, {'variant': 3});"
        "print(match.scene.content_digest)"
    )

    def named(hash_seed: str) -> str:
        env = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)}
        run = [sys.executable, "-c", program]
        return subprocess.run(run, env=env, capture_output=True, check=True, text=True).stdout.strip()

    here = huisclos.new("lockdown", ["a", "b", "c"], 9, {"variant": 3}).scene.content_digest
    assert named("0") == named("4242") == here


def test_a_view_has_its_name_and_the_match_what_it_stands_for():
    match = reading()
    for seat in readers(match):
        shown = match.view(seat)["board"]
        assert match.content[shown["figures"]] == OWN["figures"]
        assert match.content[shown["size"]] == [2, 2]
        assert "pack" not in shown
    assert len(match.content) == 2
    assert match.scene.content_names == {"figures": digest(match.state.figures), "size": digest([2, 2])}


def test_what_players_may_not_know_is_in_the_name_of_all_of_it_only():
    match, other = reading(), reading(figures=OWN["figures"], pack=["what"])
    assert "why" not in plain([match.content, match.scene.content_names, match.view(0)]).decode()
    assert (match.content, match.scene.content_names) == (other.content, other.scene.content_names)
    assert match.scene.content_digest != other.scene.content_digest
    assert match.scene.content_digest == digest(content_of(match.state))
    assert list(content_of(match.state)) == ["figures", "size", "pack"]
    assert list(shown_content(match.state)) == ["figures", "size"]


def test_a_position_does_without_and_is_complete():
    match = reading()
    position = match.position()
    assert not {"figures", "size", "pack"} & set(position["state"])
    assert position["options"] == OWN
    assert position["content"] == match.scene.content_digest
    again = huisclos.load(position, game=match.game)
    assert content_of(again.state) == content_of(match.state)
    assert again.content == match.content
    assert again.view(1) == match.view(1)


def test_a_position_cant_bring_content_of_its_own():
    position = reading().position()
    position["state"]["figures"] = {"cards": 99, "names": {}}
    assert huisclos.load(position, game=Reading()).state.figures.cards == 9


def test_a_record_names_what_it_was_played_with():
    match = reading()
    match.act(0, ["on"])
    record = match.record()
    assert record["content"] == match.scene.content_digest
    assert "cards" not in plain(record | {"options": {}}).decode()
    assert huisclos.replay(record, game=match.game).scene.content_digest == match.scene.content_digest


@pytest.mark.parametrize("start", [False, True])
def test_a_record_played_with_other_content_is_refused(start):
    match = reading()
    if start:
        match = huisclos.load(match.position(), game=match.game)
    match.act(0, ["on"])
    with pytest.raises(huisclos.BadRecord) as refusal:
        huisclos.replay({**match.record(), "content": "0" * 50}, game=match.game)
    assert refusal.value.message.key == "error-content"
    assert refusal.value.message.args == {"content": "0" * 40, "known": match.scene.content_digest}


def test_a_position_made_with_other_content_is_refused():
    match = reading()
    with pytest.raises(huisclos.BadRecord) as refusal:
        huisclos.load({**match.position(), "content": "other"}, game=match.game)
    assert refusal.value.message.key == "error-content"


def test_a_record_or_position_without_a_name_for_it_is_as_good_as_ever():
    match = reading()
    match.act(0, ["on"])
    record, position = match.record(), match.position()
    del record["content"], position["content"]
    assert huisclos.replay(record, game=match.game).position() == match.position()
    assert huisclos.load(position, game=match.game).view(0) == match.view(0)
    assert huisclos.load({**position, "content": None}, game=match.game).view(0) == match.view(0)


@each_game
def test_every_game_gives_its_content_again(game):
    """As it was dealt out at the setup: else a position couldn't be loaded."""
    names = [f"P{n}" for n in range(game.meta.most)]
    match = huisclos.new(game, names, 1)
    options = game.read_options(names, match.options)
    assert game.content(len(names), options) == content_of(match.state)
    shown = match.view(None)["board"]
    for field in shown_content(match.state):
        assert match.content[shown[field]] == msgspec.json.decode(plain(getattr(match.state, field)))
        assert digest(match.content[shown[field]]) == shown[field]


def test_content_that_was_played_with_is_known_by_its_name_and_nothing_else_is():
    match = reading()
    assert known(match.view(0)["board"]["figures"]) is match.state.figures
    with pytest.raises(huisclos.BadRecord) as refusal:
        known("x" * 99)
    assert refusal.value.message == ("error-unknown-content", {"content": "x" * 40})


def test_what_was_in_use_lately_is_kept():
    first = remember({"number": -1})
    for number in range(255):
        remember({"number": number})
        known(first)
    remember({"number": 999})
    assert known(first) == {"number": -1}
    with pytest.raises(huisclos.BadRecord):
        known(digest({"number": 0}))
