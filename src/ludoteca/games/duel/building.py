"""Building: roads, settlements with their regions, cities and expansions; losing and removing them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.duel import actions, notes, reasons
from ludoteca.games.duel.actions import (
    AT_VERB,
    CARD,
    EXPLORE,
    LAY_VERB,
    LOSE_VERB,
    OWN_SITE,
    PASS,
    PICK_VERB,
    PLAY_VERB,
    RESOURCE,
    SAVE_VERB,
    SCOUT_VERB,
    SEARCH_VERB,
    SITE,
    STACK,
    STORE,
    TITHE_VERB,
    TOP_VERB,
    UNDER_VERB,
    VERB,
)
from ludoteca.games.duel.components import (
    BUILDING_CRANE,
    CITY_COST,
    CITY_EXPANSION,
    COST,
    CRANE_ABOVE,
    DESIGN_OF,
    DRILL_GROUND,
    EXPANSIONS,
    FACE_UP,
    FAIRGROUNDS,
    FAIRGROUNDS_TAKES,
    GOLD_CACHE,
    HERO,
    IRMGARD,
    IS_BUILDING,
    KIND_DESIGN,
    KIND_OF,
    LEFT,
    LIBRARY,
    MOST_CACHES,
    NEEDS_ANY_OF,
    NEEDS_HERO_STRENGTH,
    NEEDS_PROGRESS,
    NEW_REGIONS,
    NONE,
    ONLY_ONE,
    OPEN_STACKS,
    PARISH_HALL,
    PIRATE_SHIP,
    PLACE_OF,
    PLACES,
    PRICE,
    REGION_EXPANSION,
    REGIONS,
    RESOURCES,
    ROAD_COST,
    SCOUT,
    SEATS,
    SETTLEMENT_COST,
    SETTLEMENT_EXPANSION,
    SITES,
    SITES_PER_PLACE,
    STAPLE_HOUSE,
    STAPLE_HOUSE_TAKES,
    STRENGTH,
    SUBTYPE,
    TITHE_BARN,
    TITHES,
    TOURNAMENT,
    TOWN_HALL,
    TRADE_SHIP,
    TYPE,
    UNIT,
)
from ludoteca.games.duel.resources import (
    ask_other,
    charge,
    named_amounts,
    receive,
    short_of,
    stores_for,
    take_any,
)
from ludoteca.games.duel.scoring import may_stand, recount, recount_land
from ludoteca.games.duel.state import Duel, Player, amount_of, can_afford, is_seat, kinds_in

# --- roads, settlements, cities -------------------------------------------------------------------


def can_build_road(game: Duel, me: Player, end: int) -> bool:
    """A road goes next to an own place, at an end of the row."""
    return game.roads > 0 and not (me.road_left if end == LEFT else me.road_right)


def can_settle(game: Duel, me: Player, end: int) -> bool:
    """A settlement goes to the free end of a road."""
    return game.settlements > 0 and (me.road_left if end == LEFT else me.road_right)


def why_no_road(game: Duel, seat: int, end: int) -> Reason:
    """What keeps a player from building a road at an end of the own row."""
    if can_build_road(game, game.players[seat], end):
        return Reason(reasons.ROAD_TOO_DEAR, short_of(game.purse(seat), ROAD_COST))
    return Reason(reasons.ROAD_ALREADY if game.roads else reasons.NO_ROADS_LEFT, [])


def why_no_settlement(game: Duel, seat: int, end: int) -> Reason:
    """What keeps a player from building a settlement at an end of the own row."""
    if can_settle(game, game.players[seat], end):
        return Reason(reasons.SETTLEMENT_TOO_DEAR, short_of(game.purse(seat), SETTLEMENT_COST))
    return Reason(reasons.ROAD_FIRST if game.settlements else reasons.NO_SETTLEMENTS_LEFT, [])


def why_no_city(game: Duel, seat: int, place: int) -> Reason:
    """What keeps a player from building a city on an own place."""
    me = game.players[seat]
    if not me.left <= place <= me.right:
        return Reason(reasons.NO_SETTLEMENT_HERE, [])
    if me.is_city(place):
        return Reason(reasons.CITY_ALREADY, [])
    if game.cities == 0:
        return Reason(reasons.NO_CITIES_LEFT, [])
    return Reason(reasons.CITY_TOO_DEAR, short_of(game.purse(seat), CITY_COST))


def build_road(game: Duel, seat: int, end: int) -> None:
    game.stack.append(LayRoad(seat, end))
    charge(game, seat, ROAD_COST)


def build_settlement(game: Duel, seat: int, end: int) -> None:
    game.stack.append(Settle(seat, end))
    charge(game, seat, SETTLEMENT_COST)


def build_city(game: Duel, seat: int, place: int) -> None:
    game.stack.append(RaiseCity(seat, place))
    charge(game, seat, CITY_COST)


class LayRoad(Event[Duel]):
    """The road is paid for and laid."""

    def __init__(self, seat: int, end: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.end: Final = end

    def happen(self, game: Duel) -> None:
        me = game.players[self.seat]
        game.roads -= 1
        if self.end == LEFT:
            me.road_left = True
        else:
            me.road_right = True
        game.note(notes.ROAD, self.seat, 2 * self.seat + self.end)

    def fits(self, game: Duel, place: int) -> bool:
        return is_seat(self.seat) and can_build_road(game, game.players[self.seat], self.end)


class Settle(Event[Duel]):
    """The settlement is paid for and placed; two new regions come with it."""

    def __init__(self, seat: int, end: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.end: Final = end

    def happen(self, game: Duel) -> None:
        me = game.players[self.seat]
        game.settlements -= 1
        if self.end == LEFT:
            me.road_left = False
            me.left -= 1
        else:
            me.road_right = False
            me.right += 1
        game.note(notes.SETTLED, self.seat, 2 * self.seat + self.end)
        game.stack.append(Explore(self.seat, self.end))

    def fits(self, game: Duel, place: int) -> bool:
        return is_seat(self.seat) and can_settle(game, game.players[self.seat], self.end)


class NewLand(Step[Duel]):
    """The two regions of a new settlement are still to be laid at an end of the row."""

    def __init__(self, player: int, end: int) -> None:
        super().__init__(player)
        self.end: Final = end

    def column(self, game: Duel) -> int:
        """Where they will lie."""
        me = game.players[self.player]
        return me.left if self.end == LEFT else me.right + 1

    def held(self) -> tuple[int, ...]:
        """The regions that were taken off the stack and lie nowhere yet."""
        return ()

    def fits(self, game: Duel, place: int) -> bool:
        """Nothing lies there yet, and there are regions to lay."""
        first = 2 * self.column(game)
        regions = game.players[self.player].regions
        free = regions[first] == NONE and regions[first + 1] == NONE
        return game.is_next(place) and free and game.regions_left + len(self.held()) >= NEW_REGIONS


class Explore(NewLand):
    """Take the two top regions, or play a Scout and choose two."""

    def options(self, game: Duel) -> list[int]:
        found = [EXPLORE]
        scout = game.players[self.player].holds(SCOUT)
        if scout != NONE:
            found.append(actions.play(KIND_OF[scout]))
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != PLAY_VERB:
            return Reason(NOT_NOW, [])
        held = game.players[self.player].slot_of(CARD[action]) != NONE
        return (
            Reason(reasons.FIRST_THE_SETTLEMENT, []) if held else Reason(reasons.NOT_IN_HAND, [CARD[action]])
        )

    def apply(self, game: Duel, action: int) -> None:
        if action == EXPLORE:
            one = draw_region(game)
            two = draw_region(game)
            game.stack.append(LayRegions(self.player, self.end, one, two))
            return
        game.play_card(self.player, CARD[action])
        game.look()
        game.stack.append(DISCARD_PLAYED)
        game.stack.append(ChooseRegion(self.player, self.end, NONE))


class ChooseRegion(NewLand):
    """Scout: choose two regions of the stack; then it is shuffled."""

    def __init__(self, player: int, end: int, chosen: int) -> None:
        super().__init__(player, end)
        self.chosen: Final = chosen

    def options(self, game: Duel) -> list[int]:
        regions = sorted(game.regions[: game.regions_left])
        return [actions.scout(region) for region in regions if region != self.chosen]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != SCOUT_VERB:
            return Reason(NOT_NOW, [])
        chosen = STORE[action] == self.chosen
        return Reason(reasons.REGION_CHOSEN if chosen else reasons.NOT_IN_REGION_STACK, [])

    def apply(self, game: Duel, action: int) -> None:
        region = STORE[action]
        if self.chosen == NONE:
            game.stack.append(ChooseRegion(self.player, self.end, region))
            return
        rest = [r for r in game.regions[: game.regions_left] if r != region and r != self.chosen]
        game.rng.shuffle(rest)
        game.regions = rest
        game.regions_left = len(rest)
        game.stack.append(LayRegions(self.player, self.end, self.chosen, region))

    def fits(self, game: Duel, place: int) -> bool:
        there = self.chosen == NONE or self.chosen in game.regions[: game.regions_left]
        return there and super().fits(game, place)


class LayRegions(NewLand):
    """Say which of the two new regions lies on top; they start empty."""

    def __init__(self, player: int, end: int, one: int, two: int) -> None:
        super().__init__(player, end)
        self.one: Final = one
        self.two: Final = two

    def options(self, game: Duel) -> list[int]:
        return [actions.top(self.one), actions.top(self.two)]

    def why_not(self, game: Duel, action: int) -> Reason:
        return Reason(reasons.NOT_A_NEW_REGION if VERB[action] == TOP_VERB else NOT_NOW, [])

    def apply(self, game: Duel, action: int) -> None:
        me = game.players[self.player]
        top = STORE[action]
        bottom = self.two if top == self.one else self.one
        column = self.column(game)
        me.regions = put(put(me.regions, 2 * column, top), 2 * column + 1, bottom)
        game.note(notes.REGION, self.player, top, 2 * column)
        game.note(notes.REGION, self.player, bottom, 2 * column + 1)
        recount_land(game, self.player)

    def held(self) -> tuple[int, ...]:
        return (self.one, self.two)


class RaiseCity(Event[Duel]):
    """The city is paid for and laid on its settlement."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.place: Final = place

    def happen(self, game: Duel) -> None:
        game.cities -= 1
        game.players[self.seat].cities |= 1 << self.place
        game.note(notes.CITY, self.seat, self.seat * PLACES + self.place)
        recount(game, self.seat)

    def fits(self, game: Duel, place: int) -> bool:
        if not is_seat(self.seat):
            return False
        me = game.players[self.seat]
        return game.cities > 0 and me.left <= self.place <= me.right and not me.is_city(self.place)


