"""Filling in what a puzzle leaves out."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.game import Step
from ludoteca.core.message import SEAT_LETTERS, seat_letter
from ludoteca.core.position import Choice, keyed, listed
from ludoteca.core.rng import seeded
from ludoteca.games.burgundy import components as box
from ludoteca.games.burgundy.buildings import CopyBuilding, SellGoods, TakeTile
from ludoteca.games.burgundy.placing import PlaceTile
from ludoteca.games.burgundy.ships import LoadShip
from ludoteca.games.burgundy.turn import CastleAction, ExtraAction, WhiteAction

MOMENTS: dict[str, tuple[type[Step[Any]] | None, dict[str, Any]]] = {
    "turn of": (None, {}),
    "castle of": (CastleAction, {}),
    "extra action of": (ExtraAction, {}),
    "white castle of": (WhiteAction, {}),
    "town hall of": (PlaceTile, {}),
    "warehouse of": (SellGoods, {}),
    "carpenter of": (TakeTile, {"building": "carpenter"}),
    "church of": (TakeTile, {"building": "church"}),
    "market of": (TakeTile, {"building": "market"}),
    "crane of": (CopyBuilding, {}),
    "ship of": (LoadShip, {"collected": False}),
}
"""What a position may name instead of a stack, with the letter of a seat; or one of those below."""
TABLE_MOMENTS = ("round", "end of phase", "phase", "start")


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out: an empty central board, and piles with all that is not named."""
    setting: dict[str, Any] = data["setting"]
    seats = _seats(data, setting)
    team = setting["team"] != "no"
    sides = [seat % 2 if team else seat for seat in range(seats)]
    data.setdefault("table", max(2, seats))
    data.setdefault("sides", sides)
    data.setdefault("order", [seat_letter(seat) for seat in range(seats)])
    data.setdefault("pawns", [0] * seats)
    data.setdefault("private", [[] for _ in range(seats)] if team else [])
    data.setdefault("markers", [0] * seats if team else [])
    data.setdefault("white", 1)
    data.setdefault("cargo", {})
    data.setdefault("slots", {})
    data.setdefault("crests", [[] for _ in range(box.DEPOTS)])
    data.setdefault("gone_goods", {})
    data.setdefault("hand", None)
    data.setdefault("bought", False)
    data.setdefault("turned", False)
    data.setdefault("phase", "A")
    data.setdefault("round", 1)
    data.setdefault("counter", 0)
    data.setdefault("goal", setting["goal"] if seats == 1 else 0)
    data.setdefault("inns", 1 if isinstance(data["slots"], dict) and "inn" in data["slots"] else 0)
    _complete_duchies(data, setting, len(set(sides)))
    _complete_moment(data, seats)
    data.setdefault("dice", [1] * (2 * seats))
    _complete_bonus(data)
    _complete_goods(data)
    _complete_tiles(data, setting)


def _seats(data: dict[str, Any], setting: dict[str, Any]) -> int:
    """How many seats: said, or one a duchy; two duchies make a team game of four."""
    duchies = data.get("duchies")
    given = data.pop("players", None)
    seats = given
    if isinstance(data.get("sides"), list):
        seats = len(data["sides"])
    elif given is None:
        seats = 4 if setting["team"] != "no" else len(duchies) if isinstance(duchies, list) else 2
    if type(seats) is not int or seats not in box.PLAYER_COUNTS or (setting["team"] != "no" and seats != 4):
        raise PositionError("position-players", known=", ".join([str(n) for n in box.PLAYER_COUNTS]))
    return seats


def _complete_duchies(data: dict[str, Any], setting: dict[str, Any], count: int) -> None:
    given = data.setdefault("duchies", [{} for _ in range(count)])
    if not isinstance(given, list):
        raise PositionError("position-list", where="duchies", size=count)
    data["duchies"] = []
    for number, one in enumerate(given):
        if not isinstance(one, dict):
            raise PositionError("position-object", where=f"duchies[{number}]")
        data["duchies"].append(_complete_duchy(dict(one), setting, len(given)))


def _complete_duchy(me: dict[str, Any], setting: dict[str, Any], count: int) -> dict[str, Any]:
    if setting["team"] != "no":
        usual = setting["team"]
    elif count == 1:
        usual = setting["solo"]
    elif setting["border_posts"]:
        usual = box.BOARD_NAMES[box.BORDER_BOARDS[0]]
    else:
        usual = setting["duchy"] if setting["duchy"] in box.BOARD_NAMES else "1"
    me.setdefault("board", usual)
    if "tiles" not in me:
        board = box.board_named(Choice(tuple(box.BOARD_NAMES)).read(me["board"], "board"))
        castle = board.castles[0] if board.fixed_castle == box.NOTHING else board.fixed_castle
        me["tiles"] = {box.SPACE_NAMES[castle]: "castle"}
    for name in ("goods", "points", "sold", "shields"):
        me.setdefault(name, {})
    for name in ("storage", "large", "small", "route", "laid"):
        me.setdefault(name, [])
    for name in ("silver", "workers", "posts"):
        me.setdefault(name, 0)
    me.setdefault("borrowed", None)
    me.setdefault("secret", None)
    return me


