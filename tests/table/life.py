"""What people may do at a table, by chance: for properties that hold whatever happens."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import suppress

from huisclos.engine.base.errors import HuisClosError
from huisclos.table.deeds.in_game import Answer, AskBack, Chat, Consent, Quiet, Return, Say, Stand
from huisclos.table.deeds.in_lobby import Ready, Rematch, Start
from huisclos.table.state.table import Deed, Table
from huisclos.table.values.clocks import Pace
from tests.table.party import AT_ONCE, CODE, Party, until

PEOPLE = 3


async def begun(seed: int) -> Party:
    """Three people in a game; bots answer at once."""
    party = await Party.open(PEOPLE, seed, pace=Pace(bots=0, passes=AT_ONCE))
    await party.started(PEOPLE)
    return party


async def life(party: Party, rng: random.Random, deeds: int) -> AsyncIterator[None]:
    """So many moments, each after something was done or refused. When a game is over there is another one."""
    for _ in range(deeds):
        table = (await party.read()).table
        phase = table.phase
        if phase == "lobby":
            for seat in range(PEOPLE):
                await party.people[seat].do(Ready(seat, ready=True))
            await party.host.do(Start())
        elif phase == "over" and rng.random() < 0.2:
            await party.host.do(Rematch())
        elif table.asking and rng.random() < 0.8:
            seat = rng.randrange(PEOPLE)
            await party.people[seat].do(Consent(seat, agree=rng.random() < 0.9))
        elif phase == "playing" and rng.random() < 0.7:
            await party.step(rng)
        else:
            seat = rng.randrange(PEOPLE)
            with suppress(HuisClosError):
                await party.people[seat].do(_whim(party.table, seat, rng))
        await until(lambda: not party.table.asking.bots_asked() and not party.hall.closing.tasks.of(CODE))
        yield


def _whim(table: Table, seat: int, rng: random.Random) -> Deed:
    """The first seat's owner never leaves, and after the end all stay for the next game."""
    chat = Chat(seat, f"hello {rng.random()}")
    if table.phase == "over":
        return chat
    return rng.choice(
        [
            chat,
            Say(seat, "vote", {"whom": f"seat:{(seat + 1) % PEOPLE}"}),
            Say(seat, "truce", {"to": f"seat:{(seat + 1) % PEOPLE}"}),
            _reply(table, seat, rng) or chat,
            Stand(seat) if seat else chat,
            Return(seat),
            Return(seat),
            AskBack(seat),
            _wish(table, seat, rng),
        ]
    )


def _reply(table: Table, seat: int, rng: random.Random) -> Deed | None:
    """To whatever was asked last."""
    match = table.asking.match
    asked = match.unanswered(seat) if match else []
    if asked and rng.random() < 0.3:
        return Say(seat, "truce", {"to": f"seat:{(seat + 1) % PEOPLE}"}, instead=asked[-1])
    return Answer(seat, asked[-1], deal=rng.random() < 0.5) if asked else None


def _wish(table: Table, seat: int, rng: random.Random) -> Deed:
    """Not to be asked what one is asked, or to be asked it again."""
    wished, asked = table.asking.peace.of(seat), table.asking.asked
    prompts = [*wished, *([asked[seat].choice.prompt] if seat in asked else [])]
    prompt = rng.choice(prompts or ["nothing"])
    return Quiet(seat, prompt, on=prompt not in wished)
