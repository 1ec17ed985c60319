"""DW-1.3, DW-12.1: the crossroads of the box. Each can happen, and each way out does what its words say."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from huisclos.engine.rules.effect import bare
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.words import LANGUAGES
from tests.dead_of_winter.box_positions import BOX, PEOPLE, act, winter
from tests.dead_of_winter.looking import plain, told
from tests.dead_of_winter.positions import BITE, BLANK, DOORS
from tests.support.legible import asked_legibly, told_legibly

ROADS = next(pack for pack in BOX.shelf if pack.name == "roads")
CARDS = {bare(card.id): card for card in ROADS.crossroads}


@cache
def written(language):
    """The pack's texts, by key: a message and its attributes."""
    found = {}
    for entry in FluentParser().parse(ROADS.words[language]).body:
        assert isinstance(entry, ast.Message), entry
        for key, pattern in [("", entry.value), *((part.id.name, part.value) for part in entry.attributes)]:
            found[f"{entry.id.name}.{key}".rstrip(".")] = "".join(part.value for part in pattern.elements)
    return found


def words(text):
    return re.findall(r"\w[\w’-]*", text)


# -- all of them --------------------------------------------------------------------------------------


@pytest.mark.rule("DW-12.1")
def test_there_are_sixty_of_several_forms():
    forms = [len(card.ways) for card in CARDS.values()]
    assert len(CARDS) == 60
    assert sum(card.vote for card in CARDS.values()) >= 15
    assert {1, 2, 3} == set(forms)
    assert all(len(card.ways) == 2 for card in CARDS.values() if card.vote)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_can_be_read_aloud(language):
    stories = [text for key, text in written(language).items() if key.endswith(".story")]
    assert len(set(stories)) == len(CARDS)
    assert [(len(words(text)), text) for text in stories if not 40 <= len(words(text)) <= 90] == []


def test_nothing_is_written_that_no_card_says():
    keys = {f"crossroads-{name}" for name in CARDS}
    keys |= {f"way-{bare(way.name)}" for card in CARDS.values() for way in card.ways}
    assert {key.partition(".")[0] for key in written("en")} == keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_straight_quotes_nor_breaking_spaces(language):
    wrong = r"""['"]|\.\.\.|- |^ | $|  """ + (r"| [;:!?»]|« |[a-zé][;:!?»]" if language == "fr" else "")
    assert [text for text in written(language).values() if re.search(wrong, text)] == []


def test_whoever_is_waited_for_exists():
    named = set(re.findall(r"who['\"]?[=:] ?['\"]([a-z]+)['\"]", repr([c.trigger for c in CARDS.values()])))
    assert named <= set(PEOPLE)
    assert len(named) >= 20


AMOUNTS = {"two": "2", "twice": "2", "deux": "2"}


@pytest.mark.parametrize("name", [bare(way.name) for card in CARDS.values() for way in card.ways])
def test_both_languages_name_the_same_figures(name):
    """Up and down in the same order; and the numbers, but for one, which may be a word."""
    english, french = (written(language)[f"way-{name}.outcome"] for language in ("en", "fr"))
    assert re.findall(r"[+−]\d", english) == re.findall(r"[+−]\d", french)
    assert sorted(figures(english)) == sorted(figures(french))


def figures(text):
    found = [AMOUNTS.get(word.lower(), word) for word in re.findall(r"\w+", text)]
    return [word for word in found if word.isdigit() and word != "1"]


# -- each of them -------------------------------------------------------------------------------------

