"""What can stand in the way: clauses, and the facts they name, from the farthest to the nearest."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field
from ludoteca.core.reasons import MISSING_FIELD, PLAYER_FIELD, Reasons
from ludoteca.games.caylus.actions import BUILDING_FIELD, CUBE_FIELD, LINE_FIELD, RATE_FIELD

PRICE_FIELD: Final = Field("price")
DENIERS_FIELD: Final = Field("deniers")
COLUMN_FIELD: Final = Field("column")
REACHED_FIELD: Final = Field("reached")

REASONS: Final = Reasons()

# --- placing workers ------------------------------------------------------------------------------
NO_JEWELLER: Final = REASONS.kind("jeweller.1")
OUT_OF_THE_GAME: Final = REASONS.kind("lawyer.9", BUILDING_FIELD)
ON_RESIDENCE: Final = REASONS.kind("placing.17")
ON_PRESTIGE: Final = REASONS.kind("placing.18", BUILDING_FIELD)
NOTHING_HERE: Final = REASONS.kind("placing.19", way="space")
NOT_BUILT: Final = REASONS.kind("placing.19", BUILDING_FIELD)
NO_STABLES: Final = REASONS.kind("two-players.2")
FROM_THE_GATE: Final = REASONS.kind("gate.1")
OCCUPIED: Final = REASONS.kind("placing.20", PLAYER_FIELD)
STABLES_FULL: Final = REASONS.kind("placing.21")
IN_STABLES_ALREADY: Final = REASONS.kind("placing.22")
INN_CLOSED: Final = REASONS.kind("placing.24", PLAYER_FIELD)
IN_CASTLE_ALREADY: Final = REASONS.kind("placing.27")
TOO_DEAR: Final = REASONS.kind("placing.9", PRICE_FIELD, DENIERS_FIELD)

# --- the provost ----------------------------------------------------------------------------------
PROVOST_HERE: Final = REASONS.kind("provost.2", way="here")
PROVOST_TOO_FAR: Final = REASONS.kind("provost.2", Field("steps"))
PROVOST_TOO_DEAR: Final = REASONS.kind("provost.3", PRICE_FIELD, DENIERS_FIELD)

# --- production -----------------------------------------------------------------------------------
NOT_MADE_HERE: Final = REASONS.kind("production.2", BUILDING_FIELD)
NOT_FOR_THE_OWNER: Final = REASONS.kind("production.16", BUILDING_FIELD)

# --- construction ---------------------------------------------------------------------------------
ONLY_WOOD: Final = REASONS.kind("construction.1", BUILDING_FIELD)
ONLY_STONE: Final = REASONS.kind("construction.2", BUILDING_FIELD)
ONLY_PRESTIGE: Final = REASONS.kind("construction.3", BUILDING_FIELD)
NO_TILE: Final = REASONS.kind("construction.5", BUILDING_FIELD)
OTHER_ARCHITECT: Final = REASONS.kind("construction.5", way="architect")
NO_RESIDENCE: Final = REASONS.kind("prestige.2")
ROAD_FULL: Final = REASONS.kind("construction.9")
CUBES_MISSING: Final = REASONS.kind("construction.6", MISSING_FIELD, CUBE_FIELD)
ANY_CUBE_MISSING: Final = REASONS.kind("construction.15")
NO_CUBE_TO_BUILD: Final = REASONS.kind("construction.15", CUBE_FIELD, way="cube")
NO_RESIDENCE_HERE: Final = REASONS.kind("prestige.1", BUILDING_FIELD)

# --- the lawyer -----------------------------------------------------------------------------------
NOT_THE_LAWYER: Final = REASONS.kind("lawyer.4")
NEVER_TRANSFORMED: Final = REASONS.kind("lawyer.5")
NEVER_TRANSFORMED_EITHER: Final = REASONS.kind("lawyer.6")
NOT_ON_THE_ROAD: Final = REASONS.kind("lawyer.1", BUILDING_FIELD)
OF_ANOTHER: Final = REASONS.kind("lawyer.7", PLAYER_FIELD)
SWAP_WAITS: Final = REASONS.kind("lawyer.17", BUILDING_FIELD)

# --- trade ----------------------------------------------------------------------------------------
NO_CUBE_TO_SELL: Final = REASONS.kind("trade.1", CUBE_FIELD)
NO_GOLD_SOLD: Final = REASONS.kind("trade.5")
BOUGHT_IN_ORDER: Final = REASONS.kind("trade.4", CUBE_FIELD)
OTHER_RATES: Final = REASONS.kind("trade.11", BUILDING_FIELD)
CANNOT_PAY_RATE: Final = REASONS.kind("turn.4", RATE_FIELD)
NO_GOLD_TAKEN: Final = REASONS.kind("trade.10")
NO_CUBE_TO_PAY: Final = REASONS.kind("trade.9", CUBE_FIELD)
PAID_IN_ORDER: Final = REASONS.kind("trade.9", CUBE_FIELD, way="order")

# --- the castle -----------------------------------------------------------------------------------
NO_CUBE_FOR_BATCH: Final = REASONS.kind("castle.4", CUBE_FIELD)

# --- favours --------------------------------------------------------------------------------------
LINE_USED: Final = REASONS.kind("favours.13", LINE_FIELD)
COLUMN_NOT_REACHED: Final = REASONS.kind("favours.4", COLUMN_FIELD, REACHED_FIELD)
NO_CUBE_TO_TRADE: Final = REASONS.kind("favours.24", CUBE_FIELD)
NO_CLOTH: Final = REASONS.kind("favours.29")
NO_GOLD_GIVEN: Final = REASONS.kind("favours.23")
TAKEN_IN_ORDER: Final = REASONS.kind("favours.23", CUBE_FIELD, way="order")
