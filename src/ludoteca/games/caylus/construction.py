"""Construction: carpenter, mason and architect, and the favours that build."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.caylus import favours, notes, reasons
from ludoteca.games.caylus.actions import (
    BUILD,
    BUILDING,
    CUBE,
    DECLINE,
    PAY,
    REPLACE,
    SPACE,
    VERB,
    build,
    pay,
    replace,
)
from ludoteca.games.caylus.components import (
    ARCHITECT,
    BIT,
    BUILDINGS,
    BUILDS,
    COST,
    COST_ANY,
    CUBES,
    FAVOURS,
    FROM_BUILDINGS,
    FROM_PRESTIGE,
    KIND,
    NO_CUBE,
    NO_SPACE,
    OF_STONE,
    POINTS,
    PRESTIGE,
    SECOND_ARCHITECT,
    TILES_OF,
    WOODEN,
)
from ludoteca.games.caylus.placing import out_of_the_game
from ludoteca.games.caylus.state import SEATS, Caylus, spaces_of


class Build(Step[Caylus]):
    """Build one tile of this kind from the supply, or none."""

    def __init__(self, player: int, kind: int) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def options(self, game: Caylus) -> list[int]:
        found: list[int] = []
        affordable(game, self.player, self.kind, NO_CUBE, found)
        found.append(DECLINE)
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != BUILD:
            return Reason(NOT_NOW, [])
        building = BUILDING[action]
        if KIND[building] != self.kind:
            return Reason(ONLY[self.kind], [building])
        return why_not_built(game, self.player, building, NO_CUBE)

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            begin(game, self.player, BUILDING[action], NO_CUBE)

    def fits(self, game: Caylus, place: int) -> bool:
        building = game.building_below(place)
        return game.is_user(self.player, building) and BUILDS[building] == self.kind


class PayAnyCube(Step[Caylus]):
    """Marketplace and peddler cost a cube of any kind besides."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__(player)
        self.building: Final = building

    def options(self, game: Caylus) -> list[int]:
        cubes = game.players[self.player].cubes
        return [pay(cube) for cube in range(CUBES) if cubes[cube]]

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != PAY:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NO_CUBE_TO_BUILD, [CUBE[action]])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        game.players[self.player].cubes[CUBE[action]] -= 1
        game.note(notes.PAID, self.player, CUBE[action], 1)
        lay_tile(game, self.player, self.building)

    def fits(self, game: Caylus, place: int) -> bool:
        """A tile half paid for."""
        if not is_being_built(game, self.player, self.building, place) or not COST_ANY[self.building]:
            return False
        return sum(game.players[self.player].cubes) > 0


