"""What can be told: every line of the log with its fields, and who may know it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field
from ludoteca.core.notes import Notes
from ludoteca.games.caylus.actions import (
    BUILDING_FIELD,
    CUBE_FIELD,
    LINE_FIELD,
    RATE_FIELD,
    SPACE_FIELD,
)
from ludoteca.games.caylus.components import (
    SECTION_NAMES,
    SOURCE_NAMES,
)

NUMBER_FIELD: Final = Field("number")
DENIERS_FIELD: Final = Field("deniers")
POINTS_FIELD: Final = Field("points")
COLUMN_FIELD: Final = Field("column")
SOURCE_FIELD: Final = Field("source", SOURCE_NAMES)
SECTION_FIELD: Final = Field("section", SECTION_NAMES, place="section")

NOTES: Final = Notes()

TURN: Final = NOTES.kind("turn", NUMBER_FIELD)
INCOME: Final = NOTES.kind("income", DENIERS_FIELD, minor=True)
PLACED: Final = NOTES.kind("placed", BUILDING_FIELD, DENIERS_FIELD)
PASSED: Final = NOTES.kind("passed", NUMBER_FIELD)
GOT_DENIERS: Final = NOTES.kind("got-deniers", DENIERS_FIELD, minor=True)
SCORED: Final = NOTES.kind("scored", POINTS_FIELD, SOURCE_FIELD, minor=True)
WENT_HOME: Final = NOTES.kind("went-home", BUILDING_FIELD)
MOVED_PROVOST: Final = NOTES.kind("moved-provost", SPACE_FIELD, DENIERS_FIELD)
MOVED_PROVOST_BACK: Final = NOTES.kind("moved-provost-back", SPACE_FIELD, DENIERS_FIELD)
LEFT_PROVOST: Final = NOTES.kind("left-provost", minor=True)
RANK: Final = NOTES.kind("rank", NUMBER_FIELD)
ENTERED_INN: Final = NOTES.kind("entered-inn")
LEFT_INN: Final = NOTES.kind("left-inn")
STAYED_IN_INN: Final = NOTES.kind("stayed-in-inn")
JOUSTED: Final = NOTES.kind("jousted")
TOOK: Final = NOTES.kind("took", CUBE_FIELD, NUMBER_FIELD)
SOLD: Final = NOTES.kind("sold", CUBE_FIELD, DENIERS_FIELD)
BOUGHT: Final = NOTES.kind("bought", CUBE_FIELD, DENIERS_FIELD)
PAID: Final = NOTES.kind("paid", CUBE_FIELD, NUMBER_FIELD, minor=True)
BUILT: Final = NOTES.kind("built", BUILDING_FIELD, SPACE_FIELD)
TRANSFORMED: Final = NOTES.kind("transformed", BUILDING_FIELD, SPACE_FIELD)
WILL_TRANSFORM: Final = NOTES.kind("will-transform", BUILDING_FIELD)
EXCHANGED: Final = NOTES.kind("exchanged", RATE_FIELD)
DELIVERED: Final = NOTES.kind("delivered", SECTION_FIELD)
NO_BATCH: Final = NOTES.kind("no-batch")
BEST_BUILDER: Final = NOTES.kind("best-builder", NUMBER_FIELD)
FAVOUR: Final = NOTES.kind("favour", LINE_FIELD, COLUMN_FIELD)
FAVOUR_LOST: Final = NOTES.kind("favour-lost")
DECLINED: Final = NOTES.kind("declined")
BAILIFF: Final = NOTES.kind("bailiff", SPACE_FIELD)
SECTION: Final = NOTES.kind("section", SECTION_FIELD)
NOT_REACHED: Final = NOTES.kind("not-reached", NUMBER_FIELD)
OVER: Final = NOTES.kind("over")