def draw_region(game: Duel) -> int:
    """The top card of the region stack."""
    region = game.draw(game.regions, game.regions_left)
    game.regions_left -= 1
    return region


def spot_of(me: Player, region: int) -> int:
    """Where a region lies."""
    return me.regions.index(region)


def swap_spots(game: Duel, seat: int, one: int, two: int) -> None:
    """Exchange two regions; what is stored on them goes with them."""
    me = game.players[seat]
    if one == two:
        return
    first = me.regions[one]
    me.regions = put(put(me.regions, one, me.regions[two]), two, first)
    game.note(notes.SWAPPED, seat, me.regions[one], me.regions[two])
    recount(game, seat)


# --- expansions -----------------------------------------------------------------------------------


def can_build(me: Player, design: int, purse: int) -> bool:
    """Is there a site, are limit and requirement met, and can it be paid?"""
    if ONLY_ONE[design] and me.has(design):
        return False
    cost = COST[design]
    if not can_afford(purse, cost) and not (has_discount(me, design) and savings(purse, cost)):
        return False
    return has_site(me, design) and meets_requirement(me, design)


def why_not_build(me: Player, kind: int, purse: int) -> Reason:
    """What keeps a player from building an expansion: its limit, its site, its requirement, its cost."""
    design = KIND_DESIGN[kind]
    if ONLY_ONE[design] and me.has(design):
        return Reason(reasons.SECOND_OF_NAME if SUBTYPE[design] == HERO else reasons.SECOND, [kind])
    if not has_site(me, design):
        if design == TOWN_HALL:
            return Reason(reasons.NO_PARISH_HALL, [])
        in_cities = TYPE[design] == CITY_EXPANSION
        return Reason(reasons.NO_FREE_CITY_SITE if in_cities else reasons.NO_FREE_SITE, [kind])
    if not meets_requirement(me, design):
        return why_not_met(kind)
    missing = short_of(purse, COST[design])
    if has_discount(me, design):
        # Whoever cannot pay lacks two at least; the discount makes up for one of them.
        missing[2 if missing[2] else 0] -= 1
    return Reason(reasons.TOO_DEAR, [kind, *missing])


