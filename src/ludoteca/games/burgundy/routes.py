"""Trade routes: the tiles dealt, and what the goods laid on them earn."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.burgundy import buildings, due, notes, reasons, scoring
from ludoteca.games.burgundy.actions import COPY, DECLINE, VERB, copy
from ludoteca.games.burgundy.components import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_REWARD,
    FIRST_ROUTE,
    FROM_ROUTES,
    MAX_SEATS,
    REWARD_NAMES,
    ROUTE_NAMES,
    ROUTE_TILES,
    WATCHTOWER,
    WATCHTOWER_POINTS,
)
from ludoteca.games.burgundy.state import Burgundy


class Reward(Event[Burgundy]):
    """A goods tile laid on a space of its colour earns what is printed there."""

    def __init__(self, seat: int, reward: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.reward: Final = reward

    def happen(self, game: Burgundy) -> None:
        game.note(notes.REWARDED, self.seat, self.reward)
        if self.reward == CASTLE_REWARD:
            game.stack.append(due.EXTRA_ACTION[self.seat])
        elif self.reward in PAYING:
            game.stack.append(TAKE_REWARD[self.seat][self.reward])
        else:
            buildings.use(game, self.seat, self.reward)

    def fits(self, game: Burgundy, place: int) -> bool:
        known = 0 <= self.reward < len(REWARD_NAMES)
        return known and game.setting.trade_routes and game.is_turn_of(self.seat, place)


class TakeReward(Step[Burgundy]):
    """Silver, workers or points from a trade route, or do without; the other rewards ask for themselves."""

    def __init__(self, player: int, reward: int) -> None:
        super().__init__(player)
        self.reward: Final = reward

    def options(self, game: Burgundy) -> list[int]:
        return [copy(self.reward), DECLINE]

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != COPY:
            return Reason(NOT_NOW, [])
        return Reason(reasons.OTHER_REWARD, [self.reward])

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        elif self.reward == WATCHTOWER:
            scoring.score(game, self.player, WATCHTOWER_POINTS, FROM_ROUTES)
        else:
            buildings.use(game, self.player, self.reward)

    def fits(self, game: Burgundy, place: int) -> bool:
        return self.reward in PAYING and game.setting.trade_routes and game.is_turn_of(self.player, place)


PAYING: Final = (BANK, BOARDING_HOUSE, WATCHTOWER)
TAKE_REWARD: Final[list[list[Step[Any]]]] = [
    [TakeReward(seat, reward) for reward in range(len(REWARD_NAMES))] for seat in range(MAX_SEATS)
]
due.REWARD.extend(
    [[Reward(seat, reward) for reward in range(len(REWARD_NAMES))] for seat in range(MAX_SEATS)]
)


def deal_routes(game: Burgundy) -> None:
    """Trade route tiles at random, laid in the order in which they were drawn."""
    rest = list(range(len(ROUTE_NAMES)))
    for me in game.duchies:
        route: list[int] = []
        for _ in range(ROUTE_TILES[game.table]):
            route.append(rest.pop(game.roll(len(rest))))
        me.route = tuple(route)
    for tile in rest:
        game.remove_tile(FIRST_ROUTE + tile)
