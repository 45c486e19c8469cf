"""The bot pool: bots that think in processes of their own, so that nobody else waits for them.

A process that dies or does not come back is replaced, and asked again; the game goes on. A bot is kept for
its game as long as that can be (``bots.base`` has its life); which bots there are, the operator says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, final

from arpents.bots.asking import Maker
from arpents.bots.base import Bot, BotFault, OpponentFailed
from arpents.bots.levels import DECISION_SECONDS
from arpents.bots.naming import named_bot
from arpents.bots.processes.hosting import PATIENCE, Host, Question, Reply
from arpents.engine.action import Action
from arpents.engine.choosing import is_offered
from arpents.engine.views import View
from arpents.server.concurrency.worker_pool import WorkerFailed, WorkerPool, WorkersClosed, WorkerStuck

TRIES: Final = 3
"""How often a question is asked whose process dies or is stuck."""


class OpponentMissing(OpponentFailed):
    """A bot that cannot be made, so that its game has to wait until the operator has seen to it."""


@final
@dataclass(frozen=True)
class OperatorsBots:
    """Makes the bots of a server: those of Arpents, and those that the operator has given names to."""

    named: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, name: str, seed: int) -> Bot:
        """The bot of this name, which no request has chosen otherwise than out of a list."""
        given = self.named.get(name)
        return named_bot(name if given is None else given, anywhere=given is not None).make(seed)


@final
class BotPool:
    """Bots in a number of processes, which begin when they are first needed."""

    def __init__(self, processes: int, *, patience: float = PATIENCE, make: Maker | None = None) -> None:
        self._patience = patience
        self._workers = WorkerPool[Question, Reply](
            Host(make or OperatorsBots()), processes, patience=patience, tries=TRIES
        )

    async def choose(
        self, game: str, bot: str, view: View, key: str, played: tuple[Action, ...] = ()
    ) -> Action:
        """What the bot of a game does, which has made these decisions in it before.

        With the same key it is made with the same seed. ``OpponentFailed`` is raised when it fails in what it
        does, or dies or gets stuck time and again; ``OpponentMissing`` when there is no such bot.
        """
        seed = int.from_bytes(sha256(key.encode()).digest()[:7], "big")
        question = Question(game, bot, seed, played, view, DECISION_SECONDS)
        try:
            answer = await self._workers.ask(question, game)
        except WorkersClosed as error:
            raise OpponentFailed(f'The bot "{bot}" cannot be asked any more: {error.fault}.') from error
        except WorkerStuck as error:
            raise OpponentFailed(
                f'The bot "{bot}" has not answered: it did not decide within {self._patience:g} seconds.'
            ) from error
        except WorkerFailed as error:
            raise OpponentFailed(f'The bot "{bot}" has not answered: {error.fault}.') from error
        if isinstance(answer, BotFault):
            failed = OpponentMissing if answer.unmade else OpponentFailed
            raise failed(f'The bot "{bot}" {answer.fault.rstrip(".")}.')
        if answer is None or not is_offered(view.offers(), answer):
            raise OpponentFailed(f'The bot "{bot}" failed: {str(answer)!r} is not possible.')
        return answer

    async def close(self) -> None:
        """End all processes, whatever they are doing; questions that are open fail."""
        await self._workers.close()
