"""Packs that strangers write: every fault is told with its path and what is expected, in both languages."""

import copy
import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import huisclos
from huisclos.engine.base.bounds import DEEPEST, LONGEST_LIST, LONGEST_PACK, LONGEST_TEXT
from huisclos.engine.base.errors import BadFile
from huisclos.engine.game.pack_manual import manual
from huisclos.engine.packs.pack import vouch
from huisclos.words import Words
from tests.toy_games.lighthouse import FOLDER
from tests.toy_games.lighthouse.positions import GAME, tables

FOG = (FOLDER / "fog.toml").read_text("utf-8")


def faults(data, language="en"):
    """What is wrong with the tables of a pack, line by line, without the first one."""
    with pytest.raises(BadFile) as refusal:
        GAME.use_pack(data, "own.toml")
    first, *lines = refusal.value.read(Words(language)).split("\n")
    assert first.startswith("own.toml ")
    return lines


def storm(**fields):
    return tables({"do": [], **fields})


def effect(**fields):
    return tables({"do": [fields]})


def test_a_strangers_pack_is_read():
    pack = GAME.use_pack(GAME.read_pack("fog.toml", FOG))
    assert [card.id for card in pack.storms][:2] == ["bank@fog", "bell@fog"]
    assert pack.storms[0].changes[1].given is not None
    match = huisclos.new(GAME, ["a"], 1, {"pack": tomllib.loads(FOG)})
    assert set(match.scene.pack_words) == {"squall", "fog"}