SAID = {
    r"([+−]\d) morale": {"morale": 1},
    r"([+−]\d) food": {"food": 1},
    r"([+−]\d) helpless": {"helpless": 1},
    r"with (\d) helpless": {"helpless": 1},
    r"loses? (\d) di(?:c)?e": {"dice": -1},
    r"roll (\d) new di(?:c)?e": {"dice": 1},
    r"(\d) zombies? comes? to the colony": {"zombies colony": 1},
    r"(\d) zombies? comes? (?:here|to where|to the location|to the police)": {"zombies here": 1},
    r"kills? (?:up to )?(\d) zombies? here": {"zombies here": -1},
    r"kill up to (\d) zombies at the colony": {"zombies colony": -1},
    r"draws? (\d) cards?": {"hand": 1},
    r"[Yy]ou discard (\d) cards?": {"hand": -1, "waste": 1},
    r"Each player who isn’t exiled discards (\d) card": {"hand": -1, "waste": 3},
    r"take (\d) random cards?": {"hand": 1},
    r"take (\d) cards from the waste pile": {"hand": 1, "waste": -1},
    r"(\d) cards leave the waste pile": {"waste": -1},
    r"[Aa] (new survivor) joins (?:your|the) group": {"mine": 1},
    r"wounded (twice)": {"hurt": 2},
    r"(?:is|are) (wounded)(?! twice)": {"hurt": 1},
    r"gets (frostbite)": {"hurt": 1, "frost": 1},
    r"heals? (\d) wounds?": {"hurt": -1},
    r"place (\d) barricades": {"barricades": 1},
    r"(\d) barricade here is lost": {"barricades": -1},
    r"(\d) noise tokens?": {"noise": 1},
    r"\b(One(?: more)? risk roll) for (?!each)": {"risks": 1},
    r"(Two risk rolls)": {"risks": 2},
    r"(One risk roll for each) of the two": {"risks": 2},
    r"one (more risk roll)": {"risks": 1},
    r", with a (risk roll)": {"risks": 1},
    r"(goes to the)": {"moves": 1},
    r"You look at the next (2 crises) and put them back in any order": {"seen": 1},
}
"""What an outcome may say, and what is then measured: so many times the number that stands there, or once."""
BRANCH = r"(\d)(?:–\d| or more)?: "


def promised(text):
    """What an outcome says, in order: each with the die that it takes, 0 if none."""
    always, *rolled = re.split(r"(?:Then r|R)oll a die\. ", text)
    if not rolled:
        return [(0, counted(text))]
    _, *parts = re.split(BRANCH, rolled[0])
    lines = {int(least): counted(always, said) for least, said in zip(parts[::2], parts[1::2], strict=True)}
    return [*lines.items(), *([] if 1 in lines else [(1, counted(always))]), *_above(rolled[0], always)]


def _above(rolled, always):
    """The faces for which nothing is said."""
    last = re.findall(r"(\d)(–\d| or more)?: ", rolled)[-1][1]
    return [(6, counted(always))] if last.startswith("–") and last != "–6" else []


def counted(*texts):
    found = {}
    for text in texts:
        heard = text
        for pattern, measures in SAID.items():
            for match in re.finditer(pattern, text):
                number = match[1].replace("−", "-")
                times = int(number) if number.lstrip("+-").isdigit() else 1
                for measure, each in measures.items():
                    found[measure] = found.get(measure, 0) + each * times
                heard = heard.replace(match[0], "")
        assert not re.search(r"\d|wound(?!ed survivor)|zombie|survivor joins|die\b|dice", heard), heard
    return found


def stage(card):
    """A colony in which the card can happen: what is done, by whom, where, and how the table is before."""
    where, asks = card.trigger.where, repr(card.trigger.given)
    hero, place = where.get("who", "ranger"), where.get("place", "colony")
    deed = where.get("deed", "attack" if card.trigger.when == "ZombieKilled" else "barricade")
    if deed == "barricade" and "zombies-here" in asks and "place" not in where:
        deed = "move"
    if place == "colony" and (deed in ("search", "attack", "move") or "away" in asks or "xiled" in asks):
        place = "school"
    crowd = {place: 4} if place != "colony" and ("zombies-here" in asks or deed == "attack") else {}
    table = {
        "mine": [
            f"{hero} {'colony' if deed == 'move' else place}",
            "trainer",
            *re.findall(r"Present\(who='(\w+)', of='colony'", asks),
            *(f"{who} school" for who in re.findall(r"Present\(who='(\w+)', of='away'", asks)),
        ],
        "wounds": {"trainer": 2, hero: 1 if card is CARDS["third-plate"] else 0},
        "zombies": {0: 2, 1: 2, 2: 1, **crowd},
        "barricades": {5: 1},
        "noise": {place: 1} if "noise-here" in asks else {},
        "hands": [["tin", "rice", "scrap"], ["tin", "rice"], ["tin", "rice"]],
        "waste": ["jerrycan"] * 5 + ["bandages"] * 4,
        "rolled": [[6, 6, 6, 6], [], []],
        **{"food": 6, "helpless": 3, "morale": 5, "gone": 1},
        **exile(asks),
    }
    return deed, hero, place, table


