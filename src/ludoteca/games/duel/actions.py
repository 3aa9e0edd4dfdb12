"""The alphabet: what a player can do."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Alphabet, Field, Verb
from ludoteca.games.duel.components import (
    END_NAMES,
    EVENT_NAMES,
    KIND_NAMES,
    PLACE_NAMES,
    PLACES,
    RESOURCE_NAMES,
    SITE_NAMES,
    SITES,
    STACK_NAMES,
    STORE_NAMES,
)

CARD_FIELD: Final = Field("card", KIND_NAMES, place="card")
SITE_FIELD: Final = Field("site", SITE_NAMES, place="site")
PLACE_FIELD: Final = Field("place", PLACE_NAMES, place="place")
END_FIELD: Final = Field("end", END_NAMES, place="end")
STORE_FIELD: Final = Field("store", STORE_NAMES, place="store")
RESOURCE_FIELD: Final = Field("resource", RESOURCE_NAMES, place="resource")
STACK_FIELD: Final = Field("stack", STACK_NAMES, place="stack")
NUMBER_FIELD: Final = Field("number", [str(n) for n in range(1, 7)], place="number")
EVENT_FIELD: Final = Field("event", EVENT_NAMES, place="event")

ALPHABET: Final = Alphabet(
    [
        Verb("roll"),
        Verb("done"),
        Verb("pass"),
        Verb("play", CARD_FIELD),
        Verb("number", NUMBER_FIELD),
        Verb("build", CARD_FIELD),
        Verb("at", SITE_FIELD),
        Verb("lay", STORE_FIELD),
        Verb("save", RESOURCE_FIELD),
        Verb("road", END_FIELD),
        Verb("settle", END_FIELD),
        Verb("explore"),
        Verb("scout", STORE_FIELD),
        Verb("top", STORE_FIELD),
        Verb("city", PLACE_FIELD),
        Verb("trade", RESOURCE_FIELD),
        Verb("ship", STORE_FIELD),
        Verb("mint"),
        Verb("pay", STORE_FIELD),
        Verb("take", STORE_FIELD),
        Verb("demand", RESOURCE_FIELD),
        Verb("amount", NUMBER_FIELD),
        Verb("enough"),
        Verb("fill", STORE_FIELD),
        Verb("give", STORE_FIELD),
        Verb("tithe", RESOURCE_FIELD),
        Verb("treat", SITE_FIELD),
        Verb("swap", STORE_FIELD),
        Verb("shift", SITE_FIELD),
        Verb("remove", SITE_FIELD),
        Verb("lose", SITE_FIELD),
        Verb("name", SITE_FIELD),
        Verb("burn", SITE_FIELD),
        Verb("defend"),
        Verb("bribe"),
        Verb("draw", STACK_FIELD),
        Verb("search", STACK_FIELD),
        Verb("under", STACK_FIELD),
        Verb("pick", CARD_FIELD),
        Verb("drop", CARD_FIELD),
        Verb("exchange", CARD_FIELD),
        Verb("buy-search"),
        Verb("arrange", STORE_FIELD),
        Verb("enlist", CARD_FIELD),
        Verb("foresee", EVENT_FIELD),
        Verb("trade-three", RESOURCE_FIELD),
    ]
)

CARD: Final = ALPHABET.table("card")
SITE: Final = ALPHABET.table("site")
PLACE: Final = ALPHABET.table("place")
END: Final = ALPHABET.table("end")
STORE: Final = ALPHABET.table("store")
RESOURCE: Final = ALPHABET.table("resource")
STACK: Final = ALPHABET.table("stack")
NUMBER: Final = ALPHABET.table("number")
EVENT: Final = ALPHABET.table("event")
VERB: Final = ALPHABET.verb_of

# Names of places, sites and ends are those of one principality after the other.
OWN_SITE: Final = [value % SITES if value >= 0 else value for value in SITE]
OWN_PLACE: Final = [value % PLACES if value >= 0 else value for value in PLACE]
OWN_END: Final = [value % 2 if value >= 0 else value for value in END]

ROLL: Final = ALPHABET.first("roll")
DONE: Final = ALPHABET.first("done")
PASS: Final = ALPHABET.first("pass")
EXPLORE: Final = ALPHABET.first("explore")
MINT: Final = ALPHABET.first("mint")
ENOUGH: Final = ALPHABET.first("enough")
DEFEND: Final = ALPHABET.first("defend")
BRIBE: Final = ALPHABET.first("bribe")
BUY_SEARCH: Final = ALPHABET.first("buy-search")

PLAY_VERB: Final = ALPHABET.verb("play")
BUILD_VERB: Final = ALPHABET.verb("build")
ROAD_VERB: Final = ALPHABET.verb("road")
SETTLE_VERB: Final = ALPHABET.verb("settle")
CITY_VERB: Final = ALPHABET.verb("city")
TRADE_VERB: Final = ALPHABET.verb("trade")
TRADE_THREE_VERB: Final = ALPHABET.verb("trade-three")
SHIP_VERB: Final = ALPHABET.verb("ship")
MINT_VERB: Final = ALPHABET.verb("mint")
REMOVE_VERB: Final = ALPHABET.verb("remove")
AT_VERB: Final = ALPHABET.verb("at")
LAY_VERB: Final = ALPHABET.verb("lay")
SAVE_VERB: Final = ALPHABET.verb("save")
SCOUT_VERB: Final = ALPHABET.verb("scout")
TOP_VERB: Final = ALPHABET.verb("top")
PAY_VERB: Final = ALPHABET.verb("pay")
TAKE_VERB: Final = ALPHABET.verb("take")
DEMAND_VERB: Final = ALPHABET.verb("demand")
AMOUNT_VERB: Final = ALPHABET.verb("amount")
FILL_VERB: Final = ALPHABET.verb("fill")
GIVE_VERB: Final = ALPHABET.verb("give")
TITHE_VERB: Final = ALPHABET.verb("tithe")
TREAT_VERB: Final = ALPHABET.verb("treat")
SWAP_VERB: Final = ALPHABET.verb("swap")
SHIFT_VERB: Final = ALPHABET.verb("shift")
LOSE_VERB: Final = ALPHABET.verb("lose")
NAME_VERB: Final = ALPHABET.verb("name")
BURN_VERB: Final = ALPHABET.verb("burn")
DRAW_VERB: Final = ALPHABET.verb("draw")
SEARCH_VERB: Final = ALPHABET.verb("search")
UNDER_VERB: Final = ALPHABET.verb("under")
PICK_VERB: Final = ALPHABET.verb("pick")
DROP_VERB: Final = ALPHABET.verb("drop")
EXCHANGE_VERB: Final = ALPHABET.verb("exchange")
ARRANGE_VERB: Final = ALPHABET.verb("arrange")
ENLIST_VERB: Final = ALPHABET.verb("enlist")
FORESEE_VERB: Final = ALPHABET.verb("foresee")

ACTION_PHASE_VERBS: Final = [
    BUILD_VERB,
    ROAD_VERB,
    SETTLE_VERB,
    CITY_VERB,
    TRADE_VERB,
    TRADE_THREE_VERB,
    SHIP_VERB,
    MINT_VERB,
    REMOVE_VERB,
]
"""What can be done in the action phase only; some cards are played at other times, too."""

_PLAY: Final = ALPHABET.first("play")
_NUMBER: Final = ALPHABET.first("number")
_BUILD: Final = ALPHABET.first("build")
_AT: Final = ALPHABET.first("at")
_LAY: Final = ALPHABET.first("lay")
_SAVE: Final = ALPHABET.first("save")
_ROAD: Final = ALPHABET.first("road")
_SETTLE: Final = ALPHABET.first("settle")
_SCOUT: Final = ALPHABET.first("scout")
_TOP: Final = ALPHABET.first("top")
_CITY: Final = ALPHABET.first("city")
_TRADE: Final = ALPHABET.first("trade")
_SHIP: Final = ALPHABET.first("ship")
_PAY: Final = ALPHABET.first("pay")
_TAKE: Final = ALPHABET.first("take")
_DEMAND: Final = ALPHABET.first("demand")
_AMOUNT: Final = ALPHABET.first("amount")
_FILL: Final = ALPHABET.first("fill")
_GIVE: Final = ALPHABET.first("give")
_TITHE: Final = ALPHABET.first("tithe")
_TREAT: Final = ALPHABET.first("treat")
_SWAP: Final = ALPHABET.first("swap")
_SHIFT: Final = ALPHABET.first("shift")
_REMOVE: Final = ALPHABET.first("remove")
_LOSE: Final = ALPHABET.first("lose")
_NAME: Final = ALPHABET.first("name")
_BURN: Final = ALPHABET.first("burn")
_DRAW: Final = ALPHABET.first("draw")
_SEARCH: Final = ALPHABET.first("search")
_UNDER: Final = ALPHABET.first("under")
_PICK: Final = ALPHABET.first("pick")
_DROP: Final = ALPHABET.first("drop")
_EXCHANGE: Final = ALPHABET.first("exchange")
_ARRANGE: Final = ALPHABET.first("arrange")
_ENLIST: Final = ALPHABET.first("enlist")
_FORESEE: Final = ALPHABET.first("foresee")
_TRADE_THREE: Final = ALPHABET.first("trade-three")


def play(card: int) -> int:
    """Play this action card."""
    return _PLAY + card


def number(number: int) -> int:
    """Brigitta: the number of the production die, counted from 0."""
    return _NUMBER + number


def build(card: int) -> int:
    """Build this expansion."""
    return _BUILD + card


def at(site: int) -> int:
    """On this site."""
    return _AT + site


def lay(store: int) -> int:
    """The Gold Cache next to this region."""
    return _LAY + store


def save(resource: int) -> int:
    """The discount saves one of these."""
    return _SAVE + resource


def road(end: int) -> int:
    """A road at this end of the row."""
    return _ROAD + end


def settle(end: int) -> int:
    """A settlement at this end of the row."""
    return _SETTLE + end


def scout(store: int) -> int:
    """Scout: this region of the stack."""
    return _SCOUT + store


def top(store: int) -> int:
    """This new region on top."""
    return _TOP + store


def city(place: int) -> int:
    """A city on this place."""
    return _CITY + place


def trade(resource: int) -> int:
    """Trade some of these away."""
    return _TRADE + resource


def trade_three(resource: int) -> int:
    """Trade three of these away, though a ship would take two."""
    return _TRADE_THREE + resource


def ship(store: int) -> int:
    """Large Trade Ship: trade two from this region away."""
    return _SHIP + store


def pay(store: int) -> int:
    """Pay one from here."""
    return _PAY + store


def take(store: int) -> int:
    """Receive one here."""
    return _TAKE + store


def demand(resource: int) -> int:
    """Demand one of these."""
    return _DEMAND + resource


def amount(number: int) -> int:
    """So much, counted from 0."""
    return _AMOUNT + number


def fill(store: int) -> int:
    """Brigands: fill this region."""
    return _FILL + store


def give(store: int) -> int:
    """Give one from here back."""
    return _GIVE + store


def tithe(resource: int) -> int:
    """Tithe Barn: receive these."""
    return _TITHE + resource


def treat(site: int) -> int:
    """Doctor: with this Bath House."""
    return _TREAT + site


def swap(store: int) -> int:
    """Relocation: this region."""
    return _SWAP + store


def shift(site: int) -> int:
    """Relocation: this expansion."""
    return _SHIFT + site


def remove(site: int) -> int:
    """Remove the own card here."""
    return _REMOVE + site


def lose(site: int) -> int:
    """Give up the own card here."""
    return _LOSE + site


def name(site: int) -> int:
    """Feud: name the building here."""
    return _NAME + site


def burn(site: int) -> int:
    """Arsonist: the building here."""
    return _BURN + site


def draw(stack: int) -> int:
    """Draw the top card of this stack."""
    return _DRAW + stack


def search(stack: int) -> int:
    """Look through this stack."""
    return _SEARCH + stack


def under(stack: int) -> int:
    """Under this stack."""
    return _UNDER + stack


def pick(card: int) -> int:
    """Take this card."""
    return _PICK + card


def drop(card: int) -> int:
    """Put this hand card back."""
    return _DROP + card


def exchange(card: int) -> int:
    """Exchange this hand card."""
    return _EXCHANGE + card


def arrange(store: int) -> int:
    """This region on the next spot."""
    return _ARRANGE + store


def enlist(card: int) -> int:
    """Tournament: this card for the deck."""
    return _ENLIST + card


def foresee(event: int) -> int:
    """Tournament: this event for the stack."""
    return _FORESEE + event