def test_it_is_read_once_and_kept_by_what_is_in_it():
    data = tables({"do": []}, {"do": []})
    backwards = dict(reversed(json.loads(json.dumps(data)).items()))
    assert GAME.use_pack(data) is GAME.use_pack(backwards)
    assert GAME.use_pack(storm(copies=2)) is not GAME.use_pack(data)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (effect(type="Oli", by=1), 'storms[0].do[0].type: "Oli" is not an effect; did you mean "Oil"?'),
        (effect(by=1), "storms[0].do[0].type: null is not an effect. Choose from: "),
        (effect(type="Oil"), "storms[0].do[0].by: This is missing."),
        (effect(type="Oil", by="1"), 'storms[0].do[0].by: "1" is not a whole number.'),
        (effect(type="Oil", by=True), "storms[0].do[0].by: true is not a whole number."),
        (effect(type="Oil", by=1.0), "storms[0].do[0].by: 1.0 is not a whole number."),
        (effect(type="Oil", by=6), "storms[0].do[0].by: 6 is out of range: from -5 to 5."),
        (effect(type="Oil", by=-6), "storms[0].do[0].by: -6 is out of range: from -5 to 5."),
        (effect(type="Oil", yb=1, by=1), 'storms[0].do[0].yb: "yb" is not known here. Choose from: "by".'),
        (effect(type="Fear", by=1, who="nobody"), 'storms[0].do[0].who: "nobody" is not a name for players'),
        (effect(type="Each", of="keeper", do=[]), 'storms[0].do[0].of: "keeper" is not a group of things'),
        (effect(type="Each", of="keepers", do={}), "storms[0].do[0].do: {…} is not a list."),
        (effect(type="If", then=[]), "storms[0].do[0].if: This is missing."),
        (effect(type="If", **{"if": "x", "then": []}), 'storms[0].do[0].if: "x" is not a condition.'),
        (effect(type="If", **{"if": {"type": "Oil"}, "then": []}), "storms[0].do[0].if.type: "),
        (effect(type="Repeat", times=101, do=[]), "storms[0].do[0].times: 101 is out of range"),
        (effect(type="Repeat", times="moon", do=[]), 'storms[0].do[0].times: "moon" is not a whole number.'),
        (effect(type="Roll", lines=[]), "storms[0].do[0].lines: There are 0 of them; there may be 1 to 12."),
        (effect(type="Roll", lines=[{}] * 13), "storms[0].do[0].lines[0].least: This is missing."),
        (
            effect(type="Choose", prompt="kock", options=[{"name": "open"}]),
            'storms[0].do[0].prompt: The pack’s words have no message "prompt-kock". Did you mean "prompt-',
        ),
        (
            effect(type="Choose", prompt="squid", options=[{"name": "open"}]),
            'storms[0].do[0].prompt: The pack’s words have no message "prompt-squid". Write one.',
        ),
        (
            effect(type="Choose", prompt="knock", options=[{"name": "opne"}]),
            'storms[0].do[0].options[0].name: The pack’s words have no message "do-opne".',
        ),
        (storm(copies=5), "storms[0].copies: 5 is out of range: from 1 to 4."),
        (storm(lasts="yes"), 'storms[0].lasts: "yes" is not true or false.'),
        (storm(rules=[{"when": "Tendd", "do": []}]), 'storms[0].rules[0].when: "Tendd" is not a happening;'),
        (
            storm(rules=[{"when": "Tended", "do": [], "at": "nigth"}]),
            'storms[0].rules[0].at: "nigth" is not a',
        ),
        (
            storm(rules=[{"when": "Tended", "do": [], "where": {"seta": 1}}]),
            'storms[0].rules[0].where.seta: "seta" is not known here; did you mean "seat"?',
        ),
        (storm(changes=[{"value": "ned"}]), 'storms[0].changes[0].value: "ned" is not a value of this game;'),
        (tables({}, {}, storms=[]), "storms: There are 0 of them; there may be 2 to 60."),
        (tables({}, storms="all"), 'storms: "all" is not a list.'),
        (tables({}, storms=["a", "b"]), 'storms[0]: "a" is not a table.'),
        (tables({"id": "a"}, {"id": "a"}), "storms[1].id: This can’t be: a."),
        (tables({}, name="Own!"), 'name: "Own!" can’t be a name. Take the small letters a to z, digits'),
        (tables({}, name=7), "name: 7 is not a text."),
        (tables({}, name="own\n"), 'name: "own\\n" can’t be a name.'),
        (tables({}, game="lockdown"), 'game: "lockdown" is not this game. Choose from: "lighthouse".'),
        (tables({}, **{"\x1b[31m": 1}), '?[31m: "'),
        (
            effect(type="Vote", prompt="knock", options=[{"name": "open"}, {"name": "open"}]),
            "storms[0].do[0].options[1].name: This name is there already.",
        ),
        (
            tables({"do": [{"type": "EndNight"}] * 31}),
            "storms[0].do: There are 31 of them; there may be 0 to 30.",
        ),
        (tables({}, colour=1), 'colour: "colour" is not known here. Choose from: '),
        (tables({}, words=1), "words.en: This is missing."),
        (storm(id="x" * (LONGEST_TEXT + 1)), "storms[0].id: This is too long: "),
    ],
)
def test_a_fault_is_told_with_its_path_and_what_is_expected(data, expected):
    assert any(line.startswith(expected) for line in faults(data)), faults(data)
    path = expected.partition(":")[0]
    assert any(line.startswith(f"{path}\u00a0: ") for line in faults(data, "fr"))


def test_every_fault_is_told_at_once_and_nothing_is_used():
    data = tables(
        {"do": [{"type": "Oil", "by": 9}, {"type": "Oil", "by": 1}, {"type": "Fear"}]},
        {"copies": 0, "lasts": 1},
    )
    assert [line.partition(":")[0] for line in faults(data)] == [
        "storms[0].do[0].by",
        "storms[0].do[2].by",
        "storms[1].copies",
        "storms[1].lasts",
    ]
    with pytest.raises(huisclos.BadOptions):
        huisclos.new(GAME, ["a"], 1, {"pack": data})


def test_what_is_nested_has_an_end():
    script = []
    for _ in range(DEEPEST):
        script = [{"type": "Repeat", "times": 1, "do": script}]
    assert any("too deep" in line for line in faults(tables({"do": script})))


def test_lists_tables_and_faults_have_an_end():
    where = {f"k{n}": 1 for n in range(LONGEST_LIST + 1)}
    data = storm(rules=[{"when": "Tended", "do": [], "where": where}])
    assert any("may be 0 to 3,000" in line for line in faults(data))
    with pytest.raises(BadFile) as refusal:
        GAME.use_pack(tables({"do": [{"type": "?"}] * 500}))
    assert refusal.value.message.args["count"] >= 500
    assert len(refusal.value.message.args["troubles"]) == BadFile.MOST


