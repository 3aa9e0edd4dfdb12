"""What is in the box: buildings, road, castle and favour table, read from ``data/``.

Buildings, spaces and cubes are numbers. Road space 1 of the board is number 0 here. Every tile exists once,
so a building is a place too; the second architect has a name of its own. Only residences are many alike: they
are known by their road space.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

from ludoteca.core.data import load

_ROAD: Final = load(__file__, "road")
_BUILDINGS: Final = load(__file__, "buildings")
_CASTLE: Final = load(__file__, "castle")
_FAVOURS: Final = load(__file__, "favours")
_SETUP: Final = load(__file__, "setup")
_TURN: Final = load(__file__, "turn")

NOBODY: Final = -1

# --- cubes ----------------------------------------------------------------------------------------
CUBE_NAMES: Final[list[str]] = list(_SETUP["start_cubes"]["each_player"])
FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
CUBES: Final = 5
NO_CUBE: Final = -1
ORDINARY: Final = 4
"""Food, wood, stone and cloth come before gold, the one that no peddler sells."""
CubeName: TypeAlias = Literal["food", "wood", "stone", "cloth", "gold"]
assert list(get_args(CubeName)) == CUBE_NAMES

# --- buildings ------------------------------------------------------------------------------------
SPECIAL: Final = 0
THE_CASTLE: Final = 1
FIXED: Final = 2
NEUTRAL: Final = 3
WOODEN: Final = 4
OF_STONE: Final = 5
RESIDENTIAL: Final = 6
PRESTIGE: Final = 7
KIND_NAMES: Final = ["special", "castle", "fixed", "neutral", "wood", "stone", "residential", "prestige"]


def _copies(tile: dict[str, Any]) -> list[dict[str, Any]]:
    """One entry a tile; the second copy gets a number, since every tile is a place of its own."""
    copies = int(tile["copies"])
    return [tile] + [{**tile, "id": f"{tile['id']}_{n}"} for n in range(2, copies + 1)]


def _tiles(kind: str) -> list[dict[str, Any]]:
    return [copy for tile in _BUILDINGS[kind]["tiles"] for copy in _copies(tile)]


_BY_KIND: Final[list[list[dict[str, Any]]]] = [
    _BUILDINGS["special"]["buildings"],
    [{"id": "castle", "effect": None}],
    _BUILDINGS["fixed"]["buildings"],
    _tiles("neutral"),
    _tiles("wood"),
    _tiles("stone") + _BUILDINGS["later_editions"]["tiles"],
    _BUILDINGS["residential"]["tiles"],
    _tiles("prestige"),
]
_ALL: Final = [building for buildings in _BY_KIND for building in buildings]
BUILDING_NAMES: Final[list[str]] = [str(building["id"]) for building in _ALL]
BUILDINGS: Final = len(BUILDING_NAMES)
KIND: Final[list[int]] = [kind for kind, buildings in enumerate(_BY_KIND) for _ in buildings]
_NUMBER: Final = {name: number for number, name in enumerate(BUILDING_NAMES)}

NO_BUILDING: Final = -1
GATE: Final = 0
TRADING_POST: Final = 1
GUILD: Final = 2
JOUST_FIELD: Final = 3
STABLES: Final = 4
INN: Final = 5
CASTLE: Final = 6
_ORDER: Final = [entry["id"] for entry in _ROAD["special_buildings"]["order"]]
assert BUILDING_NAMES[:7] == [*_ORDER, "castle"]
LAWYER: Final[int] = _NUMBER["lawyer"]
RESIDENCE: Final[int] = _NUMBER["residence"]
JEWELLER: Final[int] = _NUMBER["jeweller"]
ARCHITECT: Final[int] = _NUMBER["architect"]
SECOND_ARCHITECT: Final[int] = _NUMBER["architect_2"]

BIT: Final[list[int]] = [1 << number for number in range(BUILDINGS)]


def _mask(*kinds: int) -> int:
    return sum([1 << number for number in range(BUILDINGS) if KIND[number] in kinds])


def _numbers(*kinds: int) -> list[int]:
    return [number for number in range(BUILDINGS) if KIND[number] in kinds]


NEUTRAL_MASK: Final = _mask(NEUTRAL)
TILE_MASK: Final = _mask(WOODEN, OF_STONE, PRESTIGE)
"""What is built from the supply."""
WORKPLACE_MASK: Final = _mask(SPECIAL, FIXED, NEUTRAL, WOODEN, OF_STONE) & ~(BIT[STABLES] | BIT[INN])
"""What takes exactly one worker."""
WORKPLACES: Final = [number for number in range(BUILDINGS) if WORKPLACE_MASK >> number & 1]
NEUTRALS: Final = _numbers(NEUTRAL)
TRANSFORMABLE_MASK: Final = _mask(WOODEN, OF_STONE) & ~BIT[LAWYER]
TRANSFORMABLE: Final = [n for n in _numbers(NEUTRAL, WOODEN, OF_STONE) if n != LAWYER]
TILES_OF: Final[list[list[int]]] = [_numbers(kind) for kind in range(len(KIND_NAMES))]


def _cost(building: dict[str, Any]) -> list[int]:
    return [int(building.get("cost", {}).get(cube, 0)) for cube in CUBE_NAMES]


COST: Final[list[list[int]]] = [_cost(building) for building in _ALL]
COST_ANY: Final[list[bool]] = [building.get("cost", {}).get("any", 0) == 1 for building in _ALL]
"""Does it cost one more cube of any kind, gold included?"""
POINTS: Final[list[int]] = [int(building.get("prestige", 0)) for building in _ALL]
FAVOURS: Final[list[int]] = [int(building.get("favours_when_built", 0)) for building in _ALL]
INCOME: Final[list[int]] = [int(building.get("income_deniers", 0)) for building in _ALL]
EARNERS: Final = [number for number in range(BUILDINGS) if INCOME[number] and number != RESIDENCE]
RESIDENCE_CLOTH: Final[int] = int(_ALL[LAWYER]["effect"]["pay"]["cloth"])
RESIDENCE_DENIERS: Final[int] = int(_ALL[LAWYER]["effect"]["pay"]["deniers"])

# --- what buildings do ----------------------------------------------------------------------------
NO_EFFECT: Final = 0
PRODUCE: Final = 1
SELL: Final = 2
BUY: Final = 3
BUILD: Final = 4
TRANSFORM: Final = 5
EXCHANGE: Final = 6
EFFECT_NAMES: Final = ["", "produce", "sell", "buy", "build", "transform", "exchange"]


def _effect(building: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = building["effect"] or {}
    return found


def _effect_number(building: dict[str, Any]) -> int:
    kind = str(_effect(building).get("type", ""))
    return EFFECT_NAMES.index(kind) if kind in EFFECT_NAMES else NO_EFFECT


def _amounts(gain: dict[str, int]) -> list[int]:
    return [int(gain.get(cube, 0)) for cube in CUBE_NAMES]


def _only_kind(gain: dict[str, int]) -> int:
    return CUBE_NAMES.index(next(iter(gain)))


EFFECT: Final[list[int]] = [_effect_number(building) for building in _ALL]
YIELDS: Final[list[list[list[int]]]] = [
    [_amounts(gain) for gain in _effect(building).get("options", [])] if EFFECT[n] == PRODUCE else []
    for n, building in enumerate(_ALL)
]
"""For every production building its alternatives, each as amounts of every kind."""
YIELD_KINDS: Final[list[list[int]]] = [
    [_only_kind(gain) for gain in _effect(building).get("options", [])] if len(YIELDS[n]) > 1 else []
    for n, building in enumerate(_ALL)
]
"""Alternatives are of one kind each, which names them."""
OWNER_KINDS: Final[list[list[int]]] = [
    [_only_kind(gain) for gain in _effect(building).get("owner_bonus_options", [])] for building in _ALL
]
SELL_PRICE: Final[list[int]] = [
    int(_effect(building)["gain"]["deniers"]) if EFFECT[n] == SELL else 0 for n, building in enumerate(_ALL)
]
BUY_LIMIT: Final[list[int]] = [
    len(_effect(building)["options"]) if EFFECT[n] == BUY else 0 for n, building in enumerate(_ALL)
]
BUY_PRICE: Final[list[int]] = [
    int(_effect(building)["options"][0]["pay"]["deniers"]) if EFFECT[n] == BUY else 0
    for n, building in enumerate(_ALL)
]
"""A peddler's price of each cube."""
BUILDS: Final[list[int]] = [
    KIND_NAMES.index(_effect(building)["builds"]) if EFFECT[n] == BUILD else NO_BUILDING
    for n, building in enumerate(_ALL)
]

