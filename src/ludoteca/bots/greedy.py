"""The greedy bot: the best position after one ply, over several guesses at the hidden things.

It is the yardstick by which others are measured, so it stays as it is, faults included: its ply, its guesses
and its eyes are its own.

One ply is the action and the player's own follow-up decisions, chosen greedily, until the step it came
from is done, chance speaks or another seat decides.
"""

from __future__ import annotations

from typing import Final

from ludoteca.bots.bot import Answer, Bot, Budget
from ludoteca.bots.value import HandMade, Value
from ludoteca.bots.yardstick import yardstick_eye
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title

GUESSES: Final = 3


class Greedy(Bot):
    """Looks one ply ahead; always with the same number of guesses, whatever it may spend."""

    def eye(self, title: Title[Game], seats: int) -> Value:
        return HandMade(yardstick_eye(title))

    def answer(self, guess: Game, seat: int, value: Value, rng: Rng, budget: Budget) -> Answer:
        """The action with the best mean over the guesses; chance breaks ties."""
        actions = guess.legal_actions(seat)
        if len(actions) == 1:
            return Answer(actions[0], {})
        worths = [0.0] * len(actions)
        for _ in range(GUESSES):
            again = guess.clone()
            again.determinize(seat, rng)
            for number, action in enumerate(actions):
                worths[number] += worth_of_ply(again, seat, action, value)
        best = max(worths)
        ties = [action for number, action in enumerate(actions) if worths[number] == best]
        opinion = {action: worths[number] / GUESSES for number, action in enumerate(actions)}
        return Answer(ties[rng.below(len(ties))], opinion)


def worth_of_ply(game: Game, seat: int, action: int, value: Value) -> float:
    """What a position is worth once the action and what follows from it are done."""
    height = len(game.stack)
    reveals = game.reveals
    after = game.clone()
    after.apply(action, seat)
    while goes_on(after, seat, height, reveals):
        after = best_follow_up(after, seat, value)
    return value.of(after, seat)


def goes_on(game: Game, seat: int, height: int, reveals: int) -> bool:
    """Is it still this seat's ply?"""
    return len(game.stack) >= height and game.reveals == reveals and game.deciding() == [seat]


def best_follow_up(game: Game, seat: int, value: Value) -> Game:
    """The best position one decision on."""
    best = game
    best_worth = float("-inf")
    for action in game.choices:
        after = game.clone()
        after.apply(action)
        worth = value.of(after, seat)
        if worth > best_worth:
            best, best_worth = after, worth
    return best
