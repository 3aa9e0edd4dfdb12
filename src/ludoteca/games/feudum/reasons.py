"""What can stand in the way: clauses, and the facts they name, from the farthest to the nearest."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field
from ludoteca.core.reasons import MISSING_FIELD, Reasons
from ludoteca.games.feudum.actions import (
    BONUS_FIELD,
    CARD_FIELD,
    DECREE_FIELD,
    GOOD_FIELD,
    GUILD_FIELD,
    INVENTION_FIELD,
    LANDSCAPE_FIELD,
    LOCATION_FIELD,
    MONSTER_FIELD,
    PIECE_FIELD,
    REGION_FIELD,
    RESOURCE_FIELD,
    SCROLL_FIELD,
    VESSEL_FIELD,
)
from ludoteca.games.feudum.notes import DISC_FIELD

PRICE_FIELD: Final = Field("price")
COUNT_FIELD: Final = Field("count")
STARS_FIELD: Final = Field("stars")

REASONS: Final = Reasons()

# --- the basic game -------------------------------------------------------------------------------
BASIC_GAME: Final = REASONS.kind("setup.2")

# --- set-up, pouch and cards ----------------------------------------------------------------------
GOODS_IN_ORDER: Final = REASONS.kind("setup.28", GOOD_FIELD, way="order")
TOO_FEW_GOODS_AFTER: Final = REASONS.kind("setup.28", COUNT_FIELD, way="few")
NOT_IN_BAG: Final = REASONS.kind("goods.9", GOOD_FIELD)
NOTHING_FOR_POUCH: Final = REASONS.kind("round.7", GOOD_FIELD, BONUS_FIELD)
BARREL_NOT_ON_POUCH: Final = REASONS.kind("round.11")
CARDS_IN_ORDER: Final = REASONS.kind("round.2", CARD_FIELD, way="order")
TOO_FEW_CARDS_AFTER: Final = REASONS.kind("round.2", COUNT_FIELD, way="few")
CARD_CHOSEN: Final = REASONS.kind("round.2", CARD_FIELD)
CARD_NOT_CHOSEN: Final = REASONS.kind("round.16", CARD_FIELD)
CARD_PLAYED: Final = REASONS.kind("round.3", CARD_FIELD)
NEVER_TWICE: Final = REASONS.kind("repeat.2", CARD_FIELD)
NOT_REPEAT_ITSELF: Final = REASONS.kind("repeat.1", way="itself")
NOT_PLAYED_YET: Final = REASONS.kind("repeat.1", CARD_FIELD, way="played")
NO_SIGN: Final = REASONS.kind("repeat.1", CARD_FIELD)
NO_SALTPETER_TO_REPEAT: Final = REASONS.kind("repeat.6", CARD_FIELD)

# --- paying ---------------------------------------------------------------------------------------
OTHER_GOOD_DUE: Final = REASONS.kind("goods.1", GOOD_FIELD)
NONE_TO_PAY: Final = REASONS.kind("goods.1", GOOD_FIELD, way="none")
NO_SUCH_TILE: Final = REASONS.kind("goods.2", LANDSCAPE_FIELD)
TILES_NEEDED: Final = REASONS.kind("goods.2", way="needed")
TILES_ALIKE: Final = REASONS.kind("goods.2", way="alike")

# --- migrate --------------------------------------------------------------------------------------
WITHDRAW_YOUR_OWN: Final = REASONS.kind("migrate.6")
WITHDRAW_NOT_ON_MAP: Final = REASONS.kind("migrate.6", way="supply")
ALL_PAWNS_ON_MAP: Final = REASONS.kind("migrate.1", way="pawns")
NO_FOOD_TO_ENTER: Final = REASONS.kind("migrate.1")
FIRST_AT_START: Final = REASONS.kind("setup.29")
NEW_AT_START: Final = REASONS.kind("migrate.5")
NOBODY_HERE: Final = REASONS.kind("migrate.3")
ONLY_A_MONSTER_HERE: Final = REASONS.kind("monsters.13")
KIN_NEEDS_ALCHEMIST: Final = REASONS.kind("migrate.9")

# --- move -----------------------------------------------------------------------------------------
NO_VESSEL_FOR_MONSTERS: Final = REASONS.kind("monsters.7")
EMBARK_YOUR_OWN: Final = REASONS.kind("move.8")
MOVE_YOUR_OWN: Final = REASONS.kind("move.2")
NOT_YOUR_MONSTER: Final = REASONS.kind("monsters.8", MONSTER_FIELD)
NOT_ON_MAP: Final = REASONS.kind("move.1")
NOT_A_MONK: Final = REASONS.kind("move.28")
EMBARK_BEFORE_A_CARD: Final = REASONS.kind("move.9", way="card")
EMBARK_WITH_THE_STEP: Final = REASONS.kind("move.9")
NO_OWN_VESSEL: Final = REASONS.kind("move.7", VESSEL_FIELD, way="own")
TOO_FAR: Final = REASONS.kind("move.3", LOCATION_FIELD, way="far")
CHOOSE_THE_ROUTE: Final = REASONS.kind("move.3", LOCATION_FIELD, way="route")
NOT_FROM_HERE: Final = REASONS.kind("move.3", LOCATION_FIELD)
MONSTER_ROUTES: Final = REASONS.kind("monsters.6")
VESSEL_NEEDED: Final = REASONS.kind("move.7", VESSEL_FIELD)
VESSEL_JUST_LEFT: Final = REASONS.kind("move.13", VESSEL_FIELD)
FERRIES_CLOSED: Final = REASONS.kind("move.6")
FERRY_TOO_DEAR: Final = REASONS.kind("move.5", PRICE_FIELD, MISSING_FIELD)
PINNED: Final = REASONS.kind("monsters.11")
NOT_REACHED: Final = REASONS.kind("move.15")
ON_LANDSCAPES_ONLY: Final = REASONS.kind("move.16", RESOURCE_FIELD, way="landscape")
NO_SUCH_GOOD_HERE: Final = REASONS.kind("move.16", RESOURCE_FIELD)
NOTHING_GROWN_HERE: Final = REASONS.kind("move.16", way="grown")
OWN_FARM: Final = REASONS.kind("move.17")
OWN_LANDSCAPE: Final = REASONS.kind("move.18")

# --- influence ------------------------------------------------------------------------------------
NO_PAWN_HERE: Final = REASONS.kind("influence.1")
NO_RULER_TO_PUSH: Final = REASONS.kind("influence.12", way="ruler")
NOT_A_SINGLE_MARKER: Final = REASONS.kind("influence.12", way="single")
NO_MERCHANT_HERE: Final = REASONS.kind("influence.12", way="merchant")
NO_SHILLING_FOR_RULE: Final = REASONS.kind("influence.12")
ONE_MERCHANT_ONLY: Final = REASONS.kind("influence.14")
TWO_PLAYERS_HERE: Final = REASONS.kind("influence.8", way="players")
THREE_MARKERS_HERE: Final = REASONS.kind("influence.8")
TWO_OF_YOURS_HERE: Final = REASONS.kind("influence.9")
FEUDUM_BY_CONQUEST: Final = REASONS.kind("influence.10")
MARKER_ADDED: Final = REASONS.kind("influence.2")

# --- improve --------------------------------------------------------------------------------------
NOT_SERF_HERE: Final = REASONS.kind("landscapes.1", way="serf")
NOT_RULED: Final = REASONS.kind("improve.1", way="ruler")
BEST_ALREADY: Final = REASONS.kind("improve.1", way="feudum")
NO_DISC_LEFT: Final = REASONS.kind("improve.4", DISC_FIELD)
NO_FEUDUM_LEFT: Final = REASONS.kind("improve.4", way="feudum")
NO_SUCH_FEUDUM_LEFT: Final = REASONS.kind("improve.4", GUILD_FIELD, way="guild")
LANDSCAPE_HERE: Final = REASONS.kind("landscapes.3", LANDSCAPE_FIELD)
NO_TILE_TO_LAY: Final = REASONS.kind("landscapes.1", way="tile")
NO_WOOD_TO_LAY: Final = REASONS.kind("landscapes.1")
IMPROVE_TOO_DEAR: Final = REASONS.kind("improve.1", DISC_FIELD, GOOD_FIELD)
NO_SEAL_FOR_FEUDUM: Final = REASONS.kind("improve.1", way="seal")
OWN_STACK: Final = REASONS.kind("improve.11", way="own")
STACK_EMPTY: Final = REASONS.kind("improve.14", REGION_FIELD)
STACK_TOO_LATE: Final = REASONS.kind("improve.11", REGION_FIELD)
COLLECT_THERE: Final = REASONS.kind("landscapes.7", LOCATION_FIELD)

# --- explore, decrees -----------------------------------------------------------------------------
NOT_DRAWN: Final = REASONS.kind("explore.2", DECREE_FIELD)
NOT_TO_GO_UNDER: Final = REASONS.kind("explore.4", DECREE_FIELD)
NO_SUCH_DECREE_TO_DROP: Final = REASONS.kind("decrees.8", DECREE_FIELD)
NO_SUCH_DECREE: Final = REASONS.kind("decrees.2", DECREE_FIELD)
CHARTERS_WAIT: Final = REASONS.kind("decrees.19", DECREE_FIELD)
NO_SUCH_CHOICE: Final = REASONS.kind("decrees.4", DECREE_FIELD, COUNT_FIELD)
WEAPONS_IN_ATTACKS: Final = REASONS.kind("conquer.23", DECREE_FIELD)
ONLY_WEAPONS: Final = REASONS.kind("decrees.5", DECREE_FIELD)
NO_VESSELS_IN_SUPPLY: Final = REASONS.kind("decrees.3", way="vessels")
VESSEL_NOT_IN_SUPPLY: Final = REASONS.kind("decrees.3", VESSEL_FIELD, way="vessel")
SEALS_NOT_IN_SUPPLY: Final = REASONS.kind("decrees.3", way="seals")
MARKERS_NOT_IN_SUPPLY: Final = REASONS.kind("decrees.3", way="markers")
GOODS_NOT_IN_BAG: Final = REASONS.kind("decrees.3", way="goods")
TOO_FEW_STARS: Final = REASONS.kind("decrees.17", GUILD_FIELD, STARS_FIELD, MISSING_FIELD)
MANDATE_TOO_DEAR: Final = REASONS.kind("decrees.4", GOOD_FIELD, MISSING_FIELD, way="price")
NO_SEAL_TO_LIFT: Final = REASONS.kind("starve.11")

# --- before a card and after it -------------------------------------------------------------------
# Nearer than what stands in the way of asides: who clicks on the map hardly thinks of those, unless of a
# vessel that is there.
CARD_LATER: Final = REASONS.kind("round.3", way="later")
CARD_FIRST: Final = REASONS.kind("round.3", way="first")
ABOARD_ALREADY: Final = REASONS.kind("move.32", VESSEL_FIELD, way="aboard")
NO_ROUTE_FOR_VESSEL: Final = REASONS.kind("move.32", VESSEL_FIELD, LOCATION_FIELD)

# --- harvest --------------------------------------------------------------------------------------
NO_FARM_TO_HARVEST: Final = REASONS.kind("harvest.1")
FARM_FULL: Final = REASONS.kind("harvest.5", COUNT_FIELD)
NOT_IN_HARVEST: Final = REASONS.kind("harvest.6", GOOD_FIELD)
FAVOURS_IN_ORDER: Final = REASONS.kind("harvest.6", GOOD_FIELD, way="order")
TOO_FEW_FAVOURS_AFTER: Final = REASONS.kind("harvest.6", COUNT_FIELD, way="few")

# --- conquer --------------------------------------------------------------------------------------
NOT_ON_MAP_TO_ATTACK: Final = REASONS.kind("conquer.1", way="supply")
ATTACK_OTHERS: Final = REASONS.kind("conquer.1", way="own")
NOBODY_TO_STARVE: Final = REASONS.kind("starve.1", way="nobody")
NEVER_CONQUERED: Final = REASONS.kind("conquer.2", DISC_FIELD)
NOT_RULED_BY_OTHERS: Final = REASONS.kind("conquer.1", way="ruler")
NOT_BESIDE: Final = REASONS.kind("conquer.1")
NO_NOBLE_HERE: Final = REASONS.kind("starve.1")
SEALED: Final = REASONS.kind("starve.8")
NO_POWDER: Final = REASONS.kind("conquer.21")
ONE_POWDER_ONLY: Final = REASONS.kind("conquer.22")
NO_DEFEND: Final = REASONS.kind("defend.1")
NO_DEFEND_FOR_IMMUNITY: Final = REASONS.kind("starve.7", way="card")
NO_FOOD_FOR_IMMUNITY: Final = REASONS.kind("starve.7")

# --- guilds ---------------------------------------------------------------------------------------
NOT_MASTER: Final = REASONS.kind("guilds.4", GUILD_FIELD, STARS_FIELD)
NOT_JOURNEYMAN: Final = REASONS.kind("guilds.3", GUILD_FIELD, STARS_FIELD)
JOURNEYMEN_PULL: Final = REASONS.kind("guilds.4", GUILD_FIELD, way="journeyman")
MASTERS_PUSH: Final = REASONS.kind("guilds.3", GUILD_FIELD, way="master")
BARN_EMPTY: Final = REASONS.kind("guilds.8", way="barn")
SHELVES_FULL: Final = REASONS.kind("merchant.5", way="full")
SHELVES_EMPTY: Final = REASONS.kind("guilds.8", way="shelves")
CARTS_FULL: Final = REASONS.kind("alchemist.3", way="full")
NOTHING_TO_INVENT: Final = REASONS.kind("guilds.8", way="inventions")
NO_SEALS_IN_SUPPLY: Final = REASONS.kind("goods.9", way="seals")
SCROLLS_FULL: Final = REASONS.kind("guilds.8", way="scrolls")
ROWS_EMPTY: Final = REASONS.kind("guilds.8", way="rows")
NO_SEALS_ON_SCROLLS: Final = REASONS.kind("guilds.8", way="seals")
ROSARY_FULL: Final = REASONS.kind("monk.11")
NO_BEADS_TO_MOVE: Final = REASONS.kind("guilds.8", way="beads")
HENS_FULL: Final = REASONS.kind("monk.11", way="hens")
NO_FARM_GOODS: Final = REASONS.kind("farmer.1", way="goods")
NOTHING_ON_SHELVES: Final = REASONS.kind("merchant.1", way="empty")
NO_VESSEL_FOR_SALE: Final = REASONS.kind("alchemist.1", way="sale")
NO_MARKERS_IN_ROW: Final = REASONS.kind("knight.1")
NO_SEALS_FOR_SALE: Final = REASONS.kind("noble.1", way="sale")
NO_BEADS_FOR_SALE: Final = REASONS.kind("monk.4")
TRADE_TOO_DEAR: Final = REASONS.kind("guilds.13", GUILD_FIELD, PRICE_FIELD, MISSING_FIELD)
GUILD_USED: Final = REASONS.kind("repeat.3", GUILD_FIELD)
NO_FEAST_FOR_MONSTERS: Final = REASONS.kind("feast.7")
FEAST_FOR_OTHERS: Final = REASONS.kind("feast.1", way="own")
NO_FEUDUM_TO_FEAST: Final = REASONS.kind("feast.1", way="feudum")
NOT_BESIDE_TO_FEAST: Final = REASONS.kind("feast.1", way="beside")
HOST_WITHOUT_RANK: Final = REASONS.kind("feast.3", GUILD_FIELD)
NO_WINE_FOR_FEAST: Final = REASONS.kind("feast.1")

# --- trade ----------------------------------------------------------------------------------------
NO_FARM_TO_SEND: Final = REASONS.kind("farmer.1", way="farm")
NOTHING_TO_SEND: Final = REASONS.kind("farmer.1")
MORE_THAN_EARNED: Final = REASONS.kind("farmer.1", COUNT_FIELD, way="pairs")
TOO_LITTLE_FOOD_IN_BAG: Final = REASONS.kind("farmer.2", COUNT_FIELD)
BUY_SOMETHING: Final = REASONS.kind("merchant.1")
NOT_ON_SHELF: Final = REASONS.kind("merchant.1", GOOD_FIELD, way="good")
GOOD_TOO_DEAR: Final = REASONS.kind("merchant.3", GOOD_FIELD, PRICE_FIELD, MISSING_FIELD)
NOT_FOR_SALE: Final = REASONS.kind("alchemist.1", VESSEL_FIELD)
MONSTER_TAKEN: Final = REASONS.kind("monsters.1", MONSTER_FIELD)
NOBODY_FOR_MONSTER: Final = REASONS.kind("monsters.4")
NO_LAIR: Final = REASONS.kind("monsters.5", way="none")
NO_HARBOUR: Final = REASONS.kind("monsters.5")
BUY_A_SEAL: Final = REASONS.kind("noble.1")
NO_SEAL_ON_SCROLL: Final = REASONS.kind("noble.1", SCROLL_FIELD, way="scroll")

# --- push and pull --------------------------------------------------------------------------------
NOT_IN_BARN: Final = REASONS.kind("guilds.9", GOOD_FIELD, way="barn")
NOT_ON_SHELVES: Final = REASONS.kind("guilds.9", GOOD_FIELD, way="shelf")
SHELF_FULL: Final = REASONS.kind("merchant.5", GOOD_FIELD)
CART_FULL: Final = REASONS.kind("alchemist.3", GOOD_FIELD)
SHIFTED_IN_ORDER: Final = REASONS.kind("guilds.9", GOOD_FIELD, way="order")
TOO_FEW_SHIFTED_AFTER: Final = REASONS.kind("guilds.9", COUNT_FIELD, way="few")
INVENT_SOMETHING: Final = REASONS.kind("alchemist.5")
VESSEL_USED_UP: Final = REASONS.kind("alchemist.11", VESSEL_FIELD)
ROWS_FULL: Final = REASONS.kind("alchemist.14")
GOODS_FOR_VESSEL: Final = REASONS.kind("alchemist.6", INVENTION_FIELD, MISSING_FIELD, GOOD_FIELD)
GOODS_FOR_BARREL: Final = REASONS.kind("alchemist.7", MISSING_FIELD, GOOD_FIELD)
EXCHANGE_SOMETHING: Final = REASONS.kind("knight.3")
EXCHANGE_TWO: Final = REASONS.kind("noble.2")
ROW_EMPTY: Final = REASONS.kind("knight.3", way="row")
COLOUR_USED: Final = REASONS.kind("knight.3", way="colour")
SCROLL_COVERED: Final = REASONS.kind("knight.3", SCROLL_FIELD, way="scroll")
NO_SEAL_TO_MOVE: Final = REASONS.kind("noble.4", SCROLL_FIELD)
SEALS_IN_ORDER: Final = REASONS.kind("noble.4", SCROLL_FIELD, way="order")
TOO_FEW_SEALS_AFTER: Final = REASONS.kind("noble.4", COUNT_FIELD, way="few")

# --- standing, feeding ----------------------------------------------------------------------------
RANK_NOT_DUE: Final = REASONS.kind("status.5", GUILD_FIELD)
RANK_HELD: Final = REASONS.kind("status.7", GUILD_FIELD)
MONSTERS_DO_NOT_EAT: Final = REASONS.kind("monsters.14")
FEED_YOUR_OWN: Final = REASONS.kind("feeding.1", way="own")
FED_IN_ORDER: Final = REASONS.kind("feeding.1", PIECE_FIELD)
NO_FOOD_TO_EAT: Final = REASONS.kind("feeding.2")
NO_WINE_TO_DRINK: Final = REASONS.kind("feeding.3")
NO_TILE_TO_EAT: Final = REASONS.kind("feeding.8")
ENOUGH_TO_EAT: Final = REASONS.kind("feeding.7")

# --- cards that would do nothing ------------------------------------------------------------------
NOBODY_TO_MOVE: Final = REASONS.kind("move.1", way="nobody")
NOWHERE_TO_GO: Final = REASONS.kind("move.3", way="nowhere")
NO_MARKERS_LEFT: Final = REASONS.kind("influence.1", way="markers")
NO_PAWN_TO_INFLUENCE: Final = REASONS.kind("influence.1", way="pawns")
NO_ROOM_FOR_MARKERS: Final = REASONS.kind("influence.8", way="everywhere")
NOTHING_TO_IMPROVE: Final = REASONS.kind("improve.1", way="nothing")
NO_OUTPOST: Final = REASONS.kind("explore.1")
NO_DECREES_LEFT: Final = REASONS.kind("explore.4", way="deck")
NO_FARM: Final = REASONS.kind("harvest.1", way="none")
ALL_FARMS_FULL: Final = REASONS.kind("harvest.5", way="all")
BAG_EMPTY: Final = REASONS.kind("goods.10")
NO_TOWN: Final = REASONS.kind("tax.1")
LAST_CARD: Final = REASONS.kind("conquer.4")
NO_TARGET: Final = REASONS.kind("conquer.1", way="nobody")
NOTHING_TO_REPEAT: Final = REASONS.kind("repeat.1", way="nothing")
NOTHING_IN_GUILDS: Final = REASONS.kind("guilds.1")
