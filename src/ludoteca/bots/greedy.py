"""The greedy bot: the best position after one ply, over several guesses at the hidden things.

One ply is the action and the player's own follow-up decisions, chosen greedily, until the step it came
from is done, chance speaks or another seat decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng

GUESSES: Final = 3


class Greedy:
    """Looks one ply ahead."""

    def choose(self, game: Game, seat: int, evaluate: Callable[[Any, int], float], rng: Rng) -> int:
        """The action with the best mean over the guesses; chance breaks ties."""
        actions = game.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        worths = [0.0] * len(actions)
        for _ in range(GUESSES):
            guess = game.clone()
            guess.determinize(seat, rng)
            for number, action in enumerate(actions):
                worths[number] += worth_of_ply(guess, seat, action, evaluate)
        best = max(worths)
        ties = [action for number, action in enumerate(actions) if worths[number] == best]
        return ties[rng.below(len(ties))]


def worth_of_ply(game: Game, seat: int, action: int, evaluate: Callable[[Any, int], float]) -> float:
    """What a position is worth once the action and what follows from it are done."""
    height = len(game.stack)
    reveals = game.reveals
    after = game.clone()
    after.apply(action, seat)
    while goes_on(after, seat, height, reveals):
        after = best_follow_up(after, seat, evaluate)
    return evaluate(after, seat)


def goes_on(game: Game, seat: int, height: int, reveals: int) -> bool:
    """Is it still this seat's ply?"""
    return len(game.stack) >= height and game.reveals == reveals and game.deciding() == [seat]


def best_follow_up(game: Game, seat: int, evaluate: Callable[[Any, int], float]) -> Game:
    """The best position one decision on."""
    best = game
    best_worth = float("-inf")
    for action in game.choices:
        after = game.clone()
        after.apply(action)
        worth = evaluate(after, seat)
        if worth > best_worth:
            best, best_worth = after, worth
    return best