MIXED: Final = -1


class Rate:
    """What an exchange asks for and gives: deniers or cubes (of one kind, or MIXED) for points or gold."""

    def __init__(self, deniers: int, kind: int, cubes: int, points: int, gold: int) -> None:
        self.deniers: Final = deniers
        self.kind: Final = kind
        self.cubes: Final = cubes
        self.points: Final = points
        self.gold: Final = gold


def _rate(option: dict[str, Any]) -> Rate:
    paid, gained = option["pay"], option["gain"]
    kind = next((CUBE_NAMES.index(name) for name in paid if name in CUBE_NAMES), MIXED)
    cubes = int(paid.get("cubes", 0)) if kind == MIXED else int(paid[CUBE_NAMES[kind]])
    return Rate(
        int(paid.get("deniers", 0)), kind, cubes, int(gained.get("prestige", 0)), int(gained.get("gold", 0))
    )


_EXCHANGES: Final = [n for n in range(BUILDINGS) if EFFECT[n] == EXCHANGE]
RATE_NAMES: Final = [
    f"{BUILDING_NAMES[n]}-{number + 1}"
    for n in _EXCHANGES
    for number in range(len(_effect(_ALL[n])["options"]))
]
RATES: Final[list[Rate]] = [_rate(option) for n in _EXCHANGES for option in _effect(_ALL[n])["options"]]
RATES_OF: Final[list[list[int]]] = [
    [rate for rate, name in enumerate(RATE_NAMES) if name.rpartition("-")[0] == building]
    for building in BUILDING_NAMES
]
"""The rates of every exchange building."""
TRADING_POST_DENIERS: Final[int] = int(_ALL[TRADING_POST]["effect"]["gain"]["deniers"])
JOUST_CLOTH: Final[int] = int(_ALL[JOUST_FIELD]["effect"]["pay"]["cloth"])
JOUST_DENIERS: Final[int] = int(_ALL[JOUST_FIELD]["effect"]["pay"]["deniers"])
STABLES_PLACES: Final[int] = int(_ROAD["special_buildings"]["order"][STABLES]["worker_places"])

