"""The counter of the solo game: every score brings it nearer to the goal, and the goal comes nearer too."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Step
from ludoteca.games.burgundy import due, notes
from ludoteca.games.burgundy.actions import COIN, DECLINE
from ludoteca.games.burgundy.components import (
    FROM_AREAS,
    FROM_COINS,
    FROM_PHASES,
    GOAL_STEP,
    LOWEST_GOAL,
)
from ludoteca.games.burgundy.state import Burgundy


class AddCoins(Step[Burgundy]):
    """Together with a score, silver buys more points, one for a coin."""

    def options(self, game: Burgundy) -> list[int]:
        return [COIN, DECLINE] if game.duchy_of(self.player).silver else []

    def apply(self, game: Burgundy, action: int) -> None:
        if action == COIN:
            game.duchy_of(self.player).silver -= 1
            game.note(notes.ADDED, self.player)
            count(game, self.player, 1, FROM_COINS)

    def nothing_to_choose(self, game: Burgundy) -> None:
        """No silver is left."""

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.is_solo() and game.is_turn_of(self.player, place)


ADD_COINS: Final[list[Step[Any]]] = [AddCoins(0)]


def count(game: Burgundy, player: int, points: int, source: int) -> None:
    """One score: move the counter, then add coins to it, unless the goal is reached."""
    advance(game, player, points, source)
    finish_score(game, player)


def count_area(game: Burgundy, player: int, points: int, phase_points: int) -> None:
    """The points of an area and those of its phase are one score."""
    advance(game, player, points, FROM_AREAS)
    advance(game, player, phase_points, FROM_PHASES)
    finish_score(game, player)


def advance(game: Burgundy, player: int, points: int, source: int) -> None:
    """Move the counter; points beyond the goal are lost."""
    counted = min(points, game.goal - game.counter)
    if counted:
        game.duchy_of(player).points[source] += counted
        game.counter += counted
        game.note(notes.SCORED, player, counted, source)


def finish_score(game: Burgundy, player: int) -> None:
    if game.counter == game.goal:
        reach_goal(game, player)
    elif game.duchy_of(player).silver:
        game.stack.append(ADD_COINS[player])


def reach_goal(game: Burgundy, player: int) -> None:
    """The counter starts again, the goal comes nearer, and an extra action is due."""
    game.counter = 0
    game.goal = max(game.goal - GOAL_STEP, LOWEST_GOAL)
    game.note(notes.GOAL_REACHED, player, game.goal)
    game.stack.append(due.EXTRA_ACTION[player])
