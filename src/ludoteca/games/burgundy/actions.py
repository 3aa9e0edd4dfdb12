"""The alphabet: what a player can do."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Alphabet, Field, Verb
from ludoteca.games.burgundy.components import (
    ANIMAL_NAMES,
    BOARD_NAMES,
    BUILDING_NAMES,
    DEPOT_NAMES,
    GOODS,
    GOODS_NAMES,
    GOOSE,
    NUMBERED_SLOTS,
    SEAT_NAMES,
    SHIELD_NAMES,
    SIDES_OF_DIE,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    TILES,
)

# --- fields ---------------------------------------------------------------------------------------
FIRST_DIE: Final = 0
SECOND_DIE: Final = 1
NO_DIE: Final = 2
"""Castles, buildings and the like act without one of the two dice."""
SILVER: Final = 0
MIXED: Final = 1
WORKERS: Final = 2
SHARED: Final = 0
PRIVATE: Final = 1
MOST_EFFECTS: Final = 4
"""In the solo game the player orders the effects of a tile: area, colour, the tile itself."""

DIE_FIELD: Final = Field("die", ["first", "second", "free"], place="die")
SLOT_FIELD: Final = Field("slot", SLOT_NAMES, place="slot")
TILE_FIELD: Final = Field("tile", TILE_NAMES, place="stored")
SPACE_FIELD: Final = Field("space", SPACE_NAMES, place="space")
GOODS_FIELD: Final = Field("goods", GOODS_NAMES, place="goods")
DEPOT_FIELD: Final = Field("depot", DEPOT_NAMES, place="depot")
DUCHY_FIELD: Final = Field("duchy", BOARD_NAMES, place="duchy")
PAY_FIELD: Final = Field("pay", ["silver", "mixed", "workers"])
STORE_FIELD: Final = Field("store", ["shared", "private"], place="store")
BUILDING_FIELD: Final = Field("building", BUILDING_NAMES)
SHIELD_FIELD: Final = Field("shield", SHIELD_NAMES, place="shield")
NUMBER_FIELD: Final = Field("number", [str(number + 1) for number in range(SIDES_OF_DIE)])
SEAT_FIELD: Final = Field("seat", SEAT_NAMES, place="seat")
ANIMAL_FIELD: Final = Field("animal", ANIMAL_NAMES[:GOOSE])

ALPHABET: Final = Alphabet(
    [
        # First what the owner of the turn may do at any moment of it. The actions most often possible have
        # small numbers, which Python keeps ready made.
        Verb("buy", SLOT_FIELD, PAY_FIELD),
        Verb("recruit"),
        Verb("borrow", SEAT_FIELD),
        Verb("take", DIE_FIELD, SLOT_FIELD),
        Verb("sell", DIE_FIELD, GOODS_FIELD),
        Verb("hire", DIE_FIELD),
        Verb("finish"),
        Verb("decline"),
        Verb("sail", DEPOT_FIELD),
        Verb("load", GOODS_FIELD),
        Verb("discard", TILE_FIELD),
        Verb("place", DIE_FIELD, TILE_FIELD, SPACE_FIELD),
        Verb("choose", DUCHY_FIELD),
        Verb("found", SPACE_FIELD),
        Verb("store", STORE_FIELD),
        Verb("collect", GOODS_FIELD),
        Verb("copy", BUILDING_FIELD),
        Verb("gift", SLOT_FIELD, SPACE_FIELD),
        Verb("turn", DIE_FIELD, NUMBER_FIELD),
        Verb("claim", SHIELD_FIELD, SPACE_FIELD),
        Verb("keep", SHIELD_FIELD, PAY_FIELD),
        Verb("drop", SHIELD_FIELD),
        Verb("swap", SLOT_FIELD),
        Verb("give", GOODS_FIELD),
        Verb("coin"),
        Verb("herd", ANIMAL_FIELD),
    ],
    orders=MOST_EFFECTS,
)

# --- reading actions ------------------------------------------------------------------------------
VERB: Final = ALPHABET.verb_of
DIE: Final = ALPHABET.table("die")
SLOT: Final = ALPHABET.table("slot")
TILE: Final = ALPHABET.table("tile")
SPACE: Final = ALPHABET.table("space")
GOODS_OF: Final = ALPHABET.table("goods")
DEPOT: Final = ALPHABET.table("depot")
DUCHY: Final = ALPHABET.table("duchy")
PAY: Final = ALPHABET.table("pay")
STORE: Final = ALPHABET.table("store")
BUILDING: Final = ALPHABET.table("building")
SHIELD: Final = ALPHABET.table("shield")
NUMBER: Final = ALPHABET.table("number")
SEAT: Final = ALPHABET.table("seat")
ANIMAL: Final = ALPHABET.table("animal")

TAKE: Final = ALPHABET.verb("take")
CHOOSE: Final = ALPHABET.verb("choose")
FOUND: Final = ALPHABET.verb("found")
PLACE: Final = ALPHABET.verb("place")
SELL: Final = ALPHABET.verb("sell")
HIRE: Final = ALPHABET.verb("hire")
TURN: Final = ALPHABET.verb("turn")
CLAIM: Final = ALPHABET.verb("claim")
SAIL: Final = ALPHABET.verb("sail")
LOAD: Final = ALPHABET.verb("load")
COLLECT: Final = ALPHABET.verb("collect")
COPY: Final = ALPHABET.verb("copy")
GIFT: Final = ALPHABET.verb("gift")
HERD: Final = ALPHABET.verb("herd")
KEEP: Final = ALPHABET.verb("keep")
DROP: Final = ALPHABET.verb("drop")
DISCARD: Final = ALPHABET.verb("discard")
BUY: Final = ALPHABET.verb("buy")
BORROW: Final = ALPHABET.verb("borrow")
SWAP: Final = ALPHABET.verb("swap")
GIVE: Final = ALPHABET.verb("give")
WITH_DICE: Final = (TAKE, PLACE, SELL, HIRE)
"""The four actions of a die."""

# --- making actions -------------------------------------------------------------------------------
FINISH: Final = ALPHABET.first("finish")
DECLINE: Final = ALPHABET.first("decline")
COIN: Final = ALPHABET.first("coin")
RECRUIT: Final = ALPHABET.first("recruit")
FIRST_ANYTIME: Final = ALPHABET.first("buy")
LAST_ANYTIME: Final = ALPHABET.first("take") - 1
_CHOOSE: Final = ALPHABET.first("choose")
_FOUND: Final = ALPHABET.first("found")
_TAKE: Final = ALPHABET.first("take")
_PLACE: Final = ALPHABET.first("place")
_SELL: Final = ALPHABET.first("sell")
_HIRE: Final = ALPHABET.first("hire")
_DISCARD: Final = ALPHABET.first("discard")
_STORE: Final = ALPHABET.first("store")
_SAIL: Final = ALPHABET.first("sail")
_LOAD: Final = ALPHABET.first("load")
_COLLECT: Final = ALPHABET.first("collect")
_COPY: Final = ALPHABET.first("copy")
_GIFT: Final = ALPHABET.first("gift")
_TURN: Final = ALPHABET.first("turn")
_CLAIM: Final = ALPHABET.first("claim")
_KEEP: Final = ALPHABET.first("keep")
_DROP: Final = ALPHABET.first("drop")
_SWAP: Final = ALPHABET.first("swap")
_GIVE: Final = ALPHABET.first("give")
_BUY: Final = ALPHABET.first("buy")
_BORROW: Final = ALPHABET.first("borrow")
_HERD: Final = ALPHABET.first("herd")


def choose(duchy: int) -> int:
    """Play on this duchy."""
    return _CHOOSE + duchy


def found(space: int) -> int:
    """Put the starting castle here."""
    return _FOUND + space


def take(die: int, slot: int) -> int:
    """Take the tile that lies here into storage."""
    return _TAKE + die * SLOTS + slot


def place(die: int, tile: int, space: int) -> int:
    """Place a stored tile here."""
    return _PLACE + (die * TILES + tile) * SPACES + space


def sell(die: int, goods: int) -> int:
    """Sell all goods of a type."""
    return _SELL + die * GOODS + goods


def hire(die: int) -> int:
    """Take workers."""
    return _HIRE + die


def discard(tile: int) -> int:
    """Remove a stored tile from the game, to make room."""
    return _DISCARD + tile


def store(where: int) -> int:
    """Team: use the shared storage or one's own."""
    return _STORE + where


