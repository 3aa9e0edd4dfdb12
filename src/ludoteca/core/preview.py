"""What an action would score: tried on a guess, as far as nothing unknown is needed to tell."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng, seeded


class Revealed(Exception):
    """The next thing that happens is not known before it does."""


class Curtain(Rng):
    """Stops a game at the first thing that would become known."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 1)

    def below(self, n: int) -> int:
        raise Revealed

    def shuffle(self, items: list[int]) -> None:
        raise Revealed

    def draw(self, pile: list[int], left: int) -> int:
        raise Revealed

    def looked(self) -> None:
        raise Revealed

    def clone(self) -> Rng:
        return Curtain()


class Preview:
    """A seat's guess at the game, to try actions on; nothing it tells depends on what the seat cannot see."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.guess = game.clone()
        self.guess.determinize(seat, seeded(0))
        self.guess.confirm = True  # the hand-over to others, and what they meet, is not part of it
        self.guess.rng = Curtain()

    def gains(self, action: int) -> list[int]:
        """What an action scores for each side before anything unknown becomes known or another is asked."""
        after = self.guess.clone()
        try:
            after.apply(action, self.seat)
        except Revealed:
            pass  # what it scored until here, it scores in any case
        return [now - was for now, was in zip(after.scores(), self.guess.scores(), strict=True)]
