"""Routes, checked against trying every pair of cards."""

from itertools import permutations
from random import Random

import pytest

from arpents.engine.bags import each, index
from arpents.engine.outlook import Outlook
from arpents.engine.packs import Pack
from arpents.engine.places import ALL, mask
from arpents.engine.routes import Routes
from tests.positions import position, side
from tests.sampling import sampled


def every_pair(o: Outlook, place: int) -> set[int]:
    """The pairs of which one card lists the place, and the other has the transport that it asks for."""
    at = index(place)
    pack = o.pack
    return {
        one | other
        for one, other in permutations(each(o.ready & pack.first), 2)
        if (one & pack.by_bateaux[at] and other & pack.bateaux)
        or (one & pack.by_ship[at] and other & pack.ships)
        or (one & pack.by_wagon[at] and other & pack.wagons)
    }


def all_of(routes: Routes) -> list[int]:
    found = []
    while pair := routes.next():
        found.append(int(pair))
    return found


def outlook(number: int, rng: Random) -> Outlook:
    """A side that has any cards in hand, all of them ready."""
    o = Outlook(position(side()).state, number)
    o.ready = sum(kind.first for kind in o.pack.kinds if rng.random() < 0.4)
    return o


@pytest.mark.parametrize("number", [0, 1])
def test_every_pair_is_given_once(number: int) -> None:
    rng = Random(number)
    for _ in range(30):
        o = outlook(number, rng)
        for place in each(ALL):
            found = all_of(Routes(o, place))
            assert len(found) == len(set(found))
            assert set(found) == every_pair(o, place)


@pytest.mark.parametrize("batch", sampled(range(6), both=1, test=2))
def test_a_pair_is_given_once_even_if_cards_list_a_place_by_several_transports(batch: int) -> None:
    rng = Random(batch)
    for _ in range(50):
        o = outlook(0, rng)
        pack = o.pack = Pack(0)
        # No card of the game lists a place twice; these do.
        listings = [rng.getrandbits(33) & rng.getrandbits(33) for _ in range(3)]
        pack.by_bateaux, pack.by_ship, pack.by_wagon = ((listing,) * 36 for listing in listings)
        pack.bateaux |= rng.getrandbits(33) & rng.getrandbits(33)
        pack.ships |= rng.getrandbits(33) & rng.getrandbits(33)
        found = all_of(Routes(o, mask("Albany")))
        assert len(found) == len(set(found))
        assert set(found) == every_pair(o, mask("Albany"))
