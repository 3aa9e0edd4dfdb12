"""What can stand in the way: clauses, and the facts they name, from the farthest to the nearest."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field
from ludoteca.core.reasons import MISSING_FIELD, PLAYER_FIELD, Reasons
from ludoteca.games.millefiori.actions import CARD_FIELD, SPACE_FIELD
from ludoteca.games.millefiori.components import AREA_NAMES

AREA_FIELD: Final = Field("area", AREA_NAMES)

REASONS: Final = Reasons()

NOT_IN_HAND: Final = REASONS.kind("draft.1")
NOT_IN_HAND_NOW: Final = REASONS.kind("tactical.2")
NOT_FACE_UP: Final = REASONS.kind("extra.1")
NO_DIAMOND: Final = REASONS.kind("end.13")
OTHER_AREA: Final = REASONS.kind("cards.1", CARD_FIELD, AREA_FIELD)
OTHER_SYMBOL: Final = REASONS.kind("workshops.1", CARD_FIELD)
OTHER_GOOD: Final = REASONS.kind("trade.1", CARD_FIELD)
TAKEN: Final = REASONS.kind("turn.5", PLAYER_FIELD)
NOT_NEXT: Final = REASONS.kind("residences.2", SPACE_FIELD)
UNSUPPORTED: Final = REASONS.kind("citizens.4", MISSING_FIELD, SPACE_FIELD)
