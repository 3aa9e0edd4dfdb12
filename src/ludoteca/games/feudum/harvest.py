"""Harvest and favours; taxes."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.feudum import (
    notes,
    reasons,
    standing,
    timetable,
    tokens,
)
from ludoteca.games.feudum.actions import (
    DECLINE,
    GOOD,
    HARVEST_VERB,
    LOCATION,
    TAKE_VERB,
    VERB,
    WHOLE,
    harvest,
    take,
)
from ludoteca.games.feudum.actions import FAVOURS as TAKE_FAVOURS
from ludoteca.games.feudum.components import (
    BEAD_VALUES,
    FARM,
    FARMER,
    FAVOURS,
    FROM_HARVEST,
    FULL_FARM,
    GOODS,
    HARVEST,
    HARVEST_BASE,
    HARVEST_CAP,
    HARVEST_POINTS,
    KNIGHT,
    LOCATIONS,
    NOTHING,
    ONE_GOOD,
    TAX,
    TAX_BASE,
    TOWN,
)
from ludoteca.games.feudum.payment import gain_good
from ludoteca.games.feudum.state import SEATS, Feudum


class Harvest(Step[Feudum]):
    """Choose a farm one rules, with fewer than ten goods, to harvest on."""

    def options(self, game: Feudum) -> list[int]:
        found: list[int] = []
        if sum(game.bag) == 0:
            return found
        for location in range(LOCATIONS):
            if game.ruler[location] == self.player and game.discs[location] == FARM:
                if game.goods_at(location) < FULL_FARM:
                    found.append(harvest(location))
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != HARVEST_VERB:
            return Reason(NOT_NOW, [])
        location = LOCATION[action]
        if game.ruler[location] == self.player and game.discs[location] == FARM:
            return Reason(reasons.FARM_FULL, [game.goods_at(location)])
        return Reason(reasons.NO_FARM_TO_HARVEST, [])

    def apply(self, game: Feudum, action: int) -> None:
        if action == DECLINE:
            game.note(notes.IDLE, self.player, HARVEST)
            return
        location = LOCATION[action]
        game.score(self.player, HARVEST_POINTS, FROM_HARVEST)
        if game.setting.advanced and game.players[self.player].shows(FARMER):
            draw_crop(game, harvest_size(game, self.player))
        game.stack.append(SplitHarvest(self.player, location))

    def nothing_to_choose(self, game: Feudum) -> None:
        game.note(notes.IDLE, self.player, HARVEST)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


class SplitHarvest(Step[Feudum]):
    """Leave the whole harvest on the farm, or take favours of it; a farmer in play sees it first."""

    def __init__(self, player: int, location: int) -> None:
        super().__init__(player)
        self.location: Final = location

    def options(self, game: Feudum) -> list[int]:
        if FAVOURS[total(game, self.player)]:
            return [WHOLE, TAKE_FAVOURS]
        return []

    def apply(self, game: Feudum, action: int) -> None:
        inspected = sum(game.crop) > 0
        size = total(game, self.player)
        if not inspected:
            draw_crop(game, size)
        if action == WHOLE:
            lay_on_farm(game, self.player, self.location)
            return
        game.note(notes.FAVOURED, self.player, FAVOURS[size])
        turn_beads(game, self.player)
        if inspected:
            game.stack.append(TakeFavours(self.player, self.location, FAVOURS[size], 0))
            return
        favoured = [0] * GOODS
        for _ in range(FAVOURS[size]):
            favoured[take_at_random(game)] += 1
        lay_on_farm(game, self.player, self.location)
        for good in range(GOODS):
            gain_good(game, self.player, good, favoured[good])

    def nothing_to_choose(self, game: Feudum) -> None:
        """A harvest too small for favours."""
        if sum(game.crop) == 0:
            draw_crop(game, total(game, self.player))
        lay_on_farm(game, self.player, self.location)

    def fits(self, game: Feudum, place: int) -> bool:
        """The seat rules a farm here."""
        if not timetable.in_turn(game, place, self.player) or game.discs[self.location] != FARM:
            return False
        return game.ruler[self.location] == self.player


class TakeFavours(Step[Feudum]):
    """Pick the favours out of the harvest."""

    def __init__(self, player: int, location: int, left: int, lowest: int) -> None:
        super().__init__(player)
        self.location: Final = location
        self.left: Final = left
        self.lowest: Final = lowest

    def options(self, game: Feudum) -> list[int]:
        return [
            take(good)
            for good in range(self.lowest, GOODS)
            if game.crop[good] and sum(game.crop[good:]) >= self.left
        ]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != TAKE_VERB:
            return Reason(NOT_NOW, [])
        good = GOOD[action]
        if game.crop[good] == 0:
            return Reason(reasons.NOT_IN_HARVEST, [good])
        if good < self.lowest:
            return Reason(reasons.FAVOURS_IN_ORDER, [self.lowest])
        return Reason(reasons.TOO_FEW_FAVOURS_AFTER, [self.left])

    def unordered(self, game: Feudum) -> tuple[int, list[int]]:
        return (self.left, [take(good) for good in range(self.lowest, GOODS) for _ in range(game.crop[good])])

    def apply(self, game: Feudum, action: int) -> None:
        good = GOOD[action]
        game.crop = put(game.crop, good, game.crop[good] - 1)
        gain_good(game, self.player, good, 1)
        if self.left > 1:
            game.stack.append(TakeFavours(self.player, self.location, self.left - 1, good))
        else:
            lay_on_farm(game, self.player, self.location)

    def fits(self, game: Feudum, place: int) -> bool:
        """The favours still due are in the harvest."""
        if not timetable.in_turn(game, place, self.player, ("StoreSulfur",)):
            return False
        return 0 < self.left <= sum(game.crop[self.lowest :])


HARVEST_STEP: Final = [Harvest(seat) for seat in SEATS]


def why_idle(game: Feudum, player: int) -> Reason | None:
    """Why nothing could be harvested."""
    if HARVEST_STEP[player].options(game):
        return None
    if game.rules(player, FARM) == 0:
        return Reason(reasons.NO_FARM, [])
    return Reason(reasons.ALL_FARMS_FULL if sum(game.bag) else reasons.BAG_EMPTY, [])


def harvest_size(game: Feudum, player: int) -> int:
    """Five goods, one more for each further farm or feudum, and the beads: ten at most."""
    size = HARVEST_BASE + game.enlarged(player, FARM) - 1 + game.players[player].bead_sum()
    return min(size, HARVEST_CAP, sum(game.bag))


def total(game: Feudum, player: int) -> int:
    """The size of the harvest, drawn or still to be drawn."""
    return sum(game.crop) or harvest_size(game, player)


def draw_crop(game: Feudum, size: int) -> None:
    crop = [0] * GOODS
    for _ in range(size):
        good = game.draw_good()
        if good != NOTHING:
            crop[good] += 1
    game.crop = tuple(crop)


def take_at_random(game: Feudum) -> int:
    """A random good out of the harvest."""
    number = game.roll(sum(game.crop))
    good = 0
    while number >= game.crop[good]:
        number -= game.crop[good]
        good += 1
    game.crop = put(game.crop, good, game.crop[good] - 1)
    return good


def lay_on_farm(game: Feudum, player: int, location: int) -> None:
    game.note(notes.HARVESTED, player, sum(game.crop), location)
    for good in range(GOODS):
        game.goods[location] += game.crop[good] * ONE_GOOD[good]
    game.crop = (0,) * GOODS


def turn_beads(game: Feudum, player: int) -> None:
    """Favours are immoral: all beads turn into royal seals."""
    me = game.players[player]
    count = sum(me.beads)
    if count == 0:
        return
    for value in range(len(BEAD_VALUES)):
        for _ in range(me.beads[value]):
            game.turn_down(value, tokens.hand(player))
    me.beads = (0,) * len(BEAD_VALUES)
    game.note(notes.GOT_SEALS, player, count)


def why_no_tax(game: Feudum, player: int) -> Reason | None:
    """Why there would be no taxes."""
    return None if game.enlarged(player, TOWN) else Reason(reasons.NO_TOWN, [])


def tax(game: Feudum, player: int) -> None:
    """Two shillings for ruling a town, one more for every further town or feudum; a knight recruits."""
    places = game.enlarged(player, TOWN)
    if places == 0:
        game.note(notes.IDLE, player, TAX)
        return
    game.gain_shillings(player, TAX_BASE + places - 1)
    if game.setting.advanced and game.players[player].shows(KNIGHT):
        if game.supply[player]:
            standing.take_markers(game, player, 1)
        elif game.row[player]:
            game.row[player] -= 1
            standing.gain_markers(game, player, 1)
