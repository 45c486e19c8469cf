"""What is kept of browsers that want notices: a few for a seat, each told once, gone with their game."""

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from arpents.server.store import Subscription, UnknownGame
from arpents.server.store.database import Database
from arpents.server.store.push_table import MOST_FAILURES, MOST_OF_A_SEAT
from arpents.server.store.tables import GAMES
from tests.server.store.made_up import events, game, opened

pytestmark = pytest.mark.anyio

ANN = Subscription(
    game="quebec",
    seat="ann",
    endpoint="https://push.example.org/ann",
    p256dh="point",
    auth="secret",
    language="en",
    created_at=1.0,
)


async def test_a_seat_has_a_few_browsers_each_of_which_is_told_once(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created"))
        many = [
            replace(ANN, endpoint=f"https://push.example.org/{number}", created_at=float(number))
            for number in range(2 * MOST_OF_A_SEAT)
        ]
        counts = [await store.subscribe(one) for one in many]
        assert max(counts) == MOST_OF_A_SEAT
        assert await store.subscriptions("quebec", "ann") == many[MOST_OF_A_SEAT:]
        assert await store.subscriptions("quebec", "bob") == []
        assert await store.tell("quebec", "ann", "3 turn") == MOST_OF_A_SEAT
        assert await store.tell("quebec", "ann", "3 turn") == 0
        # Whoever subscribes again was told all the same; a further browser was not.
        await store.subscribe(replace(many[-1], language="fr", created_at=99.0))
        assert await store.tell("quebec", "ann", "3 turn") == 0
        await store.subscribe(replace(ANN, created_at=100.0))
        assert await store.tell("quebec", "ann", "3 turn") == 1


async def test_a_browser_that_fails_again_and_again_is_forgotten(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created"))
        await store.subscribe(ANN)
        for _ in range(MOST_FAILURES - 1):
            assert await store.delivered(ANN, taken=False) == 0
        assert await store.delivered(ANN, taken=True) == 0
        assert [one.failures for one in await store.subscriptions("quebec", "ann")] == [0]
        forgotten = [await store.delivered(ANN, taken=False) for _ in range(MOST_FAILURES)]
        assert forgotten == [0] * (MOST_FAILURES - 1) + [1]


@pytest.mark.parametrize("status", ["finished", "aborted"])
async def test_the_end_of_a_game_forgets_its_browsers_and_takes_no_more(
    database_url: str, status: str
) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created"))
        await store.create(game("boston"), events("created"))
        await store.subscribe(ANN)
        await store.subscribe(replace(ANN, game="boston"))
        await store.append(game(status="playing", last_seq=1), events("joined"))
        assert len(await store.subscriptions("quebec", "ann")) == 1
        await store.append(game(status=status, last_seq=2), events("ended"))
        assert await store.subscriptions("quebec", "ann") == []
        assert len(await store.subscriptions("boston", "ann")) == 1
        assert await store.subscribe(ANN) == 0
        assert await store.subscriptions("quebec", "ann") == []


async def test_what_older_servers_kept_of_games_that_are_over_is_swept(database_url: str) -> None:
    async with opened(database_url) as store:
        for name in ("quebec", "boston", "albany"):
            await store.create(game(name), events("created"))
            await store.subscribe(replace(ANN, game=name))
    database = Database(database_url)
    with database.writing().begin() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id != "albany").values(status="finished"))
    async with opened(database_url) as store:
        assert await store.sweep_subscriptions(1) == 1
        assert await store.sweep_subscriptions(5) == 1
        assert await store.sweep_subscriptions(5) == 0
        assert len(await store.subscriptions("albany", "ann")) == 1


async def test_browsers_are_gone_with_their_game(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created"))
        await store.subscribe(ANN)
        await store.subscribe(replace(ANN, seat="bob"))
        assert await store.unsubscribe("quebec", "bob") == 1
        await store.delete(["quebec"])
        assert await store.subscriptions("quebec", "ann") == []
        with pytest.raises(UnknownGame):
            await store.subscribe(ANN)
