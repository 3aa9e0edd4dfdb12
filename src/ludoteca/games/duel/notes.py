"""What can be told: every line of the log with its fields, and who may know it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field
from ludoteca.core.notes import OTHERS, OWN, SEATS, Notes
from ludoteca.games.duel.actions import (
    CARD_FIELD,
    END_FIELD,
    EVENT_FIELD,
    PLACE_FIELD,
    RESOURCE_FIELD,
    SITE_FIELD,
    STACK_FIELD,
    STORE_FIELD,
)
from ludoteca.games.duel.components import (
    FACE_NAMES,
    SITE_NAMES,
    SPOT_NAMES,
    STORE_NAMES,
)

AMOUNT_FIELD: Final = Field("amount")
TURN_FIELD: Final = Field("turn")
FACE_FIELD: Final = Field("face", list(FACE_NAMES), place="face")
DIE_FIELD: Final = Field("die", ["–", "1", "2", "3", "4", "5", "6"])
SPOT_FIELD: Final = Field("spot", SPOT_NAMES)
GOODS_FIELD: Final = Field("goods", STORE_NAMES, place="store")
OTHER_STORE_FIELD: Final = Field("other", STORE_NAMES, place="store")
OTHER_SITE_FIELD: Final = Field("second", SITE_NAMES, place="site")

NOTES: Final = Notes()

FIRST: Final = NOTES.kind("first")
TURN: Final = NOTES.kind("turn", TURN_FIELD)
ROLLED: Final = NOTES.kind("rolled", DIE_FIELD, FACE_FIELD)
CHOSE_NUMBER: Final = NOTES.kind("chose-number", DIE_FIELD)
ROBBED: Final = NOTES.kind("robbed", AMOUNT_FIELD)
GAINED: Final = NOTES.kind("gained", AMOUNT_FIELD, GOODS_FIELD, minor=True)
PAID: Final = NOTES.kind("paid", AMOUNT_FIELD, GOODS_FIELD, minor=True)
LOST: Final = NOTES.kind("lost", AMOUNT_FIELD, GOODS_FIELD)
EVENT: Final = NOTES.kind("event", EVENT_FIELD)
RESHUFFLED: Final = NOTES.kind("reshuffled")
PLAYED: Final = NOTES.kind("played", CARD_FIELD)
BUILT: Final = NOTES.kind("built", CARD_FIELD, SITE_FIELD)
ROAD: Final = NOTES.kind("road", END_FIELD)
SETTLED: Final = NOTES.kind("settled", END_FIELD)
REGION: Final = NOTES.kind("region", STORE_FIELD, SPOT_FIELD)
CITY: Final = NOTES.kind("city", PLACE_FIELD)
REMOVED: Final = NOTES.kind("removed", CARD_FIELD, SITE_FIELD)
LOST_CARD: Final = NOTES.kind("lost-card", CARD_FIELD, SITE_FIELD)
WENT_UNDER: Final = NOTES.kind("went-under", CARD_FIELD, STACK_FIELD)
DREW: Final = NOTES.kind("drew", STACK_FIELD)
DREW_CARD: Final = NOTES.kind("drew-card", CARD_FIELD, audience=OWN)
SEARCHED: Final = NOTES.kind("searched", STACK_FIELD)
PUT_UNDER: Final = NOTES.kind("put-under", STACK_FIELD)
PUT_CARD: Final = NOTES.kind("put-card", CARD_FIELD, STACK_FIELD, audience=OWN)
DEMANDED: Final = NOTES.kind("demanded", AMOUNT_FIELD, RESOURCE_FIELD)
DEFENDED: Final = NOTES.kind("defended", DIE_FIELD)
STOPPED: Final = NOTES.kind("stopped")
SHOWED_HAND: Final = NOTES.kind("showed-hand")
SHOWN_CARD: Final = NOTES.kind("shown-card", CARD_FIELD, audience=OTHERS)
TAKEN_CARD: Final = NOTES.kind("taken-card", CARD_FIELD, audience=SEATS)
NAMED: Final = NOTES.kind("named", SITE_FIELD)
IMMUNE: Final = NOTES.kind("immune")
SWAPPED: Final = NOTES.kind("swapped", STORE_FIELD, OTHER_STORE_FIELD)
SHIFTED: Final = NOTES.kind("shifted", SITE_FIELD, OTHER_SITE_FIELD)
HERO_TOKEN: Final = NOTES.kind("hero-token")
TRADE_TOKEN: Final = NOTES.kind("trade-token")
FROM_DISCARDS: Final = NOTES.kind("from-discards")
ARRANGED: Final = NOTES.kind("arranged")
OVER: Final = NOTES.kind("over", AMOUNT_FIELD)
ENDLESS: Final = NOTES.kind("endless")
HERO_TOKEN_GONE: Final = NOTES.kind("hero-token-gone")
TRADE_TOKEN_GONE: Final = NOTES.kind("trade-token-gone")
CACHE: Final = NOTES.kind("cache", STORE_FIELD)
UNCOVERED: Final = NOTES.kind("uncovered", CARD_FIELD)
BURIED: Final = NOTES.kind("buried", STACK_FIELD)
