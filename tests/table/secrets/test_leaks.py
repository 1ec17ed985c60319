"""What a table tells whom: in two worlds that differ in secrets only, whoever can't see them gets the same.

To the byte, clocks, numbers and sizes included, whatever is done and whenever.
"""

import re
from contextlib import suppress

import pytest

from huisclos.engine.base.errors import BadStatement
from huisclos.engine.game.installed import games
from huisclos.engine.rules.choice import PASS
from huisclos.table.deeds.by_house import Close, Join, Open, Upgrade
from huisclos.table.deeds.in_game import Act, Chat, Say
from huisclos.table.deeds.in_lobby import Sit, Start
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import Showing
from huisclos.table.state.hidden_answers import all_in, spared
from huisclos.table.state.table import Table
from huisclos.table.values.clocks import SECONDS
from huisclos.table.values.refused import Doer
from tests.engine.all_games import for_each_game, play_some, readers, something_to_say, twin
from tests.engine.any_game.test_leaks import REVEALS, ROLLS, common_moves
from tests.table.conftest import install
from tests.table.party import NAMES

DEEDS = 15
OTHER_GAMES = {
    "candles": "tests.toy_games.candles:Candles",
    "lighthouse": "tests.toy_games.lighthouse:TheLighthouse",
}
COMMITMENT = re.compile(rb'"commitment":("\w*"|null)')
"""The worlds have other dice to come, so the hash of their seed is another."""


@pytest.fixture(scope="module", autouse=True)
def all_games():
    """Those that only tests know can be had at tables, too."""
    with pytest.MonkeyPatch.context() as patch:
        for name, where in OTHER_GAMES.items():
            if name not in games():
                install(patch, name, where)
        yield


class World:
    """A table in the middle of a game, and everything its people do."""

    def __init__(self, match):
        self.table = Table("TABLE2")
        meta, seats = match.game.meta, len(match.names)
        self.do(Open(meta.name, meta.version, seats, {}, "fast", "0" * 64, "en"), 0)
        for seat in range(seats):
            self.do(Join(f"{seat}"), 0)
        for seat in range(seats):
            self.do(Sit(seat, NAMES[seat], seat), 0, seat)
            self.table.company.seats[seat].ready = True
        self.do(Start(), 0, 0)
        self.do(Upgrade(meta.version, match.position()), 0)
        self.shown = None
        self.told = {}
        """What each reader has been told so far, and up to which deed."""

    @property
    def match(self):
        return self.table.asking.match

    def do(self, deed, now, person=None):
        self.table.do(deed, Doer(person, now))

    def act(self, seat, picks, now):
        self.do(Act(seat, self.table.asking.asked[seat].number, picks).sealed(self.table), now, seat)

    def seen(self, seat, now, since):
        """All that a reader gets who asks, and when the house would have something to do."""
        reader = Reader(seat, seat) if seat is not None else Reader()
        message = Showing(self.table, now, set()).message(reader, since)
        return COMMITMENT.sub(b"", message), len(message), self.table.due

    def heard(self, seat, now):
        """All that a reader gets who follows."""
        reader = Reader(seat, seat) if seat is not None else Reader()
        self.shown = Showing(self.table, now, set(), self.shown)
        since, before = self.told.get(seat, (0, None))
        frames, seen = self.shown.tell(reader, since, before)
        self.told[seat] = self.table.number, seen
        return [COMMITMENT.sub(b"", frame) for frame in frames], [len(frame) for frame in frames]


def something_is_done(worlds, rng, now):
    """The same in both; its moves are those that are possible in both."""
    one, other = worlds
    seat = rng.randrange(len(one.match.names))
    kind = rng.random()
    if kind < 0.15:
        for world in worlds:
            world.do(Chat(seat, "so?"), now, seat)
    elif kind < 0.3 and (said := something_to_say(one.match, rng)):
        speaker, form, args = said
        for world in worlds:
            with suppress(BadStatement):
                world.do(Say(speaker, form, args), now, speaker)
    elif moves := common_moves(one.match, other.match):
        bold = [move for move in moves if move[1] != [PASS.id]]
        actor, picks = rng.choice(bold if bold and rng.random() < 0.7 else moves)
        for world in worlds:
            world.act(actor, picks, now)
        if all(all_in(world.table.asking, spared(world.table.asking)) for world in worlds):
            for world in worlds:
                world.do(Close(), now)


def part(one, other, told, seat):
    """The worlds begin to look different, as they may: something secret was shown."""
    keys = {event["key"] for event in one.events_since(told, seat)}
    return bool(keys & (ROLLS | REVEALS)) or one.view(seat)["board"] != other.view(seat)["board"]


@pytest.mark.slow
@for_each_game
def test_whoever_cant_see_a_secret_gets_the_same_message(match, rng):
    for seat in readers(match):
        play_some(match, rng)
        if not match.state.over and not match.state.answers:
            live_apart(World(match), World(twin(match, seat, rng)), seat, rng)


def live_apart(one, other, seat, rng):
    now = 0.0
    for _ in range(DEEDS):
        told, since = len(one.match.events_since(0, seat)), one.table.number
        now += rng.uniform(0, SECONDS["fast"] / 3)
        something_is_done((one, other), rng, now)
        if one.table.phase == "over" or part(one.match, other.match, told, seat):
            break
        for start in (since, 0):
            assert one.seen(seat, now, start) == other.seen(seat, now, start)
        assert one.heard(seat, now) == other.heard(seat, now)
        asking, soon = (one.table.asking, other.table.asking), now + SECONDS["fast"] / 2
        assert list(asking[0].asked) == list(asking[1].asked)
        assert asking[0].late(soon) == asking[1].late(soon)