def exile(asks):
    """Two groups that meet away from the colony, and one of them is exiled."""
    if "xiled" not in asks:
        return {}
    mine = "exiled-here" not in asks
    groups = [["ranger school", "trainer school"], ["fencer school", "waiter school"], ["lawyer", "mayor"]]
    goals = [["feast"], []][:: 1 if mine else -1]
    return {"groups": groups, "exiled": [int(mine), int(not mine), 0], "exile_goals": [*goals, []]}


ACTIONS = {
    "barricade": ["barricade+survivor:{hero}+entrance:{door}"],
    "attack": ["attack+survivor:{hero}+entrance:{door}"],
    "search": ["search+survivor:{hero}", "keep"],
    "move": ["move+survivor:{hero}+place:school"],
    "exile": ["exile+seat:1", "thumb:down", "thumb:down", "thumb:down"],
}
FREE_DOOR = {**DOORS, "colony": 3}


def played(card, way, face=0, *, watched=True):
    """The turn in which it happens, with a die that falls like this, until somebody decides; or the same turn
    without the card."""
    deed, hero, place, table = stage(card)
    early = outcome(way).partition("oll a die")[0].count("risk roll") if face else 0
    faces = [BLANK] * ((deed in ("attack", "move")) + early) + [face or BLANK] + [BLANK] * 4
    if card.trigger.when == "TurnBegins":
        drawn = [card.id] if watched else []
        return winter({"type": "Turn", "seat": 0}, faces=faces, **table, crossroads=drawn)
    seen = {"watched": [card.id], "watchers": [2]} if watched else {}
    match = winter(faces=faces, **table, **seen)
    signs = re.findall(r"Signs\(of='([a-z-]+)'", repr(card.trigger.given))
    for answer in ACTIONS[deed]:
        (seat, choice), *_ = match.choices().items()
        known = {plain(option.id): option.id for option in choice.options}
        match.act(seat, [known[answer.format(hero=hero, door=FREE_DOOR[place])]], signs=signs)
    return match


def take(match, way):
    """All take this way, and whatever it asks is answered somehow, up to the next action."""
    while (choices := match.choices()) and next(iter(choices.values())).prompt != "act":
        asked_legibly(match)
        (seat, choice), *_ = choices.items()
        ids = [option.id for option in choice.options]
        match.act(seat, [way.id if way.id in ids else ids[0]])
    told_legibly(match)
    return match


def outcome(way):
    return written("en")[f"way-{bare(way.name)}.outcome"]


def measured(match):
    s = match.state
    return {
        **{name: getattr(s, name) for name in ("morale", "food", "helpless")},
        "dice": len(s.rolled[0]),
        "hand": len(s.hands[0]),
        "waste": len(s.waste),
        "mine": len(s.mine(0)),
        "zombies colony": s.zombies_at(0),
        "zombies away": sum(s.zombies) - s.zombies_at(0),
        "hurt": sum(s.hurt(n) for n in range(len(PEOPLE))),
        "frost": sum(s.frost),
        "barricades": sum(s.barricades),
        "noise": sum(s.noise),
        "risks": len(told(match, "risk")),
        "moves": len(told(match, "goes")),
        "seen": len(told(match, "sees-crises")),
    }


