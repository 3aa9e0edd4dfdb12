"""What can stand in the way: clauses, and the facts they name, from the farthest to the nearest.

The chapters look in the same order: what lies in a place, then the die, then what the die cannot reach.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field
from ludoteca.core.reasons import MISSING_FIELD, PLAYER_FIELD, Reasons
from ludoteca.games.burgundy.actions import (
    ANIMAL_FIELD,
    DEPOT_FIELD,
    DUCHY_FIELD,
    GOODS_FIELD,
    SHIELD_FIELD,
    SPACE_FIELD,
    TILE_FIELD,
)
from ludoteca.games.burgundy.components import CARPENTER, CHURCH, COLOUR_NAMES, MARKET, REWARD_NAMES

KIND_FIELD: Final = Field("kind", COLOUR_NAMES)
"""The kind of tile that a colour is for."""
REWARD_FIELD: Final = Field("reward", REWARD_NAMES)
SPACES_FIELD: Final = Field("spaces")
NUMBER_FIELD: Final = Field("wanted")
SHOWN_FIELD: Final = Field("shown")
NEEDED_FIELD: Final = Field("needed")
SILVER_FIELD: Final = Field("silver")

REASONS: Final = Reasons()

# --- what is asked at another time ----------------------------------------------------------------
WITH_A_SHIP: Final = REASONS.kind("ships.1")
SWAP_WITH_A_SHIP: Final = REASONS.kind("solo.16")
DISCARD_FOR_ROOM: Final = REASONS.kind("take.6")
PURCHASE_IN_TURN: Final = REASONS.kind("black.5")
NO_BUYING_ANYWHERE: Final = REASONS.kind("monasteries.11")
DICE_LATER: Final = REASONS.kind("turn.6", way="later")

# --- duchies and starting castles -----------------------------------------------------------------
NO_BORDER_DUCHY: Final = REASONS.kind("posts.1")
NO_COMMON_DUCHY: Final = REASONS.kind("duchy.4")
DUCHY_TAKEN: Final = REASONS.kind("duchy.4", DUCHY_FIELD, way="taken")
NO_SUCH_SPACE: Final = REASONS.kind("duchy.1", SPACES_FIELD)
NO_CASTLE_SPACE: Final = REASONS.kind("duchy.5a")
OTHER_CASTLE_SPACE: Final = REASONS.kind("team.4")

# --- shields, before the dice are looked at -------------------------------------------------------
NOT_IN_A_DEPOT: Final = REASONS.kind("shields.3", SHIELD_FIELD, way="depot")
TAX_AT_THE_END: Final = REASONS.kind("shields.11", way="end")
NO_SHIELD_BY_CASTLE: Final = REASONS.kind("shields.35")
NO_CASTLE_FOR_SHIELD: Final = REASONS.kind("shields.7")
NO_FREE_DIE: Final = REASONS.kind("shields.44")
TURNED_ALREADY: Final = REASONS.kind("shields.44", way="again")
WHITE_DIE_STAYS: Final = REASONS.kind("shields.44", way="white")

# --- places of the central board ------------------------------------------------------------------
UNUSED_WITH_TWO: Final = REASONS.kind("phase.8")
UNUSED_WITH_THREE: Final = REASONS.kind("phase.7")
NO_INN: Final = REASONS.kind("inns.1")
EMPTY_SLOT: Final = REASONS.kind("take.1", way="empty")
INNS_ARE_BOUGHT: Final = REASONS.kind("inns.3")
BLACK_IS_BOUGHT: Final = REASONS.kind("take.1", way="black")
NOT_FROM_BLACK: Final = REASONS.kind("buildings.10")
ONLY_BLACK_SWAPPED: Final = REASONS.kind("solo.16", way="black")
GIFT_OF_NUMBERED: Final = REASONS.kind("shields.39")
GIFT_OF_BLACK: Final = REASONS.kind("shields.40")
REWARD_OF_BLACK: Final = REASONS.kind("solo.25")
SAME_TILE: Final = REASONS.kind("shields.39", TILE_FIELD, way="same")

# --- the purchase, and what else belongs to a turn ------------------------------------------------
TILE_IN_HAND: Final = REASONS.kind("black.3", TILE_FIELD)
BOUGHT_ALREADY: Final = REASONS.kind("black.1", way="again")
NO_PAYING_IN_WORKERS: Final = REASONS.kind("monasteries.10")
TOO_DEAR: Final = REASONS.kind("black.1", SILVER_FIELD, MISSING_FIELD)
TOO_DEAR_IN_ALL: Final = REASONS.kind("monasteries.10", MISSING_FIELD, way="poor")
DISCARD_FIRST: Final = REASONS.kind("shields.22", way="first")
NO_RECRUITING: Final = REASONS.kind("extra.3")
NO_SILVER_TO_RECRUIT: Final = REASONS.kind("extra.3", way="silver")
NO_BORROWING: Final = REASONS.kind("shields.25")
BORROWED_ALREADY: Final = REASONS.kind("shields.27", PLAYER_FIELD)
OF_ANOTHER_PLAYER: Final = REASONS.kind("shields.25", way="player")

# --- what lies in the duchy and beside it ---------------------------------------------------------
COVERED: Final = REASONS.kind("place.2", TILE_FIELD)
NO_GOODS: Final = REASONS.kind("sell.6", GOODS_FIELD)

# --- the dice -------------------------------------------------------------------------------------
DICE_WAIT: Final = REASONS.kind("turn.6")
WITH_A_DIE: Final = REASONS.kind("turn.1", way="free")
DIE_USED: Final = REASONS.kind("turn.1")
DICE_ALIKE: Final = REASONS.kind("turn.2")
SHOWN_ALREADY: Final = REASONS.kind("shields.44", NUMBER_FIELD, way="same")
BOTH_DICE: Final = REASONS.kind("shields.5c")
NO_DOUBLES: Final = REASONS.kind("shields.4", SHIELD_FIELD, NUMBER_FIELD, NEEDED_FIELD, MISSING_FIELD)

# --- taking a tile --------------------------------------------------------------------------------
NOT_TAKEN_BY: Final = {
    MARKET: REASONS.kind("buildings.7"),
    CARPENTER: REASONS.kind("buildings.8"),
    CHURCH: REASONS.kind("buildings.9"),
}
TOO_FAR_TO_TAKE: Final = REASONS.kind("take.1", NUMBER_FIELD, SHOWN_FIELD, NEEDED_FIELD, MISSING_FIELD)

# --- placing a tile -------------------------------------------------------------------------------
NOTHING_STORED: Final = REASONS.kind("place.1", way="empty")
NOT_STORED: Final = REASONS.kind("place.1", TILE_FIELD)
OF_THE_PARTNER: Final = REASONS.kind("team.10", TILE_FIELD)
NO_SPACE_LEFT: Final = REASONS.kind("place.4", TILE_FIELD, way="full")
OTHER_COLOUR: Final = REASONS.kind("place.4", SPACE_FIELD, KIND_FIELD)
NO_CONTACT: Final = REASONS.kind("place.5", SPACE_FIELD)
SECOND_BUILDING: Final = REASONS.kind("buildings.3", TILE_FIELD, SPACE_FIELD)
SECOND_INN: Final = REASONS.kind("inns.5", SPACE_FIELD)
TOO_FAR_TO_PLACE: Final = REASONS.kind(
    "place.3", SPACE_FIELD, NUMBER_FIELD, SHOWN_FIELD, NEEDED_FIELD, MISSING_FIELD
)

# --- selling goods --------------------------------------------------------------------------------
TOO_FAR_TO_SELL: Final = REASONS.kind(
    "sell.1", GOODS_FIELD, NUMBER_FIELD, SHOWN_FIELD, NEEDED_FIELD, MISSING_FIELD
)

# --- storage --------------------------------------------------------------------------------------
NOT_STORED_TO_DISCARD: Final = REASONS.kind("take.5", TILE_FIELD)
NEVER_THE_NEW_TILE: Final = REASONS.kind("take.6", TILE_FIELD, way="new")
NOT_STORED_TO_DISCARD_DOWN: Final = REASONS.kind("shields.22", TILE_FIELD)

# --- buildings, geese and trade routes ------------------------------------------------------------
NOTHING_TO_TAKE: Final = {
    MARKET: REASONS.kind("buildings.7", way="none"),
    CARPENTER: REASONS.kind("buildings.8", way="none"),
    CHURCH: REASONS.kind("buildings.9", way="none"),
}
NOTHING_TO_SELL: Final = REASONS.kind("buildings.12")
NOTHING_TO_PLACE: Final = REASONS.kind("buildings.15")
NO_WHITE_CASTLES: Final = REASONS.kind("extra.7")
NO_CRANE: Final = REASONS.kind("extra.5")
OTHER_REWARD: Final = REASONS.kind("routes.4", REWARD_FIELD)
NO_SUCH_HERD: Final = REASONS.kind("extra.9", ANIMAL_FIELD)

# --- ships ----------------------------------------------------------------------------------------
NO_COLLECTING: Final = REASONS.kind("shields.23")
COLLECTED_ALREADY: Final = REASONS.kind("shields.23", way="again")
NOTHING_TO_COLLECT: Final = REASONS.kind("shields.23", GOODS_FIELD, way="none")
NO_ROOM_FOR_GOODS: Final = REASONS.kind("ships.3", GOODS_FIELD)
EMPTIED_ALREADY: Final = REASONS.kind("monasteries.7", DEPOT_FIELD)
NO_NEIGHBOUR: Final = REASONS.kind("monasteries.8", DEPOT_FIELD)
STORED_ALREADY: Final = REASONS.kind("ships.6", GOODS_FIELD)
NOT_ON_OFFER: Final = REASONS.kind("ships.5", GOODS_FIELD)
KEPT_IN_ORDER: Final = REASONS.kind("ships.5", GOODS_FIELD, way="order")

# --- taxes ----------------------------------------------------------------------------------------
NOT_YOUR_SHIELD: Final = REASONS.kind("shields.11", SHIELD_FIELD, way="yours")
OTHER_TAX_DUE: Final = REASONS.kind("shields.12", SHIELD_FIELD)
ONE_COIN: Final = REASONS.kind("shields.11")
NO_TAX_IN_WORKERS: Final = REASONS.kind("shields.19")
NO_WORKER_FOR_TAX: Final = REASONS.kind("shields.19", way="none")
NO_SILVER_FOR_TAX: Final = REASONS.kind("shields.11", way="silver")

# --- solo -----------------------------------------------------------------------------------------
NO_GOODS_TO_GIVE: Final = REASONS.kind("solo.17", GOODS_FIELD)
GIVEN_IN_ORDER: Final = REASONS.kind("solo.17", GOODS_FIELD, way="order")
