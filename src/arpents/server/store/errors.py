"""What can go wrong with the store, by name."""

from __future__ import annotations

from arpents.errors import ArpentsError


class BadDatabaseUrl(ArpentsError):
    """A database URL that cannot be used: what is wrong with it, and what one looks like."""


class StoreUnavailable(ArpentsError):
    """The database cannot be reached, or could not keep what it was given.

    Nothing of a write that ends like this is in the store, unless ``unknown`` is true: then the connection
    was lost during COMMIT and could not be had again in time to see what came of it. Whoever catches this
    after a write must therefore forget what they know of the game, and read it again before they go on.

    The text has the reason, which may name hosts, files and users: it is for the log and the terminal.
    Clients get ``public`` instead.
    """

    def __init__(self, reason: str, *, unknown: bool = False) -> None:
        self.reason = reason
        self.unknown = unknown
        super().__init__(reason)

    def __str__(self) -> str:
        return f"The database cannot be used at present: {self.reason}.{self._doubt}"

    @property
    def public(self) -> str:
        """The sentence for clients, which says nothing of the database."""
        return f"The games cannot be reached at present: try again in a moment.{self._doubt}"

    @property
    def _doubt(self) -> str:
        unknown = " Whether the last change was kept is not known; read the game again."
        return unknown if self.unknown else ""


class StoreOutdated(ArpentsError):
    """The tables are those of another version of Arpents, older or newer than this one."""


class Conflict(ArpentsError):
    """Somebody else has added to the game since the caller read it; nothing was written."""

    def __init__(self, game: str, known: int, last: int | None) -> None:
        self.game = game
        self.known = known
        self.last = last
        super().__init__(game, known, last)

    @property
    def public(self) -> str:
        """What clients are told: the numbers count what may be hidden from them."""
        return "Too many changed this game at the same time: try again."

    def __str__(self) -> str:
        if self.known == 0:
            return f'There is a game "{self.game}" already. Choose another name for the new one.'
        at = "elsewhere" if self.last is None else f"at event {self.last}"
        return f'The game "{self.game}" is {at}, not at event {self.known}. Read it again, and decide anew.'


class UnknownGame(ArpentsError):
    """A game that is not in the store."""

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(game)

    def __str__(self) -> str:
        # A private game answers strangers with the very same words.
        return f'There is no game "{self.game}" here for you. It may be private, deleted, or never have been.'


class CannotKeepBackup(ArpentsError):
    """A backup that cannot be written: where, and why."""


class BadBackup(ArpentsError):
    """A file that is no whole backup: which one, and what is wrong with it. Nothing of it was restored."""


class StoreNotEmpty(ArpentsError):
    """A database that has games already, into which nothing is restored."""
