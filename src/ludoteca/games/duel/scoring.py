"""What a principality adds up to: points of every kind, rates of trade, which regions a card works on."""

from __future__ import annotations

from ludoteca.core.notes import NoteKind
from ludoteca.games.duel import notes
from ludoteca.games.duel.components import (
    AROUND,
    BATH_HOUSE,
    BIT,
    BOOSTS,
    CACHES,
    CAPACITY,
    CITY_EXPANSION,
    CITY_POINTS,
    COMMERCE,
    DESIGN_OF,
    HARBOR,
    HARBOR_SHIPS,
    HARVEST_GOLD,
    HERO,
    LARGE_TRADE_SHIP,
    MARKETPLACE,
    MINT,
    NOBODY,
    NONE,
    NUMBER_OF,
    PARISH_HALL,
    PHARMACY,
    PIRATE_SHIP,
    PLACE_OF,
    PLENTY_MASK,
    PRODUCTION_DIE,
    PROGRESS,
    RESOURCE_OF,
    RESOURCES,
    SALT_SILO,
    SETTLEMENT_POINTS,
    SHIFT,
    SHIFT_OF,
    SHIP_RATE,
    SHIPS,
    SITES_PER_PLACE,
    SKILL,
    STOREHOUSE,
    STRENGTH,
    SUBTYPE,
    TOKEN_POINTS,
    TOUCHES,
    TRADE_RATE,
    TRADE_SHIP,
    TRADING_BASE,
    TYPE,
    VICTORY,
)
from ludoteca.games.duel.state import Duel, Player, Tally


def recount(game: Duel, seat: int) -> None:
    """Look again at everything after a card was placed, moved or lost; the tokens may change hands."""
    hero = game.hero_token()
    trade = game.trade_token()
    count(game.players[seat])
    if game.hero_token() != hero:
        tell_token(game, game.hero_token(), notes.HERO_TOKEN, notes.HERO_TOKEN_GONE)
    if game.trade_token() != trade:
        tell_token(game, game.trade_token(), notes.TRADE_TOKEN, notes.TRADE_TOKEN_GONE)


def tell_token(game: Duel, seat: int, won: NoteKind, gone: NoteKind) -> None:
    """A token has come to a player, or is laid aside."""
    game.note(gone if seat == NOBODY else won, seat)


def recount_land(game: Duel, seat: int) -> None:
    """Look again at everything after regions were laid or moved, or a Gold Cache was laid."""
    count_land(game.players[seat], seat)
    recount(game, seat)


def count(me: Player) -> None:
    """Work out what follows from regions, places and sites."""
    built = 0
    strength = 0
    commerce = 0
    skill = 0
    progress = 0
    printed = 0
    trade_ships = 0
    pirate_ships = 0
    heroes = 0
    harbors = 0
    harvest_gold = 0
    learned = 0
    pharmacies = 0
    rates = [TRADE_RATE] * RESOURCES
    boosted = 0
    sheltered = 0
    plenty: list[int] = []
    moored: list[int] = []
    mints: list[int] = []
    standing: list[int] = []
    bathed = 0
    sites = me.sites
    for site in range(me.left * SITES_PER_PLACE, (me.right + 1) * SITES_PER_PLACE):
        card = sites[site]
        if card == NONE:
            continue
        standing.append(site)
        design = DESIGN_OF[card]
        bit = BIT[design]
        built |= bit
        strength += STRENGTH[design]
        commerce += COMMERCE[design]
        skill += SKILL[design]
        progress += PROGRESS[design]
        printed += VICTORY[design]
        harvest_gold += HARVEST_GOLD[design]
        if PROGRESS[design]:
            learned += 1
        subtype = SUBTYPE[design]
        if subtype == TRADE_SHIP:
            trade_ships += 1
            if design == LARGE_TRADE_SHIP:
                moored.append(me.regions[TOUCHES[site][0]])
                moored.append(me.regions[TOUCHES[site][1]])
            else:
                rates[SHIPS[design]] = SHIP_RATE
        elif subtype == HERO:
            heroes += 1
        elif subtype == PIRATE_SHIP:
            pirate_ships += 1
        elif BOOSTS[design] != NONE:
            for spot in TOUCHES[site]:
                if RESOURCE_OF[me.regions[spot]] == BOOSTS[design]:
                    boosted |= BIT[me.regions[spot]]
        elif design == HARBOR:
            harbors += 1
        elif design == MINT:
            mints.append(card)
        elif design == PHARMACY:
            pharmacies += 1
        elif design == BATH_HOUSE:
            for spot in AROUND[PLACE_OF[site]]:
                bathed |= BIT[me.regions[spot]]
        if PLENTY_MASK & bit:
            for spot in TOUCHES[site]:
                plenty.append(me.regions[spot])
                if design == STOREHOUSE:
                    sheltered |= BIT[me.regions[spot]]
    if me.beneath != NONE:
        built |= BIT[PARISH_HALL]
    commerce += extra_commerce(built, harbors, trade_ships)
    if trade_ships >= HARBOR_SHIPS:
        printed += harbors
    near_city = 0
    for place in range(me.left, me.right + 1):
        if me.cities >> place & 1:
            for spot in AROUND[place]:
                near_city |= BIT[me.regions[spot]]
    free, free_in_cities = free_sites(me)
    me.tally = Tally(
        built,
        strength,
        commerce,
        skill,
        progress,
        printed,
        trade_ships,
        pirate_ships,
        heroes,
        harvest_gold,
        learned,
        pharmacies,
        tuple(rates),
        purse_of(rates),
        boosted,
        sheltered,
        near_city,
        bathed,
        tuple(plenty),
        tuple(moored),
        tuple(mints),
        tuple(standing),
        free,
        free_in_cities,
    )


