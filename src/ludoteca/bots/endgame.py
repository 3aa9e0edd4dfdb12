"""The end of a game, worked out exactly where what is left is short and nothing more becomes known.

Everybody is taken to play the best for their own side.
"""

from __future__ import annotations

from typing import Final

from ludoteca.bots.value import ahead, shares
from ludoteca.core.game import Game

SHORT: Final = 10
"""What is left is worth working out if always taking the first choice ends it in so many decisions."""
MOST_POSITIONS: Final = 1500
VICTORY: Final = 1000.0
"""Winning comes before points."""


class Solver:
    """Works out positions, up to so many, as long as nothing becomes known."""

    def __init__(self, reveals: int) -> None:
        self.reveals: Final = reveals
        self.positions = 0

    def end(self, game: Game) -> Game | None:
        """The game as it ends if everybody plays their best; None if that is out of reach."""
        while game.stack and len(game.choices) == 1:
            game.apply(game.choices[0])
        self.positions += 1
        if self.positions > MOST_POSITIONS or game.reveals != self.reveals:
            return None
        if not game.stack:
            return game
        side = game.side_of(game.stack[-1].player)
        best: Game | None = None
        most = 0.0
        for action in game.choices:
            after = game.clone()
            after.apply(action)
            found = self.end(after)
            if found is None:
                return None
            worth = ahead(final(found), side)
            if best is None or worth > most:
                best, most = found, worth
        return best


def final(game: Game) -> list[float]:
    """A finished game in numbers: who has won, then by how much."""
    points = [float(score) for score in game.scores()]
    return [VICTORY * share / 100 + mine for share, mine in zip(shares(game), points, strict=True)]


def is_short(game: Game) -> bool:
    """Does somebody who always takes the first choice end the game soon, with nothing more becoming known?"""
    after = game.clone()
    left = SHORT
    while after.stack and left > 0:
        if len(after.choices) > 1:
            left -= 1
        after.apply(after.choices[0])
        if after.reveals != game.reveals:
            return False
    return not after.stack


def play_out(guess: Game, seat: int, actions: list[int]) -> list[Game]:
    """How the game ends after each action of a seat; nothing if that cannot be worked out."""
    if not is_short(guess):
        return []
    solver = Solver(guess.reveals)
    found: list[Game] = []
    for action in actions:
        after = guess.clone()
        after.apply(action, seat)
        end = solver.end(after)
        if end is None:
            return []
        found.append(end)
    return found


def solve(guess: Game, seat: int, actions: list[int]) -> list[float]:
    """What each action leads to at the end, in the eyes of a seat; nothing if that cannot be worked out."""
    return [ahead(final(end), guess.side_of(seat)) for end in play_out(guess, seat, actions)]
