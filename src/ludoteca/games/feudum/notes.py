"""What can be told: every line of the log with its fields, and who may know it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field
from ludoteca.core.notes import OWN, Notes
from ludoteca.games.feudum.actions import (
    BONUS_FIELD,
    CARD_FIELD,
    DECREE_FIELD,
    FACE_FIELD,
    FUNCTION_FIELD,
    GOOD_FIELD,
    GUILD_FIELD,
    INVENTION_FIELD,
    LANDSCAPE_FIELD,
    LOCATION_FIELD,
    MEAL_FIELD,
    MONSTER_FIELD,
    PIECE_FIELD,
    REGION_FIELD,
    RESOURCE_FIELD,
    ROLE_FIELD,
    ROW_FIELD,
    SCROLL_FIELD,
    VESSEL_FIELD,
)
from ludoteca.games.feudum.components import (
    DISC_NAMES,
    RANK_NAMES,
    RESOURCE_NAMES,
    SOURCE_NAMES,
    WAY_NAMES,
)

NUMBER_FIELD: Final = Field("number")
POINTS_FIELD: Final = Field("points")
SOURCE_FIELD: Final = Field("source", SOURCE_NAMES)
RANK_FIELD: Final = Field("rank", RANK_NAMES)
DISC_FIELD: Final = Field("disc", DISC_NAMES)
WAY_FIELD: Final = Field("way", WAY_NAMES)
YIELD_FIELD: Final = Field("yield", RESOURCE_NAMES)
PLACE_FIELD: Final = Field("place", ["barrel", "reserve"])

NOTES: Final = Notes()

ROUND: Final = NOTES.kind("round", NUMBER_FIELD)
FIRST: Final = NOTES.kind("first")
CHOSE_GOOD: Final = NOTES.kind("chose-good", GOOD_FIELD)
STORED: Final = NOTES.kind("stored", PLACE_FIELD, minor=True)
ENTERED: Final = NOTES.kind("entered", FACE_FIELD, LOCATION_FIELD)
POUCHED: Final = NOTES.kind("pouched", BONUS_FIELD)
CHOSE_CARD: Final = NOTES.kind("chose-card", CARD_FIELD, minor=True, audience=OWN)
READY: Final = NOTES.kind("ready")
PLAYED: Final = NOTES.kind("played", CARD_FIELD)
IDLE: Final = NOTES.kind("idle", CARD_FIELD)
AGAIN: Final = NOTES.kind("again", CARD_FIELD)
WITHDREW: Final = NOTES.kind("withdrew", PIECE_FIELD)
MOVED: Final = NOTES.kind("moved", PIECE_FIELD, WAY_FIELD)
FERRIED: Final = NOTES.kind("ferried", minor=True)
DEPLOYED: Final = NOTES.kind("deployed", VESSEL_FIELD, LOCATION_FIELD, minor=True)
BOARDED: Final = NOTES.kind("boarded", VESSEL_FIELD, LOCATION_FIELD, minor=True)
PILFERED: Final = NOTES.kind("pilfered", RESOURCE_FIELD, LOCATION_FIELD)
VOYAGE: Final = NOTES.kind("voyage", NUMBER_FIELD)
RULED: Final = NOTES.kind("ruled", LOCATION_FIELD)
SERF: Final = NOTES.kind("serf", LOCATION_FIELD)
SUBJECT: Final = NOTES.kind("subject", LOCATION_FIELD)
OVERTHREW: Final = NOTES.kind("overthrew", LOCATION_FIELD)
IMPROVED: Final = NOTES.kind("improved", DISC_FIELD, LOCATION_FIELD)
TOOK_TILE: Final = NOTES.kind("took-tile", LANDSCAPE_FIELD, REGION_FIELD)
NO_TILE: Final = NOTES.kind("no-tile")
TENDED: Final = NOTES.kind("tended", LANDSCAPE_FIELD, LOCATION_FIELD)
GREW: Final = NOTES.kind("grew", YIELD_FIELD, LOCATION_FIELD)
COLLECTED: Final = NOTES.kind("collected", YIELD_FIELD, LOCATION_FIELD)
TRIBUTE: Final = NOTES.kind("tribute", RESOURCE_FIELD, LOCATION_FIELD)
DREW: Final = NOTES.kind("drew", NUMBER_FIELD)
SAW: Final = NOTES.kind("saw", DECREE_FIELD, audience=OWN)
KEPT: Final = NOTES.kind("kept", DECREE_FIELD, audience=OWN)
KEPT_SECRETLY: Final = NOTES.kind("kept-secretly")
RETURNED: Final = NOTES.kind("returned", DECREE_FIELD, minor=True, audience=OWN)
DISCARDED: Final = NOTES.kind("discarded", DECREE_FIELD, audience=OWN)
DISCARDED_SECRETLY: Final = NOTES.kind("discarded-secretly")
USED_MANDATE: Final = NOTES.kind("used-mandate", DECREE_FIELD)
HARVESTED: Final = NOTES.kind("harvested", NUMBER_FIELD, LOCATION_FIELD)
FAVOURED: Final = NOTES.kind("favoured", NUMBER_FIELD)
GOT_GOOD: Final = NOTES.kind("got-good", NUMBER_FIELD, GOOD_FIELD, minor=True)
GOT_SHILLINGS: Final = NOTES.kind("got-shillings", NUMBER_FIELD, minor=True)
GOT_MARKERS: Final = NOTES.kind("got-markers", NUMBER_FIELD, minor=True)
GOT_SEALS: Final = NOTES.kind("got-seals", NUMBER_FIELD, minor=True)
GOT_BEAD: Final = NOTES.kind("got-bead", NUMBER_FIELD, minor=True)
GOT_VESSEL: Final = NOTES.kind("got-vessel", VESSEL_FIELD)
PAID_GOOD: Final = NOTES.kind("paid-good", GOOD_FIELD, minor=True)
SPENT_TILE: Final = NOTES.kind("spent-tile", LANDSCAPE_FIELD, minor=True)
PAID_SHILLINGS: Final = NOTES.kind("paid-shillings", NUMBER_FIELD, minor=True)
ATTACKED: Final = NOTES.kind("attacked", PIECE_FIELD, LOCATION_FIELD)
BESIEGED: Final = NOTES.kind("besieged", LOCATION_FIELD)
ADDED_FORCE: Final = NOTES.kind("added-force", NUMBER_FIELD)
DEFENDED: Final = NOTES.kind("defended")
IMMUNE: Final = NOTES.kind("immune", LOCATION_FIELD)
WON: Final = NOTES.kind("won", NUMBER_FIELD)
FAILED: Final = NOTES.kind("failed", NUMBER_FIELD)
MILITARY: Final = NOTES.kind("military", NUMBER_FIELD)
STARVED: Final = NOTES.kind("starved", ROLE_FIELD, LOCATION_FIELD)
REPEATS: Final = NOTES.kind("repeats", CARD_FIELD)
USES: Final = NOTES.kind("uses", GUILD_FIELD, FUNCTION_FIELD)
FEASTS: Final = NOTES.kind("feasts", GUILD_FIELD)
SENT: Final = NOTES.kind("sent", NUMBER_FIELD, LOCATION_FIELD)
SPILLED: Final = NOTES.kind("spilled", NUMBER_FIELD)
SHIFTED: Final = NOTES.kind("shifted", GOOD_FIELD, minor=True)
INVENTED: Final = NOTES.kind("invented", INVENTION_FIELD)
EXCHANGED: Final = NOTES.kind("exchanged", ROW_FIELD, SCROLL_FIELD)
TURNED_BEAD: Final = NOTES.kind("turned-bead", NUMBER_FIELD)
HEN: Final = NOTES.kind("hen", NUMBER_FIELD)
SPLIT: Final = NOTES.kind("split", NUMBER_FIELD, minor=True)
COMPLETED: Final = NOTES.kind("completed", NUMBER_FIELD, minor=True)
REEVE: Final = NOTES.kind("reeve", GUILD_FIELD)
REEVE_BACK: Final = NOTES.kind("reeve-back", GUILD_FIELD)
TAMED: Final = NOTES.kind("tamed", MONSTER_FIELD, LOCATION_FIELD)
RANK: Final = NOTES.kind("rank", GUILD_FIELD, RANK_FIELD)
LEFT_GUILD: Final = NOTES.kind("left-guild", GUILD_FIELD)
FED: Final = NOTES.kind("fed", PIECE_FIELD, MEAL_FIELD, minor=True)
SOBERED: Final = NOTES.kind("sobered", PIECE_FIELD)
STARVED_PAWN: Final = NOTES.kind("starved-pawn", PIECE_FIELD)
ROLLED: Final = NOTES.kind("rolled", REGION_FIELD)
NO_ROLL: Final = NOTES.kind("no-roll")
EPOCH: Final = NOTES.kind("epoch", NUMBER_FIELD)
GOOD_ON_MAP: Final = NOTES.kind("good-on-map", GOOD_FIELD, LOCATION_FIELD)
REFILLED: Final = NOTES.kind("refilled")
SCORED: Final = NOTES.kind("scored", POINTS_FIELD, SOURCE_FIELD, minor=True)
LIFTED: Final = NOTES.kind("lifted", LOCATION_FIELD)
OVER: Final = NOTES.kind("over")