def count_land(me: Player, seat: int) -> None:
    """The regions and the Gold Cache, by resource and by number, and what all hold when full."""
    of_number: list[list[int]] = [[] for _ in range(len(PRODUCTION_DIE) + 1)]
    of_resource: list[list[int]] = [[] for _ in range(RESOURCES)]
    stores = sorted([region for region in me.regions if region != NONE])
    for n in range(len(me.caches)):
        stores.append(CACHES[seat][n])
    capacity = 0
    for store in stores:
        capacity += CAPACITY << SHIFT_OF[store]
        of_resource[RESOURCE_OF[store]].append(store)
        if NUMBER_OF[store] != NONE:
            of_number[NUMBER_OF[store]].append(store)
    me.stores = tuple(stores)
    me.stores_of = tuple([tuple(kept) for kept in of_resource])
    me.numbered = tuple([tuple(regions) for regions in of_number])
    me.capacity = capacity


def purse_of(amounts: list[int]) -> int:
    """Amounts of resources as a purse."""
    purse = 0
    for resource in range(RESOURCES):
        purse += amounts[resource] << SHIFT[resource]
    return purse


def extra_commerce(built: int, harbors: int, trade_ships: int) -> int:
    """A Trading Base adds 1 to Marketplace and Harbor, a Salt Silo 1 to every trade ship."""
    extra = 0
    if built >> TRADING_BASE & 1:
        extra += (built >> MARKETPLACE & 1) + harbors
    if built >> SALT_SILO & 1:
        extra += trade_ships
    return extra


def free_sites(me: Player) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The first free site above and below each place, and those in cities; the two of a city are alike.

    A settlement counts once its land has been explored.
    """
    found: list[int] = []
    in_cities: list[int] = []
    for place in range(me.left, me.right + 1):
        if me.regions[2 * place] == NONE or me.regions[2 * place + 2] == NONE:
            continue
        city = me.cities >> place & 1
        first = place * SITES_PER_PLACE
        for site in range(first, first + 2):
            if me.sites[site] == NONE:
                free = site
            elif city and me.sites[site + 2] == NONE:
                free = site + 2
            else:
                continue
            found.append(free)
            if city:
                in_cities.append(free)
    return (tuple(found), tuple(in_cities))


def may_stand(me: Player, design: int, site: int) -> bool:
    """City expansions stand in cities only."""
    return TYPE[design] != CITY_EXPANSION or me.is_city(PLACE_OF[site])


def points_by_source(game: Duel, seat: int) -> list[int]:
    """Settlements, cities, expansions, the hero token, the trade token."""
    me = game.players[seat]
    cities = me.cities.bit_count()
    return [
        (me.places() - cities) * SETTLEMENT_POINTS,
        cities * CITY_POINTS,
        me.tally.printed,
        TOKEN_POINTS if game.hero_token() == seat else 0,
        TOKEN_POINTS if game.trade_token() == seat else 0,
    ]
