"""Words: both languages say the same things, and say all of them."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import huisclos
from huisclos.engine.game.installed import find, games
from huisclos.engine.packs.pack import pack_tables
from huisclos.engine.rules.playout import by_chance
from huisclos.words import LANGUAGES, Words
from tests.critico_ville.positions import PACK

SOURCE = Path(huisclos.__file__).parent
EXAMPLES = Path(__file__).parents[1] / "examples"
FOLDERS = sorted(SOURCE.rglob("locale"))
NAMES = ["Ana", "Bo", "Cy", "Di", "Eli", "Flo"]


def messages(folder, language):
    """Every message of a folder, with its attributes and the variables it uses."""
    found = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                found[entry.id.name] = {a.id.name for a in entry.attributes}
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages(folder):
    english, french = (messages(folder, language) for language in LANGUAGES)
    assert english == french


def set_in_french(text):
    """Before and inside these signs, spaces that don't break."""
    for line in re.sub(r'\{ ?"([^"]*)" ?\}', r"\1", text).splitlines():
        if not line.startswith("#"):
            said = re.sub(r"\{[^}]*\}|\[\w+\]|->", "x", line.partition(" = ")[2] or line.strip())
            assert not re.search(r"'|\.\.\.", said), line
            assert not re.search(r"[^\u00a0][;!?»]|«[^\u00a0]", said), line
            assert not re.search(r" [:;!?»]|« |\w:( |$)", said), line
            assert not re.search(r"[\dx] ?%", said), line


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_typography(folder):
    for file in (folder / "fr").glob("*.ftl"):
        set_in_french(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "file",
    sorted([*SOURCE.glob("games/*/packs/*.toml"), *EXAMPLES.glob("*.toml")]),
    ids=lambda file: file.name,
)
def test_french_typography_of_cards(file):
    set_in_french(pack_tables(file.name, file.read_text(encoding="utf-8"))["words"]["fr"])


@pytest.mark.parametrize("file", sorted(SOURCE.glob("games/*/rules/fr.md")), ids=lambda file: file.parts[-3])
def test_french_typography_of_rulebooks(file):
    set_in_french(
        re.sub(r"<[^>]*>|`[^`]*`|\]\([^)]*\)|^#.*$", "x", file.read_text(encoding="utf-8"), flags=re.M)
    )


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_in_french_no_text_says_tu_and_vous_to_its_reader(folder):
    """What people in a story say to each other stands in quotes."""
    for file in (folder / "fr").glob("*.ftl"):
        for message in re.split(r"\n(?=\S)", file.read_text(encoding="utf-8")):
            said = re.sub(r"«[^»]*»|\{[^}]*\}", "", message)
            familiar, polite = (
                re.search(rf"\b(?:{words})\b", said, re.IGNORECASE)
                for words in ("tu|tes|toi", "vous|votre|vos")
            )
            assert not (familiar and polite), message


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_in_english_a_percent_sign_follows_its_number(folder):
    for file in (folder / "en").glob("*.ftl"):
        assert not re.search(r"[\d}]\s%", file.read_text(encoding="utf-8")), file


