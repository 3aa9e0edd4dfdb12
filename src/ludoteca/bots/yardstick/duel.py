"""How good a position is for a seat in the eyes of the yardstick, which never change."""

from __future__ import annotations

from typing import Final

from ludoteca.games.duel import building, cards, dice, resources, turn
from ludoteca.games.duel.components import (
    ACTION,
    AMOUNT,
    BIT,
    CAPACITY,
    CITY_COST,
    CITY_EXPANSION,
    COMMERCE,
    COST,
    DESIGN_NAMES,
    DESIGN_OF,
    DESIGNS,
    EXPANSIONS,
    GOLD,
    NOBODY,
    NONE,
    ONLY_ONE,
    PARISH_HALL,
    PROGRESS,
    RESOURCE_OF,
    RESOURCES,
    ROAD_COST,
    SAFE_FROM_BRIGANDS,
    SETTLEMENT_COST,
    SKILL,
    STRENGTH,
    SUBTYPE,
    TOWN_HALL,
    TRADE_SHIP,
    TYPE,
    VICTORY,
    WOOL,
)
from ludoteca.games.duel.state import Duel, Player, amount_of

WIN: Final = 1000.0
POINT: Final = 10.0
REGION_WORTH: Final = 2.2
BOOST_WORTH: Final = 1.5
ROAD_WORTH: Final = 5.0
SETTLEMENT_WORTH: Final = POINT + 2 * REGION_WORTH + 2.0
CITY_WORTH: Final = POINT + 2.5
SITE_WORTH: Final = 0.5
UNIT_WORTH: Final[list[float]] = [
    0.8,
    0.65,
    0.45,
    0.3,
    0.2,
    0.15,
    0.1,
    0.1,
    0.1,
    0.1,
    0.1,
    0.1,
    0.1,
    0.1,
    0.1,
    0.1,
]
PLAN: Final = 0.65
STEP_TO_PLAN: Final = 0.78
OTHER: Final = 0.5

_SPECIAL: Final[dict[str, float]] = {
    "parish_hall": 1.2,
    "abbey": 1.0,
    "storehouse": 0.8,
    "marketplace": 2.0,
    "toll_bridge": 1.5,
    "large_trade_ship": 1.6,
    "gold_cache": 1.5,
    "pirate_ship": 1.0,
    "moneylender": 1.0,
    "mint": 1.5,
    "trading_base": 0.5,
    "salt_silo": 0.5,
    "staple_house": 1.0,
    "merchant_guild": 0.5,
    "lookout_tower": 0.3,
    "drill_ground": 0.6,
    "heinrich": 0.5,
    "irmgard": 0.3,
    "town_hall": 1.0,
    "library": 1.0,
    "university": 0.7,
    "building_crane": 1.0,
    "pharmacy": 0.3,
    "bath_house": 0.3,
}


def _built_worth(design: int) -> float:
    """What an expansion is worth where it stands, tokens and boosted regions aside."""
    worth = _SPECIAL.get(DESIGN_NAMES[design], 0.0)
    worth += POINT * VICTORY[design] + 1.1 * COMMERCE[design] + 0.9 * STRENGTH[design]
    worth += 0.6 * SKILL[design] + 1.5 * PROGRESS[design]
    return worth + 1.2 if SUBTYPE[design] == TRADE_SHIP else worth


BUILT_WORTH: Final[list[float]] = [_built_worth(design) for design in range(DESIGNS)]
HAND_WORTH: Final[list[float]] = [
    0.6 + (0.12 * BUILT_WORTH[design] if design < EXPANSIONS else 0.5) for design in range(DESIGNS)
]


def evaluate(game: Duel, seat: int) -> float:
    """My principality, resources, hand and plans against the other's principality and resources."""
    if game.winner != NOBODY:
        return WIN if game.winner == seat else -WIN
    mine = principality(game, seat) + hand_worth(game, seat) + pending(game, seat)
    if game.points(seat) >= game.target():
        mine += WIN / 4
    theirs = principality(game, 1 - seat)
    if game.points(1 - seat) >= game.target():
        theirs += WIN / 4
    return mine - OTHER * theirs


def principality(game: Duel, seat: int) -> float:
    """What stands, what it yields, and what lies in store."""
    me = game.players[seat]
    tally = me.tally
    worth = POINT * game.points(seat) + resources_worth(game, me)
    for card in me.sites:
        if card != NONE:
            design = DESIGN_OF[card]
            worth += BUILT_WORTH[design] - POINT * VICTORY[design]
    worth += REGION_WORTH * len(me.stores) + BOOST_WORTH * tally.boosted.bit_count()
    worth += 2.5 * me.cities.bit_count() + 2.0 * me.places()
    worth += (
        ROAD_WORTH
        * (int(me.road_left) + int(me.road_right))
        * (0.4 if me.road_left and me.road_right else 1.0)
    )
    worth += SITE_WORTH * min(3, len(tally.open_sites))
    return worth


def resources_worth(game: Duel, me: Player) -> float:
    """Each further unit of a resource is worth less; too many tempt the brigands."""
    stock = game.stock
    amounts = [0] * RESOURCES
    counted = 0
    for store in me.stores:
        amounts[RESOURCE_OF[store]] += stock[store]
        if me.tally.sheltered & BIT[store] == 0:
            counted += stock[store]
    worth = 0.0
    for resource in range(RESOURCES):
        factor = 0.7 if resource == GOLD else 1.0
        for n in range(amounts[resource]):
            worth += factor * UNIT_WORTH[n]
    if counted > SAFE_FROM_BRIGANDS:
        worth -= 0.12 * (amounts[GOLD] + amounts[WOOL])
    return worth


