"""All attacks that are made on a whole server while somebody else plays on it."""

from __future__ import annotations

from typing import Final

from tests.attacks import by_connection, by_game, by_text
from tests.attacks.attacker import Attack

ATTACKS: Final[dict[str, Attack]] = {**by_text.ATTACKS, **by_connection.ATTACKS, **by_game.ATTACKS}
