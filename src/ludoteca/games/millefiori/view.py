"""What a seat may see, as plain data for clients, and what is asked of whom in words."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from ludoteca.core.game import EndTurn
from ludoteca.core.message import Message, seat_name
from ludoteca.core.title import Prompt
from ludoteca.games.millefiori.components import (
    AREA_NAMES,
    AREA_OF,
    BONUS_NAMES,
    CARD_AREA,
    CARD_NAMES,
    CARD_SYMBOL,
    HELM,
    NO_CARD,
    NOBLES,
    NOBODY,
    PEOPLE,
    RESIDENCES,
    ROUNDS,
    SET_AREA,
    SET_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    SYMBOL_NAMES,
    SYMBOL_OF,
    TRADE,
    WORKSHOPS,
)
from ludoteca.games.millefiori.round import ChooseCard, KeepCard
from ludoteca.games.millefiori.state import MilleFiori, Player
from ludoteca.games.millefiori.turn import ExtraCard, MoveShip, PlayCard

CHAPTER_OF_AREA = ("workshops", "residences", "citizens", "citizens", "trade", "harbour")


class PlayerView(TypedDict):
    """What everybody sees of a player."""

    score: int
    points: dict[str, int]
    supply: int
    reserve: int
    ship: int
    """How far the ship is on the trade route."""
    hand: int
    """How many cards are in the hand."""
    chosen: bool
    """A card lies face down, chosen."""
    materials: list[str]
    values: list[str]
    nobles: list[str]
    people: list[str]
    goods: list[str]


class PlayedCard(TypedDict):
    """The card being played lies face up."""

    seat: int
    card: str
    extra: bool


class MilleFioriView(TypedDict):
    """The table of Mille Fiori as a seat sees it."""

    players: int
    tactical: bool
    round: int
    rounds: int
    trick: int
    tricks: int
    first: int
    """Who has the Doge card."""
    pile: int
    face_up: list[str]
    discard: list[str]
    spaces: dict[str, int]
    """Space -> who has a diamond there."""
    bonus: dict[str, int]
    seats: list[PlayerView]
    playing: PlayedCard | None
    last_turns: bool
    hand: list[str]
    kept: str | None
    remembered: dict[str, list[str]]
    """Hands I have passed on, by who has them now."""


def view(game: MilleFiori, seat: int | None) -> MilleFioriView:
    """The table as a seat sees it; None for an onlooker, who sees no hand."""
    found: MilleFioriView = {
        "players": len(game.players),
        "tactical": game.setting.tactical,
        "round": game.round,
        "rounds": ROUNDS[len(game.players)],
        "trick": game.trick + 1,
        "tricks": game.tricks(),
        "first": game.first,
        "pile": game.left,
        "face_up": names(game.face_up),
        "discard": names(game.discard),
        "spaces": {SPACE_NAMES[s]: owner for s, owner in enumerate(game.owner) if owner != NOBODY},
        "bonus": {BONUS_NAMES[b]: owner for b, owner in enumerate(game.bonus) if owner != NOBODY},
        "seats": [view_player(player) for player in game.players],
        "playing": playing(game),
        "last_turns": game.last_turns(),
        "hand": [],
        "kept": None,
        "remembered": {},
    }
    if seat is not None:
        me = game.players[seat]
        found["hand"] = names(me.hand)
        found["kept"] = None if me.kept == NO_CARD else CARD_NAMES[me.kept]
        found["remembered"] = remembered(game, seat)
    return found


def names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def view_player(player: Player) -> PlayerView:
    """What everybody sees of a player."""
    return {
        "score": player.score(),
        "points": dict(zip(SOURCE_NAMES, player.points, strict=True)),
        "supply": player.supply,
        "reserve": player.reserve,
        "ship": player.ship,
        "hand": len(player.hand),
        "chosen": player.kept != NO_CARD,
        "materials": collected(player, WORKSHOPS),
        "values": collected(player, RESIDENCES),
        "nobles": collected(player, NOBLES),
        "people": collected(player, PEOPLE),
        "goods": collected(player, TRADE),
    }


def collected(player: Player, kind: int) -> list[str]:
    """What a player has of the sets of one kind."""
    return [SET_NAMES[n] for n in range(len(SET_NAMES)) if SET_AREA[n] == kind and player.collected >> n & 1]


def playing(game: MilleFiori) -> PlayedCard | None:
    """The card being played lies face up."""
    if game.playing == NO_CARD:
        return None
    return {"seat": game.player(), "card": CARD_NAMES[game.playing], "extra": game.extra}


def remembered(game: MilleFiori, seat: int) -> dict[str, list[str]]:
    """The hands a seat has passed on: it knows their cards, but not which one the holder has kept."""
    found: dict[str, list[str]] = {}
    for holder, player in enumerate(game.players):
        if holder != seat and game.has_seen_hand(seat, holder):
            cards = sorted([card for card in (*player.hand, player.kept) if card != NO_CARD])
            found[str(holder)] = names(tuple(cards))
    return found


def name(field: str, value: str) -> Message | str:
    """A readable name for a field's value."""
    if field == "card":
        card = CARD_NAMES.index(value)
        return Message("card", symbol=SYMBOL_NAMES[CARD_SYMBOL[card]], helm=HELM[card])
    if field == "space":
        space = SPACE_NAMES.index(value)
        return Message(
            "space", area=AREA_NAMES[AREA_OF[space]], symbol=SYMBOL_NAMES[SYMBOL_OF[space]], space=value
        )
    if field == "bonus":
        _, area, points = value.split("-")
        return Message("bonus", area=area.removeprefix("citizens_"), points=int(points))
    if field == "source":
        return Message(f"source-{value}")
    return value


