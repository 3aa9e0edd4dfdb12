"""What a bot is: asked with a guess at the game and a budget, it answers with a choice and its opinion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.bots.value import HandMade, Value
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title


class Budget:
    """What one decision may cost.

    ``guesses`` is how often the hidden things may be guessed: with counts alone a seed plays the same game
    anywhere. After so many ``milliseconds`` no further guess is begun; 0 sets no such bound.
    """

    def __init__(self, guesses: int = 3, milliseconds: int = 0) -> None:
        assert guesses >= 1, "a bot needs a guess to think about"
        assert milliseconds >= 0, "time does not run backwards"
        self.guesses: Final = guesses
        self.milliseconds: Final = milliseconds


USUAL: Final = Budget()


class Answer:
    """What a bot does, and what it expects of each legal action; no opinion if it does not judge."""

    def __init__(self, action: int, opinion: dict[int, float]) -> None:
        self.action: Final = action
        self.opinion: Final = opinion


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. It sees a guess, which it may play with and guess again, never the game itself.

    ``offered`` bots are those people may choose to play against.
    """

    def __init__(self, offered: bool = True) -> None:
        self.offered: Final = offered

    def at(self, title: Title[Game]) -> Bot:
        """Who it is at the table of a title."""
        return self

    def eye(self, title: Title[Game], seats: int) -> Value:
        """How it looks at the positions of a title with so many seats."""
        return HandMade(title.evaluate)

    def answer(self, guess: Game, seat: int, value: Value, rng: Rng, budget: Budget) -> Answer:
        """The choice of a seat that has one."""
        raise NotImplementedError
