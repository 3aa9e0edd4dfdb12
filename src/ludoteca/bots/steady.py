"""The steady bot: the best position at the end of its own run of decisions, whatever it begins with.

Every choice is followed to the same point: until another seat decides, chance speaks or the game is over,
with the best decision at each step on the way. So nothing is judged half done, and nothing gets credit for a
turn that the others still have before them as well.
"""

from __future__ import annotations

import time
from typing import Final

from ludoteca.bots.bot import Answer, Bot, Budget
from ludoteca.bots.policy import any_best, end_of_run
from ludoteca.bots.value import Value
from ludoteca.bots.weighing import weighed
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title


class Steady(Bot):
    """Looks to the end of its run of decisions, by today's weights or by those of a file."""

    def __init__(self, offered: bool = False, file: str = "") -> None:
        super().__init__(offered)
        self.file: Final = file

    def eye(self, title: Title[Game], seats: int) -> Value:
        return weighed(self.file, title) if self.file else super().eye(title, seats)

    def answer(self, guess: Game, seat: int, value: Value, rng: Rng, budget: Budget) -> Answer:
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
                after = end_of_run(again, seat, action, value)
                revealed = revealed or after.reveals != again.reveals
                worths[number] += value.of(after, seat)
            guesses += 1
            if not revealed or (budget.milliseconds and time.monotonic() >= deadline):
                break
        opinion = {action: worths[number] / guesses for number, action in enumerate(actions)}
        return Answer(any_best(actions, worths, rng), opinion)
