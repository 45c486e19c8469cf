"""The types with which the page is checked are those of the API as it is."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from arpents.server.app import schema_json
from arpents.server.games.request_bodies import PresetsBody

PAGE = Path(__file__).parents[2] / "web" / "src"
TYPES = PAGE / "api" / "schema.d.ts"


@pytest.fixture(scope="module")
def description() -> bytes:
    """The API as it is, which takes long to tell."""
    return schema_json()


def test_the_types_of_the_page_are_up_to_date(description: bytes) -> None:
    made_from = re.match(r"// Made by `npm run types` from ([0-9a-f]{64})\n", TYPES.read_text("utf-8"))
    assert made_from, "schema.d.ts does not say what it was made from"
    assert made_from[1] == sha256(description).hexdigest(), (
        "The API has changed: run `arpents admin schema >web/openapi.json`, then `npm run types` in web/."
    )


def test_the_description_is_the_same_each_time(description: bytes) -> None:
    assert schema_json() == description


def test_the_page_offers_the_presets_that_the_api_takes() -> None:
    source = (PAGE / "game" / "presets.ts").read_text("utf-8")
    rows = re.findall(r"(\w+): \{ answers: (\[.*?\]), otherwise: (\[.*?\]), zones: (\[.*?\]) \}", source)
    schema = PresetsBody.model_json_schema()
    assert {row[0] for row in rows} == schema["properties"].keys() - {"exchange", "delay"}
    for name, *offered in rows:
        body = schema["$defs"][schema["properties"][name]["$ref"].rpartition("/")[2]]["properties"]
        answers, otherwise, zones = map(json.loads, offered)
        assert (name, answers, otherwise) == (name, body["answer"]["enum"], body["otherwise"]["enum"])
        assert not zones or zones == body["first"]["enum"], name
