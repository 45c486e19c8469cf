"""What is remembered of who was there has bounds, and a process claims nothing that it cannot know."""

import asyncio

from arpents.server.games.presence import Presence


def test_only_so_many_seats_are_remembered() -> None:
    async def come_and_go() -> tuple[list[str], list[float | None]]:
        changed: list[str] = []
        presence = Presence(changed.append, grace=0.0, kept=2, clock=lambda: 50.0)
        for game in ("a", "b", "c"):
            presence.arrive((game, "seat"))
            presence.leave((game, "seat"))
            assert presence.of_seat((game, "seat"), 9.0)["here"], "for a moment, since it may come back"
        while len(changed) < 6:
            await asyncio.sleep(0)
        return changed, [presence.of_seat((game, "seat"), 9.0)["seen_at"] for game in ("a", "b", "c")]

    changed, seen = asyncio.run(come_and_go())
    assert changed == ["a", "b", "c"] * 2
    assert seen == [9.0, 50.0, 50.0], "the first is forgotten, and its last deed is left"


def test_one_process_of_several_cannot_say_that_somebody_is_away() -> None:
    async def look() -> tuple[bool | None, bool | None]:
        presence = Presence(lambda game: None, shared=True)
        presence.arrive(("a", "seat"))
        return presence.of_seat(("a", "seat"), 0.0)["here"], presence.of_seat(("a", "other"), 0.0)["here"]

    assert asyncio.run(look()) == (True, None)
