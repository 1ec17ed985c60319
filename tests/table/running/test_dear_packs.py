"""Strangers' packs whose rules never end, or take more than they may: nobody is stuck, and nobody waits."""

import threading

import pytest

import huisclos
from huisclos.engine.base.errors import EndlessRules
from huisclos.engine.game.game import _used
from huisclos.engine.game.pack_game import _played_with
from huisclos.engine.packs import reading
from huisclos.engine.packs.pack import make_pack
from huisclos.table.deeds.in_game import Abandon, Act, AskBack, GoWithout
from huisclos.table.deeds.in_lobby import PutBot, Sit, Start, Use
from huisclos.table.kept.log import rebuild
from huisclos.table.values.clocks import Pace
from tests.table.conftest import install
from tests.table.party import CODE, PATIENT, Party, until
from tests.toy_games.lighthouse.positions import GAME, tables

pytestmark = pytest.mark.anyio
CARD = "card:storm-0@own"
OIL = {"type": "Oil", "by": 1}
ENDLESS = {"type": "Repeat", "times": 100, "do": [OIL] * 20}
WIDE = {"type": "AllOf", "of": [{"type": "AllOf", "of": [{"type": "Always"}] * 11}] * 11}
"""More than a condition may be made of today."""


@pytest.fixture(autouse=True)
def lighthouse(monkeypatch):
    install(monkeypatch, "lighthouse", "tests.toy_games.lighthouse:TheLighthouse")


async def playing(*effects, alone=True, bot="", whens=("Tended",)):
    """A lighthouse in which a storm does this whenever the lamp is tended, from the first night on."""
    rules = [{"when": when, "do": list(effects)} for when in whens]
    storm = {"lasts": True, "copies": 4, "rules": rules}
    for seed in range(1, 30):
        pace = Pace(bots=0) if bot else PATIENT
        party = await Party.open(2, seed=seed, game="lighthouse", options={"nights": 9}, pace=pace)
        await party.host.do(Use("pack", "own.toml", tables(storm)))
        if bot:
            await party.host.do(Sit(0, "Ana", 0))
            await party.host.do(PutBot(1, bot))
        elif alone:
            await party.host.do(Sit(0, "Ana", 0))
            await party.host.do(Sit(1, "Bo", 1))
        else:
            await party.seated(2)
        await party.host.do(Start())
        if "storm-0@own" in party.match.state.lasting:
            return party
    raise LookupError


async def answer(person, pick, seat=0):
    question = await person.question(seat)
    await person.do(Act(seat, question.number, [pick]))


async def stuck():
    """Its host has tended the lamp, and was refused."""
    party = await playing(ENDLESS)
    await answer(party.host, "fetch")
    with pytest.raises(EndlessRules) as problem:
        await answer(party.host, "tend", 1)
    assert problem.value.card == CARD
    return party


async def test_the_host_goes_on_without_that_card():
    party = await stuck()
    await party.host.do(GoWithout(CARD))
    await answer(party.host, "tend", 1)
    assert "card-set-aside" in [event["key"] for event in (await party.read()).events]
    again = rebuild(CODE, party.store.logs[CODE])
    assert again.written() == party.store.positions[CODE] == party.table.written()
    record = party.match.record()
    assert record["aside"] == [[1, CARD]]
    assert huisclos.replay(record, game=GAME).position() == party.match.position()


async def test_or_takes_back_or_ends_the_game():
    party = await stuck()
    await party.host.do(AskBack(0))
    assert party.match.actions == []
    await party.host.do(Abandon())
    assert party.table.phase == "lobby"


async def test_only_a_card_that_never_ends_is_left_out_and_whoever_has_met_it_may_say_so():
    party = await stuck()
    await party.host.refused(GoWithout("card:calm@own"), "table-not-endless")
    party = await playing(ENDLESS, alone=False)
    host, guest = party.people
    await answer(host, "fetch")
    await host.refused(GoWithout(CARD), "table-not-endless")
    question = await guest.question(1)
    await guest.refused(Act(1, question.number, ["tend"]), "error-endless-card")
    await guest.do(GoWithout(CARD))
    await answer(guest, "tend", 1)


async def test_others_have_no_say_in_it_but_the_host():
    party = await playing(ENDLESS, alone=False)
    host, guest = party.people
    with pytest.raises(EndlessRules):
        await answer(host, "tend")
    await guest.refused(GoWithout(CARD), "table-host-only")
    await answer(host, "fetch")
    with pytest.raises(EndlessRules):
        await answer(guest, "tend", 1)
    await host.do(GoWithout(CARD))
    await answer(guest, "tend", 1)


async def test_where_bots_meet_it_the_host_goes_on_without_it_as_well():
    party = await playing(ENDLESS, bot="random", whens=("Tended", "Darkened"))
    await answer(party.host, "fetch")
    await until(lambda: party.table.asking.trouble)
    party.running.forget()  # as after a restart
    assert (await party.read()).table.trouble_by == CARD
    await party.host.refused(GoWithout(""), "table-not-endless")
    await party.host.do(GoWithout(CARD))
    assert (party.table.asking.trouble, (await party.read()).table.trouble_by) == ({}, "")
    await until(lambda: 0 in party.table.asking.asked)


async def test_the_log_hears_of_it_without_the_game(caplog):
    """To tell of it as of a mistake of ours, all of the game would have to be played again."""
    await stuck()
    (entry,) = [line for line in caplog.records if line.levelname in ("WARNING", "ERROR")]
    assert entry.levelname == "WARNING"
    assert not hasattr(entry, "record")


def forget():
    """As after a restart."""
    _used.cache_clear()
    _played_with.cache_clear()


async def test_a_stored_table_with_a_pack_that_is_too_dear_today_says_so_and_can_be_ended(monkeypatch):
    with monkeypatch.context() as before:
        before.setattr(reading, "MOST_CONDITIONS", 10**6)
        party = await playing({"type": "If", "if": WIDE, "then": [OIL]})
        await answer(party.host, "fetch")
        forget()
    for _ in range(2):  # the second time it is known
        later = Party(party.store, party.hall.house.pace)
        later.people = [type(party.host)(later, party.host.secret)]
        trouble = (await later.read()).table.trouble
        assert "asks for more than a pack may" in trouble["en"]
        assert "rules[0].do[0].if" in trouble["en"]
        assert "plus qu’un module" in trouble["fr"]
    assert [line["deed"]["do"] for line in later.log].count("upgrade") == 1
    await later.host.do(Abandon())
    assert (await later.hall.record(CODE, 0))["position"]["state"]["oil"] > 0


async def test_a_look_that_was_had_isnt_worked_out_again(monkeypatch):
    party = await playing(OIL)
    looks = []
    monkeypatch.setattr("huisclos.engine.match.scene.Scene.bars", lambda *_: looks.append(1) or [])
    for _ in range(3):
        await party.host.read(0)
    assert len(looks) == 1


async def test_packs_are_read_beside_the_loop(monkeypatch):
    """When a game begins, and when its table is made anew: a large one takes a while."""
    threads = []

    def noted(form, game, file, tables, *more):
        if tables["name"] == "own":
            threads.append(threading.get_ident())
        return make_pack(form, game, file, tables, *more)

    monkeypatch.setattr("huisclos.engine.game.game.make_pack", noted)
    forget()
    party = await playing(OIL)
    forget()
    assert not (await Party(party.store, party.hall.house.pace).read()).table.trouble
    assert len(threads) == 2
    assert threading.get_ident() not in threads
