"""Red and blue are alike: what one may do, the other may do, to the same effect."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludoteca import Match
from tests.games.duel.table import (
    EVENTS,
    FACES,
    FULL,
    NOTHING,
    STORES,
    discards,
    hand,
    moment,
    options,
    play,
    script,
    seat,
    sites,
    stacks,
    who,
)

MIRRORED_DICE = {1: 4, 2: 3, 3: 2, 4: 1, 5: 6, 6: 5}
"""What a number is to red, this one is to blue, and the other way round."""
TAVERN = {"cards": "hedge_tavern", "cities": "f", "goods": NOTHING}
POOR: dict[str, Any] = {"goods": NOTHING}
EVENT = 4

Scenario = dict[str, Any]


def mirrored(action: str) -> str:
    """The same action of the other colour."""
    names = {STORES["A"][good]: STORES["B"][good] for good in STORES["A"]}
    names.update({blue: red for red, blue in names.items()})
    for name, other in names.items():
        if action.endswith(f"={name}"):
            return action.removesuffix(name) + other
    if action.startswith("number number="):
        return f"number number={MIRRORED_DICE[int(action[-1])]}"
    swap = {"red": "blue", "blue": "red"}
    return re.sub(r"=(red|blue)-", lambda found: f"={swap[found[1]]}-", action)


def outcome(letter: str, scenario: Scenario) -> list[Any]:
    """Play a scenario with this player as the one who acts; what both then have and know."""
    other = "B" if letter == "A" else "A"
    table = {letter: scenario.get("me", {}), other: scenario.get("other", {})}
    what = f"{scenario.get('moment', 'action phase')} of {letter}"
    more: Scenario = {key: scenario[key] for key in ("setup", "discards") if key in scenario}
    number = scenario.get("number", 1)
    if "moment" not in scenario:
        more["number"] = number if letter == "A" else MIRRORED_DICE[number]
    match = moment(what, **table, **more)
    if "dice" in scenario:
        number, *rest = scenario["dice"]
        script(match, (number if letter == "A" else MIRRORED_DICE[number]) - 1, *rest)
    asked: list[Any] = []
    for action in scenario["actions"]:
        mine = action if letter == "A" else mirrored(action)
        asked.append((who(match) == letter, len(options(match)), mine in options(match)))
        play(match, mine)
    return [
        asked,
        who(match) == letter,
        told(match, letter),
        told(match, other),
        discards(match),
        stacks(match),
    ]


def told(match: Match, letter: str) -> list[Any]:
    """What a player has, and what the player sees of hidden cards."""
    mine = seat(match, letter)
    view = match.view("AB".index(letter))
    theirs = seat(match, "B" if letter == "A" else "A", by=letter)
    keys = (
        "points",
        "sources",
        "hero",
        "trade",
        "strength",
        "commerce",
        "skill",
        "progress",
        "purse",
        "rates",
    )
    known = [(stack["known"], stack["maybe"]) for stack in view["stacks"]]
    piles = [pile["known"] for pile in view["discards"]]
    ends = (mine["road_left"], mine["road_right"], [place["kind"] for place in mine["places"]])
    return [
        {key: mine[key] for key in keys},
        hand(match, letter),
        sites(match, letter),
        theirs["hand"],
        known,
        piles,
        ends,
    ]


def dice(number: int, face: str, *then: int) -> list[int]:
    return [number, FACES.index(face), *then]


def card(name: str, number: int = 6) -> list[int]:
    return [number, EVENT, EVENTS.index(name)]


SCENARIOS: dict[str, Scenario] = {
    "road": {"me": {"goods": FULL}, "actions": ["road end=red-right", "city place=red-g"]},
    "settlement": {
        "me": {"goods": FULL, "road_left": True, "hand": "scout"},
        "actions": [
            "settle end=red-left",
            "play card=scout",
            "scout store=stack_hills_1",
            "scout store=stack_fields_3",
            "top store=stack_fields_3",
        ],
    },
    "explore": {"me": {"goods": FULL, "road_right": True}, "actions": ["settle end=red-right", "explore"]},
    "expansion": {
        "me": {"goods": FULL, "hand": "abbey"},
        "actions": ["build card=abbey", "at site=red-g-bottom-1"],
    },
    "cache": {
        "me": {"hand": "gold_cache", "cards": "austin"},
        "setup": "gold",
        "actions": ["build card=gold_cache", "lay store=red_pasture_4"],
    },
    "pirates": {
        "me": {"hand": "pirate_ship", "goods": FULL},
        "other": {"cards": "ore_ship wool_ship"},
        "setup": "gold",
        "actions": ["build card=pirate_ship", "at site=red-f-top-1", "lose site=blue-g-top-1"],
    },
    "staple house": {
        "me": {"hand": "staple_house", "cards": "merchant_guild", "cities": "f", "goods": FULL},
        "setup": "gold",
        "actions": [
            "build card=staple_house",
            "at site=red-f-bottom-1",
            "take store=red_mountains_5",
            "take store=red_hills_3",
        ],
    },
    "tithe": {
        "me": {"hand": "tithe_barn", "cards": "austin", "cities": "f", "goods": {**FULL, "wool": 1}},
        "setup": "turmoil",
        "actions": ["build card=tithe_barn", "at site=red-f-bottom-1", "tithe resource=wool"],
    },
    "library": {
        "me": {"hand": "library", "cities": "f", "goods": FULL},
        "setup": "progress",
        "actions": ["build card=library", "at site=red-f-top-1", "search stack=4"],
    },
    "drill ground": {
        "me": {"hand": "candamir", "cards": "drill_ground", "goods": FULL},
        "setup": "turmoil",
        "actions": ["build card=candamir", "at site=red-g-top-1", "save resource=ore"],
    },
    "town hall": {
        "me": {"hand": "town_hall", "cards": "parish_hall", "cities": "f", "goods": FULL},
        "setup": "progress",
        "actions": ["build card=town_hall", "remove site=red-f-top-1"],
    },
    "remove": {
        "me": {"cards": "merchant_guild austin", "cities": "f"},
        "setup": "gold",
        "actions": ["remove site=red-f-top-1", "remove site=red-g-top-1"],
    },
    "trade": {
        "me": {"goods": {"ore": 3}, "cards": "large_trade_ship@g-bottom-1 wool_ship"},
        "actions": ["ship store=red_mountains_5", "take store=red_pasture_4"],
    },
    "mint": {
        "me": {"goods": {"gold": 2}, "cards": "mint", "cities": "f"},
        "setup": "gold",
        "actions": ["mint", "take store=red_pasture_4"],
    },
    "goldsmith": {
        "me": {"hand": "goldsmith", "goods": {"gold": 3}},
        "actions": ["play card=goldsmith", "take store=red_pasture_4", "take store=red_pasture_4"],
    },
    "caravan": {
        "me": {"hand": "merchant_caravan", "goods": {"gold": 1, "ore": 2}},
        "actions": [
            "play card=merchant_caravan",
            "pay store=red_mountains_5",
            "pay store=red_gold_field_1",
            "take store=red_pasture_4",
            "take store=red_pasture_4",
        ],
    },
    "swap": {
        "me": {"hand": "relocation", "cards": "storehouse"},
        "actions": ["play card=relocation", "swap store=red_mountains_5", "swap store=red_forest_2"],
    },
    "shift": {
        "me": {"hand": "relocation", "cards": "storehouse lumber_camp"},
        "actions": ["play card=relocation", "shift site=red-f-top-1", "shift site=red-g-top-1"],
    },
    "gudrun": {
        "me": {"hand": "gudrun", "cards": "pirate_ship", **POOR},
        "other": {"cache": "5-top", "goods": {"gold": 2, "cache": 2}},
        "setup": "gold",
        "actions": [
            "play card=gudrun",
            "amount number=2",
            "pay store=blue_gold_cache",
            "pay store=blue_gold_field_4",
        ],
    },
    "trade master": {
        "me": {"hand": "trade_master", "cards": "merchant_guild", "cities": "f", **POOR},
        "setup": "gold",
        "actions": ["play card=trade_master", "demand resource=ore", "demand resource=wool"],
    },
    "merchant": {
        "me": {"hand": "merchant", "cities": "f", **POOR},
        "setup": "gold",
        "actions": ["play card=merchant", "demand resource=ore", "enough", "give store=red_mountains_5"],
    },
    "brigands": {
        "me": {"hand": "brigands", "cards": "candamir", **POOR},
        "setup": "gold",
        "actions": ["play card=brigands", "fill store=red_mountains_5", "amount number=1"],
    },
    "plunder": {
        "me": {"hand": "voyage_of_plunder", "cards": "candamir", **POOR},
        "other": {"cities": "fg"},
        "setup": "turmoil",
        "actions": ["play card=voyage_of_plunder", "demand resource=ore", "demand resource=wool"],
    },
    "archer": {
        "me": {**TAVERN, "hand": "archer"},
        "other": {"cards": "austin heinrich"},
        "setup": "turmoil",
        "actions": ["play card=archer", "pass", "lose site=blue-f-top-1", "under stack=3"],
    },
    "arsonist": {
        "me": {**TAVERN, "hand": "arsonist"},
        "other": {"cards": "abbey irmgard", **POOR},
        "setup": "turmoil",
        "actions": [
            "play card=arsonist",
            "burn site=blue-f-top-1",
            "under stack=3",
            "take store=blue_mountains_6",
        ],
    },
    "stopped": {
        "me": {**TAVERN, "hand": "arsonist"},
        "other": {"cards": "abbey heinrich"},
        "setup": "turmoil",
        "dice": [1],
        "actions": ["play card=arsonist", "pass", "burn site=blue-f-top-1", "under stack=3"],
    },
    "traitor": {
        "me": {**TAVERN, "hand": "traitor archer"},
        "other": {"hand": "iron_foundry inga arsonist"},
        "setup": "turmoil",
        "actions": [
            "play card=traitor",
            "pick card=inga",
            "done",
            "draw stack=4",
            "exchange card=inga",
            "under stack=1",
        ],
    },
    "benjamin": {
        "me": {"hand": "benjamin", **POOR},
        "setup": "progress",
        "number": 5,
        "actions": ["play card=benjamin"],
    },
    "mining": {
        "me": {"hand": "mineral_mining", "cards": "university", "cities": "f", **POOR},
        "setup": "progress",
        "actions": ["play card=mineral_mining"],
    },
    "doctor": {
        "me": {"hand": "doctor", "cards": "bath_house", "cities": "f", **POOR},
        "setup": "progress",
        "actions": ["play card=doctor", "treat site=red-f-top-1"],
    },
    "guido": {
        "me": {"hand": "guido"},
        "other": {"cities": "f"},
        "setup": "progress",
        "discards": [["iron_foundry", "scout", "doctor", "abbey"]],
        "actions": ["play card=guido", "pick card=scout"],
    },
    "gustav": {
        "me": {"hand": "gustav"},
        "other": {"cities": "f"},
        "setup": "progress",
        "discards": [["abbey", "iron_foundry"]],
        "actions": ["play card=gustav", "pick card=iron_foundry"],
    },
    "brigitta and reiner": {
        "moment": "turn",
        "me": {"hand": "brigitta reiner", **POOR},
        "other": POOR,
        "setup": "gold",
        "actions": [
            "play card=brigitta",
            "number number=5",
            "play card=reiner",
            "roll",
            "take store=red_mountains_5",
            "take store=red_mountains_5",
            "take store=blue_mountains_6",
        ],
    },
    "brigand attack": {
        "moment": "turn",
        "me": {"goods": FULL},
        "other": {"goods": {"gold": 3, "ore": 3, "wool": 2}},
        "dice": dice(5, "brigand_attack"),
        "actions": ["roll"],
    },
    "trade event": {
        "moment": "turn",
        "me": POOR,
        "other": {"cards": "ore_ship gold_ship wool_ship", **POOR},
        "dice": dice(5, "trade"),
        "actions": ["roll", "demand resource=ore"],
    },
    "harvest": {
        "moment": "turn",
        "me": {"cards": "toll_bridge", **POOR},
        "other": POOR,
        "dice": dice(5, "plentiful_harvest"),
        "actions": ["roll", "take store=red_hills_3", "take store=blue_pasture_1"],
    },
    "marketplace": {
        "moment": "turn",
        "me": POOR,
        "other": {"cards": "abbey", **POOR},
        "dice": card("invention", 5),
        "actions": ["roll", "take store=blue_pasture_1"],
    },
    "traveling merchant": {
        "moment": "turn",
        "me": {"goods": {"gold": 2}},
        "other": {"goods": {"gold": 1}},
        "dice": card("traveling_merchant", 5),
        "actions": ["roll", "take store=red_hills_3", "pass", "take store=blue_hills_2"],
    },
    "year of plenty": {
        "moment": "turn",
        "me": {"cards": "abbey"},
        "other": {"cards": "storehouse"},
        "dice": card("year_of_plenty", 5),
        "actions": ["roll"],
    },
    "gift": {
        "moment": "turn",
        "me": {"cards": "austin"},
        "other": {"cards": "inga harald"},
        "setup": "gold",
        "dice": card("gift_for_the_prince", 5),
        "actions": ["roll"],
    },
    "race": {
        "moment": "turn",
        "me": POOR,
        "other": {"cards": "ore_ship", **POOR},
        "dice": card("trade_ships_race", 5),
        "actions": ["roll", "take store=blue_hills_2"],
    },
    "feud": {
        "moment": "turn",
        "me": {"cards": "abbey storehouse marketplace toll_bridge"},
        "other": {"cards": "candamir"},
        "dice": card("feud", 5),
        "actions": [
            "roll",
            "name site=red-f-top-1",
            "name site=red-g-top-1",
            "name site=red-g-bottom-1",
            "lose site=red-g-top-1",
            "under stack=2",
        ],
    },
    "fraternal feuds": {
        "moment": "turn",
        "me": {"hand": "abbey inga osmund"},
        "other": {"cards": "candamir"},
        "dice": card("fraternal_feuds", 5),
        "actions": ["roll", "pick card=abbey", "pick card=osmund", "under stack=2", "under stack=4"],
    },
    "riots": {
        "moment": "turn",
        "me": {"cards": "austin", "hand": "sebastian"},
        "other": {"cards": "inga", "goods": {"gold": 1}, "hand": "archer"},
        "setup": "turmoil",
        "dice": card("riots", 5),
        "actions": ["roll", "play card=sebastian", "bribe"],
    },
    "plague": {
        "moment": "turn",
        "me": {"cities": "f"},
        "other": {"cards": "pharmacy@g-top-1", "cities": "g"},
        "setup": "progress",
        "dice": card("plague", 5),
        "actions": ["roll", "take store=blue_hills_2"],
    },
    "draw": {
        "moment": "draw phase",
        "me": {"hand": "abbey inga"},
        "other": {"hand": "osmund"},
        "actions": [
            "draw stack=2",
            "exchange card=inga",
            "under stack=3",
            "buy-search",
            "pay store=red_mountains_5",
            "pay store=red_hills_3",
            "search stack=2",
        ],
    },
    "drop": {
        "moment": "draw phase",
        "me": {"hand": "abbey inga osmund austin"},
        "other": {"hand": "harald"},
        "actions": ["drop card=inga", "under stack=3", "pass", "roll"],
        "dice": dice(5, "trade"),
    },
    "win": {
        "moment": "exchange phase",
        "me": {"right": "h", "cities": "fgh", "cards": "candamir", "hand": "abbey"},
        "actions": ["exchange card=abbey", "under stack=1"],
    },
}


@pytest.mark.rule("setup.1", "dice.18", "turn.1")
@pytest.mark.parametrize("name", SCENARIOS)
def test_either_player_may_do_it(name: str) -> None:
    red = outcome("A", SCENARIOS[name])
    blue = outcome("B", SCENARIOS[name])
    for mine, other in zip(red, blue, strict=True):
        assert mine == other
    assert all([possible for _, _, possible in red[0]])
