"""The alphabet: what a player can do."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Alphabet, Field, Verb
from ludoteca.games.feudum.components import (
    BONUS_NAMES,
    CARD_NAMES,
    COLOURS,
    DECREE_NAMES,
    FUNCTION_NAMES,
    GOOD_NAMES,
    GUILD_NAMES,
    INVENTION_NAMES,
    LANDSCAPE_NAMES,
    LOCATION_NAMES,
    MEAL_NAMES,
    MONSTER_NAMES,
    MOST_OPTIONS,
    PIECE_NAMES,
    REGION_NAMES,
    RESOURCE_NAMES,
    ROLE_NAMES,
    ROUTE_NAMES,
    SCROLL_NAMES,
    VESSEL_NAMES,
)

MOST_PAIRS: Final = 31
AMOUNT_NAMES: Final = [str(number) for number in range(MOST_PAIRS + 1)]
OPTION_NAMES: Final = [str(number + 1) for number in range(MOST_OPTIONS)]

GOOD_FIELD: Final = Field("good", GOOD_NAMES, place="good")
FACE_FIELD: Final = Field("face", GUILD_NAMES, place="character")
LOCATION_FIELD: Final = Field("location", LOCATION_NAMES, place="location")
BONUS_FIELD: Final = Field("bonus", BONUS_NAMES)
LANDSCAPE_FIELD: Final = Field("landscape", LANDSCAPE_NAMES, place="tile")
CARD_FIELD: Final = Field("card", CARD_NAMES, place="card")
PIECE_FIELD: Final = Field("piece", PIECE_NAMES, place="piece")
ROUTE_FIELD: Final = Field("route", ROUTE_NAMES, place="route")
RESOURCE_FIELD: Final = Field("resource", RESOURCE_NAMES)
GUILD_FIELD: Final = Field("guild", GUILD_NAMES, place="guild")
REGION_FIELD: Final = Field("region", REGION_NAMES, place="stack")
DECREE_FIELD: Final = Field("decree", DECREE_NAMES, place="decree")
ROLE_FIELD: Final = Field("role", ROLE_NAMES)
FUNCTION_FIELD: Final = Field("function", FUNCTION_NAMES)
AMOUNT_FIELD: Final = Field("amount", AMOUNT_NAMES)
VESSEL_FIELD: Final = Field("vessel", VESSEL_NAMES, place="vessel")
SCROLL_FIELD: Final = Field("scroll", SCROLL_NAMES, place="scroll")
ROW_FIELD: Final = Field("row", COLOURS, place="row")
INVENTION_FIELD: Final = Field("invention", INVENTION_NAMES, place="invention")
MONSTER_FIELD: Final = Field("monster", MONSTER_NAMES, place="piece")
MEAL_FIELD: Final = Field("meal", MEAL_NAMES)
OPTION_FIELD: Final = Field("option", OPTION_NAMES)

ALPHABET: Final = Alphabet(
    [
        Verb("choose", GOOD_FIELD),
        Verb("barrel"),
        Verb("reserve"),
        Verb("character", FACE_FIELD),
        Verb("at", LOCATION_FIELD),
        Verb("pouch", BONUS_FIELD),
        Verb("pouch-tile", BONUS_FIELD, LANDSCAPE_FIELD),
        Verb("no-pouch"),
        Verb("card", CARD_FIELD),
        Verb("play", CARD_FIELD),
        Verb("wait"),
        Verb("decline"),
        Verb("done"),
        Verb("withdraw", PIECE_FIELD),
        Verb("move", PIECE_FIELD, ROUTE_FIELD),
        Verb("pilfer", LOCATION_FIELD, RESOURCE_FIELD),
        Verb("pilfer-landscape", LOCATION_FIELD),
        Verb("influence", LOCATION_FIELD),
        Verb("money", LOCATION_FIELD),
        Verb("improve", LOCATION_FIELD),
        Verb("found", GUILD_FIELD),
        Verb("draw", REGION_FIELD),
        Verb("tend", LOCATION_FIELD),
        Verb("lay", LANDSCAPE_FIELD),
        Verb("collect", LOCATION_FIELD),
        Verb("leave", LOCATION_FIELD),
        Verb("shovels"),
        Verb("keep", DECREE_FIELD),
        Verb("under", DECREE_FIELD),
        Verb("harvest", LOCATION_FIELD),
        Verb("whole"),
        Verb("favours"),
        Verb("take", GOOD_FIELD),
        Verb("attack", PIECE_FIELD),
        Verb("besiege", LOCATION_FIELD),
        Verb("starve", LOCATION_FIELD, ROLE_FIELD),
        Verb("powder"),
        Verb("strike"),
        Verb("defend"),
        Verb("immunity"),
        Verb("pass"),
        Verb("disc"),
        Verb("repeat", CARD_FIELD),
        Verb("use", GUILD_FIELD, FUNCTION_FIELD),
        Verb("feast", PIECE_FIELD),
        Verb("feast-feudum", LOCATION_FIELD),
        Verb("send", LOCATION_FIELD),
        Verb("food", AMOUNT_FIELD),
        Verb("buy", GOOD_FIELD),
        Verb("buy-vessel", VESSEL_FIELD),
        Verb("scroll", SCROLL_FIELD),
        Verb("row", ROW_FIELD),
        Verb("invent", INVENTION_FIELD),
        Verb("shift", GOOD_FIELD),
        Verb("tame", MONSTER_FIELD),
        Verb("deploy", LOCATION_FIELD),
        Verb("reeve"),
        Verb("join", GUILD_FIELD),
        Verb("pay", GOOD_FIELD),
        Verb("spend", LANDSCAPE_FIELD),
        Verb("feed", PIECE_FIELD, MEAL_FIELD),
        Verb("embark", PIECE_FIELD, VESSEL_FIELD),
        Verb("mandate", DECREE_FIELD, OPTION_FIELD),
        Verb("discard", DECREE_FIELD),
        Verb("lift", LOCATION_FIELD, ROLE_FIELD),
    ]
)

GOOD: Final = ALPHABET.table("good")
FACE: Final = ALPHABET.table("face")
LOCATION: Final = ALPHABET.table("location")
BONUS: Final = ALPHABET.table("bonus")
LANDSCAPE: Final = ALPHABET.table("landscape")
CARD: Final = ALPHABET.table("card")
PIECE: Final = ALPHABET.table("piece")
ROUTE: Final = ALPHABET.table("route")
RESOURCE: Final = ALPHABET.table("resource")
GUILD: Final = ALPHABET.table("guild")
REGION: Final = ALPHABET.table("region")
DECREE: Final = ALPHABET.table("decree")
ROLE: Final = ALPHABET.table("role")
FUNCTION: Final = ALPHABET.table("function")
AMOUNT: Final = ALPHABET.table("amount")
VESSEL: Final = ALPHABET.table("vessel")
SCROLL: Final = ALPHABET.table("scroll")
ROW: Final = ALPHABET.table("row")
INVENTION: Final = ALPHABET.table("invention")
MONSTER: Final = ALPHABET.table("monster")
MEAL: Final = ALPHABET.table("meal")
OPTION: Final = ALPHABET.table("option")
VERB: Final = ALPHABET.verb_of

BARREL: Final = ALPHABET.first("barrel")
RESERVE: Final = ALPHABET.first("reserve")
NO_POUCH: Final = ALPHABET.first("no-pouch")
WAIT: Final = ALPHABET.first("wait")
DECLINE: Final = ALPHABET.first("decline")
DONE: Final = ALPHABET.first("done")
SHOVELS: Final = ALPHABET.first("shovels")
WHOLE: Final = ALPHABET.first("whole")
FAVOURS: Final = ALPHABET.first("favours")
POWDER: Final = ALPHABET.first("powder")
STRIKE: Final = ALPHABET.first("strike")
DEFEND: Final = ALPHABET.first("defend")
IMMUNITY: Final = ALPHABET.first("immunity")
PASS: Final = ALPHABET.first("pass")
DISC: Final = ALPHABET.first("disc")
REEVE: Final = ALPHABET.first("reeve")

_CHOOSE: Final = ALPHABET.first("choose")
_CHARACTER: Final = ALPHABET.first("character")
_AT: Final = ALPHABET.first("at")
_POUCH: Final = ALPHABET.first("pouch")
_POUCH_TILE: Final = ALPHABET.first("pouch-tile")
_CARD: Final = ALPHABET.first("card")
_PLAY: Final = ALPHABET.first("play")
_WITHDRAW: Final = ALPHABET.first("withdraw")
_MOVE: Final = ALPHABET.first("move")
_PILFER: Final = ALPHABET.first("pilfer")
_PILFER_LANDSCAPE: Final = ALPHABET.first("pilfer-landscape")
_INFLUENCE: Final = ALPHABET.first("influence")
_MONEY: Final = ALPHABET.first("money")
_IMPROVE: Final = ALPHABET.first("improve")
_FOUND: Final = ALPHABET.first("found")
_DRAW: Final = ALPHABET.first("draw")
_TEND: Final = ALPHABET.first("tend")
_LAY: Final = ALPHABET.first("lay")
_COLLECT: Final = ALPHABET.first("collect")
_LEAVE: Final = ALPHABET.first("leave")
_KEEP: Final = ALPHABET.first("keep")
_UNDER: Final = ALPHABET.first("under")
_HARVEST: Final = ALPHABET.first("harvest")
_TAKE: Final = ALPHABET.first("take")
_ATTACK: Final = ALPHABET.first("attack")
_BESIEGE: Final = ALPHABET.first("besiege")
_STARVE: Final = ALPHABET.first("starve")
_REPEAT: Final = ALPHABET.first("repeat")
_USE: Final = ALPHABET.first("use")
_FEAST: Final = ALPHABET.first("feast")
_FEAST_FEUDUM: Final = ALPHABET.first("feast-feudum")
_SEND: Final = ALPHABET.first("send")
_FOOD: Final = ALPHABET.first("food")
_BUY: Final = ALPHABET.first("buy")
_BUY_VESSEL: Final = ALPHABET.first("buy-vessel")
_SCROLL: Final = ALPHABET.first("scroll")
_ROW: Final = ALPHABET.first("row")
_INVENT: Final = ALPHABET.first("invent")
_SHIFT: Final = ALPHABET.first("shift")
_TAME: Final = ALPHABET.first("tame")
_DEPLOY: Final = ALPHABET.first("deploy")
_JOIN: Final = ALPHABET.first("join")
_PAY: Final = ALPHABET.first("pay")
_SPEND: Final = ALPHABET.first("spend")
_FEED: Final = ALPHABET.first("feed")
_EMBARK: Final = ALPHABET.first("embark")
_MANDATE: Final = ALPHABET.first("mandate")
_DISCARD: Final = ALPHABET.first("discard")
_LIFT: Final = ALPHABET.first("lift")

CHOOSE_VERB: Final = ALPHABET.verb("choose")
CHARACTER_VERB: Final = ALPHABET.verb("character")
AT_VERB: Final = ALPHABET.verb("at")
POUCH_VERB: Final = ALPHABET.verb("pouch")
POUCH_TILE_VERB: Final = ALPHABET.verb("pouch-tile")
CARD_VERB: Final = ALPHABET.verb("card")
PLAY_VERB: Final = ALPHABET.verb("play")
WITHDRAW_VERB: Final = ALPHABET.verb("withdraw")
MOVE_VERB: Final = ALPHABET.verb("move")
PILFER_VERB: Final = ALPHABET.verb("pilfer")
PILFER_LANDSCAPE_VERB: Final = ALPHABET.verb("pilfer-landscape")
INFLUENCE_VERB: Final = ALPHABET.verb("influence")
MONEY_VERB: Final = ALPHABET.verb("money")
IMPROVE_VERB: Final = ALPHABET.verb("improve")
FOUND_VERB: Final = ALPHABET.verb("found")
DRAW_VERB: Final = ALPHABET.verb("draw")
TEND_VERB: Final = ALPHABET.verb("tend")
LAY_VERB: Final = ALPHABET.verb("lay")
COLLECT_VERB: Final = ALPHABET.verb("collect")
LEAVE_VERB: Final = ALPHABET.verb("leave")
KEEP_VERB: Final = ALPHABET.verb("keep")
UNDER_VERB: Final = ALPHABET.verb("under")
HARVEST_VERB: Final = ALPHABET.verb("harvest")
TAKE_VERB: Final = ALPHABET.verb("take")
ATTACK_VERB: Final = ALPHABET.verb("attack")
BESIEGE_VERB: Final = ALPHABET.verb("besiege")
STARVE_VERB: Final = ALPHABET.verb("starve")
REPEAT_VERB: Final = ALPHABET.verb("repeat")
USE_VERB: Final = ALPHABET.verb("use")
FEAST_VERB: Final = ALPHABET.verb("feast")
FEAST_FEUDUM_VERB: Final = ALPHABET.verb("feast-feudum")
SEND_VERB: Final = ALPHABET.verb("send")
FOOD_VERB: Final = ALPHABET.verb("food")
BUY_VERB: Final = ALPHABET.verb("buy")
BUY_VESSEL_VERB: Final = ALPHABET.verb("buy-vessel")
SCROLL_VERB: Final = ALPHABET.verb("scroll")
ROW_VERB: Final = ALPHABET.verb("row")
INVENT_VERB: Final = ALPHABET.verb("invent")
SHIFT_VERB: Final = ALPHABET.verb("shift")
TAME_VERB: Final = ALPHABET.verb("tame")
DEPLOY_VERB: Final = ALPHABET.verb("deploy")
JOIN_VERB: Final = ALPHABET.verb("join")
PAY_VERB: Final = ALPHABET.verb("pay")
SPEND_VERB: Final = ALPHABET.verb("spend")
FEED_VERB: Final = ALPHABET.verb("feed")
EMBARK_VERB: Final = ALPHABET.verb("embark")
MANDATE_VERB: Final = ALPHABET.verb("mandate")
DISCARD_VERB: Final = ALPHABET.verb("discard")
LIFT_VERB: Final = ALPHABET.verb("lift")

BY_CARD: Final = [
    *[AT_VERB, WITHDRAW_VERB, MOVE_VERB, INFLUENCE_VERB, MONEY_VERB, IMPROVE_VERB, TEND_VERB, HARVEST_VERB],
    *[ATTACK_VERB, BESIEGE_VERB, STARVE_VERB, USE_VERB, FEAST_VERB, FEAST_FEUDUM_VERB],
]
"""Verbs with which the action of a card begins."""


def choose(good: int) -> int:
    """Choose this good at the start."""
    return _CHOOSE + good


def character(face: int) -> int:
    """Show this character on the pawn that enters."""
    return _CHARACTER + face


def at(location: int) -> int:
    """Put the pawn beside this location."""
    return _AT + location


def pouch(bonus: int) -> int:
    """Lay a good on the pouch for this bonus."""
    return _POUCH + bonus


def pouch_tile(bonus: int, landscape: int) -> int:
    """Lay a tile on the pouch as the good of this bonus."""
    return _POUCH_TILE + bonus * len(LANDSCAPE_NAMES) + landscape


def card(card: int) -> int:
    """Choose this card for the round."""
    return _CARD + card


def play(card: int) -> int:
    """Play this card."""
    return _PLAY + card


def withdraw(piece: int) -> int:
    """Take this pawn off the map."""
    return _WITHDRAW + piece


def move(piece: int, route: int) -> int:
    """Move this piece along this route."""
    return _MOVE + piece * len(ROUTE_NAMES) + route


def pilfer(location: int, resource: int) -> int:
    """Steal this resource lying at a location."""
    return _PILFER + location * len(RESOURCE_NAMES) + resource


def pilfer_landscape(location: int) -> int:
    """Steal from the landscape at this location."""
    return _PILFER_LANDSCAPE + location


def influence(location: int) -> int:
    """Add a marker at this location."""
    return _INFLUENCE + location


def money(location: int) -> int:
    """Pay a shilling to rule this location at once."""
    return _MONEY + location


def improve(location: int) -> int:
    """Improve this location."""
    return _IMPROVE + location


def found(guild: int) -> int:
    """Make the town a feudum of this guild."""
    return _FOUND + guild


def draw(region: int) -> int:
    """Take the tile of another region."""
    return _DRAW + region


def tend(location: int) -> int:
    """Lay a landscape at this location."""
    return _TEND + location


def lay(landscape: int) -> int:
    """Lay this landscape."""
    return _LAY + landscape


def collect(location: int) -> int:
    """Collect what has grown on the landscape here."""
    return _COLLECT + location


def leave(location: int) -> int:
    """Let the landscape here go on growing."""
    return _LEAVE + location


def keep(decree: int) -> int:
    """Keep this decree."""
    return _KEEP + decree


def under(decree: int) -> int:
    """Put this decree under the deck next."""
    return _UNDER + decree


def harvest(location: int) -> int:
    """Harvest on this farm."""
    return _HARVEST + location


def take(good: int) -> int:
    """Take this good of the harvest as a favour."""
    return _TAKE + good


def attack(piece: int) -> int:
    """Attack this pawn or monster."""
    return _ATTACK + piece


def besiege(location: int) -> int:
    """Attack the feudum here."""
    return _BESIEGE + location


def starve(location: int, role: int) -> int:
    """Starve the subject or serf here."""
    return _STARVE + location * len(ROLE_NAMES) + role


def repeat(card: int) -> int:
    """Perform this card again."""
    return _REPEAT + card


def use(guild: int, function: int) -> int:
    """Use this function of a guild."""
    return _USE + guild * len(FUNCTION_NAMES) + function


def feast(piece: int) -> int:
    """Hold a feast for the owner of this pawn."""
    return _FEAST + piece


def feast_feudum(location: int) -> int:
    """Hold a feast for the lord of this feudum."""
    return _FEAST_FEUDUM + location


def send(location: int) -> int:
    """Send the goods of this farm to the guild."""
    return _SEND + location


def food(amount: int) -> int:
    """Take so much food, and the rest in shillings."""
    return _FOOD + amount


def buy(good: int) -> int:
    """Buy this good."""
    return _BUY + good


def buy_vessel(vessel: int) -> int:
    """Take this vessel."""
    return _BUY_VESSEL + vessel


def scroll(scroll: int) -> int:
    """Choose this scroll."""
    return _SCROLL + scroll


def row(row: int) -> int:
    """Take a marker from this row."""
    return _ROW + row


def invent(invention: int) -> int:
    """Make this invention."""
    return _INVENT + invention


def shift(good: int) -> int:
    """Move this good to the next guild."""
    return _SHIFT + good


def tame(monster: int) -> int:
    """Tame this monster."""
    return _TAME + monster


def deploy(location: int) -> int:
    """Put the monster here."""
    return _DEPLOY + location


def join(guild: int) -> int:
    """Place the marker in this guild."""
    return _JOIN + guild


def pay(good: int) -> int:
    """Pay with this good."""
    return _PAY + good


def spend(landscape: int) -> int:
    """Spend this tile as a good."""
    return _SPEND + landscape


def feed(piece: int, meal: int) -> int:
    """Give this pawn this meal."""
    return _FEED + piece * len(MEAL_NAMES) + meal


def embark(piece: int, vessel: int) -> int:
    """Put this vessel under a pawn."""
    return _EMBARK + piece * len(VESSEL_NAMES) + vessel


def mandate(decree: int, option: int) -> int:
    """Use this mandate."""
    return _MANDATE + decree * len(OPTION_NAMES) + option


def discard(decree: int) -> int:
    """Put this decree under the deck."""
    return _DISCARD + decree


def lift(location: int, role: int) -> int:
    """Take back the seal under this marker."""
    return _LIFT + location * len(ROLE_NAMES) + role