@pytest.mark.parametrize("text", ["name = ", "x = 1\nx = 2", "\x00"])
def test_what_is_no_toml_is_refused_with_its_line(text):
    with pytest.raises(BadFile, match=r"Line \d+: This can’t be read"):
        GAME.read_pack("bad.toml", text)


@pytest.mark.parametrize(
    "deep", ["a" + ".b" * 300 + " = 1", "a = " + "[" * 5000, "a = " + "{b=" * 5000], ids=range(3)
)
def test_what_lies_too_deep_is_said_in_a_sentence(deep):
    with pytest.raises(BadFile) as refusal:
        GAME.read_pack("deep.toml", f"name = 'x'\n{deep}\n\n")
    assert str(refusal.value).endswith("Line 2: Lists and tables are nested too deeply here.")


def test_a_half_translated_pack_with_other_faults_is_refused_all_the_same():
    data = tables(*[{"rules": [{"when": "Nope", "do": []}]} for _ in range(60)])
    data["words"]["fr"] = ""
    data["storms"][3] = 7
    assert len(faults(data)) > 20


def test_two_packs_of_one_name_are_refused():
    with pytest.raises(huisclos.BadOptions, match="Two packs here are called squall"):
        huisclos.new(GAME, ["a"], 1, {"pack": tables({}, name="squall")})


def test_a_pack_has_an_end():
    with pytest.raises(BadFile, match="too long"):
        GAME.read_pack("long.toml", FOG + "#" * LONGEST_PACK)
    with pytest.raises(BadFile, match="too long"):
        GAME.use_pack({**tables({}), "more": "#" * 2 * LONGEST_PACK})


def worded(**texts):
    data = tables({})
    data["words"] = {language: data["words"]["en"] + text for language, text in texts.items()}
    return data


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (worded(en=""), "words.fr: This is missing."),
        (worded(en="", fr="", de=""), 'words.de: "de" is not a language spoken here. Choose from: '),
        (worded(en="\nhello = Hi", fr=""), "words.fr: There is no message hello in French."),
        (worded(en="", fr="\n!!"), "words.fr: This can’t be read: !!"),
        (worded(en="\nx =", fr="\nx = X"), "words.en: This can’t be read: x ="),
        (worded(en="\nx = { $seat }", fr="\nx = X"), "words.en.x: A text of a pack can’t use $seat"),
        (worded(en="\nx = { NUMBER(1) }", fr="\nx = X"), "words.en.x: A text of a pack can’t use NUMBER"),
        (worded(en="\nx = { y }", fr="\nx = X"), "words.en.x: There is no message y in"),
        (worded(en="\nx = { -y }", fr="\nx = X"), "words.en.x: There is no message -y in"),
        (worded(en="\nx =\n    .to = { $a }", fr="\nx = X"), "words.en.x: "),
        (worded(en="\nx = { y }\ny = { x }", fr="\nx = X\ny = Y"), "words.en.x: This can’t be read: "),
        (worded(en="\nx = { do-open.no }", fr="\nx = X"), "words.en.x: This can’t be read: "),
        (worded(en="\n-b = B\nx = { -b($c) }", fr="\n-b = B\nx = X"), "words.en.x: A text of a pack"),
    ],
)
def test_the_words_of_a_pack_are_whole_and_use_nothing_from_outside(data, expected):
    assert any(line.startswith(expected) for line in faults(data)), faults(data)


def test_a_message_that_is_missing_is_told_once_and_not_for_each_of_its_forms():
    data = worded(en="\nx = X\n    .to = to X\ny = Y\n    .to = to Y", fr="\ny = Y")
    missing = [line for line in faults(data) if line.startswith("words.")]
    assert missing == [
        "words.fr: There is no message x in French.",
        "words.fr: There is no message y.to in French.",
    ]


def test_words_may_use_one_another():
    GAME.use_pack(
        worded(en="\n-sea = the sea\nx = { -sea } and { do-open }", fr="\n-sea = la mer\nx = { -sea }")
    )


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


def places(data, path=()):
    """Every place in some tables."""
    yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from places(value, (*path, key))


