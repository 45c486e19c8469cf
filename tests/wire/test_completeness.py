"""Whatever happens in a game of whatever rules has a form, and the forms are what their types say."""

from typing import Any

import msgspec
import pytest
from pydantic import TypeAdapter, ValidationError

import arpents
from arpents.engine import events, reasons, state, supply, verbs
from arpents.server.choices import Facts, facts_data
from arpents.server.games.request_bodies import ActionBody
from arpents.wire import words
from arpents.wire.happenings import EventData, event_data
from arpents.wire.illegal import IllegalData
from arpents.wire.offers import OfferData, offers_data
from arpents.wire.view import ViewData, view_data
from tests.sampling import sampled
from tests.wire.moments import AUDIENCES, play

VIEW = TypeAdapter(ViewData)
OFFERS = TypeAdapter(list[OfferData])
EVENTS = TypeAdapter(list[EventData])
FACTS = TypeAdapter(Facts)


def check(adapter: TypeAdapter[Any], data: object) -> None:
    """The form survives JSON, and has just what its type says."""
    assert adapter.validate_json(msgspec.json.encode(data), strict=True) == data


@pytest.mark.fuzz
@pytest.mark.parametrize("batch", sampled(range(12), test=3))
def test_every_moment_of_a_game_has_its_forms(batch: int) -> None:
    for seed in range(5 * batch, 5 * batch + 5):
        for game, happened in play(seed, 12):
            for audience in AUDIENCES:
                view = game.view(audience)
                check(VIEW, view_data(view))
                check(OFFERS, offers_data(view.offers()))
                check(EVENTS, [event_data(event.seen_by(audience)) for event in happened])


def test_the_facts_have_their_form() -> None:
    # Pairs are tuples here and lists in JSON, which is the one thing that its reading undoes.
    assert FACTS.validate_json(msgspec.json.encode(facts_data()), strict=True) == facts_data()


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_form_with_a_key_too_few_or_too_many_is_none(audience: arpents.Side | None) -> None:
    data: dict[str, Any] = dict(view_data(arpents.new_game(seed=1).view(audience)))
    for key in data:
        with pytest.raises(ValidationError):
            VIEW.validate_python({name: value for name, value in data.items() if name != key})
    with pytest.raises(ValidationError):
        VIEW.validate_python(data | {"hands": []})
    side = data["sides"]["british"] | {"hidden": []}
    with pytest.raises(ValidationError):
        VIEW.validate_python(data | {"sides": data["sides"] | {"british": side}})


def words_of(form: Any, name: str) -> tuple[str, ...]:
    """The words that a field of a form may have by its schema."""
    field = TypeAdapter(form).json_schema()["properties"][name]
    found = field.get("additionalProperties") or field.get("anyOf", [field])[0]
    return tuple(found["enum"])


def test_the_words_are_those_of_the_engine() -> None:
    assert words_of(OfferData, "verb") == verbs.NAMES
    assert words_of(ViewData, "phase") == state.PHASES
    assert words_of(EventData, "reason") == reasons.REASONS
    assert words_of(EventData, "name") == events.NAMES
    assert words_of(OfferData, "group") == tuple(verbs.GROUPS)
    assert words_of(ViewData, "unusable") == supply.UNUSABLE
    assert words_of(ViewData, "to_move") == tuple(str(side) for side in arpents.Side) == words.SIDE_NAMES


def test_the_schema_describes_every_form_and_says_what_is_not_plain() -> None:
    for form in (ViewData, OfferData, EventData, Facts, IllegalData, ActionBody):
        schema = TypeAdapter(form).json_schema()
        for name, part in {"": schema, **schema.get("$defs", {})}.items():
            assert part.get("description"), name
            assert part["additionalProperties"] is False, name
    described = TypeAdapter(ViewData).json_schema()["$defs"]["SideData"]["properties"]["unseen"]
    assert "draw deck" in described["description"]
