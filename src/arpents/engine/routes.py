"""Routes: the pairs of cards that lead to a place, for settling and for beginning a siege (5.1, 6.2)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.bags import index, lowest
from arpents.engine.outlook import Outlook


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Routes:
    """The pairs of a location card that lists a place and a card with the transport it asks for.

    ``next`` gives each pair once, though either card may list the place and either be the transport, and
    by more than one kind of transport. ``lead_to`` begins anew with another place.
    """

    __slots__ = (
        "_bateaux",
        "_bateaux_from",
        "_carriers",
        "_connection",
        "_connections",
        "_listing",
        "_pack",
        "_ready",
        "_ships",
        "_ships_from",
        "_transports",
        "_tried",
        "_wagons",
        "_wagons_from",
    )

    def __init__(self, o: Outlook, place: i64) -> None:
        pack = o.pack
        transports = o.ready & pack.first
        self._pack = pack
        self._ready = o.ready
        self._bateaux = transports & pack.bateaux
        self._ships = transports & pack.ships
        self._wagons = transports & pack.wagons
        self._bateaux_from: i64 = 0
        self._ships_from: i64 = 0
        self._wagons_from: i64 = 0
        self._tried: i64 = 0
        self._listing: i64 = 0
        self._carriers: i64 = 0
        self._connections: i64 = 0
        self._connection: i64 = 0
        self._transports: i64 = 0
        self.lead_to(place)

    def lead_to(self, place: i64) -> None:
        """Give the pairs that lead to this place, if all those that lead to another have been given."""
        at = index(place)
        self._bateaux_from = self._ready & self._pack.by_bateaux[at]
        self._ships_from = self._ready & self._pack.by_ship[at]
        self._wagons_from = self._ready & self._pack.by_wagon[at]
        self._tried = 0

    def next(self) -> i64:
        """The next pair, or 0 when there are no more."""
        while self._transports == 0:
            while self._connections == 0:
                if self._tried == 3:
                    return 0
                self._try_transport()
            self._connection = lowest(self._connections)
            self._connections ^= self._connection
            self._transports = self._carriers & ~self._connection & ~self._given_with(self._connection)
        transport = lowest(self._transports)
        self._transports ^= transport
        return self._connection | transport

    def _try_transport(self) -> None:
        """Go on to the next kind of transport."""
        if self._tried == 0:
            self._listing = self._bateaux_from
            self._carriers = self._bateaux
        elif self._tried == 1:
            self._listing = self._ships_from
            self._carriers = self._ships
        else:
            self._listing = self._wagons_from
            self._carriers = self._wagons
        self._connections = self._listing if self._carriers else 0
        self._tried += 1

    def _given_with(self, card: i64) -> i64:
        """The cards with which this one was given as a pair before."""
        given: i64 = 0
        if card & self._carriers:
            given |= self._listing & (card - 1)
        if self._tried > 1:
            if card & self._bateaux_from:
                given |= self._bateaux
            if card & self._bateaux:
                given |= self._bateaux_from
        if self._tried > 2:
            if card & self._ships_from:
                given |= self._ships
            if card & self._ships:
                given |= self._ships_from
        return given