def _complete_moment(data: dict[str, Any], seats: int) -> None:
    """The stack that a named moment stands for, and whose turn it then is."""
    moment = data.pop("moment", None)
    if "stack" in data:
        data.setdefault("active", _active(data["stack"]))
        return
    if moment == "start":
        data["phase"], data["round"], data["stack"] = None, 0, [{"step": "Prepare"}]
        for me in data["duchies"]:
            me["tiles"] = {}
    elif moment == "phase":
        data["round"] = box.ROUNDS
        data["stack"] = [{"step": "Phase"}]
    elif moment == "end of phase":
        data["round"] = box.ROUNDS
        data["stack"] = [{"step": "PhaseEnd"}]
    elif moment == "round":
        data["stack"] = [{"step": "PhaseEnd"}, {"step": "Round"}]
    else:
        data["stack"] = _turn_stack(data, "turn of A" if moment is None else str(moment), seats)
    data.setdefault("active", _active(data["stack"]))


def _active(stack: Any) -> str | None:
    for step in stack if isinstance(stack, list) else []:
        if isinstance(step, dict) and step.get("step") == "TakeTurn":
            return str(step.get("player"))
    return None


def _turn_stack(data: dict[str, Any], moment: str, seats: int) -> list[dict[str, Any]]:
    words, _, letter = moment.rpartition(" ")
    if words not in MOMENTS or len(letter) != 1 or letter not in SEAT_LETTERS[:seats]:
        known = ", ".join([*[f"{name} A" for name in MOMENTS], *TABLE_MOMENTS])
        raise PositionError("position-moment", moment=moment[:40], known=known)
    order = data["order"]
    if not isinstance(order, list) or letter not in order:
        raise PositionError("position-seat", where="order", value=str(order)[:40])
    stack: list[dict[str, Any]] = [{"step": "PhaseEnd"}, {"step": "RoundEnd"}]
    for later in reversed(order[order.index(letter) + 1 :]):
        stack += [{"step": "EndTurn", "player": later}, {"step": "BeginTurn", "seat": later}]
    stack += [{"step": "EndTurn", "player": letter}, {"step": "TakeTurn", "player": letter}]
    kind, fields = MOMENTS[words]
    if kind is LoadShip and seats > 1:
        stack.append({"step": "MovePawn", "seat": letter})
    if kind is not None:
        stack.append({"step": kind.__name__, "player": letter, **fields})
    return stack


def _complete_bonus(data: dict[str, Any]) -> None:
    """How often each bonus has been won follows from who has it; those of the posts from who joined three."""
    if "bonus" in data:
        return
    won = [0] * (box.COLOURS + 1)
    for me in data["duchies"] if len(data["duchies"]) > 1 else []:
        for colour in [*listed(me["large"]), *listed(me["small"])]:
            if colour in box.COLOUR_NAMES:
                won[box.COLOUR_NAMES.index(colour)] += 1
        won[box.COLOURS] += me["posts"] == box.POSTS
    data["bonus"] = [min(2, n) for n in won]


def _complete_goods(data: dict[str, Any]) -> None:
    """Goods that nobody names are in the pile, those of this phase still to come in the row."""
    counts = [keyed(data["gone_goods"])]
    counts += [keyed(by_type) for by_type in keyed(data["cargo"]).values()]
    for me in data["duchies"]:
        counts += [keyed(me["goods"]), keyed(me["sold"])]
    rest = [box.GOODS_NAMES[kind] for kind in box.GOODS_TILES]
    named = [*listed(data.get("row"))]
    for by_type in counts:
        for kind, count in by_type.items():
            named += [kind] * (count if type(count) is int else 0)
    for kind in named:
        if kind in rest:
            rest.remove(kind)
    order = list(range(len(rest)))
    seeded(1).shuffle(order)
    rest = [rest[n] for n in order]
    if "row" not in data:
        coming = box.ROUNDS - data["round"] if type(data["round"]) is int else 0
        data["row"] = [rest.pop() for _ in range(min(len(rest), coming if data["phase"] is not None else 0))]
    piles = data.get("piles")
    if piles is None:
        data["piles"] = {"goods": rest}
    elif isinstance(piles, dict):
        data["piles"] = {"goods": rest, **piles}


