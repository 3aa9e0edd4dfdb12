"""What is in the box: the board's spaces, the cards and their tables, read from ``data/``.

Spaces and cards are numbers; a card's symbol says where it may be played.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.data import load

_WORKSHOPS: Final = load(__file__, "board_workshops")
_RESIDENCES: Final = load(__file__, "board_residences")
_CITIZENS: Final = load(__file__, "board_citizens")
_TRADE: Final = load(__file__, "board_trade")
_HARBOUR: Final = load(__file__, "board_harbour")
_DECK: Final = load(__file__, "deck")
_SETUP: Final = load(__file__, "setup")
_SCORING: Final = load(__file__, "scoring")

# --- areas: the pyramids of nobles and people are two areas of the citizens -----------------------
WORKSHOPS: Final = 0
RESIDENCES: Final = 1
NOBLES: Final = 2
PEOPLE: Final = 3
TRADE: Final = 4
HARBOUR: Final = 5
AREA_NAMES: Final = ["workshops", "residences", "nobles", "people", "trade", "harbour"]
_DATA_AREAS: Final = ["workshops", "residences", "citizens_nobles", "citizens_people", "trade", "harbour"]

# --- spaces ---------------------------------------------------------------------------------------
NOBODY: Final = -1

_SPACES_BY_AREA: Final[list[list[dict[str, Any]]]] = [
    _WORKSHOPS["spaces"]["list"],
    [{**space, "symbol": "key"} for space in _RESIDENCES["spaces"]["list"]],
    _CITIZENS["pyramids"][0]["spaces"]["list"],
    _CITIZENS["pyramids"][1]["spaces"]["list"],
    _TRADE["spaces"]["list"],
    _HARBOUR["ship_spaces"]["list"],
]
_ALL_SPACES: Final = [space for spaces in _SPACES_BY_AREA for space in spaces]

SPACE_NAMES: Final[list[str]] = [str(space["id"]) for space in _ALL_SPACES]
SPACES: Final = len(SPACE_NAMES)
AREA_OF: Final[list[int]] = [area for area, spaces in enumerate(_SPACES_BY_AREA) for _ in spaces]
_NUMBER: Final = {name: number for number, name in enumerate(SPACE_NAMES)}


def _numbers(names: list[str]) -> list[int]:
    return [_NUMBER[name] for name in names]


# --- symbols --------------------------------------------------------------------------------------
SYMBOL_NAMES: Final[list[str]] = list(_DECK["summary"]["cards_by_symbol"])
SYMBOLS: Final = len(SYMBOL_NAMES)
SYMBOL_OF: Final[list[int]] = [SYMBOL_NAMES.index(space["symbol"]) for space in _ALL_SPACES]
SPACES_WITH: Final = [[s for s in range(SPACES) if SYMBOL_OF[s] == symbol] for symbol in range(SYMBOLS)]
PIGMENT: Final = SYMBOL_NAMES.index("pigment")

# --- workshops ------------------------------------------------------------------------------------
NEIGHBOURS: Final[list[list[int]]] = [
    _numbers(space["neighbours"]) if AREA_OF[s] == WORKSHOPS else [] for s, space in enumerate(_ALL_SPACES)
]
_TRIPLES: Final = {x["id"]: _numbers(x["spaces"]) for x in _WORKSHOPS["extra_card_symbols"]["list"]}
TRIPLE_OF: Final[list[list[int]]] = [
    _TRIPLES[space["extra_card_symbol"]] if AREA_OF[s] == WORKSHOPS else []
    for s, space in enumerate(_ALL_SPACES)
]

# --- residences: one line, filled in order --------------------------------------------------------
RESIDENCE_LINE: Final = [s for s in range(SPACES) if AREA_OF[s] == RESIDENCES]
FIRST_RESIDENCE: Final = RESIDENCE_LINE[0]
VALUE_OF: Final[list[int]] = [int(space.get("value", 0)) for space in _ALL_SPACES]
_VALUES: Final[list[int]] = list(_RESIDENCES["line"]["distinct_values"])

# --- citizens: two pyramids -----------------------------------------------------------------------
PYRAMIDS: Final = [[s for s in range(SPACES) if AREA_OF[s] == area] for area in range(len(AREA_NAMES))]
LEVEL_OF: Final[list[int]] = [int(space.get("level", 0)) for space in _ALL_SPACES]
SUPPORTS: Final[list[list[int]]] = [_numbers(space.get("supports", [])) for space in _ALL_SPACES]
TRIANGLE_BELOW: Final[list[list[int]]] = [_numbers(space.get("triangle_below", [])) for space in _ALL_SPACES]
TOP_LEVEL: Final = max(LEVEL_OF)

# --- trade and harbour: goods and fleets share their lines ----------------------------------------
FLEETS: Final[list[list[int]]] = [_numbers(fleet["ship_spaces"]) for fleet in _HARBOUR["fleets"]["list"]]
CARGO: Final[list[list[int]]] = [_numbers(fleet["goods_spaces"]) for fleet in _HARBOUR["fleets"]["list"]]
LINE_OF: Final[list[int]] = [int(space.get("line", 0)) - 1 for space in _ALL_SPACES]
ROUTE_POINTS: Final[list[int]] = list(_HARBOUR["sea_route"]["points_by_step"])
LAST_STEP: Final = len(ROUTE_POINTS) - 1
ROUTE_EXTRA: Final = [step in _HARBOUR["sea_route"]["extra_card_steps"] for step in range(LAST_STEP + 1)]

# --- sets: what a player collects for bonus spaces and extra cards --------------------------------
# One bit for every material, residence value, citizen and good; a space gives at most one.
_SET_ITEMS: Final[list[tuple[int, str]]] = (
    [(WORKSHOPS, "quartz"), (WORKSHOPS, "ash"), (WORKSHOPS, "lime"), (WORKSHOPS, "pigment")]
    + [(RESIDENCES, str(value)) for value in _VALUES]
    + [(NOBLES, "lion"), (NOBLES, "coin"), (NOBLES, "cross")]
    + [(PEOPLE, "fish"), (PEOPLE, "shell"), (PEOPLE, "crab")]
    + [(TRADE, "glassware"), (TRADE, "vases"), (TRADE, "jewellery"), (TRADE, "swans")]
)
SET_NAMES: Final = [name for _, name in _SET_ITEMS]
SET_AREA: Final = [area for area, _ in _SET_ITEMS]


def _set_bit(space: int) -> int:
    if AREA_OF[space] == HARBOUR:
        return 0
    name = str(VALUE_OF[space]) if AREA_OF[space] == RESIDENCES else SYMBOL_NAMES[SYMBOL_OF[space]]
    return 1 << _SET_ITEMS.index((AREA_OF[space], name))


SET_BIT: Final[list[int]] = [_set_bit(space) for space in range(SPACES)]
SET_MASK: Final[list[int]] = [
    sum([1 << n for n in range(len(SET_AREA)) if SET_AREA[n] == area]) for area in range(len(AREA_NAMES))
]
_REWARDS: Final = {(r["different_values"], r["reward"]) for r in _RESIDENCES["set_rewards"]["list"]}


def _bonus_at(area: int) -> int:
    if area == RESIDENCES:
        return int(next(count for count, reward in _REWARDS if reward == "bonus_space"))
    return len([a for a in SET_AREA if a == area])


BONUS_AT: Final[list[int]] = [_bonus_at(area) for area in range(HARBOUR)]
EXTRA_AT_VALUES: Final = sorted([count for count, reward in _REWARDS if reward == "extra_card"])

# --- bonus spaces: the highest free one is taken first --------------------------------------------
BONUS_VALUES: Final[list[int]] = list(_SCORING["bonus_spaces"]["values"])
BONUS_PER_AREA: Final = len(BONUS_VALUES)
BONUS_NAMES: Final = [f"B-{area}-{points}" for area in _DATA_AREAS[:HARBOUR] for points in BONUS_VALUES]
assert _SCORING["bonus_spaces"]["areas"] == _DATA_AREAS[:HARBOUR]

# --- cards ----------------------------------------------------------------------------------------
NO_CARD: Final = -1
_CARDS: Final[list[dict[str, Any]]] = _DECK["cards"]["list"]
CARD_NAMES: Final[list[str]] = [str(card["id"]) for card in _CARDS]
CARDS: Final = len(CARD_NAMES)
CARD_SYMBOL: Final[list[int]] = [SYMBOL_NAMES.index(card["symbol"]) for card in _CARDS]
CARD_AREA: Final[list[int]] = [_DATA_AREAS.index(card["area"]) for card in _CARDS]
HELM: Final[list[int]] = [int(card["helm"]) for card in _CARDS]

# --- numbers by player count ----------------------------------------------------------------------
_BY_PLAYERS: Final = {entry["players"]: entry for entry in _SETUP["by_player_count"]["list"]}
PLAYER_COUNTS: Final[list[int]] = list(_SETUP["game"]["players"])


def _by_players(key: str) -> list[int]:
    return [int(_BY_PLAYERS[n][key]) if n in _BY_PLAYERS else 0 for n in range(max(PLAYER_COUNTS) + 1)]


FACE_UP_AT_START: Final = _by_players("face_up_at_start")
DEALT: Final = _by_players("cards_dealt_per_player")
TRICKS: Final = _by_players("cards_played_per_player_per_round")
ROUNDS: Final = _by_players("rounds_if_pile_runs_out")
SUPPLY: Final[int] = int(_SETUP["components"]["per_player"]["diamonds_in_supply_at_start"])
RESERVE: Final[int] = int(_SETUP["components"]["per_player"]["diamonds_in_reserve"])

# --- points ---------------------------------------------------------------------------------------
WORKSHOP_POINTS: Final[int] = int(_SCORING["workshops"]["instant"]["points_per_space"])
PIGMENT_POINTS: Final[int] = int(_SCORING["workshops"]["instant"]["points_per_space_if_new_space_is_pigment"])
_LEVELS: Final = _SCORING["citizens"]["instant"]["points_by_level"]
LEVEL_POINTS: Final[list[int]] = [0] + [int(_LEVELS[str(n)]) for n in range(1, TOP_LEVEL + 1)]
MATCH_FACTOR: Final[int] = int(_SCORING["citizens"]["instant"]["factor_if_card_symbol_equals_space_symbol"])
_SUPPORTING: Final = _SCORING["citizens"]["triangle"]["points_per_supporting_diamond_by_level"]
TRIANGLE_POINTS: Final[list[int]] = [0] + [int(_SUPPORTING[str(n)]) for n in range(1, TOP_LEVEL)]
_FLEET: Final = _SCORING["harbour"]["fleet"]["points_per_ship_diamond_by_occupied_goods_in_line"]
FLEET_POINTS: Final[list[int]] = [int(_FLEET[str(n)]) for n in range(len(CARGO[0]) + 1)]

# --- where points come from -----------------------------------------------------------------------
FROM_FLEETS: Final = 5
FROM_ROUTE: Final = 6
FROM_BONUS: Final = 7
SOURCE_NAMES: Final = ["workshops", "residences", "nobles", "people", "trade", "fleets", "route", "bonus"]
SOURCES: Final = len(SOURCE_NAMES)
