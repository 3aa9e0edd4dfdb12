"""A plan: which games are to be played, by whom and how often.

A game depends on the plan and its own number alone, so the outcome is the same on any number of cores.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import permutations

from ludoteca.core.options import Value


@dataclass(frozen=True)
class Plan:
    """What is to be played, by whom and how often."""

    title: str
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int
    seed: int

    def lineup(self, game: int) -> list[str]:
        """Who sits where: in as many games as there are bots, each sits everywhere equally often.

        Then the order round the table changes, since it matters who sits to whose left.

        >>> plan = Plan("millefiori", 3, {}, ("greedy", "random"), 4, 0)
        >>> plan.lineup(0), plan.lineup(1)
        (['greedy', 'random', 'greedy'], ['random', 'greedy', 'random'])
        """
        turn = game % len(self.bots)
        orders = list(permutations(self.bots[1:]))
        order = [self.bots[0], *orders[game // len(self.bots) % len(orders)]]
        return [order[(seat + turn) % len(order)] for seat in range(self.players)]

    def seed_of(self, game: int, purpose: str = "deal") -> int:
        """A seed of its own for each game; ``ludoteca.new(…, seed=plan.seed_of(3))`` deals the same cards."""
        digest = hashlib.sha256(f"{self.seed} {game} {purpose}".encode()).digest()
        return int.from_bytes(digest[:4], "big")

    def file_of(self, game: int) -> str:
        """What the record of a game is called.

        >>> Plan("millefiori", 3, {}, ("greedy", "random"), 4, 0).file_of(3)
        'millefiori-0-00003.record'
        """
        return f"{self.title}-{self.seed}-{game:05}.record"
