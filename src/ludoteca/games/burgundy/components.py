"""What is in the box: duchies, tiles, depots, goods and points, read from ``data/``.

Tiles, spaces, colours and goods are numbers, and so are dice: a die that shows three is a 2. Where a power is
written as a bit, ``duchy.powers`` and ``duchy.crests`` are masks of such bits.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

from ludoteca.core.data import load

_BOARDS: Final = load(__file__, "player_boards")
_CENTRAL: Final = load(__file__, "central_board")
_TILES: Final = load(__file__, "hex_tiles")
_BUILDINGS: Final = load(__file__, "buildings")
_MONASTERIES: Final = load(__file__, "monasteries")
_GOODS: Final = load(__file__, "goods")
_SCORING: Final = load(__file__, "scoring")
_SETUP: Final = load(__file__, "setup")
_ROUTES: Final = load(__file__, "trade_routes")
_SHIELDS: Final = load(__file__, "shields")
_EXPANSIONS: Final = load(__file__, "expansions")

NOBODY: Final = -1
NOTHING: Final = -1
SIDES_OF_DIE: Final = 6
ANY: Final = 6
"""The number of a die that may be anything; also the colour of a tile that goes anywhere."""

# --- colours --------------------------------------------------------------------------------------
Colour: TypeAlias = Literal["city", "pasture", "river", "monastery", "castle", "mine"]
COLOUR_NAMES: Final[list[str]] = list(_CENTRAL["bonus_tile_places"]["colors"])
assert list(get_args(Colour)) == COLOUR_NAMES
COLOURS: Final = len(COLOUR_NAMES)
CITY: Final = COLOUR_NAMES.index("city")
PASTURE: Final = COLOUR_NAMES.index("pasture")
RIVER: Final = COLOUR_NAMES.index("river")
MONASTERY: Final = COLOUR_NAMES.index("monastery")
CASTLE_COLOUR: Final = COLOUR_NAMES.index("castle")
MINE_COLOUR: Final = COLOUR_NAMES.index("mine")
EVERY_COLOUR: Final = (1 << COLOURS) - 1

# --- tiles: buildings, livestock, monasteries, then the kinds that are all alike ------------------
NO_TILE: Final = -1
BUILDING_NAMES: Final[list[str]] = [
    str(building["key"])
    for building in _BUILDINGS["types"]["list"] + list(reversed(_BUILDINGS["expansion_types"]["list"]))
]
BUILDINGS: Final = len(BUILDING_NAMES)
WAREHOUSE: Final = BUILDING_NAMES.index("warehouse")
WATCHTOWER: Final = BUILDING_NAMES.index("watchtower")
CARPENTER: Final = BUILDING_NAMES.index("carpenter")
CHURCH: Final = BUILDING_NAMES.index("church")
MARKET: Final = BUILDING_NAMES.index("market")
BOARDING_HOUSE: Final = BUILDING_NAMES.index("boarding_house")
BANK: Final = BUILDING_NAMES.index("bank")
TOWN_HALL: Final = BUILDING_NAMES.index("town_hall")
WHITE_CASTLE: Final = BUILDING_NAMES.index("white_castle")
CRANE: Final = BUILDING_NAMES.index("crane")

ANIMAL_NAMES: Final[list[str]] = [str(animal["key"]) for animal in _TILES["animals"]["list"]]
GOOSE: Final = ANIMAL_NAMES.index("goose")
_MONASTERY_LIST: Final[list[dict[str, Any]]] = (
    _MONASTERIES["base"]["list"] + _MONASTERIES["expansion"]["list"]
)
MONASTERY_COUNT: Final = len(_MONASTERY_LIST)


def _tiles_of(part: str) -> list[dict[str, Any]]:
    """The rows of a part of the box; the row of monasteries stands for each of them, with its own back."""
    found: list[dict[str, Any]] = []
    for tile in _TILES[part]["list"]:
        each = _MONASTERIES[part]["list"] if tile["kind"] == "monastery" else [{}]
        found.extend([{**tile, **one} for one in each])
    return found


_TILE_LIST: Final = _tiles_of("base") + _tiles_of("expansion")


def _tile_name(tile: dict[str, Any]) -> str:
    kind = str(tile["kind"])
    if kind == "building":
        return str(tile["building"])
    if kind == "livestock":
        return f"{tile['animal']}-{tile['animals']}"
    return f"monastery-{tile['number']}" if kind == "monastery" else kind


def _livestock_names() -> list[str]:
    found: list[str] = []
    for tile in _TILE_LIST:
        if tile["kind"] == "livestock" and _tile_name(tile) not in found:
            found.append(_tile_name(tile))
    return found


LIVESTOCK_NAMES: Final = _livestock_names()
TILE_NAMES: Final[list[str]] = [
    *BUILDING_NAMES,
    *LIVESTOCK_NAMES,
    *[f"monastery-{number}" for number in range(1, MONASTERY_COUNT + 1)],
    "castle",
    "mine",
    "ship",
    "inn",
    "face-down",
]
TILES: Final = len(TILE_NAMES)
FIRST_LIVESTOCK: Final = BUILDINGS
FIRST_MONASTERY: Final = FIRST_LIVESTOCK + len(LIVESTOCK_NAMES)
CASTLE: Final = TILE_NAMES.index("castle")
MINE: Final = TILE_NAMES.index("mine")
SHIP: Final = TILE_NAMES.index("ship")
INN: Final = TILE_NAMES.index("inn")
FACE_DOWN: Final = TILE_NAMES.index("face-down")
"""Solo: a tile of the black depot bought with goods goes on any colour and does nothing else."""
GEESE: Final = TILE_NAMES.index("goose-2")


def _tile_colour(tile: int) -> int:
    if tile < FIRST_LIVESTOCK:
        return CITY
    if tile < FIRST_MONASTERY:
        return PASTURE
    if tile < CASTLE:
        return MONASTERY
    return {CASTLE: CASTLE_COLOUR, MINE: MINE_COLOUR, SHIP: RIVER}.get(tile, ANY)


def _animals_on(tile: int) -> int:
    return int(TILE_NAMES[tile].split("-")[1]) if FIRST_LIVESTOCK <= tile < FIRST_MONASTERY else 0


def _animal_of(tile: int) -> int:
    is_livestock = FIRST_LIVESTOCK <= tile < FIRST_MONASTERY
    return ANIMAL_NAMES.index(TILE_NAMES[tile].split("-")[0]) if is_livestock else NOTHING


TILE_COLOUR: Final[list[int]] = [_tile_colour(tile) for tile in range(TILES)]
ANIMALS_ON: Final[list[int]] = [_animals_on(tile) for tile in range(TILES)]
ANIMAL_OF: Final[list[int]] = [_animal_of(tile) for tile in range(TILES)]
MONASTERY_OF: Final[list[int]] = [
    tile - FIRST_MONASTERY + 1 if FIRST_MONASTERY <= tile < CASTLE else 0 for tile in range(TILES)
]

# --- piles: one a colour, the black one, the goods ------------------------------------------------
BLACK_PILE: Final = COLOURS
GOODS_PILE: Final = COLOURS + 1
PILE_NAMES: Final = [*COLOUR_NAMES, "black", "goods"]


def _tiles_in_pile(pile: int, extra_tiles: bool, white_castles: bool) -> list[int]:
    wanted = {"extra_hex_tiles": extra_tiles, "white_castles": white_castles}
    found: list[int] = []
    for tile in _TILE_LIST:
        back = {"own": COLOUR_NAMES.index(tile["color"]) if tile["back"] == "own" else NOTHING}
        where = back.get(tile["back"], BLACK_PILE if tile["back"] == "black" else NOTHING)
        if where == pile and wanted.get(str(tile.get("expansion", "")), "expansion" not in tile):
            found.extend([TILE_NAMES.index(_tile_name(tile))] * int(tile["count"]))
    return found


_PILES: Final[list[list[int]]] = [
    _tiles_in_pile(pile, extra_tiles == 1, white_castles == 1)
    for extra_tiles in range(2)
    for white_castles in range(2)
    for pile in range(GOODS_PILE)
]


def tiles_in_pile(pile: int, extra_tiles: bool, white_castles: bool) -> list[int]:
    """The tiles whose back belongs to a pile, with the expansions that are in play."""
    return _PILES[(2 * int(extra_tiles) + int(white_castles)) * GOODS_PILE + pile].copy()


INNS: Final[int] = int(_EXPANSIONS["inns"]["tiles"])

# --- goods ----------------------------------------------------------------------------------------
Goods: TypeAlias = Literal["turquoise", "purple", "pink", "red", "brown", "orange"]
GOODS_NAMES: Final[list[str]] = [str(goods["color"]) for goods in _GOODS["list"]["types"]]
assert list(get_args(Goods)) == GOODS_NAMES
GOODS: Final = len(GOODS_NAMES)
assert [goods["die"] for goods in _GOODS["list"]["types"]] == list(range(1, GOODS + 1))
GOODS_TILES: Final[list[int]] = [
    goods for goods in range(GOODS) for _ in range(int(_GOODS["list"]["types"][goods]["count"]))
]
GOODS_AT_START: Final[int] = int(_SETUP["multiplayer"]["goods"])
GOODS_SPACES: Final[int] = int(_SETUP["multiplayer"]["goods_storage_types"])

# --- the central board ----------------------------------------------------------------------------
DEPOTS: Final = len(_CENTRAL["depots"]["list"])
DEPOT_NAMES: Final[list[str]] = [str(depot["number"]) for depot in _CENTRAL["depots"]["list"]]
SLOTS_PER_DEPOT: Final = 4
NUMBERED_SLOTS: Final = DEPOTS * SLOTS_PER_DEPOT
BLACK_SLOTS: Final[int] = int(_CENTRAL["black_depot"]["slots"]["4"])
FIRST_BLACK: Final = NUMBERED_SLOTS
INN_SLOT: Final = NUMBERED_SLOTS + BLACK_SLOTS
SLOT_NAMES: Final[list[str]] = [
    *[f"{depot + 1}{letter}" for depot in range(DEPOTS) for letter in "abcd"],
    *[f"black{slot + 1}" for slot in range(BLACK_SLOTS)],
    "inn",
]
SLOTS: Final = len(SLOT_NAMES)
DEPOT_OF: Final[list[int]] = [
    slot // SLOTS_PER_DEPOT if slot < NUMBERED_SLOTS else NOTHING for slot in range(SLOTS)
]
PHASE_NAMES: Final[list[str]] = list(_CENTRAL["phases"]["names"])
PHASES: Final = len(PHASE_NAMES)
ROUNDS: Final[int] = int(_CENTRAL["phases"]["rounds_per_phase"])
BRIDGE_END: Final[int] = int(_CENTRAL["bridge"]["last_space"])
NEXT_DEPOT: Final[list[int]] = [int(depot["next_clockwise"]) - 1 for depot in _CENTRAL["depots"]["list"]]
ADJACENT_DEPOTS: Final[list[list[int]]] = [
    [int(near) - 1 for near in depot["adjacent_depots"]] for depot in _CENTRAL["depots"]["list"]
]
TABLE_SIZES: Final = range(5)
"""For how many players the central board is laid out; solo uses the one for two."""


def _slot_pile(players: int, phase: int, slot: int) -> int:
    """Which pile fills a numbered slot; NOTHING if it stays empty with so many players."""
    printed = _CENTRAL["depots"]["list"][slot // SLOTS_PER_DEPOT]["slots"][slot % SLOTS_PER_DEPOT]
    if players < int(printed["min_players"]):
        return NOTHING
    colour = printed["color"]
    if players == 3 and "three_player_color_by_phase" in printed:
        colour = printed["three_player_color_by_phase"][PHASE_NAMES[phase]]
    return COLOUR_NAMES.index(colour)


PILE_FOR: Final[list[list[list[int]]]] = [
    [[_slot_pile(players, phase, slot) for slot in range(NUMBERED_SLOTS)] for phase in range(PHASES)]
    for players in TABLE_SIZES
]
DEPOT_SLOTS: Final[list[list[list[int]]]] = [
    [
        [s for s in range(NUMBERED_SLOTS) if DEPOT_OF[s] == depot and PILE_FOR[players][0][s] != NOTHING]
        for depot in range(DEPOTS)
    ]
    for players in TABLE_SIZES
]
BLACK_SLOTS_USED: Final[list[list[int]]] = [
    [FIRST_BLACK + n for n in range(int(_CENTRAL["black_depot"]["slots"].get(str(players), 0)))]
    for players in TABLE_SIZES
]
ALL_DEPOT_SLOTS: Final[list[list[int]]] = [
    [slot for depot in range(DEPOTS) for slot in DEPOT_SLOTS[players][depot]] for players in TABLE_SIZES
]

# --- dice, and workers that shift them ------------------------------------------------------------
# How a number is reached: with or without a free step, workers moving the die by one or by two.
PLAIN: Final = 0
FREE_STEP: Final = 1
BY_TWO: Final = 2
WAYS: Final = 4
ENOUGH_WORKERS: Final = 3
"""No number is further away than three steps."""


def _workers_needed(way: int, shown: int, wanted: int) -> int:
    if shown == ANY:
        return 0
    steps = min((shown - wanted) % SIDES_OF_DIE, (wanted - shown) % SIDES_OF_DIE)
    if way & FREE_STEP:
        steps = max(0, steps - 1)
    return (steps + 1) // 2 if way & BY_TWO else steps


WORKERS_NEEDED: Final[list[list[list[int]]]] = [
    [[_workers_needed(way, shown, wanted) for wanted in range(SIDES_OF_DIE)] for shown in range(ANY + 1)]
    for way in range(WAYS)
]


# Tables of what a die can reach have one entry a way, number shown and workers, in this order.
ONE_NUMBER: Final = ENOUGH_WORKERS + 1
ONE_WAY: Final = (ANY + 1) * ONE_NUMBER
NUMBERS_WITHIN: Final[list[list[int]]] = [
    [n for n in range(SIDES_OF_DIE) if WORKERS_NEEDED[way][shown][n] <= workers]
    for way in range(WAYS)
    for shown in range(ANY + 1)
    for workers in range(ENOUGH_WORKERS + 1)
]
SLOT_BITS_WITHIN: Final[list[int]] = [
    sum([1 << slot for slot in range(NUMBERED_SLOTS) if DEPOT_OF[slot] in numbers])
    for numbers in NUMBERS_WITHIN
]
FULL_STOCK: Final[list[int]] = [sum([1 << slot for slot in slots]) for slots in ALL_DEPOT_SLOTS]
UNCOUNTED: Final = -1

# --- duchies --------------------------------------------------------------------------------------
_BOARD_LIST: Final[list[dict[str, Any]]] = (
    _BOARDS["standard_boards"]
    + _BOARDS["border_post_boards"]["boards"]
    + _BOARDS["team_boards"]["boards"]
    + _BOARDS["solo_boards"]["boards"]
)
SPACES: Final = max([len(board["hexes"]) for board in _BOARD_LIST])
SPACE_NAMES: Final[list[str]] = [str(space + 1) for space in range(SPACES)]
BIT: Final[list[int]] = [1 << space for space in range(SPACES)]


class Board:
    """What is printed on a duchy; masks have one bit a space.

    ``near`` is what counts as contact for placing; areas follow spaces that share an edge. ``for_tile`` are
    the spaces of a tile's colour, ``within`` those whose numbers a die can reach.
    """

    def __init__(self, data: dict[str, Any], posts: list[dict[str, Any]]) -> None:
        hexes = data["hexes"]
        touching = _touching(hexes)
        self.name: Final[str] = str(data["id"])
        self.number: Final[int] = [str(board["id"]) for board in _BOARD_LIST].index(str(data["id"]))
        self.spaces: Final[int] = len(hexes)
        self.full: Final[int] = (1 << len(hexes)) - 1
        self.reconstructed: Final[bool] = str(data["provenance"]).startswith("reconstructed")
        self.colour: Final[list[int]] = [COLOUR_NAMES.index(space["color"]) for space in hexes]
        self.die: Final[list[int]] = [int(space["die"]) - 1 for space in hexes]
        self.near: Final[list[int]] = [
            _mask(touching[n] + [int(other) - 1 for other in space.get("river_links", [])])
            for n, space in enumerate(hexes)
        ]
        areas = _areas(self.colour, touching)
        self.areas: Final[int] = len(areas)
        self.spaces_in: Final[list[list[int]]] = areas
        self.area_mask: Final[list[int]] = [_mask(area) for area in areas]
        self.area_of: Final[list[int]] = [
            next(n for n in range(len(areas)) if space in areas[n]) for space in range(len(hexes))
        ]
        self.spaces_of: Final[list[list[int]]] = [
            [space for space in range(len(hexes)) if colour in (ANY, self.colour[space])]
            for colour in range(ANY + 1)
        ]
        self.of_colour: Final[list[int]] = [_mask(spaces) for spaces in self.spaces_of]
        self.for_tile: Final[list[int]] = [self.of_colour[colour] for colour in TILE_COLOUR]
        showing = [
            _mask([space for space in range(len(hexes)) if self.die[space] == number])
            for number in range(max(self.die) + 1)
        ]
        self.within: Final[list[int]] = [
            sum([mask for number, mask in enumerate(showing) if number in numbers])
            for numbers in NUMBERS_WITHIN
        ]
        self.castles: Final[list[int]] = _castle_choices(data)
        self.fixed_castle: Final[int] = _fixed_castle(data)
        self.post_masks: Final[list[int]] = [
            _mask([_at(hexes, place[0], place[1]) for place in post["touches"]])
            for post in posts
            if post["id"] in data.get("border_posts", [])
        ]

        self.places: Final[list[tuple[float, float]]] = [_drawn_at(space) for space in hexes]
        self.links: Final[list[tuple[int, int]]] = [
            (n, int(other) - 1) for n, space in enumerate(hexes) for other in space.get("river_links", [])
        ]

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return (board_named, (self.name,))


def _drawn_at(space: dict[str, Any]) -> tuple[float, float]:
    """Where to draw a space, in widths of a hex: rows lie half a width apart from each other."""
    if "x" in space:
        return (float(space["x"]), float(space["y"]))
    return (space["q"] + space["r"] / 2, round(space["r"] * 3**0.5 / 2, 3))


def _mask(spaces: list[int]) -> int:
    return sum([1 << space for space in spaces])


def _at(hexes: list[dict[str, Any]], q: int, r: int) -> int:
    return next(n for n, space in enumerate(hexes) if space["q"] == q and space["r"] == r)


def _touching(hexes: list[dict[str, Any]]) -> list[list[int]]:
    """The spaces that share an edge with each: listed on the solo duchies, else the six directions."""
    if "touching" in hexes[0]:
        return [[int(other) - 1 for other in space["touching"]] for space in hexes]
    steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    places = {(space["q"], space["r"]): n for n, space in enumerate(hexes)}
    return [
        [places[s["q"] + q, s["r"] + r] for q, r in steps if (s["q"] + q, s["r"] + r) in places]
        for s in hexes
    ]


def _areas(colours: list[int], touching: list[list[int]]) -> list[list[int]]:
    """Spaces of one colour that hang together."""
    found: list[list[int]] = []
    seen: set[int] = set()
    for space in range(len(colours)):
        if space in seen:
            continue
        area = [space]
        for member in area:
            area.extend([n for n in touching[member] if colours[n] == colours[space] and n not in area])
        seen.update(area)
        found.append(sorted(area))
    return found


def _fixed_castle(data: dict[str, Any]) -> int:
    """Where the starting castle lies unless the players have agreed to choose; NOTHING if they must."""
    start = data["starting_castle"]
    return _at(data["hexes"], start["fixed"][0], start["fixed"][1]) if "fixed" in start else NOTHING


def _castle_choices(data: dict[str, Any]) -> list[int]:
    """Where a player who chooses may put the starting castle."""
    start = data["starting_castle"]
    if isinstance(start.get("choice"), list):
        return [_at(data["hexes"], place[0], place[1]) for place in start["choice"]]
    if "fixed" in start and start["when"] == "always":
        return [_at(data["hexes"], start["fixed"][0], start["fixed"][1])]
    return [n for n, space in enumerate(data["hexes"]) if space["color"] == "castle"]


BOARD_NAMES: Final[list[str]] = [str(board["id"]) for board in _BOARD_LIST]
BOARDS: Final[list[Board]] = [Board(data, _BOARDS["border_post_boards"]["posts"]) for data in _BOARD_LIST]
POST_NAMES: Final[list[str]] = [str(post["id"]) for post in _BOARDS["border_post_boards"]["posts"]]
POSTS: Final = len(POST_NAMES)


def _checked_areas(board: Board, data: dict[str, Any]) -> bool:
    listed = sorted([sorted([int(space) - 1 for space in area["hexes"]]) for area in data["areas"]])
    return listed == sorted(board.spaces_in)


assert all([_checked_areas(board, data) for board, data in zip(BOARDS, _BOARD_LIST)])


def board_named(name: str) -> Board:
    return BOARDS[BOARD_NAMES.index(name)]


STANDARD_BOARDS: Final[list[int]] = [BOARD_NAMES.index(str(b["id"])) for b in _BOARDS["standard_boards"]]
BORDER_BOARDS: Final[list[int]] = [BOARD_NAMES.index(str(b)) for b in _EXPANSIONS["border_posts"]["boards"]]
TEAM_BOARDS: Final[list[str]] = list(_SETUP["team"]["board"])
SOLO_BOARDS: Final[list[str]] = list(_SETUP["solo"]["board"])
COPIES: Final[list[int]] = [int(board["copies_in_box"]) for board in _BOARD_LIST]

# --- monasteries: one bit a number ----------------------------------------------------------------


def _powers(effect: str) -> int:
    bits = [1 << int(tile["number"]) for tile in _MONASTERY_LIST if tile["effect"] == effect]
    assert bits, effect
    return sum(bits)


def _free_shift(colour: str) -> int:
    shifting = [tile for tile in _MONASTERY_LIST if tile["effect"] == "free_shift_place"]
    return sum([1 << int(tile["number"]) for tile in shifting if colour in tile["params"]["colors"]])


TWIN_BUILDINGS: Final = _powers("duplicate_buildings_allowed")
WORKERS_FROM_MINES: Final = _powers("worker_per_mine")
MORE_SILVER_FOR_SALE: Final = _powers("silver_on_sell")
WORKER_FOR_SALE: Final = _powers("worker_on_sell")
SECOND_DEPOT: Final = _powers("second_adjacent_depot")
BUY_ANYWHERE: Final = _powers("buy_anywhere_with_workers")
POINT_PER_LIVESTOCK: Final = _powers("bonus_per_scoring_livestock_tile")
SHIFT_BY_TWO: Final = _powers("worker_shift_two")
FREE_SHIFT: Final[list[int]] = [*[_free_shift(colour) for colour in COLOUR_NAMES], 0]
FREE_SHIFTS: Final = _powers("free_shift_place")
FREE_SHIFT_TAKING: Final = _powers("free_shift_take")
SILVER_FOR_HIRING: Final = _powers("silver_on_worker_action")
FOUR_WORKERS: Final = _powers("four_workers")
SOLD_TYPES: Final = _powers("vp_per_sold_goods_type")
ANIMAL_TYPES: Final = _powers("vp_per_livestock_type")
SOLD_TILES: Final = _powers("vp_per_sold_goods_tile")
BONUS_TILES: Final = _powers("vp_per_bonus_tile")
TOP_OF_BRIDGE: Final = _powers("top_of_bridge_stack")
BUY_WORKERS: Final = _powers("buy_workers")
BUILDING_SCORED_BY: Final[list[int]] = [
    sum(
        [
            1 << int(tile["number"])
            for tile in _MONASTERY_LIST
            if tile["effect"] == "vp_per_building_type" and tile["params"]["building"] == building
        ]
    )
    for building in BUILDING_NAMES
]
SCORES_SOME_BUILDING: Final = _powers("vp_per_building_type")
SCORING_MONASTERIES: Final = sum(
    [1 << int(tile["number"]) for tile in _MONASTERY_LIST if tile["timing"] == "end_of_game"]
)


def _number_in(effect: str, name: str) -> int:
    """What is printed on the monasteries with this effect; all say the same."""
    numbers = [int(tile["params"][name]) for tile in _MONASTERY_LIST if tile["effect"] == effect]
    assert len(set(numbers)) == 1, effect
    return numbers[0]


POINTS_PER_SOLD_TYPE: Final = _number_in("vp_per_sold_goods_type", "vp")
POINTS_PER_BUILDING: Final = _number_in("vp_per_building_type", "vp")
POINTS_PER_ANIMAL_TYPE: Final = _number_in("vp_per_livestock_type", "vp")
POINTS_PER_SOLD_TILE: Final = _number_in("vp_per_sold_goods_tile", "vp")
POINTS_PER_BONUS_TILE: Final = _number_in("vp_per_bonus_tile", "vp")
MORE_WORKERS_PER_ACTION: Final = _number_in("four_workers", "workers_total")
MORE_SILVER_PER_SALE: Final = _number_in("silver_on_sell", "silver_total")
WORKERS_PER_SILVER: Final = _number_in("buy_workers", "workers")

# --- shields: one bit a number --------------------------------------------------------------------
_SHIELD_LIST: Final[list[dict[str, Any]]] = _SHIELDS["list"]["shields"]
SHIELDS: Final = len(_SHIELD_LIST)
SHIELD_NAMES: Final[list[str]] = [str(shield["number"]) for shield in _SHIELD_LIST]
SHIELD_POINTS: Final[list[int]] = [int(shield["vp_end_of_game"]) for shield in _SHIELD_LIST]


def _crest(effect: str) -> int:
    return 1 << [str(shield["effect"]) for shield in _SHIELD_LIST].index(effect)


JOINED_PASTURES: Final = _crest("all_pastures_connected")
SHARED_WORKERS: Final = _crest("worker_when_others_gain")
TAX_IN_WORKERS: Final = _crest("tax_with_workers")
ENDLESS_STORAGE: Final = _crest("unlimited_storage")
GOODS_OF_ONE_TYPE: Final = _crest("ship_takes_one_type_everywhere")
BORROWED_MONASTERIES: Final = _crest("copy_monasteries_of_one_player")
DOUBLE_BONUS: Final = _crest("bonus_tiles_double")
RICH_MINES: Final = _crest("mines_double_silver")
SILVER_PER_GOODS: Final = _crest("silver_per_sold_tile")
DOUBLE_MONASTERIES: Final = _crest("scoring_monasteries_double")
SHIELD_BY_CASTLE: Final = _crest("castle_may_take_shield")
DOUBLE_SALE: Final = _crest("sale_vp_double")
DOUBLE_SHIELDS: Final = _crest("shields_double_vp")
GIFT_OF_DEPOTS: Final = _crest("phase_end_free_tile_numbered_depot")
GIFT_OF_BLACK: Final = _crest("phase_end_free_tile_black_depot")
FREE_DIE: Final = _crest("one_die_any_number")
LARGER_AREAS: Final = _crest("area_counts_one_larger")
FREE_PLACEMENT: Final = _crest("place_without_adjacency")
SHIELDS_IN_DEPOT: Final[list[list[int]]] = [
    [int(_SHIELDS["distribution"]["per_depot"].get(str(n), {}).get(depot, 0)) for depot in DEPOT_NAMES]
    for n in TABLE_SIZES
]

# --- trade routes ---------------------------------------------------------------------------------
ROUTE_NAMES: Final[list[str]] = [str(tile["id"]) for tile in _ROUTES["tiles"]]
ROUTE_SPACES: Final = 3
_REWARDS: Final[dict[str, Any]] = _ROUTES["rewards"]["list"]
REWARD_NAMES: Final[list[str]] = [*BUILDING_NAMES[: TOWN_HALL + 1], "castle"]
"""A reward works like the building of the same name; the last one like a castle."""
CASTLE_REWARD: Final = REWARD_NAMES.index("castle")
ROUTE_GOODS: Final[list[list[int]]] = [
    [GOODS_NAMES.index(space["color"]) for space in tile["spaces"]] for tile in _ROUTES["tiles"]
]
ROUTE_REWARDS: Final[list[list[int]]] = [
    [REWARD_NAMES.index(_REWARDS[space["reward"]]["same_as"]) for space in tile["spaces"]]
    for tile in _ROUTES["tiles"]
]
ROUTE_TILES: Final[list[int]] = [
    int(_ROUTES["tiles_per_player"]["by_players"].get(str(n), 0)) for n in TABLE_SIZES
]

# --- pieces that can be out of the game: tiles, then shields, then trade routes -------------------
PIECE_NAMES: Final[list[str]] = [
    *TILE_NAMES,
    *[f"shield-{name}" for name in SHIELD_NAMES],
    *[f"route-{name}" for name in ROUTE_NAMES],
]
FIRST_SHIELD: Final = TILES
FIRST_ROUTE: Final = TILES + SHIELDS

# --- numbers --------------------------------------------------------------------------------------
SEAT_NAMES: Final = ["A", "B", "C", "D"]
MAX_SEATS: Final = len(SEAT_NAMES)
PLAYER_COUNTS: Final[list[int]] = [1, *_SETUP["multiplayer"]["players"]]
SILVER_AT_START: Final[int] = int(_SETUP["multiplayer"]["silver"])
WORKERS_AT_START: Final[list[int]] = list(_SETUP["multiplayer"]["workers_by_turn_order"])
TEAM_SILVER: Final[int] = int(_SETUP["team"]["per_team"]["silver"])
TEAM_WORKERS: Final[list[int]] = list(_SETUP["team"]["per_team"]["workers"].values())
SOLO_SILVER: Final[int] = int(_SETUP["solo"]["silver"])
SOLO_WORKERS: Final[int] = int(_SETUP["solo"]["workers"])
STORAGE: Final[int] = int(_SETUP["multiplayer"]["storage_spaces"])
SHARED_STORAGE: Final[int] = int(_SETUP["team"]["per_team"]["shared_storage_spaces"])
PRIVATE_STORAGE: Final[int] = int(_SETUP["team"]["per_player"]["private_storage_spaces"])
PRICE: Final = 2
"""What a tile of the black depot costs."""
WORKERS_PER_ACTION: Final[int] = int(_CENTRAL["actions"]["workers_for_a_die"])
BOARDING_WORKERS: Final[int] = int(_BUILDINGS["types"]["list"][BOARDING_HOUSE]["effect"]["workers"])
BANK_SILVER: Final[int] = int(_BUILDINGS["types"]["list"][BANK]["effect"]["silver"])
WATCHTOWER_POINTS: Final[int] = int(_BUILDINGS["types"]["list"][WATCHTOWER]["effect"]["vp"])


def _colours_of(building: int) -> int:
    colours = _BUILDINGS["types"]["list"][building]["effect"]["colors"]
    return sum([1 << COLOUR_NAMES.index(colour) for colour in colours])


COLOURS_TAKEN_BY: Final[list[int]] = [
    _colours_of(b) if b in (CARPENTER, CHURCH, MARKET) else 0 for b in range(BUILDINGS)
]
SILVER_PER_SALE: Final[int] = int(_SCORING["goods_sale"]["silver_per_sale"])
POINTS_PER_GOODS: Final[list[int]] = [
    int(_SCORING["goods_sale"]["vp_per_tile"].get(str(n), 0)) for n in TABLE_SIZES
]
MAX_AREA: Final[int] = int(_SCORING["area_points"]["max_size"])
AREA_POINTS: Final[list[int]] = [0] + [
    int(_SCORING["area_points"]["by_size"][str(n)]) for n in range(1, MAX_AREA + 1)
]
PHASE_POINTS: Final[list[int]] = [int(_SCORING["phase_points"]["by_phase"][phase]) for phase in PHASE_NAMES]
LARGE_BONUS: Final[list[int]] = [
    int(_SCORING["color_bonus_tiles"]["first_player"].get(str(n), 0)) for n in TABLE_SIZES
]
SMALL_BONUS: Final[list[int]] = [
    int(_SCORING["color_bonus_tiles"]["second_player"].get(str(n), 0)) for n in TABLE_SIZES
]
WORKERS_PER_POINT: Final[int] = int(_SCORING["end_of_game"]["workers_per_point"])
assert ANIMALS_ON[GEESE] == _EXPANSIONS["extra_hex_tiles"]["geese"]["vp_when_placed"]
GOAL: Final[int] = int(_SETUP["solo"]["goal_start"])
GOALS: Final[list[int]] = sorted(
    [GOAL, *_SETUP["solo"]["goal_start_easier"], *_SETUP["solo"]["goal_start_harder"]]
)
GOAL_STEP: Final[int] = int(_SETUP["solo"]["goal_step_down"])
LOWEST_GOAL: Final[int] = int(_SETUP["solo"]["goal_floor"]["value"])
GOODS_FOR_TILE: Final[int] = int(_SETUP["solo"]["goods_for_black_tile"])

# --- where points come from -----------------------------------------------------------------------
FROM_AREAS: Final = 0
FROM_PHASES: Final = 1
FROM_LIVESTOCK: Final = 2
FROM_SALES: Final = 3
FROM_ROUTES: Final = 4
FROM_BUILDINGS: Final = 5
FROM_BONUS: Final = 6
FROM_POSTS: Final = 7
FROM_MONASTERIES: Final = 8
FROM_SHIELDS: Final = 9
FROM_LEFTOVERS: Final = 10
FROM_COINS: Final = 11
SOURCE_NAMES: Final = [
    "areas",
    "phases",
    "livestock",
    "sales",
    "routes",
    "buildings",
    "bonus",
    "posts",
    "monasteries",
    "shields",
    "leftovers",
    "coins",
]
SOURCES: Final = len(SOURCE_NAMES)