# --- road -----------------------------------------------------------------------------------------
SPACES: Final[int] = int(_ROAD["spaces"]["length"])
SPACE_NAMES: Final = [str(space + 1) for space in range(SPACES)]
LAST_SPACE: Final = SPACES - 1
NO_SPACE: Final = -1
NEUTRAL_SPACES: Final[list[int]] = [int(space) - 1 for space in _ROAD["spaces"]["neutral_slots"]]
FIXED_SPACES: Final[dict[int, int]] = {
    int(space) - 1: _NUMBER[name] for space, name in _ROAD["spaces"]["fixed"].items()
}
BUILDING_SPACES: Final[list[int]] = [
    int(space) - 1 for space in _ROAD["spaces"]["empty_at_start_in_building_order"]
]
START_SPACE: Final[int] = int(_ROAD["bailiff_and_provost"]["start_space"]) - 1
BAILIFF_FAST: Final[int] = int(_ROAD["bailiff_and_provost"]["bailiff_step_if_provost_is_ahead"])
BAILIFF_SLOW: Final[int] = int(_ROAD["bailiff_and_provost"]["bailiff_step_otherwise"])
PROVOST_STEPS: Final[int] = int(_TURN["provost_move"]["max_spaces"])
PROVOST_PRICE: Final[int] = int(_TURN["provost_move"]["deniers_per_space"])