def has_site(me: Player, design: int) -> bool:
    """Is there a place for it?"""
    kind = TYPE[design]
    if kind == CITY_EXPANSION:
        return parish_site(me) != NONE if design == TOWN_HALL else len(me.tally.open_city_sites) > 0
    if kind == REGION_EXPANSION:
        return len(me.caches) < MOST_CACHES
    return len(me.tally.open_sites) > 0


def why_not_met(kind: int) -> Reason:
    """The requirement of an expansion, which is not met: every card has one at most."""
    design = KIND_DESIGN[kind]
    if NEEDS_PROGRESS[design]:
        return Reason(reasons.NEEDS_PROGRESS_POINTS, [kind, NEEDS_PROGRESS[design]])
    if NEEDS_HERO_STRENGTH[design]:
        return Reason(reasons.NEEDS_HERO, [kind, NEEDS_HERO_STRENGTH[design]])
    needed = needed_for(design)
    return Reason(reasons.NEEDS_EITHER if len(needed) > 1 else reasons.NEEDS, [kind, *needed])


def needed_for(design: int) -> list[int]:
    """The expansions of which a card requires one."""
    return [other for other in range(EXPANSIONS) if NEEDS_ANY_OF[design] >> other & 1]


def meets_requirement(me: Player, design: int) -> bool:
    """What must stand in the own principality already."""
    needed = NEEDS_ANY_OF[design]
    if needed and needed & me.tally.built == 0:
        return False
    if me.tally.progress < NEEDS_PROGRESS[design]:
        return False
    return NEEDS_HERO_STRENGTH[design] == 0 or has_strong_hero(me, NEEDS_HERO_STRENGTH[design])


