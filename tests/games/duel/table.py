"""A table to try the rules at: set up a corner case in a line, play, and read what came of it."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca import Match
from ludoteca.core.rng import Scripted

RESOURCES = ("brick", "grain", "lumber", "wool", "ore", "gold")
LANDS = {"brick": "hills", "grain": "fields", "lumber": "forest", "wool": "pasture", "ore": "mountains"}
LANDS["gold"] = "gold_field"
STORES = {
    "A": {
        "lumber": "red_forest_2",
        "gold": "red_gold_field_1",
        "grain": "red_fields_6",
        "brick": "red_hills_3",
        "wool": "red_pasture_4",
        "ore": "red_mountains_5",
        "cache": "red_gold_cache",
    },
    "B": {
        "lumber": "blue_forest_3",
        "gold": "blue_gold_field_4",
        "grain": "blue_fields_5",
        "brick": "blue_hills_2",
        "wool": "blue_pasture_1",
        "ore": "blue_mountains_6",
        "cache": "blue_gold_cache",
    },
}
"""The first regions, and the Gold Caches, by what they hold."""
COLOURS = {"A": "red", "B": "blue"}
FACES = ["brigand_attack", "trade", "celebration", "plentiful_harvest", "event_card", "event_card"]
EVENTS = [
    "fraternal_feuds",
    "invention",
    "year_of_plenty",
    "traveling_merchant",
    "feud",
    "yule",
    "trade_ships_race",
    "gift_for_the_prince",
    "riots",
    "plague",
]
SITES = [f"{place}-{site}" for site in ("top-1", "bottom-1", "top-2", "bottom-2") for place in "fg"]
FULL = dict.fromkeys(RESOURCES, 3)
NOTHING: dict[str, int] = {}


def player(
    letter: str,
    hand: str = "",
    cards: str = "",
    goods: dict[str, int] | None = None,
    cache: str | None = None,
    **more: Any,
) -> tuple[dict[str, Any], dict[str, int]]:
    """A principality and its stock.

    ``hand`` are hand cards; ``cards`` stand in the first sites, or where it says: ``abbey@g-top-1``.
    ``goods`` are what the first regions (or regions by name) hold; left out, it is what they start with.
    """
    sites: dict[str, str] = {}
    for card in cards.split():
        name, _, site = card.partition("@")
        sites[site or next(free for free in SITES if free not in sites and free not in cards)] = name
    if goods is None:
        goods = {name: 1 for name in RESOURCES if name != "gold"}
    stock = {STORES[letter].get(name, name): amount for name, amount in goods.items() if amount}
    found: dict[str, Any] = {"hand": hand.split(), "sites": sites, **more}
    found["cities"] = list(found.get("cities", ""))
    if cache is not None:
        found.update(caches=[cache], cache_cards=["gold_cache"])
    return found, stock


def moment(what: str = "action phase of A", **position: Any) -> Match:
    """Any moment of a game. ``A={…}`` and ``B={…}`` say what they have, as ``player`` reads it."""
    mine, stock = player("A", **position.pop("A", {}))
    theirs, more = player("B", **position.pop("B", {}))
    return ludoteca.from_position(
        "duel", {"moment": what, "players": [mine, theirs], "stock": {**stock, **more}, **position}
    )


def turn(**position: Any) -> Match:
    """A's turn, before the roll."""
    return moment("turn of A", **position)


def script(match: Match, *answers: int) -> Match:
    """What chance brings next: dice from 0, event cards by their place in EVENTS."""
    match.game.rng = Scripted(list(answers))
    return match


def roll(match: Match, number: int, face: str, *then: int) -> Match:
    """Roll both dice."""
    script(match, number - 1, FACES.index(face), *then)
    return play(match, "roll")


def event(match: Match, name: str, number: int = 6) -> Match:
    """Roll an event card."""
    return roll(match, number, "event_card", EVENTS.index(name))


def play(match: Match, *actions: str) -> Match:
    """Play some actions, each by whoever is asked."""
    for action in actions:
        match.play(action)
    return match


def options(match: Match, *verbs: str) -> list[str]:
    """What the player asked may do, with some verbs or at all."""
    return [action for action in match.written_actions() if not verbs or action.split()[0] in verbs]


def who(match: Match) -> str:
    """The one player who is asked now."""
    (asked,) = match.deciding()
    return "AB"[asked]


def seat(match: Match, letter: str = "A", by: str | None = None) -> dict[str, Any]:
    """What somebody (nobody: an onlooker) sees of a player."""
    viewer = None if by is None else "AB".index(by)
    found: dict[str, Any] = match.view(viewer)["seats"]["AB".index(letter)]
    return found


def purse(match: Match, letter: str = "A") -> dict[str, int]:
    """What a player has, without what there is none of."""
    return {name: amount for name, amount in seat(match, letter)["purse"].items() if amount}


def stock(match: Match, store: str, letter: str = "A") -> int:
    """What lies in a store, named by its resource or in full."""
    amount: int = match.position()["stock"].get(STORES[letter].get(store, store), 0)
    return amount


def hand(match: Match, letter: str = "A") -> list[str]:
    found: list[str] = match.position()["players"]["AB".index(letter)]["hand"]
    return found


def sites(match: Match, letter: str = "A") -> dict[str, str]:
    """The cards on building sites."""
    found: dict[str, str] = match.position()["players"]["AB".index(letter)]["sites"]
    return found


def discards(match: Match, pile: int = 0) -> list[str]:
    found: list[str] = match.position()["discards"][pile]
    return found


def stacks(match: Match) -> list[list[str]]:
    found: list[list[str]] = match.position()["stacks"]
    return found


def takes(*stores: str, letter: str = "A") -> list[str]:
    """Written actions of receiving in these stores."""
    return [f"take store={STORES[letter].get(store, store)}" for store in stores]


def take(store: str, letter: str = "A") -> str:
    return takes(store, letter=letter)[0]


def pay(store: str, letter: str = "A") -> str:
    return f"pay store={STORES[letter].get(store, store)}"
