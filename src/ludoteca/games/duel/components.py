"""What is in the box: resources, regions, cards, dice and piles, read from ``data/`` into tables of ints.

Three words for a card. A *design* is what is printed on its face (Abbey). A *kind* is a design with a back
(the Brigands of gold, the Brigands of turmoil): all that players can tell apart. A *card* is one piece of
cardboard: two cards of a kind look alike, but lie in different places.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from ludoteca.core.data import load

_CARDS: Final[list[dict[str, Any]]] = load(__file__, "cards")["cards"]
_REGIONS: Final[list[dict[str, Any]]] = load(__file__, "regions")["regions"]
_RULES: Final = load(__file__, "rules")
_DICE: Final = load(__file__, "dice")
_SETUPS: Final = load(__file__, "setups")

NOBODY: Final = -1
NONE: Final = -1
SEATS: Final = 2
COLOURS: Final = ["red", "blue"]

# --- resources: an amount of each fits into one int, a purse, six bits a resource -----------------
RESOURCE_NAMES: Final[list[str]] = list(_RULES["resources"])
RESOURCES: Final = len(RESOURCE_NAMES)
GOLD: Final = RESOURCE_NAMES.index("gold")
WOOL: Final = RESOURCE_NAMES.index("wool")
GRAIN: Final = RESOURCE_NAMES.index("grain")
SHIFT: Final[list[int]] = [6 * resource for resource in range(RESOURCES)]
"""Where in a purse a resource is counted."""
UNIT: Final[list[int]] = [1 << shift for shift in SHIFT]
AMOUNT: Final = 31
GUARD: Final = 32
GUARDS: Final[int] = sum([GUARD * unit for unit in UNIT])
ALL: Final[list[int]] = [63 * unit for unit in UNIT]
"""The bits of one resource in a purse."""


def _purse(amounts: dict[str, int]) -> int:
    return sum([UNIT[r] * int(amounts[name]) for r, name in enumerate(RESOURCE_NAMES)])


# --- stores: the regions, then the players' Gold Caches -------------------------------------------
REGION_NAMES: Final[list[str]] = [str(region["id"]) for region in _REGIONS]
REGIONS: Final = len(REGION_NAMES)
CACHE_NAMES: Final = [f"{colour}_gold_cache{more}" for more in ("", "_2") for colour in COLOURS]
"""A tournament player may come to have the cache of the other's box, too."""
STORE_NAMES: Final[list[str]] = REGION_NAMES + CACHE_NAMES
STORES: Final = len(STORE_NAMES)
CACHES: Final = [[REGIONS + seat, REGIONS + SEATS + seat] for seat in range(SEATS)]
"""By seat: the stores of the first Gold Cache and of the second."""
MOST_CACHES: Final = SEATS
RESOURCE_OF: Final[list[int]] = [RESOURCE_NAMES.index(r["resource"]) for r in _REGIONS] + [GOLD] * len(
    CACHE_NAMES
)
NUMBER_OF: Final[list[int]] = [int(region["number"]) for region in _REGIONS] + [NONE] * len(CACHE_NAMES)
SHIFT_OF: Final[list[int]] = [SHIFT[resource] for resource in RESOURCE_OF]
UNIT_OF: Final[list[int]] = [UNIT[resource] for resource in RESOURCE_OF]
BIT: Final[list[int]] = [1 << n for n in range(60)]
CAPACITY: Final = 3
LAND_NAMES: Final[list[str]] = [str(region["region"]) for region in _REGIONS]