CASES = [
    pytest.param(card, way, face, said, id=f"{name}: {bare(way.name)}{f' {face}' * bool(face)}")
    for name, card in CARDS.items()
    for way in card.ways
    for face, said in promised(outcome(way))
]


@pytest.mark.rule("DW-1.3", "DW-10.2")
@pytest.mark.parametrize(("card", "way", "face", "said"), CASES)
def test_every_way_does_what_its_outcome_says_and_nothing_else(card, way, face, said):
    """Beside the same turn without the card. None does nothing."""
    match, alone = (take(played(card, way, face, watched=watched), way) for watched in (True, False))
    assert match.state.crossed == [card.id]
    here = "zombies colony" if stage(card)[2] == "colony" else "zombies away"
    said = {here if key == "zombies here" else key: number for key, number in said.items()}
    before, after = measured(alone), measured(match)
    assert {key: after[key] - before[key] for key in after if after[key] != before[key]} == said
    assert way.do


@pytest.mark.rule("DW-1.3", "DW-10.1")
@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_those_decide_who_should(card):
    """All who may vote, or whose turn it is; a card with one way asks nobody which."""
    asked = {seat: choice.prompt for seat, choice in played(card, card.ways[0]).choices().items()}
    if len(card.ways) == 1:
        assert not any("crossroads" in prompt for prompt in asked.values())
    elif card.vote:
        assert asked == dict.fromkeys(range(3), "crossroads-vote")
    else:
        assert asked == {0: "crossroads"}


@pytest.mark.rule("DW-1.3")
def test_a_story_is_told_even_of_somebody_who_has_just_died():
    watched = {"watched": ["the-stag@roads"], "watchers": [2]}
    match = winter(mine=["ranger", "trainer"], faces=[BITE], food=3, **watched)
    act(match, "move+survivor:ranger+place:school", "way:shoot")
    assert len(told(match, "crossroads")) == 1
    assert (match.state.food, match.state.zombies_at(PLACES.index("school"))) == (7, 3)


@pytest.mark.rule("DW-10.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_calls_nobody_you(language):
    """Whoever pays or gains is the player whose turn it is, not the one who votes."""
    you = r"\b(you|your|yours|vous|votre|vos)\b"
    ways = [way for card in CARDS.values() if card.vote for way in card.ways]
    texts = [written(language)[f"way-{bare(way.name)}.outcome"] for way in ways]
    assert [text for text in texts if re.search(you, text, re.IGNORECASE)] == []


HERE = {
    "colony": ("cooks-share", "the-patch", "dear-santa", "the-thumb", "in-theory", "cell-three"),
    "school": ("good-dog", "third-floor", "three-per-cent", "the-stag"),
}
"""Where their stories happen: at home, or out there."""


@pytest.mark.rule("DW-1.3")
@pytest.mark.parametrize(
    ("place", "name"), [(place, name) for place, names in HERE.items() for name in names]
)
def test_a_story_happens_where_it_says(place, name):
    """The survivor it is about does something there, and then elsewhere."""
    card, hero = CARDS[name], CARDS[name].trigger.where["who"]
    for at, door in (("colony", 3), ("school", DOORS["school"])):
        seen = {"watched": [card.id], "watchers": [2], "zombies": {0: 1, "school": 1}}
        match = winter(mine=[f"{hero} {at}", "trainer"], rolled=[[6], [], []], **seen)
        act(match, f"barricade+survivor:{hero}+entrance:{door}")
        assert (match.state.crossed == [card.id]) == (at == place)


@pytest.mark.rule("DW-1.3")
@pytest.mark.parametrize(("name", "who"), [("line-two", "dispatcher police"), ("the-plough", "trucker")])
def test_two_stories_happen_anywhere_but_there(name, who):
    door = DOORS["police"] if "police" in who else 3
    seen = {"watched": [CARDS[name].id], "watchers": [2]}
    match = winter(mine=[who, "trainer"], rolled=[[6], [], []], **seen)
    act(match, f"barricade+survivor:{who.split()[0]}+entrance:{door}")
    assert match.state.crossed == []
