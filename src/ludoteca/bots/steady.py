"""The steady bot: the best position at the end of its own run of decisions, whatever it begins with.

Every choice is followed to the same point: until another seat decides, chance speaks or the game is over,
with the best decision at each step on the way. So nothing is judged half done, and nothing gets credit for a
turn that the others still have before them as well.
"""

from __future__ import annotations

import time
from typing import Final

from ludoteca.bots.bot import Answer, Bot, Budget, Evaluate
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng

LONGEST_RUN: Final = 30
"""A run may go round in circles; then it has to be judged where it is."""


class Steady(Bot):
    """Looks to the end of its run of decisions."""

    def answer(self, guess: Game, seat: int, evaluate: Evaluate, rng: Rng, budget: Budget) -> Answer:
        """The action with the best mean over the guesses; chance breaks ties.

        One guess is enough where no choice leads to anything hidden or left to chance.
        """
        actions = guess.legal_actions(seat)
        if len(actions) == 1:
            return Answer(actions[0], {})
        deadline = time.monotonic() + budget.milliseconds / 1000
        worths = [0.0] * len(actions)
        guesses = 0
        while guesses < budget.guesses:
            again = guess if guesses == 0 else guess.clone()
            if guesses:
                again.determinize(seat, rng)
            revealed = False
            for number, action in enumerate(actions):
                after = end_of_run(again, seat, action, evaluate)
                revealed = revealed or after.reveals != again.reveals
                worths[number] += evaluate(after, seat)
            guesses += 1
            if not revealed or (budget.milliseconds and time.monotonic() >= deadline):
                break
        best = max(worths)
        ties = [action for number, action in enumerate(actions) if worths[number] == best]
        opinion = {action: worths[number] / guesses for number, action in enumerate(actions)}
        return Answer(ties[rng.below(len(ties))], opinion)


def end_of_run(game: Game, seat: int, action: int, evaluate: Evaluate) -> Game:
    """The position after an action and the seat's own decisions that follow at once."""
    after = game.clone()
    after.apply(action, seat)
    for _ in range(LONGEST_RUN):
        if after.reveals != game.reveals or after.deciding() != [seat]:
            break
        after = best_next(after, seat, evaluate)
    return after


def best_next(game: Game, seat: int, evaluate: Evaluate) -> Game:
    """The best position one decision on."""
    if len(game.choices) == 1:
        game.apply(game.choices[0])
        return game
    best = game
    best_worth = float("-inf")
    for action in game.choices:
        after = game.clone()
        after.apply(action)
        worth = evaluate(after, seat)
        if worth > best_worth:
            best, best_worth = after, worth
    return best
