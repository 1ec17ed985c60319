"""A code that carries a person to another device."""

import pytest

from tests.server.refusing import refused, unchanged
from tests.support.serving import Guest


@pytest.fixture
def guest(client):
    return Guest.alone(client)


def carry_of(guest):
    answer = guest.client.post(f"/api/tables/{guest.code}/carry", headers=guest.key)
    return answer.raise_for_status().json()["carry"]


def arrive(guest, carry, language="en"):
    headers = {"Accept-Language": language}
    return guest.client.post("/api/carry", json={"carry": carry}, headers=headers)


def test_the_same_person_on_another_device(guest):
    opened = arrive(guest, carry_of(guest)).raise_for_status().json()
    phone = Guest(guest.client, opened["code"], opened["secret"])
    assert phone.code == guest.code
    assert phone.secret != guest.secret
    assert phone.read(seat=0)["question"] == guest.read(seat=0)["question"] is not None
    phone.do("chat", seat=0, text="from my phone")
    guest.do("chat", seat=0, text="from my laptop")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_works_once(guest, language):
    carry = carry_of(guest)
    arrive(guest, carry).raise_for_status()
    with unchanged(guest):
        refused(arrive(guest, carry, language), 409, "table-carry", language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wrong_code_is_refused(guest, language):
    with unchanged(guest):
        for wrong in ("", "AAAAAAAAAA", guest.code, guest.secret[:20]):
            refused(arrive(guest, wrong, language), 409, "table-carry", language)


def test_typed_by_hand_it_works_too(guest):
    assert arrive(guest, f" {carry_of(guest).lower()} ").status_code == 201


def test_a_carry_code_is_no_secret_and_a_secret_no_carry_code(guest):
    thief = Guest(guest.client, guest.code, carry_of(guest))
    assert thief.order("chat", seat=0, text="hello").json()["key"] == "table-stranger"