# --- castle ---------------------------------------------------------------------------------------
_SECTIONS: Final[list[dict[str, Any]]] = _CASTLE["sections"]["list"]
SECTION_NAMES: Final[list[str]] = [str(section["id"]) for section in _SECTIONS]
SectionName: TypeAlias = Literal["dungeon", "walls", "towers"]
assert list(get_args(SectionName)) == SECTION_NAMES
SECTIONS: Final = len(SECTION_NAMES)
TOWERS: Final = SECTIONS - 1
SECTION_SPACES: Final[list[int]] = [int(section["spaces"]) for section in _SECTIONS]
SECTION_POINTS: Final[list[int]] = [int(section["prestige_per_batch"]) for section in _SECTIONS]
SCORING_SPACE: Final[list[int]] = [int(section["scoring_space"]) - 1 for section in _SECTIONS]
_BATCH_CUBES: Final[list[list[str]]] = _CASTLE["batch"]["legal_batches"]
BATCH_NAMES: Final = ["-".join(batch) for batch in _BATCH_CUBES]
BATCHES: Final[list[list[int]]] = [[CUBE_NAMES.index(cube) for cube in batch] for batch in _BATCH_CUBES]
NO_BATCH_LOSS: Final[int] = -int(_CASTLE["delivering"]["no_batch_penalty"])


def _by_houses(section: str, key: str) -> list[int]:
    """The result for each number of houses up to the last line of the table, which holds for all above."""
    lines = _CASTLE["scoring"]["table"][section]
    most = int(lines[-1]["houses_min"])
    found: list[int] = []
    for houses in range(most + 1):
        line = [x for x in lines if x["houses_min"] <= houses][-1]
        found.append(int(line[key]))
    return found


SECTION_FAVOURS: Final[list[list[int]]] = [_by_houses(name, "favours") for name in SECTION_NAMES]
SECTION_LOSS: Final[list[int]] = [-_by_houses(name, "prestige")[0] for name in SECTION_NAMES]

# --- favours --------------------------------------------------------------------------------------
LINE_NAMES: Final[list[str]] = [str(line["id"]) for line in _FAVOURS["lines"]["list"]]
LINES: Final = len(LINE_NAMES)
FOR_PRESTIGE: Final = 0
FOR_DENIERS: Final = 1
FOR_RESOURCES: Final = 2
FOR_BUILDINGS: Final = 3
LineName: TypeAlias = Literal["prestige", "deniers", "resources", "buildings"]
assert list(get_args(LineName)) == LINE_NAMES
COLUMNS: Final[int] = int(_FAVOURS["markers"]["last_column"])
OPEN_COLUMNS: Final[list[int]] = [
    int(_FAVOURS["open_columns"]["by_sections_already_scored"][str(n)]) for n in range(SECTIONS)
]