class ReplaceResidence(Step[Caylus]):
    """A prestige building takes the place of one of its builder's residences."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__(player)
        self.building: Final = building

    def options(self, game: Caylus) -> list[int]:
        return [replace(space) for space in spaces_of(game.players[self.player].residences)]

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != REPLACE:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NO_RESIDENCE_HERE, [self.building])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        raise_prestige(game, self.player, self.building, SPACE[action])

    def fits(self, game: Caylus, place: int) -> bool:
        """A tile paid for and not yet laid."""
        if not is_being_built(game, self.player, self.building, place) or KIND[self.building] != PRESTIGE:
            return False
        return game.players[self.player].residences != 0


ONLY: Final = {WOODEN: reasons.ONLY_WOOD, OF_STONE: reasons.ONLY_STONE, PRESTIGE: reasons.ONLY_PRESTIGE}
"""What each builder builds, and nothing else."""
KINDS: Final = range(PRESTIGE + 1)
BUILD_STEP: Final = [[Build(seat, kind) for kind in KINDS] for seat in SEATS]
PAY_ANY_CUBE: Final = [[PayAnyCube(seat, building) for building in range(BUILDINGS)] for seat in SEATS]
REPLACE_RESIDENCE: Final = [
    [ReplaceResidence(seat, building) for building in range(BUILDINGS)] for seat in SEATS
]


def offer(game: Caylus, player: int, kind: int) -> None:
    """A builder acts for a player who can pay for something."""
    found: list[int] = []
    affordable(game, player, kind, NO_CUBE, found)
    if found:
        game.ask(player, BUILD_STEP[player][kind])


def affordable(game: Caylus, player: int, kind: int, discount: int, found: list[int]) -> None:
    """The tiles of a kind in the supply that a player can pay for and has room for."""
    me = game.players[player]
    if kind == PRESTIGE:
        if not me.residences:
            return
    elif game.first_empty_space() == NO_SPACE:
        return
    for building in TILES_OF[kind]:
        if game.supply & BIT[building] and can_pay(me.cubes, building, discount):
            if building != SECOND_ARCHITECT or not game.supply & BIT[ARCHITECT]:
                found.append(build(building))


def why_not_built(game: Caylus, player: int, building: int, discount: int) -> Reason:
    """Why a player cannot build this tile now, though its kind can be built."""
    if game.removed & BIT[building]:
        return out_of_the_game(building)
    if not game.supply & BIT[building]:
        return Reason(reasons.NO_TILE, [building])
    me = game.players[player]
    if KIND[building] == PRESTIGE and not me.residences:
        return Reason(reasons.NO_RESIDENCE, [])
    if KIND[building] != PRESTIGE and game.first_empty_space() == NO_SPACE:
        return Reason(reasons.ROAD_FULL, [])
    cost = cost_of(building, discount)
    for cube in range(CUBES):
        if cost[cube] > me.cubes[cube]:
            return Reason(reasons.CUBES_MISSING, [cost[cube] - me.cubes[cube], cube])
    if not can_pay(me.cubes, building, discount):
        return Reason(reasons.ANY_CUBE_MISSING, [])
    return Reason(reasons.OTHER_ARCHITECT, [])


def can_pay(cubes: list[int], building: int, discount: int) -> bool:
    """Are there cubes enough, one less of the discounted kind?"""
    cost = COST[building]
    for cube in range(CUBES):
        if cost[cube] > cubes[cube] and not (cube == discount and cost[cube] == cubes[cube] + 1):
            return False
    if COST_ANY[building]:
        total = sum(cubes) + (1 if discount != NO_CUBE and cost[discount] else 0)
        return total > sum(cost)
    return True


def cost_of(building: int, discount: int) -> list[int]:
    """The cubes of a tile, one less of the discounted kind; a cube of any kind is not among them."""
    cost = COST[building].copy()
    if discount != NO_CUBE and cost[discount]:
        cost[discount] -= 1
    return cost


def begin(game: Caylus, player: int, building: int, discount: int) -> None:
    """Pay what the tile asks for; a cube of any kind is the player's choice if there is one."""
    cubes = game.players[player].cubes
    cost = cost_of(building, discount)
    for cube in range(CUBES):
        cubes[cube] -= cost[cube]
    if not COST_ANY[building]:
        lay_tile(game, player, building)
        return
    kinds = [cube for cube in range(CUBES) if cubes[cube]]
    if len(kinds) > 1:
        game.stack.append(PAY_ANY_CUBE[player][building])
    else:
        cubes[kinds[0]] -= 1
        lay_tile(game, player, building)


def is_being_built(game: Caylus, player: int, building: int, place: int) -> bool:
    """Can a player be about to lay this tile, from the supply, at this place of the stack?"""
    return favours.fits(game, player, place) and game.supply & BIT[building] != 0


def lay_tile(game: Caylus, player: int, building: int) -> None:
    """The price is paid: find the tile its space."""
    if KIND[building] == PRESTIGE:
        spaces = spaces_of(game.players[player].residences)
        if len(spaces) > 1:
            game.stack.append(REPLACE_RESIDENCE[player][building])
        else:
            raise_prestige(game, player, building, spaces[0])
        return
    found(game, player, building, game.first_empty_space())


def raise_prestige(game: Caylus, player: int, building: int, space: int) -> None:
    """The residence below goes back to the supply, and with it its income."""
    game.players[player].residences &= ~(1 << space)
    found(game, player, building, space)


def found(game: Caylus, player: int, building: int, space: int) -> None:
    """The tile lies on the road: it is the player's, scores at once and may bring favours."""
    game.supply &= ~BIT[building]
    game.road[space] = building
    game.players[player].own |= BIT[building]
    game.note(notes.BUILT, player, building, space)
    game.score(player, POINTS[building], FROM_PRESTIGE if KIND[building] == PRESTIGE else FROM_BUILDINGS)
    if FAVOURS[building]:
        favours.grant(game, player, FAVOURS[building])
