"""Looking ahead: the best actions at first sight, each played on for a while, over several guesses."""

from __future__ import annotations

import time
from typing import Final

from ludoteca.bots.bot import Answer, Bot, Budget
from ludoteca.bots.endgame import solve
from ludoteca.bots.networks import Trained, from_file, learned, trained
from ludoteca.bots.policy import any_best, blurred, end_of_run, play_on, where_it_leads
from ludoteca.bots.steady import Steady
from ludoteca.bots.value import HandMade, Learned, Value
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title

STEADY: Final = Steady()


class Sight:
    """How far somebody looks, in counts, so that a seed plays the same game anywhere.

    The ``top`` best actions at first sight are played on for ``decisions`` by the same value for whoever is
    asked, over so many ``guesses``; with no decisions, the first sight decides. It looks one step on; with
    ``runs``, to the end of the run of decisions that an action begins. ``heat`` is how much worse an action
    may look, in points or percent, and still be taken now and then.
    """

    def __init__(self, top: int, guesses: int, decisions: int, heat: float = 0.0, runs: bool = False) -> None:
        self.top: Final = top
        self.guesses: Final = guesses
        self.decisions: Final = decisions
        self.heat: Final = heat
        self.runs: Final = runs

    def written(self) -> str:
        """As in the name of a bot."""
        kind = "runs" if self.runs else "ahead"
        return f"{kind}:{self.top}:{self.guesses}:{self.decisions}:{self.heat}"


COMPILED: Final = not __file__.endswith(".py")
STEP: Final = Sight(1, 1, 0)
"""What an interpreted engine has the time for."""


class LookAhead(Bot):
    """Looks as far as its sight goes, with the eyes of a network that has learned.

    Where there is none it plays like the steady bot; where the engine is interpreted it looks one step ahead.
    """

    def __init__(self, sight: Sight, file: str = "", offered: bool = False) -> None:
        super().__init__(offered)
        self.sight: Final = sight
        self.file: Final = file
        """A network of somebody's own; none for the one that comes with the title."""

    def network(self, title: Title[Game], seats: int) -> Trained | None:
        """The network it plays a title with."""
        return from_file(self.file, title) if self.file else trained(title, seats)

    def eye(self, title: Title[Game], seats: int) -> Value:
        one = self.network(title, seats)
        if one is None:
            return HandMade(title.evaluate)
        return learned(one, title, seats)

    def answer(self, guess: Game, seat: int, value: Value, rng: Rng, budget: Budget) -> Answer:
        if not isinstance(value, Learned):
            return STEADY.answer(guess, seat, value, rng, budget)
        actions = guess.legal_actions(seat)
        if len(actions) == 1:
            return Answer(actions[0], {})
        sight = self.sight if COMPILED else STEP
        worths: list[float] = []
        if COMPILED and sight.heat == 0.0:
            worths = worked_out(guess, seat, actions, sight, rng)
        if not worths:
            worths = first_sight(guess, seat, actions, value, sight, rng)
            if sight.decisions > 0:
                worths = second_sight(guess, seat, actions, worths, value, sight, rng, budget.milliseconds)
        if sight.heat > 0.0:
            worths = blurred(worths, sight.heat, rng)
        opinion = {action: worths[number] for number, action in enumerate(actions)}
        return Answer(any_best(actions, worths, rng), opinion)


def worked_out(guess: Game, seat: int, actions: list[int], sight: Sight, rng: Rng) -> list[float]:
    """What each action leads to at the end of the game, the mean of the guesses; nothing if it is too far."""
    worths = [0.0] * len(actions)
    for number in range(sight.guesses):
        again = guess
        if number:
            again = guess.clone()
            again.determinize(seat, rng)
        found = solve(again, seat, actions)
        if not found:
            return []
        for place, worth in enumerate(found):
            worths[place] += worth / sight.guesses
    return worths


def first_sight(
    guess: Game, seat: int, actions: list[int], value: Value, sight: Sight, rng: Rng
) -> list[float]:
    """What each action is worth one step on; over several guesses if something became known."""
    found = at_first_sight(guess, seat, actions, value, sight)
    worths = value.of_all(found, seat)
    revealed = False
    for after in found:
        if after.reveals != guess.reveals:
            revealed = True
    if not revealed or sight.guesses < 2:
        return worths
    for _ in range(sight.guesses - 1):
        again = guess.clone()
        again.determinize(seat, rng)
        found = at_first_sight(again, seat, actions, value, sight)
        for number, worth in enumerate(value.of_all(found, seat)):
            worths[number] += worth
    return [worth / sight.guesses for worth in worths]


def at_first_sight(game: Game, seat: int, actions: list[int], value: Value, sight: Sight) -> list[Game]:
    """The position at which an action is judged at first."""
    if sight.runs and value.guide() is None:
        return [end_of_run(game, seat, action, value) for action in actions]
    return where_it_leads(game, seat, actions, value)


def second_sight(
    guess: Game,
    seat: int,
    actions: list[int],
    worths: list[float],
    value: Value,
    sight: Sight,
    rng: Rng,
    milliseconds: int,
) -> list[float]:
    """The same once the best actions have been played on; what was not looked at again ranks below them."""
    order = sorted(range(len(actions)), key=lambda number: -worths[number])
    kept = order[: sight.top]
    if len(kept) < 2:
        return worths
    deadline = time.monotonic() + milliseconds / 1000
    totals = [0.0] * len(kept)
    guesses = 0
    while guesses < sight.guesses:
        again = guess
        if guesses:
            again = guess.clone()
            again.determinize(seat, rng)
        ends = at_first_sight(again, seat, [actions[number] for number in kept], value, sight)
        for place, after in enumerate(ends):
            totals[place] += value.of(play_on(after, sight.decisions, value), seat)
        guesses += 1
        if milliseconds and time.monotonic() >= deadline:
            break
    means = [total / guesses for total in totals]
    below = min(means) - worths[kept[-1]]
    found = [worth + below for worth in worths]
    for place, number in enumerate(kept):
        found[number] = means[place]
    return found
