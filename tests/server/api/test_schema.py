"""The schema: whatever it allows or forbids is answered as it says, and never with a fault of the server."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from benchmarks.served import Served
from tests.processes import PATIENCE
from tests.server.api.people import API, Player, Visitor
from tests.server.api.test_rights import OF_ALL, TABLE

Case = schemathesis.Case[Any]
Operation = APIOperation[Any, Any, Any, Any]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
TOO_LARGE = 413

ROUTES = [*TABLE["public"], *OF_ALL]


@pytest.fixture(scope="module")
def api_schema(server: Served) -> BaseSchema:
    """The schema as the server tells it."""
    found: BaseSchema = schemathesis.openapi.from_url(f"{server.url}{API}/openapi.json")
    return found


@pytest.fixture(scope="module")
def seats(visitor: Visitor) -> list[Player]:
    """Seats in games of every kind."""
    british, _ = visitor.pair()
    bot = visitor.create(opponent="bot", level=1, side="british")
    over, _ = visitor.pair(public=False)
    over.concede()
    return [british, bot, over, visitor.create()]


@pytest.mark.parametrize("route", ROUTES)
def test_answers_are_what_the_schema_says(api_schema: BaseSchema, seats: list[Player], route: str) -> None:
    try_out(api_schema, seats, route, 6)


@pytest.mark.soak
@pytest.mark.parametrize("route", ROUTES)
def test_many_answers_are_what_the_schema_says(
    api_schema: BaseSchema, seats: list[Player], route: str
) -> None:
    try_out(api_schema, seats, route, 1000)


def try_out(api_schema: BaseSchema, seats: list[Player], route: str, examples: int) -> None:
    """Send so many requests to a route, right and wrong ones."""
    method, _, path = route.partition(" ")
    prefix = "" if path in {"/healthz", "/metrics"} else API
    operation: Operation = api_schema[f"{prefix}{path}"][method]
    for mode in GenerationMode:

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.generate],
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def sent(case: Case) -> None:
            check(case, seats)

        try:
            sent()
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE, "only of wrong requests there may be none"


def check(case: Case, seats: list[Player]) -> None:
    """Send a request as it was made up, and then again in a real seat."""
    response = case.call(timeout=PATIENCE)
    rejected = response.status_code == TOO_LARGE
    case.validate_response(response, checks=CHECKS if rejected else [*CHECKS, negative_data_rejection])
    if "game" in case.path_parameters:
        seat = seats[len(str(case.body)) % len(seats)]
        case.path_parameters["game"] = seat.game
        case.call_and_validate(checks=CHECKS, headers=seat.headers, timeout=PATIENCE)


def test_every_operation_tells_what_it_answers(api_schema: BaseSchema) -> None:
    for result in api_schema.get_all_operations():
        assert isinstance(result, Ok)
        operation: Operation = result.ok()
        definition = operation.definition.raw
        assert definition["summary"]
        successes = [status for status in definition["responses"] if status.startswith("2")]
        assert len(successes) == 1, operation.label
        assert {"4XX", "5XX"} <= set(definition["responses"]), operation.label
        answer = definition["responses"][successes[0]]
        for content in answer.get("content", {}).values():
            assert content["schema"], operation.label