# --- the principality -----------------------------------------------------------------------------
# Places stand in a row of 12, of which the first two are the middle ones: all five settlements of the supply
# may go to one side. Place p has the region columns p and p + 1 at its sides; a spot is a column's top or
# bottom.
PLACES: Final = 12
PLACE_LETTERS: Final = "abcdefghijkl"
FIRST_PLACES: Final = [5, 6]
SPOTS: Final = 2 * (PLACES + 1)
Row: TypeAlias = Literal["top", "bottom"]
ROW_NAMES: Final[list[Row]] = ["top", "bottom"]
SPOT_NAMES: Final = [f"{column}-{row}" for column in range(PLACES + 1) for row in ROW_NAMES]
SITES_PER_PLACE: Final = 4
SITES: Final = PLACES * SITES_PER_PLACE
SITE_KINDS: Final = ["top-1", "bottom-1", "top-2", "bottom-2"]
PLACE_OF: Final = [site // SITES_PER_PLACE for site in range(SITES)]
TOUCHES: Final = [
    [2 * PLACE_OF[site] + site % 2, 2 * (PLACE_OF[site] + 1) + site % 2] for site in range(SITES)
]
"""The two spots a site touches."""
AROUND: Final = [[2 * place, 2 * place + 1, 2 * place + 2, 2 * place + 3] for place in range(PLACES)]
"""The four spots a place touches."""
LEFT: Final = 0
RIGHT: Final = 1

PLACE_NAMES: Final = [f"{colour}-{letter}" for colour in COLOURS for letter in PLACE_LETTERS]
SITE_NAMES: Final = [f"{place}-{kind}" for place in PLACE_NAMES for kind in SITE_KINDS]
END_NAMES: Final = [f"{colour}-{end}" for colour in COLOURS for end in ("left", "right")]

_POSITIONS: Final = {
    f"{row}_{column}": 2 * (FIRST_PLACES[0] + n) + r
    for r, row in enumerate(("top", "bottom"))
    for n, column in enumerate(("left", "middle", "right"))
}


def _first_regions(colour: str) -> tuple[int, ...]:
    spots = [NONE] * SPOTS
    for number, region in enumerate(_REGIONS):
        if region["start_owner"] == colour:
            spots[_POSITIONS[region["start_position"]]] = number
    return tuple(spots)


FIRST_REGIONS: Final = [_first_regions(colour) for colour in COLOURS]
FIRST_SPOTS: Final = sorted(_POSITIONS.values())
FIRST_STOCK: Final[list[int]] = [int(region["start_stock"]) for region in _REGIONS] + [0] * len(CACHE_NAMES)
NEW_REGIONS: Final = 2
"""With every settlement come so many."""
REGION_PILE: Final = [number for number, region in enumerate(_REGIONS) if region["start_owner"] is None]

# --- centre cards ---------------------------------------------------------------------------------
_SUPPLY: Final = _SETUPS["common"]["centre_supply"]
ROADS: Final[int] = int(_SUPPLY["roads"])
SETTLEMENTS: Final[int] = int(_SUPPLY["settlements"])
CITIES: Final[int] = int(_SUPPLY["cities"])
ROAD_COST: Final = _purse(_RULES["build_costs"]["road"])
SETTLEMENT_COST: Final = _purse(_RULES["build_costs"]["settlement"])
CITY_COST: Final = _purse(_RULES["build_costs"]["city"])
SETTLEMENT_POINTS: Final[int] = int(_RULES["victory_points"]["settlement"])
CITY_POINTS: Final[int] = int(_RULES["victory_points"]["city"])
TOKEN_POINTS: Final[int] = int(_RULES["victory_points"]["hero_token"])
ADVANTAGE: Final[int] = int(_RULES["advantages"]["strength"]["minimum"])
HAND: Final[int] = int(_SETUPS["common"]["per_player_start"]["hand"])

# --- designs: expansions first, so that a set of them is a mask -----------------------------------
ACTION: Final = 0
SETTLEMENT_EXPANSION: Final = 1
CITY_EXPANSION: Final = 2
REGION_EXPANSION: Final = 3
_TYPES: Final = ["action", "settlement_expansion", "city_expansion", "region_expansion"]
BUILDING: Final = 0
TRADE_SHIP: Final = 1
PIRATE_SHIP: Final = 2
HERO: Final = 3
OTHER_UNIT: Final = 4
_SUBTYPES: Final = ["building", "trade_ship", "pirate_ship", "hero", "other_unit", "extraordinary_site"]

_EXPANSIONS: Final = [card for card in _CARDS if card["type"] in _TYPES[1:]]
_ACTIONS: Final = [card for card in _CARDS if card["type"] == "action"]
_DESIGNS: Final = _EXPANSIONS + _ACTIONS
DESIGN_NAMES: Final[list[str]] = [str(card["id"]) for card in _DESIGNS]
DESIGNS: Final = len(DESIGN_NAMES)
EXPANSIONS: Final = len(_EXPANSIONS)
TYPE: Final[list[int]] = [_TYPES.index(card["type"]) for card in _DESIGNS]
SUBTYPE: Final[list[int]] = [
    _SUBTYPES.index(card["subtype"]) if card["subtype"] else NONE for card in _DESIGNS
]
COST: Final[list[int]] = [_purse(card["cost"]) if card["cost"] else 0 for card in _DESIGNS]
PRICE: Final[list[int]] = [sum(card["cost"].values()) if card["cost"] else 0 for card in _DESIGNS]
VICTORY: Final[list[int]] = [int(card["points"]["victory"]) for card in _DESIGNS]
COMMERCE: Final[list[int]] = [int(card["points"]["commerce"]) for card in _DESIGNS]
STRENGTH: Final[list[int]] = [int(card["points"]["strength"]) for card in _DESIGNS]
SKILL: Final[list[int]] = [int(card["points"]["skill"]) for card in _DESIGNS]
PROGRESS: Final[list[int]] = [int(card["points"]["progress"]) for card in _DESIGNS]
ONLY_ONE: Final[list[bool]] = [bool(card["max_one_per_principality"]) for card in _DESIGNS]
IS_UNIT: Final[list[bool]] = [subtype in (TRADE_SHIP, PIRATE_SHIP, HERO, OTHER_UNIT) for subtype in SUBTYPE]
IS_BUILDING: Final[list[bool]] = [subtype == BUILDING for subtype in SUBTYPE]


def _with_effect(key: str) -> list[bool]:
    return [card["effect_key"] == key for card in _DESIGNS]


def _parameter(card: dict[str, Any], effect: str, name: str) -> Any:
    return card["effect_params"].get(name) if card["effect_key"] == effect else None


def _resources_of(effect: str) -> list[int]:
    named = [_parameter(card, effect, "resource") for card in _DESIGNS]
    return [NONE if name is None else RESOURCE_NAMES.index(name) for name in named]


BOOSTS: Final = _resources_of("double_production_of_adjacent_regions")
"""Which resource a production booster doubles."""
SHIPS: Final = _resources_of("trade_two_for_one")
"""Which resource a trade ship carries."""
GIVES: Final = _resources_of("gain_resource")
"""Which resource an action card brings."""
HARVEST_GOLD: Final[list[int]] = [
    int(card["effect_params"].get("gold", 0) if card["effect_key"] == "gold_on_plentiful_harvest" else 0)
    or int(card["effect_params"].get("gold_on_plentiful_harvest", 0))
    for card in _DESIGNS
]
DEMANDS: Final = _with_effect("demand_resources")
FROM_DISCARD: Final = _with_effect("take_from_discard_pile")
CHAPEL_NUMBERS: Final[list[list[int]]] = [
    list(_parameter(card, "riots_protection", "numbers") or []) for card in _DESIGNS
]
CHAPELS: Final[list[list[int]]] = [
    [design for design, numbers in enumerate(CHAPEL_NUMBERS) if number in numbers]
    for number in range(max(NUMBER_OF) + 1)
]
"""By the number of a turn: what keeps riots away."""
DEFENCE_NUMBERS: Final[list[list[int]]] = [
    list(_parameter(card, "defence_roll", "success") or []) for card in _DESIGNS
]
BEFORE_ROLL: Final = [card.get("when") == "own_turn_before_rolling" for card in _DESIGNS]
IN_ACTION_PHASE: Final = [card.get("when") == "own_action_phase" for card in _DESIGNS]


def design(name: str) -> int:
    """The number of a design by its name in the data."""
    return DESIGN_NAMES.index(name)


STOREHOUSE: Final = design("storehouse")
ABBEY: Final = design("abbey")
PARISH_HALL: Final = design("parish_hall")
TOWN_HALL: Final = design("town_hall")
MARKETPLACE: Final = design("marketplace")
LARGE_TRADE_SHIP: Final = design("large_trade_ship")
GOLD_CACHE: Final = design("gold_cache")
MONEYLENDER: Final = design("moneylender")
HARBOR: Final = design("harbor")
TRADING_BASE: Final = design("trading_base")
SALT_SILO: Final = design("salt_silo")
MINT: Final = design("mint")
STAPLE_HOUSE: Final = design("staple_house")
DRILL_GROUND: Final = design("drill_ground")
IRMGARD: Final = design("irmgard")
FAIRGROUNDS: Final = design("fairgrounds")
FIRE_BRIGADE: Final = design("fire_brigade")
TITHE_BARN: Final = design("tithe_barn")
PHARMACY: Final = design("pharmacy")
BATH_HOUSE: Final = design("bath_house")
BUILDING_CRANE: Final = design("building_crane")
LIBRARY: Final = design("library")
PARLIAMENT: Final = design("parliament")
BRIGITTA: Final = design("brigitta")
GOLDSMITH: Final = design("goldsmith")
MERCHANT_CARAVAN: Final = design("merchant_caravan")
SCOUT: Final = design("scout")
RELOCATION: Final = design("relocation")
GUDRUN: Final = design("gudrun")
TRADE_MASTER: Final = design("trade_master")
MERCHANT: Final = design("merchant")
BRIGANDS: Final = design("brigands")
REINER: Final = design("reiner")
VOYAGE_OF_PLUNDER: Final = design("voyage_of_plunder")
ARCHER: Final = design("archer")
ARSONIST: Final = design("arsonist")
SEBASTIAN: Final = design("sebastian")
TRAITOR: Final = design("traitor")
BENJAMIN: Final = design("benjamin")
GUIDO: Final = design("guido")
DOCTOR: Final = design("doctor")


# --- requirements ---------------------------------------------------------------------------------
def _rule(card: dict[str, Any]) -> dict[str, Any]:
    return card["requirement_rule"] or {}


def _needed(card: dict[str, Any]) -> int:
    """Which designs satisfy the requirement: any one of them."""
    rule = _rule(card)
    names = [part["own_card"] for part in [rule, *rule.get("any_of", [])] if "own_card" in part]
    return sum([1 << design(name) for name in names])


def _least(key: str) -> list[int]:
    """A lower bound of the requirement, or of one of its alternatives; 0 for none."""
    found: list[int] = []
    for card in _DESIGNS:
        rule = _rule(card)
        found.append(max([int(part.get(key, 0)) for part in [rule, *rule.get("any_of", [])]]))
    return found


NEEDS_ANY_OF: Final[list[int]] = [_needed(card) for card in _DESIGNS]
OR_FEWER_POINTS: Final[list[bool]] = [
    any(["fewer_victory_points_than_opponent" in part for part in _rule(card).get("any_of", [])])
    for card in _DESIGNS
]
NEEDS_STRENGTH_ADVANTAGE: Final[list[bool]] = [
    bool(_rule(card).get("own_strength_advantage", False)) for card in _DESIGNS
]
NEEDS_PROGRESS: Final = _least("own_progress_points_at_least")
NEEDS_CITIES: Final = _least("own_cities_at_least")
OR_COMMERCE: Final = _least("own_commerce_points_at_least")
NEEDS_HERO_STRENGTH: Final = _least("own_hero_with_strength_at_least")

# --- amounts printed in effects -------------------------------------------------------------------


def _params(name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in _CARDS if card["id"] == name)["effect_params"]
    return found


GOLDSMITH_GOLD: Final[int] = int(_params("goldsmith")["pay"]["gold"])
GOLDSMITH_TAKES: Final[int] = int(_params("goldsmith")["take_any"])
CARAVAN_PAYS: Final[int] = int(_params("merchant_caravan")["pay_any"])
CARAVAN_TAKES: Final[int] = int(_params("merchant_caravan")["take_any"])
GUDRUN_GOLD: Final[int] = int(_params("gudrun")["gold_per_ship"])
TRADE_MASTER_TAKES: Final[int] = int(_params("trade_master")["max"])
MERCHANT_TAKES: Final[int] = int(_params("merchant")["max"])
PLUNDER_BEHIND: Final[int] = int(_params("voyage_of_plunder")["max_if_opponent_leads"])
PLUNDER: Final[int] = int(_params("voyage_of_plunder")["max_otherwise"])
GIFT_MAX: Final[int] = int(_params("mineral_mining")["max"])
MONEYLENDER_TAKES: Final[int] = int(_params("moneylender")["amount"])
HARBOR_SHIPS: Final[int] = int(_params("harbor")["trade_ships_at_least"])
STAPLE_HOUSE_TAKES: Final[int] = int(_params("staple_house")["any"])
FAIRGROUNDS_TAKES: Final[int] = int(_params("fairgrounds")["any"])
TITHES: Final[list[int]] = [RESOURCE_NAMES.index(name) for name in _params("tithe_barn")["choose_one_of"]]
CRANE_ABOVE: Final[int] = int(_params("building_crane")["cost_more_than"])
PARISH_PRICE: Final[int] = int(_params("parish_hall")["price"])
TOWN_HALL_PRICE: Final[int] = int(_params("town_hall")["price"])
SEARCH_PRICE: Final = 2
INVENTION_MAX: Final[int] = int(_params("invention")["max"])
PEDDLER_MAX: Final[int] = int(_params("traveling_merchant")["max"])
FEUD_NAMES: Final[int] = int(_params("feud")["named"])
FRATERNAL_CARDS: Final[int] = int(_params("fraternal_feuds")["cards"])
BRIBE_FEW: Final[int] = int(_params("riots")["gold_for_1_or_2_units"])
BRIBE_MANY: Final[int] = int(_params("riots")["gold_for_3_or_more_units"])
MANY_UNITS: Final = 3
SAFE_FROM_BRIGANDS: Final = 7
PLENTY_MASK: Final[int] = sum([1 << design(name) for name in _params("year_of_plenty")["buildings"]])
TRADE_RATE: Final = 3
SHIP_RATE: Final = 2

# --- kinds and cards ------------------------------------------------------------------------------
Back: TypeAlias = Literal["basic", "gold", "turmoil", "progress"]
BACK_NAMES: Final[list[Back]] = ["basic", "gold", "turmoil", "progress"]
BACKS: Final = len(BACK_NAMES)
# Back by back, so that a mask of basic and gold cards fits into a machine word.
_KINDS: Final[list[tuple[int, int, int, int]]] = [
    (n, b, int(card["copies_by_set"][back]), int(card["half_moon_copies_by_set"][back]))
    for b, back in enumerate(BACK_NAMES)
    for n, card in enumerate(_DESIGNS)
    if back in card["copies_by_set"]
]


def _kind_name(number: int, back: int) -> str:
    first = next(kind for kind in _KINDS if kind[0] == number)
    name = DESIGN_NAMES[number]
    return name if first[1] == back else f"{name}-{BACK_NAMES[back]}"


KIND_NAMES: Final[list[str]] = [_kind_name(kind[0], kind[1]) for kind in _KINDS]
KINDS: Final = len(KIND_NAMES)
KIND_DESIGN: Final[list[int]] = [kind[0] for kind in _KINDS]
KIND_BACK: Final[list[int]] = [kind[1] for kind in _KINDS]
KIND_COPIES: Final[list[int]] = [kind[2] for kind in _KINDS]

# Cards of one box, kind by kind; those with a half moon are the last of their kind. A tournament needs two
# boxes.
_BOX: Final = [number for number, kind in enumerate(_KINDS) for _ in range(kind[2])]
BOX: Final = len(_BOX)
CARDS: Final = SEATS * BOX
KIND_OF: Final[list[int]] = _BOX * SEATS
DESIGN_OF: Final[list[int]] = [KIND_DESIGN[kind] for kind in KIND_OF]
BACK_OF: Final[list[int]] = [KIND_BACK[kind] for kind in KIND_OF]
FIRST_CARD: Final[list[int]] = [_BOX.index(kind) for kind in range(KINDS)]


def _card_name(card: int) -> str:
    kind = KIND_OF[card]
    copy = card % BOX - FIRST_CARD[kind]
    name = KIND_NAMES[kind] if copy == 0 else f"{KIND_NAMES[kind]}#{copy + 1}"
    return name if card < BOX else f"{COLOURS[card // BOX]}/{name}"


CARD_NAMES: Final[list[str]] = [_card_name(card) for card in range(CARDS)]
"""Cards by name: the second of a kind is ``abbey#2``, one of the second box ``blue/abbey``."""
MOONLESS: Final[list[int]] = [kind[2] - kind[3] for kind in _KINDS]
"""How many cards of a kind carry no half moon."""

# --- dice and event cards -------------------------------------------------------------------------
FaceName: TypeAlias = Literal["brigand_attack", "trade", "celebration", "plentiful_harvest", "event_card"]
FACE_NAMES: Final[list[FaceName]] = [
    "brigand_attack",
    "trade",
    "celebration",
    "plentiful_harvest",
    "event_card",
]
BRIGAND_ATTACK: Final = 0
TRADE: Final = 1
CELEBRATION: Final = 2
PLENTIFUL_HARVEST: Final = 3
EVENT_CARD: Final = 4
EVENT_DIE: Final[list[int]] = [FACE_NAMES.index(face) for face in _DICE["event_die"]["faces"]]
PRODUCTION_DIE: Final[list[int]] = list(_DICE["production_die"]["faces"])

_EVENTS: Final = [card for card in _CARDS if card["type"] == "event"]
EVENT_NAMES: Final[list[str]] = [str(card["id"]) for card in _EVENTS]
EVENTS: Final = len(EVENT_NAMES)
FRATERNAL_FEUDS: Final = EVENT_NAMES.index("fraternal_feuds")
INVENTION: Final = EVENT_NAMES.index("invention")
YEAR_OF_PLENTY: Final = EVENT_NAMES.index("year_of_plenty")
TRAVELING_MERCHANT: Final = EVENT_NAMES.index("traveling_merchant")
FEUD: Final = EVENT_NAMES.index("feud")
YULE: Final = EVENT_NAMES.index("yule")
TRADE_SHIPS_RACE: Final = EVENT_NAMES.index("trade_ships_race")
GIFT_FOR_THE_PRINCE: Final = EVENT_NAMES.index("gift_for_the_prince")
RIOTS: Final = EVENT_NAMES.index("riots")
PLAGUE: Final = EVENT_NAMES.index("plague")
BELOW_YULE: Final[int] = int(_SETUPS["introductory"]["event_stack"]["below_yule"])

# --- ways to play ---------------------------------------------------------------------------------
SETUP_NAMES: Final = ["introductory", "gold", "turmoil", "progress", "princes", "tournament"]
_SETUP_KEYS: Final = ["introductory", "theme_gold", "theme_turmoil", "theme_progress", "duel_of_the_princes"]
INTRODUCTORY: Final = 0
PRINCES: Final = 4
TOURNAMENT: Final = 5
# What no source tells of the tournament game is ours: two stacks of twelve cards of one's own choice, and the
# target of the Duel of the Princes.
TOURNAMENT_STACKS: Final = 2
TOURNAMENT_STACK: Final = 12
TOURNAMENT_DECK: Final = TOURNAMENT_STACKS * TOURNAMENT_STACK
TOURNAMENT_EVENTS: Final = 4
COMMON: Final = -1


def _setup(number: int) -> dict[str, Any]:
    found: dict[str, Any] = _SETUPS[_SETUP_KEYS[min(number, PRINCES)]]
    return found


TARGET: Final[list[int]] = [int(_setup(n)["victory_target"]) for n in range(len(SETUP_NAMES))]
CHOOSE_HAND: Final[list[bool]] = [n != INTRODUCTORY for n in range(len(SETUP_NAMES))]
REARRANGE: Final[list[bool]] = [bool(_setup(n)["rearrange_regions"]) for n in range(len(SETUP_NAMES))]
MAY_REMOVE: Final[list[bool]] = [bool(_setup(n)["remove_own_cards"]) for n in range(len(SETUP_NAMES))]
WIN_BEFORE_ROLL: Final[list[bool]] = [bool(_setup(n)["win_before_rolling"]) for n in range(len(SETUP_NAMES))]


def _stack_backs(number: int) -> list[int]:
    if number == TOURNAMENT:
        return [NONE] * (SEATS * TOURNAMENT_STACKS)
    return [BACK_NAMES.index(stack["set"]) for stack in _setup(number)["draw_stacks"]]


def _stack_sizes(number: int) -> list[int]:
    if number == TOURNAMENT:
        return [TOURNAMENT_STACK] * (SEATS * TOURNAMENT_STACKS)
    return [int(stack["cards"]) for stack in _setup(number)["draw_stacks"]]


STACK_BACKS: Final = [_stack_backs(number) for number in range(len(SETUP_NAMES))]
"""The back of each draw stack; NONE where a player's own stack holds all backs."""
STACK_SIZES: Final = [_stack_sizes(number) for number in range(len(SETUP_NAMES))]
STACK_OWNERS: Final[list[list[int]]] = [
    [
        stack // TOURNAMENT_STACKS if number == TOURNAMENT else COMMON
        for stack in range(len(STACK_BACKS[number]))
    ]
    for number in range(len(SETUP_NAMES))
]
OPEN_STACKS: Final[list[list[list[int]]]] = [
    [[s for s in range(len(owners)) if owners[s] in (COMMON, seat)] for seat in range(SEATS)]
    for owners in STACK_OWNERS
]
"""By way to play and seat: the stacks a player may draw from."""
STACKS_WITH: Final[list[list[list[int]]]] = [
    [
        [s for s, of in enumerate(STACK_OWNERS[n] if n == TOURNAMENT else STACK_BACKS[n]) if of == back]
        for back in range(BACKS)
    ]
    for n in range(len(SETUP_NAMES))
]
"""By way to play and back (in the tournament game: owner): the stacks a card may go under."""
MAX_STACKS: Final = max([len(backs) for backs in STACK_BACKS])
STACK_NAMES: Final = [str(n + 1) for n in range(MAX_STACKS)]


def _cards_of(kind: int, copies: int) -> list[int]:
    return list(range(FIRST_CARD[kind], FIRST_CARD[kind] + copies))


def _cards_in(number: int) -> list[list[int]]:
    """The cards of the draw stacks, by back."""
    found: list[list[int]] = [[] for _ in BACK_NAMES]
    if number == TOURNAMENT:
        return found
    face_up = _face_up(number)
    backs = set(_stack_backs(number))
    for kind in range(KINDS):
        if KIND_BACK[kind] in backs:
            copies = MOONLESS[kind] if number == PRINCES else KIND_COPIES[kind]
            found[KIND_BACK[kind]] += [card for card in _cards_of(kind, copies) if card not in face_up]
    return found


def _face_up(number: int) -> list[int]:
    """The cards that both players may build from a face-up stack."""
    if number == TOURNAMENT or _setup(number)["face_up_stack"] is None:
        return []
    kind = KIND_NAMES.index(_setup(number)["face_up_stack"]["card"])
    return _cards_of(kind, KIND_COPIES[kind])


FACE_UP: Final = [_face_up(number) for number in range(len(SETUP_NAMES))]
STACK_CARDS: Final = [_cards_in(number) for number in range(len(SETUP_NAMES))]


def _event_cards(number: int) -> list[int]:
    """The event cards always in play, without Yule."""
    if number == TOURNAMENT:
        return [RIOTS, RIOTS, PLAGUE, PLAGUE]
    found: list[int] = []
    for event, card in enumerate(_EVENTS):
        for back in _setup(number)["sets"]:
            copies = int(card["copies_by_set"].get(back, 0))
            if number == PRINCES:
                copies -= int(card["half_moon_copies_by_set"].get(back, 0))
            found += [event] * copies
    return [event for event in found if event != YULE]


def _event_pool(number: int) -> list[int]:
    """The event cards from which some are drawn; in the tournament game each player chooses some of a box."""
    if number < PRINCES:
        return []
    found: list[int] = []
    for event, card in enumerate(_EVENTS):
        copies = "half_moon_copies_by_set" if number == PRINCES else "copies_by_set"
        found += [event] * sum(card[copies].values())
    for event in [YULE, RIOTS, PLAGUE] if number == TOURNAMENT else []:
        found.remove(event)
    return found


EVENT_CARDS: Final = [_event_cards(number) for number in range(len(SETUP_NAMES))]
EVENT_POOL: Final = [_event_pool(number) for number in range(len(SETUP_NAMES))]
FROM_POOL: Final[int] = int(_setup(PRINCES)["event_stack"]["random_from_half_moon"])

# Ours too: when all cards with points are gone nobody can win any more, so a game ends after so many turns.
LAST_TURN: Final = 160

# --- where points come from -----------------------------------------------------------------------
SOURCE_NAMES: Final = ["settlements", "cities", "expansions", "hero", "trade"]

# --- the data must fit together -------------------------------------------------------------------
for _number in range(TOURNAMENT):
    for _back in range(BACKS):
        _sizes = [
            size for size, b in zip(STACK_SIZES[_number], STACK_BACKS[_number], strict=True) if b == _back
        ]
        assert sum(_sizes) == len(STACK_CARDS[_number][_back]), (SETUP_NAMES[_number], BACK_NAMES[_back])
    _drawn = FROM_POOL if _number == PRINCES else 0
    assert len(EVENT_CARDS[_number]) + _drawn + 1 == int(_setup(_number)["event_stack"]["cards"])
assert EXPANSIONS <= 60
