"""What the tests for any game need: the games, matches of them, and twins that differ in secrets only."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import huisclos
from huisclos.engine.base.audience import CONTENT, EVERYONE, SECRET_CONTENT, audiences
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find, games
from huisclos.engine.match.record import SIGNS, Sign
from huisclos.engine.rules.state import State
from tests.toy_games.candles import Candles
from tests.toy_games.lighthouse import FOLDER, TheLighthouse

GAMES: list[Game] = [*map(find, games()), Candles(), TheLighthouse()]

# A table's own questions: nobody may learn an answer before it is shown.
PACK = [
    {
        "id": f"own-{n}",
        "theme": "tides",
        "words": {"en": {"question": f"q{n}", "answer": "yes", "explanation": "so", **wrong}},
    }
    for n, wrong in enumerate([{}, {"wrong": ["no", "perhaps"]}, {}, {"wrong": ["never"]}])
]

# Storms that a stranger wrote.
FOG = tomllib.loads((FOLDER / "fog.toml").read_text("utf-8"))

# A Killer that somebody brought along.
FILMS = Path(__file__).parents[1] / "final_girl" / "packs"
NITRATE = tomllib.loads((FILMS / "nitrate.toml").read_text("utf-8"))

# Crossroads, survivors and objectives that somebody brought along.
WINTERS = Path(__file__).parents[1] / "dead_of_winter" / "packs"
FERRY = tomllib.loads((WINTERS / "ferry.toml").read_text("utf-8"))

# Options with which a game's tables are played; any game may be left out.
OPTIONS: dict[str, Any] = {
    "lockdown": st.fixed_dictionaries({"variant": st.integers(0, 20)}),
    "critico-ville": st.fixed_dictionaries(
        {"hard": st.booleans(), "kinds": st.sampled_from(["both", "choice", "open"])},
        optional={"pack": st.just(PACK)},
    ),
    "final-girl": st.fixed_dictionaries(
        {
            "difficulty": st.sampled_from(["normal", "absolute"]),
            "ambiguity": st.sampled_from(["worst", "choose", "random"]),
            "legend": st.booleans(),
        },
        optional={"pack": st.just(NITRATE)},
    ),
    "dead-of-winter": st.fixed_dictionaries(
        {
            "variant": st.sampled_from(["usual", "cooperative", "traitor"]),
            "hard": st.booleans(),
            "elimination": st.booleans(),
            "starving": st.sampled_from(["one", "tokens"]),
            "needed": st.sampled_from(["present", "all"]),
            "crowds": st.sampled_from(["place", "survivor"]),
            "exiles_return": st.booleans(),
            "two_exiles": st.sampled_from(["loyal", "literal"]),
            "hidden_outcomes": st.booleans(),
        },
        optional={"pack": st.just(FERRY)},
    ),
    "lighthouse": st.fixed_dictionaries({"nights": st.integers(1, 9)}, optional={"pack": st.just(FOG)}),
}


each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)

Property = Callable[[huisclos.Match, random.Random], None]


def for_each_game(test: Property) -> Callable[[Game], None]:
    """What holds for any match, tried on matches of each game; `rng` is all the chance there is in a try."""

    @each_game
    def tries(game: Game) -> None:
        chances = st.randoms(use_true_random=False)
        settings(max_examples=settings().max_examples // 2)(given(matches(game), chances)(test))()

    tries.__doc__ = test.__doc__
    return tries


@st.composite
def matches(draw: Any, game: Game) -> huisclos.Match:
    """A new match of a game, with any number of players, any seed and any variant."""
    seats = draw(st.integers(game.meta.least, game.meta.most))
    options = draw(OPTIONS.get(game.meta.name, st.just({})))
    seed = f"{draw(st.integers(0, 10**6)):032}"
    return huisclos.new(game, [f"P{n}" for n in range(seats)], seed, options)


def step(match: huisclos.Match, rng: random.Random) -> bool:
    """Somebody who is asked answers by chance; false when nobody is."""
    choices = match.choices()
    if choices:
        seat = rng.choice(sorted(choices))
        match.act(seat, some_picks(choices[seat], rng), signs=some_signs(rng))
    return bool(choices)


def some_signs(rng: random.Random) -> list[Sign]:
    """Now and then somebody does something beside the game."""
    return [rng.choice(SIGNS)] if rng.random() < 0.1 else []


def some_picks(choice: huisclos.Choice, rng: random.Random) -> list[str]:
    return [o.id for o in rng.sample(choice.options, rng.randint(choice.min, choice.max))]


def play(match: huisclos.Match, rng: random.Random, most: int = 5000) -> huisclos.Match:
    """To the end, or so many decisions."""
    for _ in range(most):
        if not step(match, rng):
            break
    return match


def play_some(match: huisclos.Match, rng: random.Random) -> huisclos.Match:
    """To some moment: short games and first turns have their share."""
    return play(match, rng, rng.randint(0, rng.choice([5, 20, 60, 150])))


def readers(match: huisclos.Match) -> list[int | None]:
    """A spectator, and every seat."""
    return [None, *range(len(match.names))]


def secret_fields(state: State) -> list[str]:
    """The game's own fields that not everyone sees."""
    fields = audiences(type(state))
    open_ = (EVERYONE, CONTENT, SECRET_CONTENT)
    return [f for f in fields if fields[f] not in open_ and f not in State.__struct_fields__]


def twin(match: huisclos.Match, seat: int | None, rng: random.Random) -> huisclos.Match:
    """The same match with everything swapped that the seat can't see; also what others have answered.

    The dice to come are others too.
    """
    imagined = match.game.imagine(match.view(seat), rng)
    position = match.position()
    for field in secret_fields(match.state):
        position["state"][field] = getattr(imagined, field)
    answers = imagined.answers.items()
    position["state"]["answers"] = {str(who): [pick.id for pick in picks] for who, picks in answers}
    position["state"]["dice"]["seed"] = f"{rng.getrandbits(100):032}"
    return huisclos.load(position, game=match.game)


def something_to_say(match: huisclos.Match, rng: random.Random) -> tuple[int, str, dict[str, Any]] | None:
    """A seat, a form of the game's talk, and what fills it; None where nothing can be said."""
    forms = match.game.talk.forms(len(match.names))
    if not forms:
        return None
    form = rng.choice(forms)
    args = {
        name: rng.sample(slot.allowed, rng.randint(1, len(slot.allowed)))
        if slot.many
        else rng.choice(slot.allowed)
        for name, slot in form.slots.items()
    }
    return rng.randrange(len(match.names)), form.name, args


def plain(data: Any) -> bytes:
    return msgspec.json.encode(data)
