"""The contests that measure the bots, as data: who plays whom at what, and what is promised.

The whole ladder meets at two players; at other numbers each level meets the next. The strongest plays greedy,
the yardstick that never changes: one against one, and one against three. What is made of all this stands in
STRENGTH.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from ludoteca.arena.plan import Plan
from ludoteca.bots import OFFERED
from ludoteca.games import title, titles

SEED = 0
ENOUGH = 400
"""Fewer games are no claim."""
YARDSTICK = "greedy"
LEVELS = OFFERED
"""The named opponents, the strongest last."""
STRONGEST = LEVELS[-1]


@dataclass(frozen=True)
class Contest:
    """Some bots at one table."""

    name: str
    """``duel/strongest-princes``: the title, and what the contest shows."""
    kind: str
    """The section of the page: ladder, neighbours, strongest, like, alone, yardstick."""
    players: int
    bots: tuple[str, ...]
    options: tuple[str, ...] = ()
    games: int = ENOUGH
    target: float | None = None
    """What the first bot has to reach: a share of the first places, or points among its like."""
    people: float | None = None
    """What people score."""

    @property
    def title(self) -> str:
        return self.name.partition("/")[0]

    def plan(self) -> Plan:
        found = title(self.title)
        options = found.check_options(self.players, found.read_options(self.options))
        return Plan(self.title, self.players, options, self.bots, self.games, SEED).in_whole_deals()

    def command(self) -> str:
        """What to type for the same games."""
        options = "".join([f" --option {option}" for option in self.options])
        seats = f" --players {self.players}{options} --bots {','.join(self.bots)}"
        return f"ludoteca arena {self.title}{seats} --games {self.plan().games} --seed {SEED}"


USUAL: dict[str, tuple[str, ...]] = {
    "burgundy": ("duchy=random",),
    "duel": ("setup=princes",),
    "feudum": ("advanced=yes",),
}
"""How a title is played on the ladder, where that is not its default."""

SETUPS = ("introductory", "gold", "turmoil", "progress", "princes")
ONE_TO_ONE = {"burgundy": 0.80, "caylus": 0.95, "feudum": 0.92, "millefiori": 0.95}
ONE_TO_THREE = {"burgundy": 0.60, "caylus": 0.75, "feudum": 0.70, "millefiori": 0.75}
DUEL = 0.85
AGAINST_RANDOM = {"burgundy": 0.95, "caylus": 0.95, "duel": 0.95, "feudum": 0.90, "millefiori": 0.95}

POINTS = ((2, 205.0, 184.6), (3, 222.0, 201.7), (4, 240.0, 218.2))
"""Burgundy among its like on random duchies: players, what is to be reached, what people score online."""
ALONE = 0.5


def contests() -> list[Contest]:
    """All of them, title by title."""
    return [contest for key in titles() for contest in contests_of(key)]


def contests_of(key: str) -> list[Contest]:
    return [*ladder(key), *strongest(key), *among_its_like(key), yardstick(key)]


def ladder(key: str) -> list[Contest]:
    """All levels and the yardstick at two players, each in enough games; at other numbers neighbours."""
    usual = USUAL.get(key, ())
    everybody = (*LEVELS, YARDSTICK)
    found = [Contest(f"{key}/ladder", "ladder", 2, everybody, usual, ENOUGH * len(everybody) // 2)]
    for players in title(key).players:
        if players > 2:
            for weaker, stronger in pairwise(LEVELS):
                name = f"{key}/{stronger}-{weaker}-{players}"
                found.append(Contest(name, "neighbours", players, (stronger, weaker), usual))
    return found


def strongest(key: str) -> list[Contest]:
    """The strongest level against the yardstick."""
    if key == "duel":
        return [
            Contest(
                f"duel/strongest-{setup}",
                "strongest",
                2,
                (STRONGEST, YARDSTICK),
                (f"setup={setup}",),
                target=DUEL,
            )
            for setup in SETUPS
        ]
    usual = USUAL.get(key, ())
    one, three = (STRONGEST, YARDSTICK), (STRONGEST, *[YARDSTICK] * 3)
    return [
        Contest(f"{key}/strongest-2", "strongest", 2, one, usual, target=ONE_TO_ONE[key]),
        Contest(f"{key}/strongest-4", "strongest", 4, three, usual, target=ONE_TO_THREE[key]),
    ]


def among_its_like(key: str) -> list[Contest]:
    """Where people's points are known: the strongest and the yardstick, each among its like; and alone."""
    if key != "burgundy":
        return []
    usual = USUAL[key]
    found = [
        Contest(f"{key}/like-{players}", "like", players, (STRONGEST,), usual, target=target, people=people)
        for players, target, people in POINTS
    ]
    found += [
        Contest(f"{key}/yardstick-like-{players}", "like", players, (YARDSTICK,), usual, people=people)
        for players, _, people in POINTS
    ]
    return [*found, Contest(f"{key}/alone", "alone", 1, (STRONGEST, YARDSTICK), (), 2 * ENOUGH, ALONE)]


def yardstick(key: str) -> Contest:
    """The yardstick itself, against chance."""
    usual = USUAL.get(key, ())
    target = AGAINST_RANDOM[key]
    return Contest(f"{key}/yardstick", "yardstick", 2, (YARDSTICK, "random"), usual, target=target)
