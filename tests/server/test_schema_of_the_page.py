"""The types with which the page is checked are those of the API as it is."""

import re
from hashlib import sha256
from pathlib import Path

from arpents.server.app import schema_json

TYPES = Path(__file__).parents[2] / "web" / "src" / "api" / "schema.d.ts"


def test_the_types_of_the_page_are_up_to_date() -> None:
    made_from = re.match(r"// Made by `npm run types` from ([0-9a-f]{64})\n", TYPES.read_text("utf-8"))
    assert made_from, "schema.d.ts does not say what it was made from"
    assert made_from[1] == sha256(schema_json()).hexdigest(), (
        "The API has changed: run `arpents admin schema >web/openapi.json`, then `npm run types` in web/."
    )


def test_the_description_is_the_same_each_time() -> None:
    assert schema_json() == schema_json()