CLAUSES = {
    "keep": "draft",
    "keep-last": "round.4",
    "keep-wait": "draft",
    "choose": "tactical",
    "move-ship": "harbour",
    "extra": "extra",
    "end": "turn",
    "over": "winner",
}
"""Where the rules say more about what is asked, by the key of the prompt."""


def question(game: MilleFiori, seat: int | None) -> Message:
    """What is asked of whom, for the status line of this viewer."""
    if not game.stack:
        return Message("prompt-over")
    deciding = game.deciding()
    step = game.stack[-1]
    if isinstance(step, KeepCard):
        if seat in deciding:
            # In the last trick of a round nothing is passed on.
            return Message("prompt-keep-last" if game.trick + 1 == game.tricks() else "prompt-keep")
        if seat is not None:
            return Message("prompt-keep-wait")
        return Message("prompt-keep-other")
    who = deciding[0]
    key, card = "prompt-end", NO_CARD
    if isinstance(step, PlayCard):
        key, card = "prompt-play", game.playing
    elif isinstance(step, MoveShip):
        key, card = "prompt-move-ship", game.playing
    elif isinstance(step, ExtraCard):
        key = "prompt-extra"
    elif isinstance(step, ChooseCard):
        key = "prompt-choose"
    else:
        assert isinstance(step, EndTurn)
    args: dict[str, Any] = {"player": seat_name(who)}
    if card != NO_CARD:
        args["card"] = name("card", CARD_NAMES[card])
    return Message(key if seat == who else f"{key}-other", **args)


def clause(game: MilleFiori, key: str) -> str:
    """Where the rules say more about what is asked; a card being played is a matter of its area."""
    if key == "play":
        return CHAPTER_OF_AREA[CARD_AREA[game.playing]]
    return CLAUSES[key]


def prompt(game: MilleFiori, seat: int | None) -> Prompt:
    """What is asked of whom, for this viewer, and where the rules say more."""
    text = question(game, seat)
    key = text.key.removeprefix("prompt-").removesuffix("-other")
    return Prompt(text, clause(game, key))
