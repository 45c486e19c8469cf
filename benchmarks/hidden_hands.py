"""What the hidden hand costs the general: it plays against itself, and one of the two sees the enemy's hand.

    python -m benchmarks.hidden_hands --games 100 --iterations 200

Imagining worlds and averaging over them overlooks that the enemy does not know either, and that one could
hide or bluff. No player can gain more by better beliefs than by seeing the hand itself: so what sight wins is
the most that they could bring.
"""

import argparse
from collections.abc import Sequence
from typing import final

from arpents.arena import play_match
from arpents.arena.summary import Score
from arpents.bots import Budget
from arpents.bots.general import General, look_into, new_search
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.game import Game, new_game
from arpents.engine.views import View
from benchmarks.progress import show
from benchmarks.strength import share
from benchmarks.tables import table

TURN_LIMIT = 400
BLOCKABLE = (verbs.RAID, verbs.AMBUSH)


@final
class Clairvoyant:
    """The general, who sees the enemy's hand in the game itself."""

    def __init__(self, game: Game, iterations: int) -> None:
        self._game = game
        self._iterations = iterations

    def choose(self, view: View, budget: Budget) -> Action:
        """The action that was looked at most, in the one world that is true."""
        seeing = View(self._game.state, view.side)
        seeing.state = self._game.state.copy()
        search = new_search(seeing, "nothing", 0)
        options = search.options()
        if len(options) > 1:
            look_into(search, budget, self._iterations)
        return search.best()


class Tally:
    """The games of one kind of player, and its raids and ambushes."""

    def __init__(self) -> None:
        self.won = [0, 0]
        self.attacks = 0
        self.blocked = 0


def play(games: int, iterations: int) -> tuple[Tally, Tally]:
    """Let the two play, with each side in half of the games: what the one that sees and the other did."""
    sees, guesses = Tally(), Tally()
    for number in range(games):
        show(f"{number} of {games} games: sight has won {sum(sees.won)}")
        game, side = new_game(seed=number // 2), number % 2
        players = (Clairvoyant(game, iterations), General(iterations=iterations, seed=number))
        british, french = players if side == 0 else players[::-1]
        result = play_match(british, french, game=game, budget=10.0, turn_limit=TURN_LIMIT)
        (sees if result.winner == side else guesses).won[result.winner] += 1
        for seat, tally in ((side, sees), (1 - side, guesses)):
            count = result.parts[seat].verbs.get
            tally.attacks += sum(count(verbs.NAMES[verb], 0) for verb in BLOCKABLE)
            tally.blocked += result.parts[1 - seat].verbs.get(verbs.NAMES[verbs.BLOCK], 0)
    show("")
    return sees, guesses


def main(arguments: Sequence[str] | None = None) -> None:
    """Print what each of the two won, and how many of its raids and ambushes were blocked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--markdown", action="store_true", help="a table for the documents")
    given = parser.parse_args(arguments)
    rows = []
    for name, tally in zip(("sees", "imagines"), play(given.games, given.iterations), strict=True):
        won = share(Score(sum(tally.won), given.games))
        blocked = f"{tally.blocked} of {tally.attacks}"
        rows.append([name, won, *map(str, tally.won), blocked])
    heads = ("the enemy's hand", "won", "as the British", "as the French", "raids and ambushes blocked")
    print(table(heads, rows, markdown=given.markdown))


if __name__ == "__main__":
    main()