@pytest.mark.slow
@given(st.data(), json_values)
def test_whatever_stands_anywhere_the_pack_is_used_or_refused(data, value):
    pack = tomllib.loads(FOG)
    *way, last = data.draw(st.sampled_from([place for place in places(pack) if place]))
    changed = copy.deepcopy(pack)
    inner = changed
    for key in way:
        inner = inner[key]
    inner[last] = value
    refused = refusal_of(changed)
    for language in ("en", "fr") if refused else ():
        assert refused.read(Words(language)).count("\n") >= 1


def refusal_of(data):
    try:
        GAME.use_pack(data)
    except BadFile as refusal:
        return refusal
    return None


DOCS = Path(__file__).parents[3] / "docs" / "authors"


def test_the_pack_on_the_page_is_one_and_can_be_played():
    page = (DOCS / "packs.md").read_text("utf-8")
    (text,) = [block.partition("```")[0] for block in page.split("```toml\n")[1:]]
    pack = GAME.read_pack("kraken.toml", text)
    match = huisclos.new(GAME, ["a", "b"], 3, {"pack": pack})
    while choices := match.choices():
        seat, choice = next(iter(choices.items()))
        match.act(seat, [choice.options[-1].id])
    assert any("@kraken" in event["args"].get("card", "") for event in match.events_since(0, None))


def test_the_faults_on_the_page_are_what_one_is_told():
    page = (DOCS / "packs.md").read_text("utf-8")
    text = page.partition("```toml\n")[2].partition("```")[0]
    broken = (
        text.replace("do-pray = Prier\n", "").replace('"need"', '"ned"').replace('"EndNight"', '"EndNigth"')
    )
    told = page.partition("```text\n")[2].partition("```")[0].strip()
    with pytest.raises(BadFile) as refusal:
        GAME.read_pack("kraken.toml", broken)
    assert refusal.value.read(Words("en")) == told


def test_the_manual_on_the_page_is_the_one_of_the_rules():
    assert (DOCS / "packs-manual.md").read_text("utf-8") == manual(GAME)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kept", ["record", "position"])
def test_what_was_played_with_a_pack_that_is_missing_or_another_one_says_which(kept, language):
    match = huisclos.new(GAME, ["a"], 1, {"pack": tomllib.loads(FOG)})
    take = huisclos.replay if kept == "record" else huisclos.load
    data = getattr(match, kept)()
    name = data["packs"]["fog"]
    assert data["packs"] == match.scene.pack_digests
    assert list(data["packs"]) == ["squall", "fog"]
    assert len(name) == 24
    assert take(data, game=GAME).position() == match.position()
    other = copy.deepcopy(data["options"])
    other["pack"]["storms"][0]["copies"] = 4
    cases = [({**data["options"], "pack": {}}, "error-pack-missing"), (other, "error-pack-other")]
    for options, key in cases:
        with pytest.raises(huisclos.BadRecord) as refusal:
            take({**data, "options": options}, game=GAME)
        assert refusal.value.message.key == key
        said = refusal.value.read(Words(language))
        assert "fog" in said
        assert name in said


def test_what_does_not_name_its_packs_is_as_good_as_ever():
    match = huisclos.new(GAME, ["a"], 1)
    record, position = match.record(), match.position()
    del record["packs"], position["packs"]
    assert huisclos.replay(record, game=GAME).position() == match.position()
    assert huisclos.load(position, game=GAME).position() == match.position()
    assert huisclos.load({**match.position(), "packs": 7}, game=GAME).position() == match.position()
    assert "packs" not in huisclos.new("lockdown", ["a", "b", "c"], 1).record()


def test_texts_that_were_read_elsewhere_are_not_read_again():
    """Whoever vouches for a pack has read it: here one can tell, since it can't be used."""
    data = {
        **tables({"do": []}),
        "name": "elsewhere",
        "words": {"en": "= no fluent", "fr": "= pas de fluent"},
    }
    with pytest.raises(BadFile):
        GAME.use_pack(data)
    vouch(data)
    assert GAME.use_pack(data).words == data["words"]
    for wrong in ({**data, "game": "chess"}, {**data, "storms": 3}):
        vouch(wrong)
        with pytest.raises(BadFile):
            GAME.use_pack(wrong)
