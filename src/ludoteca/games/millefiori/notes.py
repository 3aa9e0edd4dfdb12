"""What can be told: every line of the log with its fields, and who may know it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field
from ludoteca.core.notes import OWN, Notes
from ludoteca.games.millefiori.actions import (
    CARD_FIELD,
    SPACE_FIELD,
)
from ludoteca.games.millefiori.components import (
    BONUS_NAMES,
    CARGO,
    LAST_STEP,
    SOURCE_NAMES,
)

NUMBER_FIELD: Final = Field("number")
POINTS_FIELD: Final = Field("points")
SOURCE_FIELD: Final = Field("source", SOURCE_NAMES)
BONUS_FIELD: Final = Field("bonus", BONUS_NAMES, place="bonus")
STEP_FIELD: Final = Field("step", [str(step) for step in range(LAST_STEP + 1)], place="route")
LINE_FIELD: Final = Field("line", [str(line + 1) for line in range(len(CARGO))], place="fleet")

NOTES: Final = Notes()

ROUND: Final = NOTES.kind("round", NUMBER_FIELD)
KEPT: Final = NOTES.kind("kept", CARD_FIELD, audience=OWN)
TURNED_UP: Final = NOTES.kind("turned-up", CARD_FIELD)
PLACED: Final = NOTES.kind("placed", SPACE_FIELD, CARD_FIELD)
SCORED: Final = NOTES.kind("scored", POINTS_FIELD, SOURCE_FIELD, minor=True)
BONUS: Final = NOTES.kind("bonus", BONUS_FIELD)
SAILED: Final = NOTES.kind("sailed", STEP_FIELD)
STAYED: Final = NOTES.kind("stayed")
EXTRA: Final = NOTES.kind("extra")
TOOK: Final = NOTES.kind("took", CARD_FIELD)
DECLINED: Final = NOTES.kind("declined")
NO_CARD: Final = NOTES.kind("no-card")
FLEET: Final = NOTES.kind("fleet", LINE_FIELD)
LEFT: Final = NOTES.kind("left", NUMBER_FIELD)
FIRST: Final = NOTES.kind("first")
LAST_DIAMOND: Final = NOTES.kind("last-diamond")
OVER: Final = NOTES.kind("over")