def has_strong_hero(me: Player, strength: int) -> bool:
    for card in me.sites:
        if card != NONE and SUBTYPE[DESIGN_OF[card]] == HERO and STRENGTH[DESIGN_OF[card]] >= strength:
            return True
    return False


def has_discount(me: Player, design: int) -> bool:
    """Drill Ground: heroes cost 1 less. Building Crane: so do city expansions that cost more than 4."""
    if SUBTYPE[design] == HERO:
        return me.has(DRILL_GROUND)
    return TYPE[design] == CITY_EXPANSION and PRICE[design] > CRANE_ABOVE and me.has(BUILDING_CRANE)


def savings(purse: int, cost: int) -> list[int]:
    """The resources of a cost that may be saved so that the rest can be paid."""
    found: list[int] = []
    for resource in range(RESOURCES):
        if amount_of(cost, resource) and can_afford(purse, cost - UNIT[resource]):
            found.append(resource)
    return found


def price_of(me: Player, design: int) -> dict[str, int]:
    """What an expansion costs, by resource; ``saved`` of it, whichever one likes, need not be paid."""
    found = named_amounts(COST[design])
    if has_discount(me, design):
        choices = savings(me.purse, COST[design])
        if len(choices) == 1:
            return named_amounts(COST[design] - UNIT[choices[0]])
        found["saved"] = 1
    return found