def _complete_tiles(data: dict[str, Any], setting: dict[str, Any]) -> None:
    """Tiles that nobody names are in the pile of their back."""
    piles = _outside(data, setting)
    for slot, tile in keyed(data["slots"]).items():
        backs = _backs(piles, tile)
        for number in backs[::-1][:1] if str(slot).startswith("black") else backs[:1]:
            piles[number].remove(tile)
    named = [*listed(data.get("gone")), data["hand"]]
    for me in data["duchies"]:
        named += [*keyed(me["tiles"]).values(), *listed(me["storage"])]
    for tiles in listed(data["private"]):
        named += listed(tiles)
    for tile in named:
        _take_out(data, piles, tile)
    if isinstance(data["piles"], dict):
        for number in range(box.BLACK_PILE + 1):
            order = list(range(len(piles[number])))
            seeded(number + 2).shuffle(order)
            data["piles"].setdefault(box.PILE_NAMES[number], [piles[number][n] for n in order])
        data.setdefault("left", [len(listed(data["piles"].get(name))) for name in box.PILE_NAMES])
    data.setdefault("left", [0] * len(box.PILE_NAMES))
    if "gone" not in data:
        data["gone"] = _undealt(data, setting)


def _outside(data: dict[str, Any], setting: dict[str, Any]) -> list[list[str]]:
    """All tiles by their backs; of a pile that is named only those that are elsewhere."""
    piles: list[list[str]] = []
    for number in range(box.BLACK_PILE + 1):
        tiles = box.tiles_in_pile(number, setting["extra_tiles"], setting["white_castles"])
        names = [box.TILE_NAMES[tile] for tile in tiles]
        for tile in listed(keyed(data["piles"]).get(box.PILE_NAMES[number])):
            if tile in names:
                names.remove(tile)
        piles.append(names)
    return piles


def _backs(piles: list[list[str]], tile: Any) -> list[int]:
    """The piles that hold such a tile: that of its colour, the black one."""
    return [number for number, pile in enumerate(piles) if tile in pile]


def _take_out(data: dict[str, Any], piles: list[list[str]], tile: Any) -> None:
    """A named tile may have either back: that of its colour, unless the phases to come need that one more."""
    holding = _backs(piles, tile)
    named = [number for number in holding if box.PILE_NAMES[number] in keyed(data["piles"])]
    needed = needed_later(data["table"], _phase(data))
    spare = [number for number in holding if len(piles[number]) > needed[number]]
    for number in [*named, *spare, *holding][:1]:
        piles[number].remove(tile)


def _phase(data: dict[str, Any]) -> int:
    return box.PHASE_NAMES.index(data["phase"]) if data["phase"] in box.PHASE_NAMES else box.NOTHING


def needed_later(table: int, phase: int) -> list[int]:
    """How many of each pile the phases after this one need."""
    needed = [0] * len(box.PILE_NAMES)
    for later in range(phase + 1, box.PHASES):
        for pile in box.PILE_FOR[table][later]:
            if pile != box.NOTHING:
                needed[pile] += 1
        needed[box.BLACK_PILE] += len(box.BLACK_SLOTS_USED[table])
        needed[box.GOODS_PILE] += box.ROUNDS
    return needed


def _undealt(data: dict[str, Any], setting: dict[str, Any]) -> list[str]:
    """Shields, trade routes and inns that are nowhere else have left the game, or never came into it."""
    used: list[str] = []
    for depot in listed(data["crests"]):
        used += [f"shield-{shield}" for shield in listed(depot)]
    inns = data["inns"] if type(data["inns"]) is int else 0
    for me in data["duchies"]:
        used += [f"shield-{shield}" for shield in keyed(me["shields"]).values()]
        used += [f"route-{tile}" for tile in listed(me["route"])]
        inns += [*keyed(me["tiles"]).values(), *listed(me["storage"])].count("inn")
    inns += [data["hand"]].count("inn")
    start = isinstance(data["stack"], list) and {"step": "Prepare"} in data["stack"]
    wanted: list[str] = []
    if setting["shields"] and not start:
        wanted += box.PIECE_NAMES[box.FIRST_SHIELD : box.FIRST_ROUTE]
    if setting["trade_routes"] and not start:
        wanted += box.PIECE_NAMES[box.FIRST_ROUTE :]
    found = [name for name in wanted if name not in used]
    if setting["inns"] and data["phase"] in box.PHASE_NAMES:
        found += ["inn"] * max(0, box.PHASE_NAMES.index(data["phase"]) + 1 - inns)
    return found
