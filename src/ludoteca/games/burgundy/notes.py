"""What can be told: every line of the log with its fields, and who may know it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field
from ludoteca.core.notes import OWN, Notes
from ludoteca.games.burgundy.actions import (
    BUILDING_FIELD,
    DEPOT_FIELD,
    DUCHY_FIELD,
    GOODS_FIELD,
    NUMBER_FIELD,
    PAY_FIELD,
    SEAT_FIELD,
    SHIELD_FIELD,
    SLOT_FIELD,
    SPACE_FIELD,
    STORE_FIELD,
)
from ludoteca.games.burgundy.components import (
    ANY,
    BRIDGE_END,
    COLOUR_NAMES,
    PHASE_NAMES,
    REWARD_NAMES,
    SOURCE_NAMES,
    TILE_NAMES,
)

COUNT_FIELD: Final = Field("count")
POINTS_FIELD: Final = Field("points")
SIZE_FIELD: Final = Field("size")
PHASE_FIELD: Final = Field("phase", PHASE_NAMES, place="phase")
ROUND_FIELD: Final = Field("round")
COLOUR_FIELD: Final = Field("colour", COLOUR_NAMES, place="bonus")
SOURCE_FIELD: Final = Field("source", SOURCE_NAMES)
REWARD_FIELD: Final = Field("reward", REWARD_NAMES)
DIE1_FIELD: Final = Field("die1", [str(n + 1) for n in range(ANY)])
DIE2_FIELD: Final = Field("die2", [str(n + 1) for n in range(ANY)])
BRIDGE_FIELD: Final = Field("bridge", [str(n) for n in range(BRIDGE_END + 1)], place="bridge")
PIECE_FIELD: Final = Field("tile", TILE_NAMES)

NOTES: Final = Notes()

PHASE: Final = NOTES.kind("phase", PHASE_FIELD)
PHASE_OVER: Final = NOTES.kind("phase-over", PHASE_FIELD)
ROUND: Final = NOTES.kind("round", ROUND_FIELD)
ROLLED: Final = NOTES.kind("rolled", DIE1_FIELD, DIE2_FIELD)
ARRIVED: Final = NOTES.kind("arrived", GOODS_FIELD, DEPOT_FIELD)
FIRST: Final = NOTES.kind("first")
PLAYS: Final = NOTES.kind("plays", DUCHY_FIELD)
FOUNDED: Final = NOTES.kind("founded", SPACE_FIELD)
CHOSE_SECRETLY: Final = NOTES.kind("chose-secretly", SPACE_FIELD, audience=OWN)
TOOK: Final = NOTES.kind("took", PIECE_FIELD, SLOT_FIELD)
PLACED: Final = NOTES.kind("placed", PIECE_FIELD, SPACE_FIELD)
SOLD: Final = NOTES.kind("sold", GOODS_FIELD, COUNT_FIELD)
HIRED: Final = NOTES.kind("hired", COUNT_FIELD)
SPENT: Final = NOTES.kind("spent", COUNT_FIELD, minor=True)
BOUGHT: Final = NOTES.kind("bought", PIECE_FIELD, SLOT_FIELD)
STORED: Final = NOTES.kind("stored", PIECE_FIELD, STORE_FIELD, minor=True)
DISCARDED: Final = NOTES.kind("discarded", PIECE_FIELD)
LOADED: Final = NOTES.kind("loaded", GOODS_FIELD, COUNT_FIELD)
LEFT_BEHIND: Final = NOTES.kind("left-behind")
PAWN: Final = NOTES.kind("pawn", BRIDGE_FIELD, minor=True)
SCORED: Final = NOTES.kind("scored", POINTS_FIELD, SOURCE_FIELD, minor=True)
AREA_DONE: Final = NOTES.kind("area-done", COLOUR_FIELD, SIZE_FIELD)
COLOUR_DONE: Final = NOTES.kind("colour-done", COLOUR_FIELD, POINTS_FIELD)
POSTS_JOINED: Final = NOTES.kind("posts-joined", COUNT_FIELD)
GAINED_SILVER: Final = NOTES.kind("gained-silver", COUNT_FIELD, minor=True)
GAINED_WORKERS: Final = NOTES.kind("gained-workers", COUNT_FIELD, minor=True)
COPIED: Final = NOTES.kind("copied", BUILDING_FIELD)
DECLINED: Final = NOTES.kind("declined", minor=True)
LOST_EFFECT: Final = NOTES.kind("lost-effect", BUILDING_FIELD)
FINISHED: Final = NOTES.kind("finished", minor=True)
REWARDED: Final = NOTES.kind("rewarded", REWARD_FIELD)
TURNED: Final = NOTES.kind("turned", NUMBER_FIELD)
CLAIMED: Final = NOTES.kind("claimed", SHIELD_FIELD, SPACE_FIELD)
KEPT: Final = NOTES.kind("kept", SHIELD_FIELD, PAY_FIELD)
DROPPED: Final = NOTES.kind("dropped", SHIELD_FIELD)
BORROWED: Final = NOTES.kind("borrowed", SEAT_FIELD)
RECRUITED: Final = NOTES.kind("recruited")
GIVEN: Final = NOTES.kind("given", PIECE_FIELD, SLOT_FIELD)
REMOVED: Final = NOTES.kind("removed", PIECE_FIELD, SLOT_FIELD)
SWAPPED: Final = NOTES.kind("swapped", PIECE_FIELD, SLOT_FIELD)
GAVE: Final = NOTES.kind("gave", GOODS_FIELD, minor=True)
CLEARED: Final = NOTES.kind("cleared")
ADDED: Final = NOTES.kind("added")
GOAL_REACHED: Final = NOTES.kind("goal-reached", COUNT_FIELD)
WON: Final = NOTES.kind("won")
FAILED: Final = NOTES.kind("failed")
OVER: Final = NOTES.kind("over")
DEALT: Final = NOTES.kind("dealt", GOODS_FIELD, minor=True)
NOTHING_FITS: Final = NOTES.kind("nothing-fits")