def parish_site(me: Player) -> int:
    """The site of a Parish Hall in a city that no Town Hall covers yet."""
    if not me.has(PARISH_HALL) or me.beneath != NONE:
        return NONE
    for site in me.tally.standing:
        if DESIGN_OF[me.sites[site]] == PARISH_HALL:
            return site if me.is_city(PLACE_OF[site]) else NONE
    return NONE


def build(game: Duel, seat: int, kind: int) -> None:
    """Build an expansion of the hand or the face-up stack: first its site, then its cost, then it stands."""
    me = game.players[seat]
    design = KIND_DESIGN[kind]
    if game.face_up and KIND_OF[game.face_up[0]] == kind:
        game.playing = game.face_up[len(game.face_up) - 1]
        game.face_up = game.face_up[: len(game.face_up) - 1]
    else:
        game.playing = game.from_hand(seat, kind)
    if design == GOLD_CACHE:
        game.stack.append(LAY_CACHE[seat])
        return
    if design == TOWN_HALL:
        pay_for(game, seat, parish_site(me))
        return
    sites = sites_for(me, design)
    if len(sites) == 1:
        pay_for(game, seat, sites[0])
    else:
        game.stack.append(CHOOSE_SITE[seat])


def sites_for(me: Player, design: int) -> tuple[int, ...]:
    """The sites where an expansion may stand: in cities only, if it is a city expansion."""
    if TYPE[design] == CITY_EXPANSION:
        return me.tally.open_city_sites
    return me.tally.open_sites if TYPE[design] == SETTLEMENT_EXPANSION else ()


def is_site(me: Player, site: int) -> bool:
    """Is there such a site? A settlement has one above and one below, a city two of each."""
    place = PLACE_OF[site]
    return me.left <= place <= me.right and (site % SITES_PER_PLACE < 2 or me.is_city(place))


class ChooseSite(Step[Duel]):
    """Say where the expansion is to stand."""

    def options(self, game: Duel) -> list[int]:
        me = game.players[self.player]
        first = SITES * self.player
        return [actions.at(first + site) for site in sites_for(me, DESIGN_OF[game.playing])]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != AT_VERB:
            return Reason(NOT_NOW, [])
        if SITE[action] // SITES != self.player:
            return Reason(reasons.NOT_YOUR_SITE, [])
        me = game.players[self.player]
        site = OWN_SITE[action]
        if me.sites[site] != NONE:
            return Reason(reasons.SITE_TAKEN, [KIND_OF[me.sites[site]]])
        if not is_site(me, site):
            return Reason(reasons.NO_SITE_HERE, [])
        if not may_stand(me, DESIGN_OF[game.playing], site):
            return Reason(reasons.NOT_IN_CITY, [KIND_OF[game.playing]])
        return Reason(reasons.SITES_ALIKE, [])

    def apply(self, game: Duel, action: int) -> None:
        pay_for(game, self.player, OWN_SITE[action])

    def fits(self, game: Duel, place: int) -> bool:
        if game.playing == NONE or not game.is_next(place):
            return False
        return len(sites_for(game.players[self.player], DESIGN_OF[game.playing])) > 0


class LayCache(Step[Duel]):
    """The Gold Cache lies above or below one of the own regions, each beside another one."""

    def options(self, game: Duel) -> list[int]:
        me = game.players[self.player]
        found: list[int] = []
        for store in me.stores:
            if store < REGIONS and spot_of(me, store) not in me.caches:
                found.append(actions.lay(store))
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != LAY_VERB:
            return Reason(NOT_NOW, [])
        own = STORE[action] < REGIONS and STORE[action] in game.players[self.player].stores
        return Reason(reasons.CACHE_ALREADY if own else reasons.NO_REGION_FOR_CACHE, [])

    def apply(self, game: Duel, action: int) -> None:
        me = game.players[self.player]
        me.caches = (*me.caches, spot_of(me, STORE[action]))
        me.cache_cards = (*me.cache_cards, game.playing)
        game.playing = NONE
        game.note(notes.CACHE, self.player, STORE[action])
        recount_land(game, self.player)

    def fits(self, game: Duel, place: int) -> bool:
        built = game.playing != NONE and DESIGN_OF[game.playing] == GOLD_CACHE
        return game.is_next(place) and built and len(game.players[self.player].caches) < MOST_CACHES


