"""Which of two networks plays better: the same deals from every seat, one step of sight each."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from ludoteca.bots.network import Network
from ludoteca.bots.policy import best_place, where_it_leads
from ludoteca.bots.value import HandMade, Learned, shares
from ludoteca.core.rng import seeded
from ludoteca.core.title import Title
from ludoteca.games import title as find_title
from ludoteca.learn.recipe import Recipe
from ludoteca.learn.selfplay import hash_of

SURE = 2.0
"""So many deviations below nothing is no accident."""


@dataclass
class Verdict:
    """How the newer network did against the older, by deals."""

    deals: int
    wins: float
    """Its share of the victories beyond what luck would give it, from -1 to 1."""
    deviation: float
    """Of that share."""

    @staticmethod
    def of(found: list[float]) -> Verdict:
        mean = sum(found) / len(found)
        spread = math.sqrt(sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1))
        return Verdict(len(found), round(mean, 4), round(spread / math.sqrt(len(found)), 4))

    def better(self) -> bool:
        return self.wins > 0

    def much_worse(self) -> bool:
        return self.wins < -SURE * self.deviation and self.deviation > 0


def judge(recipe: Recipe, newer: list[float], older: list[float], deals: range) -> list[float]:
    """By how much the newer one comes out ahead in each deal."""
    title = find_title(recipe.title)
    assert title.row is not None
    nets = [Network(title.row.size, recipe.hidden, weights) for weights in (older, newer)]
    return [judge_deal(recipe, title, nets, deal) for deal in deals]


def judge_deal(recipe: Recipe, title: Title[Any], nets: list[Network], deal: int) -> float:
    """One deal, the newer network on every other seat, then on those between."""
    total = 0.0
    for turn in range(2):
        rng = seeded(hash_of(recipe.seed + 2, deal))
        setting = recipe.setting_of(rng)
        game = title.start(setting.players, seeded(hash_of(recipe.seed + 3, deal)), setting.options)
        sides = len(game.scores())
        assert title.write_rows is not None
        guide = HandMade(title.evaluate) if recipe.guided else None
        eyes = [Learned(net, recipe.aim, title.write_rows, sides, guide, recipe.heeds) for net in nets]
        while game.stack:
            if len(game.choices) == 1:
                game.apply(game.choices[0])
                continue
            seat = game.player()
            guess = game.clone()
            guess.determinize(seat, rng)
            eye = eyes[(seat + turn) % 2]
            found = where_it_leads(guess, seat, game.choices, eye)
            game.apply(game.choices[best_place(eye.of_all(found, seat))])
        total += lead(shares(game), turn)
    return total / 2


def lead(share: list[float], turn: int) -> float:
    """How much of a victory beyond its due the newer network has, from -1 to 1; alone each plays once."""
    if len(share) == 1:
        return share[0] / 100 if turn == 1 else -share[0] / 100
    mine = [one for side, one in enumerate(share) if (side + turn) % 2 == 1]
    return (sum(mine) - 100.0 * len(mine) / len(share)) / 100