def hand_worth(game: Duel, seat: int) -> float:
    """The cards of the hand, and how near the best thing is that could be bought."""
    me = game.players[seat]
    purse = game.purse(seat)
    worth = 0.0
    best = plan(purse, ROAD_COST, ROAD_WORTH) if wants_road(game, me) else 0.0
    if game.settlements and (me.road_left or me.road_right):
        best = max(best, plan(purse, SETTLEMENT_COST, SETTLEMENT_WORTH - ROAD_WORTH))
    if game.cities and me.cities.bit_count() < me.places():
        best = max(best, plan(purse, CITY_COST, CITY_WORTH))
    for card in me.hand:
        design = DESIGN_OF[card]
        worth += HAND_WORTH[design]
        if TYPE[design] != ACTION and may_come(me, design):
            best = max(best, plan(purse, COST[design], gain_of(game, seat, design)))
    if game.face_up and may_come(me, DESIGN_OF[game.face_up[0]]):
        design = DESIGN_OF[game.face_up[0]]
        best = max(best, plan(purse, COST[design], gain_of(game, seat, design)))
    return worth + best


def wants_road(game: Duel, me: Player) -> bool:
    return game.roads > 0 and game.settlements > 0 and not me.road_left and not me.road_right


def may_come(me: Player, design: int) -> bool:
    """Could this expansion be built, if it could be paid?"""
    if ONLY_ONE[design] and me.has(design):
        return False
    if TYPE[design] == CITY_EXPANSION and not me.tally.open_city_sites:
        return False
    if design == TOWN_HALL and not me.has(PARISH_HALL):
        return False
    return building.meets_requirement(me, design)


def gain_of(game: Duel, seat: int, design: int) -> float:
    """What building this brings, a token included that it would win."""
    worth = BUILT_WORTH[design]
    mine = game.players[seat].tally
    theirs = game.players[1 - seat].tally
    if STRENGTH[design] and game.hero_token() != seat:
        total = mine.strength + STRENGTH[design]
        if total >= 3 and total > theirs.strength:
            worth += POINT
    if COMMERCE[design] and game.trade_token() != seat:
        total = mine.commerce + COMMERCE[design]
        if total >= 3 and total > theirs.commerce:
            worth += POINT
    return worth


def plan(purse: int, cost: int, gain: float) -> float:
    """The nearer a purchase, the more of its gain may be hoped for."""
    missing = 0
    rest = cost
    have = purse
    while rest:
        missing += max(0, (rest & AMOUNT) - (have & AMOUNT))
        rest >>= 6
        have >>= 6
    worth = PLAN * gain
    for _ in range(missing):
        worth *= STEP_TO_PLAN
    return worth


def pending(game: Duel, seat: int) -> float:
    """What has been begun and will be finished: things paid for, things still to be paid or received."""
    worth = 0.0
    stack = game.stack
    for place in range(len(stack) - 1, -1, -1):
        step = stack[place]
        if isinstance(step, turn.ActionPhase | turn.ExchangePhase):
            break
        if isinstance(step, resources.Pay):
            worth += (-0.6 if step.player == seat else 0.3) * amount_in(step.bill)
        elif isinstance(step, resources.PayAny):
            worth -= 0.4 * step.count
        elif isinstance(step, resources.TakeAny):
            worth += (0.9 if step.player == seat else -0.4) * step.count
        elif isinstance(step, resources.Receive):
            worth += (0.8 if step.player == seat else -0.4) * step.amount
        elif isinstance(step, resources.Deliver):
            worth += (0.8 if step.seat == seat else -0.4) * amount_in(step.purse)
        elif isinstance(step, resources.DeliverTo):
            worth += 0.8 * step.amount
        elif isinstance(step, building.PlaceCard | building.ChooseSite | building.LayCache):
            if game.playing != NONE and game.active == seat:
                worth += placing(game, seat, isinstance(step, building.PlaceCard))
        elif isinstance(step, building.LayRoad):
            worth += ROAD_WORTH
        elif isinstance(step, building.Settle):
            worth += SETTLEMENT_WORTH - ROAD_WORTH
        elif isinstance(step, building.Explore | building.ChooseRegion | building.LayRegions):
            worth += 2 * REGION_WORTH
        elif isinstance(step, building.RaiseCity):
            worth += CITY_WORTH
        elif isinstance(step, building.VisitLibrary | building.PickCard | turn.TakeNewCard):
            worth += 1.2
        elif isinstance(step, turn.SearchStack):
            worth += 2.0
        elif isinstance(step, dice.Demand | cards.DemandGold | cards.Raid | cards.RaidAmount):
            worth += 1.5
        elif isinstance(step, cards.SetFire | cards.Betray):
            worth += 2.0
        elif isinstance(step, cards.Foretell):
            worth += 1.0
        elif isinstance(step, turn.BeforeTheRoll) and game.number:
            worth += production_worth(game, seat) - 0.5 * production_worth(game, 1 - seat)
    return worth


def amount_in(purse: int) -> int:
    """How many resources a purse holds."""
    total = 0
    for resource in range(RESOURCES):
        total += amount_of(purse, resource)
    return total


def placing(game: Duel, seat: int, charged: bool) -> float:
    """An expansion on its way to its site."""
    design = DESIGN_OF[game.playing]
    worth = gain_of(game, seat, design)
    return worth if charged else worth - 0.6 * amount_in(COST[design])


def production_worth(game: Duel, seat: int) -> float:
    """What the chosen number yields."""
    me = game.players[seat]
    worth = 0.0
    for store in me.numbered[game.number]:
        yielded = 2 if me.tally.boosted & BIT[store] else 1
        worth += 0.7 * min(yielded, CAPACITY - game.stock[store])
    return worth