def sail(depot: int) -> int:
    """Take the goods of this depot on board."""
    return _SAIL + depot


def load(goods: int) -> int:
    """Keep goods of this type, where not all fit."""
    return _LOAD + goods


def collect(goods: int) -> int:
    """Take the goods of this type from all depots."""
    return _COLLECT + goods


def copy(building: int) -> int:
    """The crane does what this building does."""
    return _COPY + building


def gift(slot: int, space: int) -> int:
    """Place the tile that lies here straight into the duchy."""
    return _GIFT + slot * SPACES + space


def turn(die: int, number: int) -> int:
    """Turn one of the dice to another number."""
    return _TURN + die * SIDES_OF_DIE + number


def claim(shield: int, space: int) -> int:
    """Put this shield on the castle here."""
    return _CLAIM + shield * SPACES + space


def keep(shield: int, pay: int) -> int:
    """Pay the tax for this shield."""
    return _KEEP + shield * 3 + pay


def drop(shield: int) -> int:
    """Give this shield up."""
    return _DROP + shield


def swap(slot: int) -> int:
    """Solo: take this tile of the black depot, face down, for goods."""
    return _SWAP + slot


def give(goods: int) -> int:
    """Solo: pay with one of these goods."""
    return _GIVE + goods


def buy(slot: int, pay: int) -> int:
    """Buy the tile that lies here."""
    return _BUY + slot * 3 + pay


def borrow(seat: int) -> int:
    """Use this player's monasteries as one's own from now on."""
    return _BORROW + seat


def herd(animal: int) -> int:
    """Geese score with the animals of this kind."""
    return _HERD + animal


# The first action of a verb with each die: what follows is numbered on from there.
PLACE_WITH: Final = [place(die, 0, 0) for die in range(NO_DIE + 1)]
SELL_WITH: Final = [sell(die, 0) for die in range(NO_DIE + 1)]
HIRE_WITH: Final = [hire(die) for die in range(NO_DIE + 1)]

HALF_THE_SLOTS: Final = NUMBERED_SLOTS // 2
FIRST_SLOTS: Final = (1 << HALF_THE_SLOTS) - 1
SECOND_HALF: Final = 1 << HALF_THE_SLOTS


def _takes(die: int) -> list[list[int]]:
    """For each mask of slots in the first three depots, and then in the others: what takes their tiles."""
    found: list[list[int]] = []
    for start in (0, HALF_THE_SLOTS):
        masks: list[list[int]] = [[]]
        for slot in range(start, start + HALF_THE_SLOTS):
            masks += [[*lower, take(die, slot)] for lower in masks]
        found += masks
    return found


TAKES: Final = [_takes(die) for die in range(NO_DIE + 1)]