def pay_for(game: Duel, seat: int, site: int) -> None:
    """Pay for the expansion at hand, less a discount; then place it."""
    me = game.players[seat]
    design = DESIGN_OF[game.playing]
    cost = COST[design]
    game.stack.append(PlaceCard(seat, site))
    if not has_discount(me, design):
        charge(game, seat, cost)
        return
    choices = savings(game.purse(seat), cost)
    if len(choices) == 1:
        charge(game, seat, cost - UNIT[choices[0]])
    else:
        game.stack.append(Save(seat))


class Save(Step[Duel]):
    """Say which resource of the cost a discount saves."""

    def options(self, game: Duel) -> list[int]:
        cost = COST[DESIGN_OF[game.playing]]
        return [actions.save(resource) for resource in savings(game.purse(self.player), cost)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != SAVE_VERB:
            return Reason(NOT_NOW, [])
        kind = KIND_OF[game.playing]
        cost = COST[DESIGN_OF[game.playing]]
        if amount_of(cost, RESOURCE[action]) == 0:
            return Reason(reasons.NOT_IN_COST, [kind, RESOURCE[action]])
        return Reason(
            reasons.TOO_DEAR, [kind, *short_of(game.purse(self.player), cost - UNIT[RESOURCE[action]])]
        )

    def apply(self, game: Duel, action: int) -> None:
        charge(game, self.player, COST[DESIGN_OF[game.playing]] - UNIT[RESOURCE[action]])

    def fits(self, game: Duel, place: int) -> bool:
        """It has just been said where the expansion is to stand."""
        below = game.stack[place - 1]
        if (
            game.playing == NONE
            or place == 0
            or not isinstance(below, PlaceCard)
            or below.seat != self.player
        ):
            return False
        return len(savings(game.purse(self.player), COST[DESIGN_OF[game.playing]])) > 0


class PlaceCard(Event[Duel]):
    """The expansion is paid for and placed; what happens on building happens now."""

    def __init__(self, seat: int, site: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.site: Final = site

    def happen(self, game: Duel) -> None:
        me = game.players[self.seat]
        card = game.playing
        game.playing = NONE
        if DESIGN_OF[card] == TOWN_HALL:
            me.beneath = me.sites[self.site]
        set_site(me, self.site, card)
        game.note(notes.BUILT, self.seat, KIND_OF[card], self.seat * SITES + self.site)
        recount(game, self.seat)
        when_built(game, self.seat, DESIGN_OF[card])

    def fits(self, game: Duel, place: int) -> bool:
        """An expansion is being built, and its site is free for it."""
        if game.playing == NONE or not is_seat(self.seat):
            return False
        me = game.players[self.seat]
        design = DESIGN_OF[game.playing]
        return self.site == parish_site(me) if design == TOWN_HALL else self.site in sites_for(me, design)


def set_site(me: Player, site: int, card: int) -> None:
    me.sites = put(me.sites, site, card)


def when_built(game: Duel, seat: int, design: int) -> None:
    """What some expansions do once, on being built."""
    me = game.players[seat]
    other = game.players[1 - seat]
    if SUBTYPE[design] == PIRATE_SHIP:
        if other.tally.trade_ships:
            ask_other(game, SINK_SHIP[1 - seat])
    elif design == STAPLE_HOUSE:
        take_any(game, seat, STAPLE_HOUSE_TAKES, NONE)
    elif design == FAIRGROUNDS:
        if me.tally.skill > other.tally.skill:
            take_any(game, seat, FAIRGROUNDS_TAKES, NONE)
    elif design == TITHE_BARN:
        if me.tally.heroes:
            game.stack.append(COLLECT_TITHE[seat])
    elif design == LIBRARY and game.open_stacks(seat):
        game.stack.append(VISIT_LIBRARY[seat])


class SinkShip(Step[Duel]):
    """A Pirate Ship was built: put one of the own trade ships on the discard pile."""

    def options(self, game: Duel) -> list[int]:
        me = game.players[self.player]
        first = SITES * self.player
        return [actions.lose(first + site) for site in sites_with_subtype(me, TRADE_SHIP)]

    def why_not(self, game: Duel, action: int) -> Reason:
        return Reason(reasons.NO_TRADE_SHIP if VERB[action] == LOSE_VERB else NOT_NOW, [])

    def apply(self, game: Duel, action: int) -> None:
        card = take_off(game, self.player, OWN_SITE[action])
        game.note(notes.LOST_CARD, self.player, KIND_OF[card], self.player * SITES + OWN_SITE[action])
        game.discard(card)

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and game.players[self.player].tally.trade_ships > 0


class CollectTithe(Step[Duel]):
    """Tithe Barn: choose wool or grain, and receive 1 of it for each own hero."""

    def options(self, game: Duel) -> list[int]:
        return [actions.tithe(resource) for resource in TITHES if stores_for(game, self.player, resource)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != TITHE_VERB:
            return Reason(NOT_NOW, [])
        if RESOURCE[action] not in TITHES:
            return Reason(reasons.NO_TITHE, [])
        return Reason(reasons.NO_ROOM_FOR_TITHE, [RESOURCE[action]])

    def apply(self, game: Duel, action: int) -> None:
        receive(game, self.player, RESOURCE[action], game.players[self.player].tally.heroes)

    def nothing_to_choose(self, game: Duel) -> None:
        """What finds no room is lost."""


class VisitLibrary(Step[Duel]):
    """Library: one may look through a draw stack."""

    def options(self, game: Duel) -> list[int]:
        found = [actions.search(stack) for stack in game.open_stacks(self.player)]
        found.append(PASS)
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != SEARCH_VERB:
            return Reason(NOT_NOW, [])
        return why_not_open(game, self.player, STACK[action])

    def apply(self, game: Duel, action: int) -> None:
        if action != PASS:
            search_stack(game, self.player, STACK[action])


class PickCard(Step[Duel]):
    """Whoever looks through a stack takes one card of it into the hand."""

    def __init__(self, player: int, pile: int) -> None:
        super().__init__(player)
        self.pile: Final = pile

    def options(self, game: Duel) -> list[int]:
        return [actions.pick(kind) for kind in kinds_in(game.stacks[self.pile])]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != PICK_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_IN_STACK, [CARD[action]])

    def apply(self, game: Duel, action: int) -> None:
        game.take_from_stack(self.player, self.pile, CARD[action])

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and self.pile < len(game.stacks) and len(game.stacks[self.pile]) > 0


def why_not_open(game: Duel, seat: int, stack: int) -> Reason:
    """Why a player can neither draw from a stack nor search it."""
    if stack >= len(game.stacks):
        return Reason(reasons.NO_SUCH_STACK, [])
    own = stack in OPEN_STACKS[game.setting.number][seat]
    return Reason(reasons.EMPTY_STACK if own else reasons.OTHERS_STACK, [])


def search_stack(game: Duel, seat: int, stack: int) -> None:
    """Look through a stack, then take a card of it."""
    game.search(seat, stack)
    game.stack.append(PickCard(seat, stack))


# --- losing and removing --------------------------------------------------------------------------


def sites_with_subtype(me: Player, subtype: int) -> list[int]:
    """Where units of one kind stand."""
    found: list[int] = []
    for site in me.tally.standing:
        if SUBTYPE[DESIGN_OF[me.sites[site]]] == subtype:
            found.append(site)
    return found


def building_sites(me: Player) -> list[int]:
    """Where buildings stand."""
    found: list[int] = []
    for site in me.tally.standing:
        if IS_BUILDING[DESIGN_OF[me.sites[site]]]:
            found.append(site)
    return found


def take_off(game: Duel, seat: int, site: int) -> int:
    """Take a card off its site; a Parish Hall beneath a Town Hall stays."""
    me = game.players[seat]
    card = me.sites[site]
    if DESIGN_OF[card] == TOWN_HALL:
        set_site(me, site, me.beneath)
        me.beneath = NONE
    else:
        set_site(me, site, NONE)
    recount(game, seat)
    return card


def remove_own(game: Duel, seat: int, site: int) -> None:
    """Remove an own building or unit for free; a card of the face-up stack goes back there."""
    card = take_off(game, seat, site)
    game.note(notes.REMOVED, seat, KIND_OF[card], seat * SITES + site)
    if card in FACE_UP[game.setting.number]:
        game.face_up = (*game.face_up, card)
    else:
        game.discard(card)


def lose_expansion(game: Duel, seat: int, site: int) -> None:
    """An event or an action card takes an expansion: its owner puts it under a stack with the same back."""
    card = game.players[seat].sites[site]
    stacks = game.stacks_for(card)
    if card in FACE_UP[game.setting.number] or len(stacks) == 1:
        put_away(game, seat, site, stacks[0])
    else:
        game.stack.append(PutAway(seat, site))


def why_not_under(game: Duel, action: int) -> Reason:
    """Why a card does not go under a stack: it has another back."""
    if VERB[action] != UNDER_VERB:
        return Reason(NOT_NOW, [])
    if STACK[action] >= len(game.stacks):
        return Reason(reasons.NO_SUCH_STACK, [])
    return Reason(reasons.OTHER_BOX if game.setting.number == TOURNAMENT else reasons.OTHER_BACK, [])


class PutAway(Step[Duel]):
    """Say under which stack with its back a lost expansion goes."""

    def __init__(self, player: int, site: int) -> None:
        super().__init__(player)
        self.site: Final = site

    def options(self, game: Duel) -> list[int]:
        card = game.players[self.player].sites[self.site]
        return [actions.under(stack) for stack in game.stacks_for(card)]

    def why_not(self, game: Duel, action: int) -> Reason:
        return why_not_under(game, action)

    def apply(self, game: Duel, action: int) -> None:
        put_away(game, self.player, self.site, STACK[action])

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and game.players[self.player].sites[self.site] != NONE


def put_away(game: Duel, seat: int, site: int, stack: int) -> None:
    """The lost expansion leaves; Irmgard makes up for it, but not for herself."""
    consoled = game.players[seat].has(IRMGARD)
    card = take_off(game, seat, site)
    game.note(notes.LOST_CARD, seat, KIND_OF[card], seat * SITES + site)
    if card in FACE_UP[game.setting.number]:
        game.face_up = (*game.face_up, card)
    else:
        game.open_card_under(seat, card, stack)
    if consoled and DESIGN_OF[card] != IRMGARD:
        take_any(game, seat, 1, NONE)


class DiscardPlayed(Event[Duel]):
    """The action card has been carried out and goes on the discard pile."""

    def happen(self, game: Duel) -> None:
        card = game.playing
        game.playing = NONE
        game.discard(card)

    def fits(self, game: Duel, place: int) -> bool:
        return game.playing != NONE


DISCARD_PLAYED: Final = DiscardPlayed()
CHOOSE_SITE: Final[list[Step[Any]]] = [ChooseSite(seat) for seat in range(SEATS)]
LAY_CACHE: Final[list[Step[Any]]] = [LayCache(seat) for seat in range(SEATS)]
SINK_SHIP: Final[list[Step[Any]]] = [SinkShip(seat) for seat in range(SEATS)]
COLLECT_TITHE: Final[list[Step[Any]]] = [CollectTithe(seat) for seat in range(SEATS)]
VISIT_LIBRARY: Final[list[Step[Any]]] = [VisitLibrary(seat) for seat in range(SEATS)]
