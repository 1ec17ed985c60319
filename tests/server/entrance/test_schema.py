"""The API against its own description: whatever is sent, the server answers and stays whole."""

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.support.serving import Guest

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
modest = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="session")
def description(server):
    return schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("description")


@schema.parametrize()
@modest
def test_whatever_is_sent_to_whatever_table(case):
    case.call_and_validate(checks=CHECKS)


@pytest.fixture(scope="session")
def guest(server):
    with server.client() as client:
        yield Guest.alone(client)


@schema.include(path_regex="{code}").exclude(method="DELETE").parametrize()
@modest
def test_whatever_is_sent_to_a_table_by_somebody_who_plays(case, guest):
    case.path_parameters["code"] = guest.code
    case.call_and_validate(checks=CHECKS, headers=guest.key)
    assert guest.read()["table"]["code"] == guest.code


@schema.include(path_regex="{code}", method="DELETE").parametrize()
@modest
def test_a_table_is_deleted_by_nobody_but_its_host(case, guest):
    case.path_parameters["code"] = guest.code
    case.call_and_validate(checks=CHECKS, headers=guest.friend().key)
    assert guest.read()["table"]["code"] == guest.code
