"""A bot in a process of its own, for one game, asked as if it were here."""

from __future__ import annotations

from typing import Final, final

from arpents.bots.asking import PATIENCE, Host, Maker, Question, Reply
from arpents.bots.base import BotFault, Budget
from arpents.bots.processes.supervision import Worker, WorkerFailed, WorkerStuck
from arpents.bots.seeding import make_seeded
from arpents.engine.action import Action
from arpents.engine.views import View

_GAME: Final = "this one"


@final
class BotApart:
    """The bot that a text names. Its process begins when it is first needed; whatever fails is a fault."""

    def __init__(
        self, text: str, seed: int, *, patience: float = PATIENCE, make: Maker = make_seeded
    ) -> None:
        self._text = text
        self._seed = seed
        self._patience = patience
        self._played: tuple[Action, ...] = ()
        self._worker = Worker[Question, Reply](Host(make))

    def begin(self) -> None:
        """Make the bot now, so that one that cannot be made is known of before it is needed."""
        self._ask(Question(_GAME, self._text, self._seed))

    def choose(self, view: View, budget: Budget) -> Action:
        """What the bot decides."""
        action = self._ask(Question(_GAME, self._text, self._seed, self._played, view, budget.seconds))
        assert action is not None
        self._played = (*self._played, action)
        return action

    def close(self) -> None:
        """End the process."""
        self._worker.close()

    def _ask(self, question: Question) -> Action | None:
        try:
            reply = self._worker.ask(question, self._patience)
        except WorkerStuck as error:
            raise BotFault(f"did not decide within {self._patience:g} seconds") from error
        except WorkerFailed as error:
            raise BotFault(f"has not answered: {error.fault}") from error
        if isinstance(reply, BotFault):
            raise reply
        return reply
