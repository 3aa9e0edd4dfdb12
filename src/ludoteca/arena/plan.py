"""A plan: which games are to be played, by whom and how often.

A game depends on the plan and its own number alone, so the outcome is the same on any number of cores.
Games come in deals: the same cards are played once for every way to seat the bots, so that luck falls out.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, permutations

from ludoteca.core.options import Value
from ludoteca.core.rng import seeded
from ludoteca.games import title


@dataclass(frozen=True)
class Plan:
    """What is to be played, by whom and how often."""

    title: str
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    """Who sits round the table, in this order; a bot named twice sits there twice.

    Fewer bots than sides take turns round the table; of more than there are sides, every choice plays.
    """
    games: int
    seed: int

    def lineup(self, game: int) -> list[str]:
        """Who plays which side: in the games of one deal each sits everywhere equally often.

        In the next deal the order round the table changes, since it matters who sits to whose left.

        >>> plan = Plan("millefiori", 3, {}, ("greedy", "random"), 4, 0)
        >>> plan.lineup(0), plan.lineup(1)
        (['greedy', 'random', 'greedy'], ['random', 'greedy', 'random'])
        """
        return self._place(game)[1]

    def deal_of(self, game: int) -> int:
        """The number of the deal a game belongs to.

        >>> plan = Plan("millefiori", 4, {}, ("steady", "greedy", "greedy", "greedy"), 8, 0)
        >>> [plan.deal_of(game) for game in range(8)]
        [0, 0, 0, 0, 1, 1, 1, 1]
        """
        return self._place(game)[0]

    def seed_of(self, game: int, purpose: str = "deal") -> int:
        """A seed of its own for each deal; ``ludoteca.new(…, seed=plan.seed_of(3))`` deals the same cards.

        For any other purpose than dealing each game has its own.
        """
        number = self.deal_of(game) if purpose == "deal" else game
        digest = hashlib.sha256(f"{self.seed} {number} {purpose}".encode()).digest()
        return int.from_bytes(digest[:4], "big")

    def file_of(self, game: int) -> str:
        """What the record of a game is called.

        >>> Plan("millefiori", 3, {}, ("greedy", "random"), 4, 0).file_of(3)
        'millefiori-0-00003.record'
        """
        return f"{self.title}-{self.seed}-{game:05}.record"

    def in_whole_deals(self) -> Plan:
        """The same plan, with so many games more that its last deal is played by all.

        >>> Plan("millefiori", 2, {}, ("random", "greedy", "steady"), 400, 0).in_whole_deals().games
        402
        """
        games = self.games
        while self.deal_of(games) == self.deal_of(games - 1):
            games += 1
        return replace(self, games=games)

    @cached_property
    def sides(self) -> list[int]:
        """Whom each seat plays for; partners share a side, and one bot plays for both."""
        game = title(self.title).start(self.players, seeded(0), self.options)
        return [game.side_of(seat) for seat in range(self.players)]

    @cached_property
    def _cycle(self) -> list[tuple[int, list[str]]]:
        """Every order round the table, a deal each: the deal, and who sits where in a game of it."""
        sides = len(set(self.sides))
        chosen = combinations(self.bots, min(len(self.bots), sides))
        groups = list({tuple(sorted(group)): group for group in chosen}.values())
        found: list[tuple[int, list[str]]] = []
        for deal, order in enumerate(permutations(range(1, len(groups[0])))):
            for group in groups:
                for lineup in rotations([group[0], *[group[place] for place in order]], sides):
                    found.append((deal, lineup))
        return found

    def _place(self, game: int) -> tuple[int, list[str]]:
        """The deal of a game, and who sits where."""
        cycle = self._cycle
        times, place = divmod(game, len(cycle))
        deal, lineup = cycle[place]
        return times * (cycle[-1][0] + 1) + deal, list(lineup)


def rotations(order: list[str], sides: int) -> list[list[str]]:
    """Every different way to sit down in this order, each a place further round.

    >>> rotations(["a", "b", "b"], 3)
    [['a', 'b', 'b'], ['b', 'b', 'a'], ['b', 'a', 'b']]
    >>> rotations(["a", "a"], 2)
    [['a', 'a']]
    """
    found: list[list[str]] = []
    for turn in range(len(order)):
        lineup = [order[(side + turn) % len(order)] for side in range(sides)]
        if lineup not in found:
            found.append(lineup)
    return found