def _columns(line: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = _FAVOURS["lines"]["list"][line]["columns"]
    return found


PRESTIGE_FAVOUR: Final[list[int]] = [0] + [int(c["gain"]["prestige"]) for c in _columns(FOR_PRESTIGE)]
DENIERS_FAVOUR: Final[list[int]] = [0] + [int(c["gain"]["deniers"]) for c in _columns(FOR_DENIERS)]


def _column_of_cube(cube: str) -> int:
    for column in _columns(FOR_RESOURCES):
        if any([cube in gain for gain in column.get("gain_one_of", [])]):
            return int(column["column"])
    raise AssertionError(cube)


CUBE_COLUMN: Final = [_column_of_cube(cube) for cube in CUBE_NAMES]
"""From which column on the resource line gives this cube."""
TRADE_COLUMN: Final[int] = int(next(c["column"] for c in _columns(FOR_RESOURCES) if "pay_cubes" in c))
TRADE_GAIN: Final[int] = int(_columns(FOR_RESOURCES)[TRADE_COLUMN - 1]["gain_cubes"])


def _column_of_building(kind: str) -> int:
    return int(next(c["column"] for c in _columns(FOR_BUILDINGS) if c.get("builds", c.get("into")) == kind))


BUILD_COLUMN: Final[list[int]] = [
    _column_of_building(name) if name in ("wood", "stone", "prestige") else COLUMNS + 1 for name in KIND_NAMES
]
"""From which column on the building line builds this kind."""
TRANSFORM_COLUMN: Final = _column_of_building("residence")


def _discount(kind: str) -> int:
    column = next((c for c in _columns(FOR_BUILDINGS) if c.get("builds") == kind), {})
    return next((CUBE_NAMES.index(cube) for cube in column.get("discount", {})), NO_CUBE)


DISCOUNT: Final[list[int]] = [_discount(name) for name in KIND_NAMES]
"""Which cube a favour saves when it builds this kind."""
SIMPLIFIED_POINTS: Final[int] = int(_FAVOURS["simplified_variant"]["prestige_per_favour"])

# --- numbers by player count ----------------------------------------------------------------------
PLAYER_COUNTS: Final = list(range(int(_SETUP["players"]["min"]), int(_SETUP["players"]["max"]) + 1))
MOST_PLAYERS: Final = PLAYER_COUNTS[-1]
START_DENIERS: Final[list[list[int]]] = [
    [int(n) for n in _SETUP["start_money"]["by_players_in_turn_order"].get(str(players), [])]
    for players in range(MOST_PLAYERS + 1)
]
START_CUBES: Final[list[int]] = [int(_SETUP["start_cubes"]["each_player"][cube]) for cube in CUBE_NAMES]
WORKERS: Final[int] = int(_SETUP["pieces_per_player"]["workers"])
_PRICES: Final = _TURN["placing_price"]["otherwise_by_number_of_players_passed"]
_TWO_PRICES: Final = _TURN["placing_price"]["otherwise_with_two_players"]
BRIDGE: Final[list[list[int]]] = [
    [int((_TWO_PRICES if players == 2 else _PRICES)[str(passed)]) for passed in range(players)]
    for players in range(MOST_PLAYERS + 1)
]
"""The price of a worker by how many play and how many have passed."""
LOW_PRICE: Final[int] = int(_TURN["placing_price"]["own_building"])
PASSING_BONUS: Final[int] = int(_TURN["passing"]["first_to_pass_gains_deniers"])
VISIT_POINTS: Final[int] = int(_TURN["placing_on_another_players_building"]["owner_gains_prestige_at_once"])
BASIC_INCOME: Final[int] = int(_TURN["income"]["each_player"])
PHASE_NAMES: Final[list[str]] = [str(phase["id"]) for phase in _TURN["phases"]["list"]]
LAST_PHASE: Final = 7
PhaseName: TypeAlias = Literal[
    "income", "placing_workers", "special_buildings", "provost", "buildings", "castle", "end_of_turn"
]
assert list(get_args(PhaseName)) == PHASE_NAMES

# --- points at the end ----------------------------------------------------------------------------
GOLD_POINTS: Final[int] = int(_SETUP["final_scoring"]["prestige_per_gold"])
CUBES_PER_POINT: Final[int] = int(_SETUP["final_scoring"]["other_cubes_per_prestige"])
DENIERS_PER_POINT: Final[int] = int(_SETUP["final_scoring"]["deniers_per_prestige"])

# --- where points come from -----------------------------------------------------------------------
FROM_VISITS: Final = 0
FROM_BUILDINGS: Final = 1
FROM_RESIDENCES: Final = 2
FROM_PRESTIGE: Final = 3
FROM_CASTLE: Final = 4
FROM_FAVOURS: Final = 5
FROM_TRADE: Final = 6
FROM_LEFTOVERS: Final = 7
FROM_LOSSES: Final = 8
SOURCE_NAMES: Final = [
    "visits",
    "buildings",
    "residences",
    "prestige",
    "castle",
    "favours",
    "trade",
    "leftovers",
    "losses",
]
SOURCES: Final = len(SOURCE_NAMES)
