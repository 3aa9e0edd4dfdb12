"""What is in the box: map, guilds, cards, tiles and tables, read from ``data/`` as small numbers."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from ludoteca.core.data import load

_MAP: Final = load(__file__, "map")
_LOCATIONS: Final = load(__file__, "locations")
_TILES: Final = load(__file__, "region_tiles")
_GUILDS: Final = load(__file__, "guilds")
_CARDS: Final = load(__file__, "action_cards")
_DECREES: Final = load(__file__, "royal_decrees")
_TRACKS: Final = load(__file__, "tracks")
_COMPONENTS: Final = load(__file__, "components")
_SETUP: Final = load(__file__, "setup")
_TABLES: Final = load(__file__, "rules_tables")

# Names that clients know tables by; the data say them again, and a test holds both together.
GoodName: TypeAlias = Literal["saltpeter", "sulfur", "iron", "wood", "food"]
RegionName: TypeAlias = Literal["sea", "island", "forest", "desert", "badlands", "mountain"]
VesselName: TypeAlias = Literal["ship", "submersible", "flying_machine"]
GuildName: TypeAlias = Literal["farmer", "merchant", "alchemist", "knight", "noble", "monk"]
FunctionName: TypeAlias = Literal["trade", "pull", "push"]
PlaceName: TypeAlias = Literal["outpost", "farm", "town", "feudum"]
LandscapeName: TypeAlias = Literal["orchard", "archery_range", "silver_mine", "sulfur_mine"]
BonusName: TypeAlias = Literal["extra", "sequential"]

NOBODY: Final = -1
NOTHING: Final = -1

# --- players --------------------------------------------------------------------------------------
PLAYER_COUNTS: Final = list(range(_COMPONENTS["players"]["min"], _COMPONENTS["players"]["max"] + 1))
MOST_PLAYERS: Final[int] = max(PLAYER_COUNTS)
COLOURS: Final[list[str]] = list(_COMPONENTS["players"]["colours"])
PAWNS: Final[int] = int(_COMPONENTS["pawns_per_player"])
FREE_DISCS: Final[int] = int(_COMPONENTS["player_disc_use"]["free"])
MOST_REEVES: Final[int] = int(_COMPONENTS["player_disc_use"]["free_usable_as_reeve"])
MARKERS: Final[int] = int(_COMPONENTS["influence_markers_per_player"])
START_MARKERS: Final[int] = int(_SETUP["per_player"]["influence_markers"])
START_FOOD: Final[int] = int(_SETUP["per_player"]["food"])
START_SHILLINGS: Final[int] = int(_SETUP["per_player"]["shillings"])
START_CHOICE: Final[int] = int(_SETUP["per_player"]["chosen_goods"]["count"])

# --- goods: in the order of the merchant's shelves -------------------------------------------------
GOOD_NAMES: Final[list[str]] = list(_GUILDS["guilds"][1]["layout"]["rows_top_to_bottom"])
GOODS: Final = len(GOOD_NAMES)
SALTPETER: Final = GOOD_NAMES.index("saltpeter")
SULFUR: Final = GOOD_NAMES.index("sulfur")
IRON: Final = GOOD_NAMES.index("iron")
WOOD: Final = GOOD_NAMES.index("wood")
FOOD: Final = GOOD_NAMES.index("food")
ALL_GOODS: Final[list[int]] = [int(_COMPONENTS["goods"][name]) for name in GOOD_NAMES]
BARREL: Final[int] = int(_COMPONENTS["wine_barrel"]["capacity_per_player"])
# Goods lying somewhere on the map are counted in one number: six bits a kind.
GOOD_BITS: Final = 6
GOOD_MASK: Final = (1 << GOOD_BITS) - 1
ONE_GOOD: Final[list[int]] = [1 << GOOD_BITS * good for good in range(GOODS)]

# --- the map --------------------------------------------------------------------------------------
REGION_NAMES: Final[list[str]] = list(_TILES["stacks"]["order_left_to_right"])
REGIONS: Final = len(REGION_NAMES)
_PLACES: Final[list[dict[str, Any]]] = _MAP["locations"]["items"]
LOCATION_NAMES: Final[list[str]] = [str(place["id"]) for place in _PLACES]
LOCATIONS: Final = len(LOCATION_NAMES)
REGION_OF: Final[list[int]] = [REGION_NAMES.index(place["region"]) for place in _PLACES]
STARTS: Final[list[int]] = [n for n in range(LOCATIONS) if _PLACES[n]["starting_space"]]
HARBOUR: Final[list[bool]] = [bool(place["harbour"]) for place in _PLACES]
PIER: Final[list[bool]] = [bool(place["pier_drawn"]) for place in _PLACES]
LETTER_NAMES: Final[list[str]] = [str(ray["goods_letter"]) for ray in _TRACKS["epoch_track"]["rays"]]
# By epoch, from 1: the locations that get a good when it dawns.
LETTERED: Final[list[list[int]]] = [[]] + [
    [n for n in range(LOCATIONS) if letter in _PLACES[n]["letters"]] for letter in LETTER_NAMES
]
KINGDOM_NAMES: Final[list[str]] = list(_MAP["kingdoms"]["items"])
KINGDOMS: Final[list[list[int]]] = [
    [LOCATION_NAMES.index(name) for name in names] for names in _MAP["kingdoms"]["items"].values()
]

# --- routes ---------------------------------------------------------------------------------------
KIND_NAMES: Final[list[str]] = [str(kind["id"]) for kind in _MAP["routes"]["kinds"]]
ROAD: Final = KIND_NAMES.index("road")
FERRY: Final = KIND_NAMES.index("ferry")
_EDGES: Final[list[dict[str, Any]]] = _MAP["routes"]["edges"]
ROUTE_NAMES: Final[list[str]] = [str(edge["id"]).replace(":", "-") for edge in _EDGES]
ROUTES: Final = len(ROUTE_NAMES)
ROUTE_KIND: Final[list[int]] = [KIND_NAMES.index(edge["kind"]) for edge in _EDGES]
# The two ends added up: the other end is this minus the one you know.
ROUTE_ENDS: Final[list[int]] = [
    LOCATION_NAMES.index(edge["a"]) + LOCATION_NAMES.index(edge["b"]) for edge in _EDGES
]
ROUTE_STARTS: Final[list[int]] = [LOCATION_NAMES.index(edge["a"]) for edge in _EDGES]
# Every route in both directions: first from its one end, then from the other.
WAY_NAMES: Final[list[str]] = [f"{edge['kind']}-{edge['a']}-{edge['b']}" for edge in _EDGES] + [
    f"{edge['kind']}-{edge['b']}-{edge['a']}" for edge in _EDGES
]
ROUTES_FROM: Final[list[list[int]]] = [
    [n for n in range(ROUTES) if LOCATION_NAMES[place] in (_EDGES[n]["a"], _EDGES[n]["b"])]
    for place in range(LOCATIONS)
]
FERRY_PRICE: Final[int] = int(_TABLES["ferry"]["price"])

# --- vessels: by the kind of route they need --------------------------------------------------------
VESSEL_NAMES: Final[list[str]] = list(_COMPONENTS["vessels"])
VESSELS: Final = len(VESSEL_NAMES)
VESSEL_COUNT: Final[list[int]] = [int(_COMPONENTS["vessels"][name]) for name in VESSEL_NAMES]
VESSEL_FOR: Final[list[int]] = [
    VESSEL_NAMES.index(name) if name in VESSEL_NAMES else NOTHING for name in KIND_NAMES
]
# By location: the vessels that have a route there.
VESSELS_AT: Final[list[list[int]]] = [
    [v for v in range(VESSELS) if v in [VESSEL_FOR[ROUTE_KIND[route]] for route in ROUTES_FROM[place]]]
    for place in range(LOCATIONS)
]

# --- monsters -------------------------------------------------------------------------------------
MONSTER_NAMES: Final[list[str]] = list(_COMPONENTS["monsters"])
MONSTERS: Final = len(MONSTER_NAMES)
SEA_SERPENT: Final = MONSTER_NAMES.index("sea_serpent")
_MONSTER_ROUTES: Final = _MAP["routes"]["monster_routes"]
MONSTER_TRAVELS: Final[list[list[bool]]] = [
    [kind in _MONSTER_ROUTES[monster] for kind in KIND_NAMES] for monster in MONSTER_NAMES
]
TAME_PRICE: Final[int] = int(_GUILDS["guilds"][3]["tame_the_beast"]["pay_markers"])
TAME_TO_SUPPLY: Final[int] = int(_GUILDS["guilds"][3]["tame_the_beast"]["to_supply"])

# --- pieces that move: the pawns of every seat, then the monsters -----------------------------------
PIECE_NAMES: Final[list[str]] = [
    f"{letter}{number + 1}" for letter in "ABCDE" for number in range(PAWNS)
] + MONSTER_NAMES
FIRST_MONSTER: Final = MOST_PLAYERS * PAWNS

# --- guilds and characters --------------------------------------------------------------------------
GUILD_NAMES: Final[list[str]] = list(_GUILDS["order_clockwise"])
GUILDS: Final = len(GUILD_NAMES)
FARMER: Final = GUILD_NAMES.index("farmer")
MERCHANT: Final = GUILD_NAMES.index("merchant")
ALCHEMIST: Final = GUILD_NAMES.index("alchemist")
KNIGHT: Final = GUILD_NAMES.index("knight")
NOBLE: Final = GUILD_NAMES.index("noble")
MONK: Final = GUILD_NAMES.index("monk")
# Charity of the west goes to the church coffer, that of the east to the farmers' purse.
WESTERN: Final[list[bool]] = [name in _GUILDS["sides"]["west"] for name in GUILD_NAMES]
_STATUS: Final = _GUILDS["status"]
RANKS: Final = len(_STATUS["ranks"])
RANK_NAMES: Final[list[str]] = [str(rank["id"]) for rank in _STATUS["ranks"]]
MASTER: Final = 0
JOURNEYMAN: Final = 1
RANK_POINTS: Final[list[int]] = [int(rank["vp_at_dawn"]) for rank in _STATUS["ranks"]]
RANKS_IN_USE: Final[list[int]] = [
    len([rank for rank in _STATUS["ranks"] if int(rank.get("min_players", 2)) <= n])
    for n in range(MOST_PLAYERS + 1)
]
PAWN_STARS: Final[int] = int(_STATUS["stars"]["pawn_in_play"])
FEUDUM_STARS: Final[int] = int(_STATUS["stars"]["feudum_ruled"])
PLACE_STARS: Final[int] = int(_STATUS["stars"]["related_location_ruled"])
PULL_POINTS: Final[int] = int(_GUILDS["pull_reward"]["vp"])
DECREES_DRAWN: Final[int] = int(_GUILDS["pull_reward"]["decrees"]["draw"])
PUSH_POINTS: Final[list[int]] = [0, 4, 5, 6]
FEAST_POINTS: Final = 3

_GUILD: Final[list[dict[str, Any]]] = _GUILDS["guilds"]
BARN: Final[int] = int(_GUILD[FARMER]["layout"]["barn_capacity"])
HENS: Final[int] = int(_GUILD[FARMER]["layout"]["hen_spaces"])
HENS_FOR_PULL: Final = 5
FARMER_PUSH: Final[int] = int(_GUILD[FARMER]["push"]["goods"])
SHELF: Final[int] = int(_GUILD[MERCHANT]["layout"]["columns"])
PRICES: Final[list[list[int]]] = [list(_GUILD[MERCHANT]["layout"]["prices"][name]) for name in GOOD_NAMES]
MOST_BOUGHT: Final[int] = int(_GUILD[MERCHANT]["trade"]["max_goods"])
MERCHANT_PULL: Final[int] = int(_GUILD[MERCHANT]["pull"]["goods"])
MERCHANT_PUSH: Final[int] = int(_GUILD[MERCHANT]["push"]["goods"])
_STORES: Final = {**_GUILD[ALCHEMIST]["layout"]["carts"], **_GUILD[ALCHEMIST]["layout"]["piles"]}
CARTS: Final[list[int]] = [int(_STORES[name]) for name in GOOD_NAMES]
ALCHEMIST_PULL: Final[int] = int(_GUILD[ALCHEMIST]["pull"]["goods"])
VESSEL_PRICE: Final[int] = int(_GUILD[ALCHEMIST]["trade"]["price"])
MOST_INVENTIONS: Final = 3
SECTIONS: Final[list[int]] = list(_GUILD[KNIGHT]["layout"]["barrel_sections_per_row"])
ROW: Final = sum(SECTIONS)
# How many markers a barrel adds to a row that holds so many.
BARREL_ADDS: Final[list[int]] = [
    next((full for full in (1, 3, 6) if full > held), ROW) - held for held in range(ROW + 1)
]
ROW_PRICE: Final[int] = int(_GUILD[KNIGHT]["trade"]["price"])
MOST_EXCHANGED: Final = 3
ROWS_IN_USE: Final[list[int]] = [
    int(_SETUP["knight"]["rows"].get(str(n), 0)) for n in range(MOST_PLAYERS + 1)
]
SCROLL_NAMES: Final[list[str]] = [name for row in _GUILD[NOBLE]["layout"]["grid"] for name in row]
SCROLLS: Final = len(SCROLL_NAMES)


def _mask(names: list[str]) -> int:
    return sum([1 << SCROLL_NAMES.index(name) for name in names])


SCROLL_ROWS: Final[list[int]] = [_mask(row) for row in _GUILD[NOBLE]["layout"]["rows"].values()]
SCROLL_COLUMNS: Final[list[int]] = [_mask(column) for column in _GUILD[NOBLE]["layout"]["columns"].values()]
FIRST_SEALS: Final = _mask(_GUILD[NOBLE]["first_fill"]["seals_on"])
SEAL_PRICE: Final[int] = int(_GUILD[NOBLE]["trade"]["price_1"])
NOBLE_PULL: Final[int] = int(_GUILD[NOBLE]["pull"]["markers"])
NOBLE_PUSH: Final[int] = int(_GUILD[NOBLE]["push"]["seals"])
NOBLE_THRESHOLDS: Final[list[int]] = list(_GUILD[NOBLE]["push"]["thresholds"])
ROSARY: Final[int] = int(_GUILD[MONK]["layout"]["rosary_spaces"])
ROSARY_FOR_PULL: Final = 11
BEAD_PRICE: Final[int] = int(_GUILD[MONK]["trade"]["price"])
MONK_THRESHOLDS: Final[list[int]] = list(_GUILD[MONK]["push"]["thresholds"])

FUNCTION_NAMES: Final = ["trade", "pull", "push"]
TRADE: Final = 0
PULL: Final = 1
PUSH: Final = 2

# --- inventions: vessels, then barrels of krud -------------------------------------------------------
INVENTION_NAMES: Final[list[str]] = [*VESSEL_NAMES, "krud"]
KRUD: Final = VESSELS
_COSTS: Final = _GUILD[ALCHEMIST]["inventions"]


def _cost(name: str) -> list[int]:
    return [int(_COSTS[name].get(good, 0)) for good in GOOD_NAMES]


VESSEL_COST: Final[list[list[int]]] = [_cost(name) for name in VESSEL_NAMES]
KRUD_COST: Final[list[list[int]]] = [_cost("krud_1st"), _cost("krud_2nd"), _cost("krud_3rd")]

# --- first fill ---------------------------------------------------------------------------------------
FIRST_SHELF: Final[list[int]] = [int(_SETUP["merchant"][name]) for name in GOOD_NAMES]
FIRST_CARTS: Final[list[int]] = [int(_SETUP["alchemist"][name]) for name in GOOD_NAMES]
FIRST_VESSELS: Final[int] = int(_SETUP["alchemist"]["random_vessels"])
FIRST_BARN: Final[int] = int(_SETUP["farmer"]["random_goods"])
FIRST_HENS: Final[int] = int(_SETUP["farmer"]["beads_on_hens"])
FIRST_ROW: Final[int] = int(_SETUP["knight"]["markers_per_row"])
FIRST_BEADS: Final[int] = int(_SETUP["monk"]["beads"])

# --- location discs: outpost, farm, town, then a feudum of each guild -------------------------------
DISC_NAMES: Final[list[str]] = ["outpost", "farm", "town", *[f"feudum_{name}" for name in GUILD_NAMES]]
OUTPOST: Final = 0
FARM: Final = 1
TOWN: Final = 2
FEUDUM: Final = 3
DISCS: Final = len(DISC_NAMES)
_SUPPLY: Final = _LOCATIONS["discs"]["supply_at_start"]
DISC_SUPPLY: Final[list[int]] = [
    int(_SUPPLY["outpost"]),
    int(_SUPPLY["farm"]),
    int(_SUPPLY["town"]),
    *[int(_SUPPLY["feudum"]["per_guild"])] * GUILDS,
]
_ON_MAP: Final = _LOCATIONS["discs"]["on_map_at_start"]
MARKED_DISCS: Final[list[int]] = [
    d for d in range(FEUDUM) for _ in range(_ON_MAP["circle_marked"][DISC_NAMES[d]])
]
PLAIN_DISCS: Final[list[int]] = [d for d in range(FEUDUM) for _ in range(_ON_MAP["unmarked"][DISC_NAMES[d]])]
_TYPES: Final = {item["id"]: item for item in _LOCATIONS["types"]["items"]}
# The guilds in which ruling an outpost, farm or town counts, once a pawn or feudum does.
RELATED: Final[list[list[int]]] = [
    [GUILD_NAMES.index(guild) for guild in _TYPES[DISC_NAMES[disc]]["secondary_guilds"]]
    for disc in range(FEUDUM)
]
RELATED_DISC: Final[list[int]] = [
    next(disc for disc in range(FEUDUM) if guild in RELATED[disc]) for guild in range(GUILDS)
]
IMPROVE_GOOD: Final = [WOOD, IRON]
ROLE_NAMES: Final = ["subject", "serf"]
SUBJECT: Final = 0
SERF: Final = 1

# --- region tiles and landscapes --------------------------------------------------------------------
LANDSCAPE_NAMES: Final[list[str]] = [str(item["id"]) for item in _TILES["landscapes"]["items"]]
LANDSCAPES: Final = len(LANDSCAPE_NAMES)
EPOCHS: Final[int] = max([int(item["epoch"]) for item in _TILES["tiles"]["items"]])
LAST_EPOCH: Final = EPOCHS + 1
TILES: Final[int] = int(_TILES["tiles"]["total"])
# How many tiles of each epoch carry each landscape; epochs from 1.
BACKS: Final[list[int]] = [
    len([t for t in _TILES["tiles"]["items"] if t["epoch"] == epoch and t["landscape"] == landscape])
    for epoch in range(1, EPOCHS + 1)
    for landscape in LANDSCAPE_NAMES
]
IMPROVE_POINTS: Final[list[list[int]]] = [[0, 0, 0, 0]] + [
    [0, *_TILES["improve_vp"]["rows"][str(epoch)]] for epoch in range(1, LAST_EPOCH + 1)
]
SHOWING: Final[list[int]] = [0, 0] + [int(rule["need"]) for rule in _TILES["epoch_triggers"]["rules"]]
RESOURCE_NAMES: Final[list[str]] = [*GOOD_NAMES, "archery_target", "shilling"]
TARGET: Final = RESOURCE_NAMES.index("archery_target")
SHILLING: Final = RESOURCE_NAMES.index("shilling")
GROWS: Final[list[int]] = [RESOURCE_NAMES.index(item["resource"]) for item in _TILES["landscapes"]["items"]]
GROWTH: Final[int] = int(_TILES["landscapes"]["items"][0]["amount"])
TARGETS: Final[int] = int(_COMPONENTS["archery_targets"])
TEND_POINTS: Final[int] = int(_TILES["landscapes"]["place_vp"])
DAWN_EMPTY: Final[int] = int(_TILES["landscapes"]["dawn_vp_empty"])
DAWN_GROWN: Final[int] = int(_TILES["landscapes"]["dawn_vp_with_resources"])

# --- action cards -----------------------------------------------------------------------------------
CARD_NAMES: Final[list[str]] = [str(card["id"]) for card in _CARDS["cards"]]
CARDS: Final = len(CARD_NAMES)
MIGRATE: Final = CARD_NAMES.index("migrate")
MOVE: Final = CARD_NAMES.index("move")
INFLUENCE: Final = CARD_NAMES.index("influence")
IMPROVE: Final = CARD_NAMES.index("improve")
EXPLORE: Final = CARD_NAMES.index("explore")
HARVEST: Final = CARD_NAMES.index("harvest")
TAX: Final = CARD_NAMES.index("tax")
CONQUER: Final = CARD_NAMES.index("conquer")
DEFEND: Final = CARD_NAMES.index("defend")
REPEAT: Final = CARD_NAMES.index("repeat")
GUILD_CARD: Final = CARD_NAMES.index("guild")
HAND: Final[int] = int(_CARDS["hand_size"])
TWICE: Final = sum([1 << n for n in range(CARDS) if _CARDS["cards"][n]["repeat_symbol"] == "x2"])
DEJA_VU: Final = sum(
    [1 << n for n in range(CARDS) if _CARDS["cards"][n]["repeat_symbol"] == "none" and n != REPEAT]
)
BONUS_NAMES: Final = ["extra", "sequential"]
BONUS_GOOD: Final = [SALTPETER, SULFUR]
EXTRA: Final = 0
SEQUENTIAL: Final = 1

# --- royal decrees: mandates first, then charters ----------------------------------------------------
_ALL_DECREES: Final[list[dict[str, Any]]] = [*_DECREES["mandates"], *_DECREES["charters"]]
DECREE_NAMES: Final[list[str]] = [str(decree["id"]) for decree in _ALL_DECREES]
DECREES: Final = len(DECREE_NAMES)
MANDATES: Final = len(_DECREES["mandates"])
HAND_LIMIT: Final[int] = int(_DECREES["hand_limit"])
MANDATE_OPTIONS: Final[list[list[dict[str, Any]]]] = [list(m["options"]) for m in _DECREES["mandates"]]
MOST_OPTIONS: Final = max([len(options) for options in MANDATE_OPTIONS])
MANDATE_COST: Final[list[list[list[int]]]] = [
    [
        [good for good in range(GOODS) for _ in range(option.get("cost", {}).get(GOOD_NAMES[good], 0))]
        for option in options
    ]
    for options in MANDATE_OPTIONS
]
MANDATE_GUILD: Final[list[list[int]]] = [
    [GUILD_NAMES.index(option["guild"]) if "guild" in option else NOTHING for option in options]
    for options in MANDATE_OPTIONS
]
MANDATE_STARS: Final = 3


def _gains(key: str) -> list[list[int]]:
    return [[int(option.get(key, 0)) for option in options] for options in MANDATE_OPTIONS]


MANDATE_ATTACK: Final = _gains("attack")
MANDATE_SHILLINGS: Final = _gains("shillings")
MANDATE_GOODS: Final = _gains("goods")
MANDATE_MARKERS: Final = _gains("influence_markers")
MANDATE_SEALS: Final = _gains("royal_seals")
MANDATE_BEADS: Final = _gains("beads")
ANY_VESSEL: Final = VESSELS
MANDATE_VESSEL: Final[list[list[int]]] = [
    [
        NOTHING if "vessel" not in option else [*VESSEL_NAMES, "any"].index(option["vessel"])
        for option in options
    ]
    for options in MANDATE_OPTIONS
]
BARREL_CHARTER: Final = DECREE_NAMES.index("barrel")
SLAYER_CHARTER: Final = DECREE_NAMES.index("monster_slayer")
_CHARTERS: Final[list[dict[str, Any]]] = _DECREES["charters"]
BARREL_POINTS: Final[list[int]] = [int(_CHARTERS[0]["vp_by_count"].get(str(n), 0)) for n in range(BARREL + 1)]
SLAYER_POINTS: Final[int] = int(_CHARTERS[1]["vp"])
CHARTER_KINGDOM: Final[list[int]] = [
    KINGDOM_NAMES.index(decree["kingdom"]) if "kingdom" in decree else NOTHING for decree in _ALL_DECREES
]
CHARTER_POINTS: Final[list[list[int]]] = [
    [0, *decree.get("vp_by_locations_ruled", [])] for decree in _ALL_DECREES
]

# --- seals and beads: one token, two sides ----------------------------------------------------------
BEAD_VALUES: Final[list[int]] = [int(value) for value in _COMPONENTS["bead_values"]["distribution"]]
BEAD_COUNT: Final[list[int]] = list(_COMPONENTS["bead_values"]["distribution"].values())
TOKENS: Final[int] = int(_COMPONENTS["royal_seal_bead_tokens"])

# --- tables -----------------------------------------------------------------------------------------
_HARVEST: Final = _TABLES["harvest"]
HARVEST_BASE: Final[int] = int(_HARVEST["base"])
HARVEST_CAP: Final[int] = int(_HARVEST["cap"])
HARVEST_POINTS: Final[int] = int(_HARVEST["vp"])
FULL_FARM: Final = 10
FAVOURS: Final[list[int]] = [
    int(_HARVEST["favours"][_HARVEST["total"].index(n)]) if n in _HARVEST["total"] else 0
    for n in range(HARVEST_CAP + 1)
]
EXPLORE_BASE: Final[int] = int(_TABLES["explore"]["base_draw"])
TAX_BASE: Final[int] = int(_TABLES["tax"]["base"])
_COMBAT: Final = _TABLES["combat"]
PAWN_ATTACK: Final[int] = int(_COMBAT["attack"]["character_pawn"])
MONSTER_ATTACK: Final[int] = int(_COMBAT["attack"]["monster"])
PAWN_DEFENCE: Final[int] = int(_COMBAT["defence"]["character_pawn"])
MONSTER_DEFENCE: Final[int] = int(_COMBAT["defence"]["monster"])
FEUDUM_DEFENCE: Final[int] = int(_COMBAT["defence"]["feudum"])
PAWN_POINTS: Final[int] = int(_COMBAT["vp"]["pawn"])
FEUDUM_POINTS: Final[int] = int(_COMBAT["vp"]["feudum"])
DEFEND_POINTS: Final = 1
REGION_POINTS: Final[list[int]] = list(_TABLES["dawn_scoring"]["active_regions"])
_FINAL: Final = _TABLES["final_scoring"]
PLACE_POINTS: Final[int] = int(_FINAL["outpost_farm_town"])
RULED_FEUDUM_POINTS: Final[int] = int(_FINAL["feudum"])
SET_POINTS: Final[int] = int(_FINAL["set_of_three_identical"])
SHILLINGS_PER_POINT: Final[int] = int(_FINAL["shillings_per_vp"])

# --- tracks -----------------------------------------------------------------------------------------
_VOYAGE: Final[list[dict[str, Any]]] = _TRACKS["epic_voyage"]["spaces"]
MONASTERY: Final = len(_VOYAGE)
VOYAGE_SECTION: Final[list[int]] = [0] + [int(space["section"]) for space in _VOYAGE]
VOYAGE_CARD: Final[list[bool]] = [False] + [bool(space["card_icon"]) for space in _VOYAGE]
_SECTION: Final = _TRACKS["epic_voyage"]["sections"]
VOYAGE_LOW: Final[list[int]] = [0] + [int(_SECTION[str(n + 1)]["low"]) for n in range(len(_SECTION))]
VOYAGE_HIGH: Final[list[int]] = [0] + [int(_SECTION[str(n + 1)]["high"]) for n in range(len(_SECTION))]
_MILITARY: Final[list[dict[str, Any]]] = _TRACKS["military_service"]["spaces"]
MILITARY: Final = len(_MILITARY)
# What each uncovered space costs at the dawn of each epoch; epochs from 0.
DISLOYALTY: Final[list[list[int]]] = [
    [int(space["vp"]) if epoch in space["checked_at_epochs"] else 0 for space in _MILITARY]
    for epoch in range(LAST_EPOCH + 1)
]
REFILL_EPOCH: Final = next(int(ray["epoch"]) for ray in _TRACKS["epoch_track"]["rays"] if ray["guild_refill"])

# --- feeding -----------------------------------------------------------------------------------------
MEAL_NAMES: Final = ["food", "wine", "tile", "nothing"]
WITH_FOOD: Final = 0
WITH_WINE: Final = 1
WITH_TILE: Final = 2
WITH_NOTHING: Final = 3

# --- where points come from ---------------------------------------------------------------------------
SOURCE_NAMES: Final = [
    "improving",
    "harvest",
    "conquest",
    "defence",
    "pushing",
    "pulling",
    "feasts",
    "reeves",
    "status",
    "landscapes",
    "regions",
    "disloyalty",
    "voyage",
    "empire",
    "shillings",
    "charters",
]
SOURCES: Final = len(SOURCE_NAMES)
FROM_IMPROVING: Final = 0
FROM_HARVEST: Final = 1
FROM_CONQUEST: Final = 2
FROM_DEFENCE: Final = 3
FROM_PUSHING: Final = 4
FROM_PULLING: Final = 5
FROM_FEASTS: Final = 6
FROM_REEVES: Final = 7
FROM_STATUS: Final = 8
FROM_LANDSCAPES: Final = 9
FROM_REGIONS: Final = 10
FROM_DISLOYALTY: Final = 11
FROM_VOYAGE: Final = 12
FROM_EMPIRE: Final = 13
FROM_SHILLINGS: Final = 14
FROM_CHARTERS: Final = 15