COUNTED = (
    "cards|dice|Items|Objects|Monsters|zombies|games|players|seats|turns|wounds|Victims|others|packs|actions|"
    "cartes|dés|objets|Objets|Monstres|parties|places|tours|autres|caractères|nourritures|modules|blessures"
)
LIMITS = {"most", "least", "kilobytes", "values", "deep", "seconds", "minutes"}
MANY = {
    *("log-waste", "log-dealt", "waits-least-waste", "feat-coach", "feat-short"),
    *("error-many-bots", "log-too-long", "waiting-place", "waiting-reroll", "waiting-plan", "zones"),
}
"""What these count is never one."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_what_may_be_one_has_a_singular(folder):
    for file in folder.glob("*/*.ftl"):
        for message in re.split(r"\n(?=\S)", file.read_text(encoding="utf-8")):
            if message.split(" ")[0] not in MANY:
                counts = re.findall(rf"\{{ \$(\w+) \}}\s(?:{COUNTED})\b", message)
                assert all(count in LIMITS or f"{{ ${count} ->" in message for count in counts), message


# The options with which a game is played here, one game for each; any game may be left out.
TABLES = {
    "lockdown": [{"variant": variant} for variant in range(21)],
    "critico-ville": [
        {"hard": hard, "kinds": kinds, "pack": pack}
        for hard in (False, True)
        for kinds in ("both", "open")
        for pack in ([], PACK)
    ],
    "dead-of-winter": [
        {"variant": variant, "elimination": elimination, "two_exiles": "literal"}
        for variant in ("usual", "cooperative", "traitor")
        for elimination in (False, True)
        for _ in range(3)
    ],
    "final-girl": [{"ambiguity": reading} for reading in ("worst", "choose", "random") for _ in range(4)],
}
WRITTEN = "Écrit d’une main qui tremble"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", games())
def test_everything_that_happens_can_be_told(game, most, language):
    meta = find(game).meta
    seats = meta.most if most else meta.least
    rng = random.Random(seats)
    for seed, options in enumerate(TABLES.get(game, [{}])):
        match = huisclos.new(game, NAMES[:seats], seed, options)
        words = Words(language, meta.package, names=NAMES, packs=match.pack_words)
        while choices := match.choices():
            check_choices(match, words)
            seat = rng.choice(sorted(choices))
            picks = by_chance(choices[seat], rng)
            match.act(seat, [f"{option.id}:{WRITTEN}" if option.writes else option.id for option in picks])
            check_facts(match, rng.choice([None, seat]), words)
        for seat in (None, 0):
            check_events(match, seat, words)
            check_facts(match, seat, words)


def check_choices(match, words):
    """Every question reads well for the one who is asked and for those who wait; every option has a name."""
    for seat, choice in match.choices().items():
        about = choice.about[0] if len(choice.about) == 1 else list(choice.about)
        assert words.text(f"prompt-{choice.prompt}", {"about": about})
        waiting = "waiting-card" if "@" in choice.prompt else f"waiting-{choice.prompt}"
        assert words.text(waiting, {"about": about, "seat": f"seat:{seat}"})
        assert all(words.text(hint.key, hint.args) for hint in match.hints(seat))
        assert all(words.text(bar.why) for bar in match.bars(seat))
        for option in choice.options:
            assert not re.search(r"\w:\w", words.name(option.id))
            assert not option.writes or words.form(f"option:{option.id}", "label")


def check_facts(match, seat, words):
    """All that can be told of a table at any time."""
    texts = [words.text(fact.key, fact.args) for facts in match.facts(seat).values() for fact in facts]
    assert not any(re.search(r"[{}]|\w:\w", text) for text in texts), texts


def check_events(match, seat, words):
    """Every line of the log: what people wrote as they wrote it, sayings in the reader's language."""
    for event in match.events_since(0, seat):
        key = f"log-{event['key']}"
        texts = [words.text(key, event["args"])]
        texts += [words.text(f"{key}-known", event["args"])] if event["known"] else []
        assert not any(re.search(r"[{}]|\w:\w", text) for text in texts), texts
        sayings = [value[words.language] for value in event["args"].values() if isinstance(value, dict)]
        assert all(saying in texts[0] for saying in sayings), texts


def test_a_name_that_looks_like_a_reference_is_just_a_name():
    words = Words("en", "huisclos.games.lockdown", names=["card:bat", "Bo"])
    assert words.text("log-won", {"seats": ["seat:0", "seat:1"]}).startswith("card:bat and Bo")


@pytest.mark.parametrize(("language", "she"), [("en", "She chooses: "), ("fr", "Elle choisit\u00a0: ")])
def test_what_all_games_say_a_game_may_say_in_words_of_its_own(language, she):
    args = {"seat": "seat:0", "option": "end"}
    film, other = (
        Words(language, f"huisclos.games.{game}", names=["Ana"]) for game in ("final_girl", "lockdown")
    )
    assert film.text("log-card-choice", args).startswith(she)
    assert other.text("log-card-choice", args).startswith("Ana ")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Élodie (2-3)", "Bo voit une carte d’Élodie (2-3)."),
        ("Eve", "Bo voit une carte d’Eve."),
        ("Dina", "Bo voit une carte de Dina."),
    ],
)
def test_in_french_words_lose_their_last_vowel_before_another(name, said):
    words = Words("fr", find("dead-of-winter").meta.package, names=["Bo", name])
    assert words.text("log-sees-card", {"seat": "seat:0", "victim": "seat:1"}) == said
    assert words.text("play-seat-asked", {"seat": "seat:1"}).endswith(f"{name}. À l’hôte de décider.")


def test_a_missing_key_is_a_mistake():
    with pytest.raises(LookupError):
        Words("en").text("no-such-key")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_takes_no_more_of_anything_than_it_can_hold(language):
    text = Words(language).text("error-unknown-game", {"game": "x" * 9000, "games": ["y" * 90] * 90})
    assert 3000 < len(text) < 5000
    assert text.count("…") == 2
