"""BotPool: bots that think in processes of their own, so that nobody else waits for them.

A process that dies or does not come back is replaced, and asked again; the game goes on.
"""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Final, NamedTuple, final

from arpents.bots.base import Budget, OpponentFailed
from arpents.bots.levels import DECISION_SECONDS
from arpents.bots.seeding import Maker, make_seeded
from arpents.engine.action import Action
from arpents.engine.choosing import is_offered
from arpents.engine.views import View
from arpents.server.concurrency.worker_pool import WorkerFailed, WorkerPool, WorkerPoolClosed, WorkerStuck

PATIENCE: Final = 20.0
"""The seconds after which a bot is held to be stuck: many times what it may take."""

TRIES: Final = 3
"""How often a question is asked whose process dies or is stuck."""


class Question(NamedTuple):
    """What a bot is asked: by name, with its seed, the view to choose from and the time it has."""

    bot: str
    seed: int
    view: View
    seconds: float


@final
class BotPool:
    """Bots in a number of processes, which begin when they are first needed."""

    def __init__(self, processes: int, *, patience: float = PATIENCE, make: Maker = make_seeded) -> None:
        self._patience = patience
        self._workers = WorkerPool[Question, Action | str](
            partial(_answer, make), processes, patience=patience, tries=TRIES
        )

    async def choose(self, bot: str, view: View, key: str) -> Action:
        """What a bot does; with the same key it has the same seed, and so does the same again.

        ``OpponentFailed`` is raised when it fails in what it does, or dies or gets stuck time and again.
        """
        seed = int.from_bytes(sha256(key.encode()).digest()[:7], "big")
        try:
            answer = await self._workers.ask(Question(bot, seed, view, DECISION_SECONDS))
        except WorkerPoolClosed as error:
            raise OpponentFailed(f'The bot "{bot}" cannot be asked any more: {error.fault}.') from error
        except WorkerStuck as error:
            raise OpponentFailed(
                f'The bot "{bot}" has not answered: it did not decide within {self._patience:g} seconds.'
            ) from error
        except WorkerFailed as error:
            raise OpponentFailed(f'The bot "{bot}" has not answered: {error.fault}.') from error
        if isinstance(answer, str):
            raise OpponentFailed(f'The bot "{bot}" failed: {answer}.')
        if not is_offered(view.offers(), answer):
            raise OpponentFailed(f'The bot "{bot}" failed: {str(answer)!r} is not possible.')
        return answer

    async def close(self) -> None:
        """End all processes, whatever they are doing; questions that are open fail."""
        await self._workers.close()


def _answer(make: Maker, question: Question) -> Action | str:
    try:
        bot = make(question.bot, question.seed)
        action: object = bot.choose(question.view, Budget(question.seconds))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return action if isinstance(action, Action) else f"{action!r} is no action"
