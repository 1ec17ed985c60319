"""Fair dice: the chain from the promise in the lobby to the seed of the game holds."""

import hashlib
import random

import pytest

import huisclos
from huisclos.table.deeds.in_lobby import Ready, Rematch, Sit, Start
from tests.table.party import CODE, NAMES, Party

pytestmark = pytest.mark.anyio
LUCKS = ["heads", "", "tails:7"]


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


async def thrown(seed=1, lucks=LUCKS):
    party = await Party.open(3, seed)
    for seat, luck in enumerate(lucks):
        person = party.host if seat == 0 else await party.come()
        await person.do(Sit(seat, NAMES[seat], seat, luck))
        await person.do(Ready(seat, ready=True))
    return party


async def test_the_promise_the_proof_and_the_seed_fit_together():
    party = await thrown()
    promise = (await party.read()).table.promise
    await party.host.do(Start())
    playing = await party.read()
    assert (playing.table.promise, playing.table.proof) == (promise, None)
    await party.finished(random.Random(1))
    over = (await party.read()).table
    assert over.promise == promise == sha256(over.proof.secret)
    assert over.proof.lucks == LUCKS
    record = await party.hall.record(CODE, 0)
    assert record["seed"] == sha256(":".join([over.proof.secret, *LUCKS]))
    assert playing.view["commitment"] == record["commitment"] == sha256(record["seed"])
    assert huisclos.replay(record).result is not None


async def test_what_a_seat_throws_in_changes_the_dice_and_not_the_promise():
    parties = [await thrown(lucks=["heads", "", luck]) for luck in ("a", "b")]
    for party in parties:
        await party.host.do(Start())
    one, other = [await party.read() for party in parties]
    assert one.table.promise == other.table.promise
    assert one.view["commitment"] != other.view["commitment"]


async def test_two_tables_promise_different_things():
    assert (await (await thrown(1)).read()).table.promise != (await (await thrown(2)).read()).table.promise


async def test_a_rematch_has_another_secret():
    party = await thrown()
    await party.host.do(Start())
    await party.finished(random.Random(1))
    first = (await party.read()).table
    await party.host.do(Rematch())
    second = (await party.read()).table
    assert second.promise != first.promise
    assert second.proof is None
    for seat, person in enumerate(party.people):
        await person.do(Ready(seat, ready=True))
    await party.host.do(Start())
    await party.finished(random.Random(2))
    proof = (await party.read()).table.proof
    assert sha256(proof.secret) == second.promise
    assert (await party.hall.record(CODE, 1))["seed"] == sha256(":".join([proof.secret, *proof.lucks]))
