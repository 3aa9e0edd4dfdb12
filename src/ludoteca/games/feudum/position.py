"""Positions of Feudum: how they are written, completed when puzzles leave things out, and checked."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.game import EndTurn, Step, fields_of
from ludoteca.core.message import seat_letter
from ludoteca.core.position import (
    Agreed,
    ByName,
    Flag,
    Format,
    ListOf,
    Name,
    Number,
    Of,
    Seat,
    SetOf,
    Steps,
    TupleByName,
    TupleOf,
)
from ludoteca.games.feudum import (
    conquest,
    dawn,
    decrees,
    feeding,
    flow,
    guildhall,
    harvest,
    improving,
    influence,
    knowledge,
    migration,
    moving,
    payment,
    setup,
    standing,
    trade,
)
from ludoteca.games.feudum import round as rounds
from ludoteca.games.feudum.components import (
    ALCHEMIST,
    ALL_GOODS,
    BACKS,
    BARN,
    BARREL,
    BEAD_COUNT,
    BEAD_VALUES,
    BONUS_GOOD,
    BONUS_NAMES,
    CARD_NAMES,
    CARTS,
    COLOURS,
    DECREE_NAMES,
    DISC_NAMES,
    DISC_SUPPLY,
    EPOCHS,
    FARM,
    FARMER,
    FEUDUM,
    FIRST_CARTS,
    FIRST_MONSTER,
    FIRST_ROW,
    FIRST_SEALS,
    FIRST_SHELF,
    FUNCTION_NAMES,
    GOOD_BITS,
    GOOD_MASK,
    GOOD_NAMES,
    GOODS,
    GROWS,
    GUILD_NAMES,
    GUILDS,
    HAND,
    HAND_LIMIT,
    HENS,
    KNIGHT,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    LAST_EPOCH,
    LOCATION_NAMES,
    LOCATIONS,
    MARKED_DISCS,
    MARKERS,
    MERCHANT,
    MILITARY,
    MONASTERY,
    MONSTER_NAMES,
    MONSTERS,
    MOST_BOUGHT,
    MOST_INVENTIONS,
    MOST_PLAYERS,
    MOST_REEVES,
    NOBLE,
    NOBODY,
    NOTHING,
    ONE_GOOD,
    PAWNS,
    PIECE_NAMES,
    PLAIN_DISCS,
    PLAYER_COUNTS,
    RANKS,
    RANKS_IN_USE,
    REGION_NAMES,
    REGIONS,
    RELATED,
    ROLE_NAMES,
    ROSARY,
    ROW,
    ROWS_IN_USE,
    SCROLL_NAMES,
    SCROLLS,
    SEAL_PRICE,
    SEQUENTIAL,
    SHELF,
    SOURCE_NAMES,
    START_FOOD,
    START_MARKERS,
    START_SHILLINGS,
    STARTS,
    SUBJECT,
    SULFUR,
    TAME_PRICE,
    TARGET,
    TARGETS,
    TILES,
    TOKENS,
    TOWN,
    VESSEL_COUNT,
    VESSEL_NAMES,
    VESSEL_PRICE,
    VESSELS,
)
from ludoteca.games.feudum.setting import OPTIONS, Setting
from ludoteca.games.feudum.state import Feudum, Player, bits, hand_size

MOMENTS = ("round", "turn of A", "feeding", "die")
_POUCHES = [*BONUS_NAMES, *[f"{name}_tile" for name in BONUS_NAMES]]
_DRIFTING = [f"{location}:{vessel}" for location in LOCATION_NAMES for vessel in VESSEL_NAMES]
_BACK_NAMES = [f"{epoch + 1}:{name}" for epoch in range(EPOCHS) for name in LANDSCAPE_NAMES]
_VALUE_NAMES = [str(value) for value in BEAD_VALUES]
_PAWN_NAMES = [str(pawn + 1) for pawn in range(PAWNS)]
_MOST = 10_000


@dataclass(frozen=True)
class GoodsByPlace:
    """Goods lying at locations, by place and kind."""

    def write(self, value: list[int]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for location, packed in enumerate(value):
            if packed:
                counts = unpacked(packed)
                found[LOCATION_NAMES[location]] = {
                    GOOD_NAMES[good]: counts[good] for good in range(GOODS) if counts[good]
                }
        return found

    def read(self, data: Any, where: str) -> list[int]:
        codec = ByName(LOCATION_NAMES, ByName(GOOD_NAMES, Number(0, GOOD_MASK), 0), None)
        value = []
        for counts in codec.read(data, where):
            here = counts or [0] * GOODS
            value.append(sum([here[good] * ONE_GOOD[good] for good in range(GOODS)]))
        return value


def unpacked(packed: int) -> list[int]:
    return [packed >> GOOD_BITS * good & GOOD_MASK for good in range(GOODS)]


@dataclass(frozen=True)
class Bead:
    """A bead by its value."""

    def write(self, value: int) -> int:
        return BEAD_VALUES[value]

    def read(self, data: Any, where: str) -> int:
        if type(data) is not int or data not in BEAD_VALUES:
            raise PositionError(
                "position-number", where=where, value=str(data)[:40], low=BEAD_VALUES[0], high=BEAD_VALUES[-1]
            )
        return BEAD_VALUES.index(data)


_KNOWN_PLACES = [
    *[f"{seat_letter(seat)} {n + 1}" for seat in range(MOST_PLAYERS) for n in range(knowledge.HAND_PLACES)],
    "drawn",
    *[f"deck {n + 1}" for n in range(len(DECREE_NAMES))],
]


@dataclass(frozen=True)
class Known:
    """What seats know of decrees they no longer see: by seat and decree, the places where it may be."""

    def write(self, value: tuple[int, ...]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for item in value:
            places = SetOf(_KNOWN_PLACES).write(item & knowledge.ANYWHERE)
            known = found.setdefault(seat_letter(knowledge.seat_of(item)), {})
            known[DECREE_NAMES[knowledge.decree_of(item)]] = places
        return found

    def read(self, data: Any, where: str) -> tuple[int, ...]:
        letters = [seat_letter(seat) for seat in range(MOST_PLAYERS)]
        codec = ByName(letters, ByName(DECREE_NAMES, SetOf(_KNOWN_PLACES), 0), None)
        found: list[int] = []
        for seat, known in enumerate(codec.read(data, where)):
            for decree, places in enumerate(known or []):
                if places:
                    found.append(knowledge.entry(seat, decree, places))
        return tuple(found)


_COUNT = Number(0, _MOST)
_PLAYER = Of(
    Player,
    {
        "goods": ByName(GOOD_NAMES, _COUNT, 0),
        "barrel": Number(0, BARREL),
        "shillings": _COUNT,
        "markers": Number(0, MARKERS),
        "seals": Number(0, TOKENS),
        "beads": TupleByName(_VALUE_NAMES, Number(0, TOKENS), 0),
        "tiles": TupleByName(LANDSCAPE_NAMES, Number(0, TILES), 0),
        "vessels": TupleByName(VESSEL_NAMES, Number(0, max(VESSEL_COUNT)), 0),
        "faces": TupleOf(Name(GUILD_NAMES, optional=True), PAWNS),
        "at": TupleOf(Name(LOCATION_NAMES, optional=True), PAWNS),
        "aboard": TupleOf(Name(VESSEL_NAMES, optional=True), PAWNS),
        "wine": SetOf(_PAWN_NAMES),
        "decrees": TupleOf(Name(DECREE_NAMES)),
        "chosen": SetOf(CARD_NAMES),
        "played": SetOf(CARD_NAMES),
        "pouch": Name(_POUCHES, optional=True),
        "moves": Number(0, HAND + 2),
        "guilds": SetOf(GUILD_NAMES),
        "voyage": Number(0, MONASTERY),
        "military": Number(0, MILITARY),
        "reeves": SetOf(GUILD_NAMES),
        "slayer": Flag(),
        "points": ByName(SOURCE_NAMES, Number(-_MOST, _MOST), 0),
    },
)


def older(data: dict[str, Any]) -> None:
    """Release 0.1 wrote two options as flags."""
    if "any_goods" in data:
        data["mandate"] = "goods" if data.pop("any_goods") is True else "food"
    if "piers" in data:
        data["serpent"] = "piers" if data.pop("piers") is True else "harbours"


# --- completing -----------------------------------------------------------------------------------


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out: what nobody has goes to supply, bag and deck."""
    players = _players(data)
    letters = [seat_letter(seat) for seat in range(len(players))]
    for key, value in _usual(len(players)).items():
        data.setdefault(key, value)
    moment = data.pop("moment", None)
    if "stack" not in data:
        _set_moment(data, "turn of A" if moment is None else moment, letters)
    for key in ("first", "turn", "active"):
        data.setdefault(key, None if key == "active" else "A")
    for player in players:
        _complete_player(player)
    _complete_discs(data)
    _complete_markers(data, players, letters)
    _complete_tokens(data, players)
    _complete_tiles(data, players)
    _complete_vessels(data, players)
    _complete_bag(data, players)
    named = [decree for player in players for decree in _list(player["decrees"])] + _list(data["drawn"])
    data.setdefault("deck", [decree for decree in DECREE_NAMES if decree not in named])
    data.setdefault("known", {})


def _usual(players: int) -> dict[str, Any]:
    """What holds unless a puzzle says otherwise."""
    rows = ROWS_IN_USE[players]
    return {
        "discs": {},
        "ruler": {},
        "serf": {},
        "subjects": [],
        "subject_seals": [],
        "serf_seals": [],
        "goods": {},
        "landscape": {},
        "grown": {},
        "adrift": [],
        "fresh": [],
        "for_sale": {},
        "barn": dict.fromkeys(GOOD_NAMES, 2),
        "shelf": dict(zip(GOOD_NAMES, FIRST_SHELF, strict=True)),
        "carts": dict(zip(GOOD_NAMES, FIRST_CARTS, strict=True)),
        "row": {COLOURS[colour]: FIRST_ROW for colour in range(rows)},
        "scrolls": SetOf(SCROLL_NAMES).write(FIRST_SEALS),
        "rosary": BEAD_VALUES[:],
        "hens": BEAD_VALUES[:1],
        "purse": 0,
        "coffer": 0,
        "stacks": {},
        "drawn": [],
        "monster_owner": {},
        "monster_at": {},
        "guild": None,
        "function": FUNCTION_NAMES[0],
        "host": None,
        "before": 0,
        "crop": {},
        "force": 0,
        "powder": 0,
        "epoch": 1,
        "round": 1,
    }


def _list(data: Any) -> list[Any]:
    return list(data) if isinstance(data, list) else []


def _dict(data: Any) -> dict[Any, Any]:
    return data if isinstance(data, dict) else {}


def _players(data: dict[str, Any]) -> list[dict[str, Any]]:
    given = data.get("players", 2)
    players = [{} for _ in range(given)] if type(given) is int and given in PLAYER_COUNTS else given
    if not isinstance(players, list) or len(players) not in PLAYER_COUNTS:
        raise PositionError("position-players", known=", ".join([str(n) for n in PLAYER_COUNTS]))
    found: list[dict[str, Any]] = []
    for number, player in enumerate(players):
        if not isinstance(player, dict):
            raise PositionError("position-object", where=f"players[{number}]")
        found.append(dict(player))
    data["players"] = found
    return found


def _set_moment(data: dict[str, Any], moment: Any, letters: list[str]) -> None:
    """The stack that a named moment stands for."""
    if moment == "round":
        data["stack"] = [{"step": "BeginRound"}]
        return
    if moment in ("feeding", "die"):
        data["stack"] = [{"step": "RollProgressDie"}]
        if moment == "feeding":
            data["stack"].append({"step": "FeedPawns"})
        return
    words, _, letter = str(moment).rpartition(" ")
    if words != "turn of" or letter not in letters:
        raise PositionError("position-moment", moment=str(moment)[:40], known=", ".join(MOMENTS))
    data["stack"] = [
        {"step": "RollProgressDie"},
        {"step": "FeedPawns"},
        {"step": "NextTurn"},
        {"step": "EndTurn", "player": letter},
        {"step": "PlayCard", "player": letter},
    ]
    data.setdefault("active", letter)
    data.setdefault("turn", letters[(letters.index(letter) + 1) % len(letters)])
    data["players"][letters.index(letter)].setdefault("chosen", CARD_NAMES[:3] + CARD_NAMES[-1:])


def _complete_player(player: dict[str, Any]) -> None:
    for key in ("faces", "at", "aboard"):
        given = player.get(key, [])
        if isinstance(given, list):
            player[key] = given + [None] * (PAWNS - len(given))
    for key, value in (
        ("goods", {"food": START_FOOD}),
        ("barrel", 0),
        ("shillings", START_SHILLINGS),
        ("seals", 0),
        ("beads", {}),
        ("tiles", {}),
        ("vessels", {}),
        ("wine", []),
        ("decrees", []),
        ("chosen", []),
        ("played", []),
        ("pouch", None),
        ("moves", 0),
        ("guilds", []),
        ("voyage", 0),
        ("military", 0),
        ("reeves", []),
        ("slayer", False),
        ("points", {}),
    ):
        player.setdefault(key, value)
    if isinstance(player["decrees"], list):
        player["decrees"] = sorted(
            player["decrees"], key=lambda name: DECREE_NAMES.index(name) if name in DECREE_NAMES else -1
        )


def _complete_discs(data: dict[str, Any]) -> None:
    """Locations nobody names get what is left of the discs that start on the map."""
    discs = dict(_dict(data["discs"]))
    for places, kinds in (
        ([n for n in range(LOCATIONS) if n in STARTS], MARKED_DISCS),
        ([n for n in range(LOCATIONS) if n not in STARTS], PLAIN_DISCS),
    ):
        left = [DISC_NAMES[kind] for kind in kinds]
        for place in places:
            if discs.get(LOCATION_NAMES[place]) in left:
                left.remove(discs[LOCATION_NAMES[place]])
        for place in places:
            if LOCATION_NAMES[place] not in discs:
                discs[LOCATION_NAMES[place]] = left.pop(0)
    if isinstance(data["discs"], dict):
        data["discs"] = discs
    laid = list(discs.values())
    totals = _disc_totals()
    data.setdefault("disc_supply", {name: totals[n] - laid.count(name) for n, name in enumerate(DISC_NAMES)})


def _disc_totals() -> list[int]:
    start = MARKED_DISCS + PLAIN_DISCS
    return [DISC_SUPPLY[disc] + start.count(disc) for disc in range(len(DISC_NAMES))]


def _complete_markers(data: dict[str, Any], players: list[dict[str, Any]], letters: list[str]) -> None:
    """Ranks follow from the stars; seven markers a player are in play at first, the others in the supply."""
    stars = [_stars(data, player, letter) for player, letter in zip(players, letters, strict=True)]
    members: list[list[str]] = []
    for guild in range(GUILDS):
        seats = [seat for seat in range(len(players)) if stars[seat][guild]]
        seats.sort(key=lambda seat: -stars[seat][guild])
        members.append([letters[seat] for seat in seats])
    data.setdefault("members", members)
    if "ranks" not in data:
        ranks: list[str | None] = []
        for names in members:
            held = names[: RANKS_IN_USE[len(players)]]
            ranks += [*held, *[None] * (RANKS - len(held))]
        data["ranks"] = ranks
    supply: dict[str, int] = {}
    for colour in range(ROWS_IN_USE[len(players)]):
        out = int(_dict(data["row"]).get(COLOURS[colour], 0))
        if colour < len(players):
            placed = _placed(data, letters[colour])
            players[colour].setdefault("markers", max(0, START_MARKERS - placed))
            out += placed + int(players[colour]["markers"])
        supply[COLOURS[colour]] = MARKERS - out
    data.setdefault("supply", supply)


def _placed(data: dict[str, Any], letter: str) -> int:
    """A player's markers on map, guilds and monsters."""
    ruled = [place for place, who in _dict(data["ruler"]).items() if who == letter]
    found = len(ruled) + list(_dict(data["serf"]).values()).count(letter)
    found += len([place for place in _list(data["subjects"]) if place in ruled])
    found += _list(data["ranks"]).count(letter)
    return found + list(_dict(data["monster_owner"]).values()).count(letter)


def _stars(data: dict[str, Any], player: dict[str, Any], letter: str) -> list[int]:
    stars = [_list(player["faces"]).count(name) for name in GUILD_NAMES]
    related = [0] * GUILDS
    for place, who in _dict(data["ruler"]).items():
        disc = _dict(data["discs"]).get(place)
        if who != letter or disc not in DISC_NAMES:
            continue
        number = DISC_NAMES.index(disc)
        if number >= FEUDUM:
            stars[number - FEUDUM] += 3
        else:
            for guild in RELATED[number]:
                related[guild] += 1
    return [stars[guild] + related[guild] if stars[guild] else 0 for guild in range(GUILDS)]


def _complete_tokens(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Tokens that show no bead lie face down; those that lie nowhere else are in the supply."""
    shown = [*_list(data["rosary"]), *_list(data["hens"])]
    for player in players:
        for value, count in _dict(player["beads"]).items():
            shown += [int(value)] * int(count)
    down = [BEAD_COUNT[n] - shown.count(value) for n, value in enumerate(BEAD_VALUES)]
    data.setdefault("facedown", dict(zip(_VALUE_NAMES, down, strict=True)))
    used = len(_list(data["scrolls"])) + sum([int(player["seals"]) for player in players])
    used += len(_list(data["subject_seals"])) + len(_list(data["serf_seals"]))
    data.setdefault("seals", TOKENS - len(shown) - used)


def _complete_tiles(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    stacks = dict(_dict(data["stacks"]))
    for region in REGION_NAMES:
        stacks.setdefault(region, 1)
    if isinstance(data["stacks"], dict):
        data["stacks"] = stacks
    held = sum([sum([int(n) for n in _dict(player["tiles"]).values()]) for player in players])
    held += len(_dict(data["landscape"]))
    backs: dict[str, int] = {}
    for epoch in range(EPOCHS):
        left = len([top for top in stacks.values() if top <= epoch + 1])
        for landscape in range(LANDSCAPES - 1, -1, -1):
            count = min(left, BACKS[epoch * LANDSCAPES + landscape])
            backs[_BACK_NAMES[epoch * LANDSCAPES + landscape]] = count
            left -= count
    data.setdefault("backs", backs)
    data.setdefault("gone", max(0, TILES - sum(backs.values()) - held))
    grown = _dict(data["grown"])
    targets = 0
    for place, landscape in _dict(data["landscape"]).items():
        if landscape in LANDSCAPE_NAMES and GROWS[LANDSCAPE_NAMES.index(landscape)] == TARGET:
            targets += int(grown.get(place, 0))
    data.setdefault("targets", TARGETS - targets)


def _complete_vessels(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    used = [int(_dict(data["for_sale"]).get(name, 0)) for name in VESSEL_NAMES]
    for player in players:
        for vessel, name in enumerate(VESSEL_NAMES):
            used[vessel] += int(_dict(player["vessels"]).get(name, 0)) + _list(player["aboard"]).count(name)
    for drifting in _list(data["adrift"]):
        used[VESSEL_NAMES.index(str(drifting).rpartition(":")[2])] += 1
    left = [VESSEL_COUNT[vessel] - used[vessel] for vessel in range(VESSELS)]
    data.setdefault("vessel_supply", dict(zip(VESSEL_NAMES, left, strict=True)))


def _complete_bag(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    used = dict.fromkeys(GOOD_NAMES, 0)
    heaps = [_dict(data[key]) for key in ("barn", "shelf", "carts", "crop")]
    heaps += [_dict(player["goods"]) for player in players]
    heaps += [_dict(goods) for goods in _dict(data["goods"]).values()]
    for heap in heaps:
        for name in GOOD_NAMES:
            used[name] += int(heap.get(name, 0))
    for player in players:
        used["sulfur"] += int(player["barrel"]) + len(_list(player["wine"]))
        if player["pouch"] in BONUS_NAMES:
            used["saltpeter" if player["pouch"] == BONUS_NAMES[0] else "sulfur"] += 1
    for place, landscape in _dict(data["landscape"]).items():
        if landscape in LANDSCAPE_NAMES and GROWS[LANDSCAPE_NAMES.index(landscape)] < GOODS:
            name = GOOD_NAMES[GROWS[LANDSCAPE_NAMES.index(landscape)]]
            used[name] += int(_dict(data["grown"]).get(place, 0))
    for step in _list(data["stack"]):
        if isinstance(step, dict) and step.get("step") == "StoreSulfur":
            used["sulfur"] += int(step.get("left", 0))
    left = {name: ALL_GOODS[good] - used[name] for good, name in enumerate(GOOD_NAMES)}
    data.setdefault("bag", left)


# --- counting -------------------------------------------------------------------------------------


def census(game: Feudum) -> dict[str, int]:
    """Every kind of piece, wherever it is."""
    found: dict[str, int] = {}
    for good, count in enumerate(_goods_in_all(game)):
        found[GOOD_NAMES[good]] = count
    for colour in range(MOST_PLAYERS):
        found[f"marker {COLOURS[colour]}"] = _markers_in_all(game, colour)
    for disc, name in enumerate(DISC_NAMES):
        found[f"disc {name}"] = game.discs.count(disc) + game.disc_supply[disc]
    for vessel, name in enumerate(VESSEL_NAMES):
        count = game.for_sale[vessel] + game.vessel_supply[vessel]
        count += len([here for here in game.adrift if here % VESSELS == vessel])
        for player in game.players:
            count += player.vessels[vessel] + player.aboard.count(vessel)
        found[name] = count
    for value, name in enumerate(_VALUE_NAMES):
        shown = game.rosary.count(value) + game.hens.count(value)
        held = sum([player.beads[value] for player in game.players])
        found[f"bead {name}"] = shown + held + game.facedown[value]
    seals = game.seals + bits(game.scrolls) + sum([player.seals for player in game.players])
    found["seal"] = seals + bits(game.subject_seals) + bits(game.serf_seals) - sum(game.facedown)
    tiles = sum(game.backs) + game.gone + len([kind for kind in game.landscape if kind != NOTHING])
    found["tile"] = tiles + sum([player.tile_count() for player in game.players])
    cards = [*game.deck, *game.drawn]
    for player in game.players:
        cards += player.decrees
    for decree, name in enumerate(DECREE_NAMES):
        found[name] = cards.count(decree)
    targets = [game.grown[n] for n in range(LOCATIONS) if _resource(game, n) == TARGET]
    found["archery target"] = game.targets + sum(targets)
    return found


def _resource(game: Feudum, location: int) -> int:
    landscape = game.landscape[location]
    return NOTHING if landscape == NOTHING else GROWS[landscape]


def _goods_in_all(game: Feudum) -> list[int]:
    found = [game.bag[g] + game.barn[g] + game.shelf[g] + game.carts[g] + game.crop[g] for g in range(GOODS)]
    for location in range(LOCATIONS):
        for good, count in enumerate(unpacked(game.goods[location])):
            found[good] += count
        resource = _resource(game, location)
        if 0 <= resource < GOODS:
            found[resource] += game.grown[location]
    for player in game.players:
        for good in range(GOODS):
            found[good] += player.goods[good]
        found[SULFUR] += player.barrel + bits(player.wine)
        if 0 <= player.pouch < len(BONUS_NAMES):
            found[BONUS_GOOD[player.pouch]] += 1
    for step in game.stack:
        if isinstance(step, payment.StoreSulfur):
            found[SULFUR] += step.left
    return found


def _markers_in_all(game: Feudum, colour: int) -> int:
    found = game.supply[colour] + game.row[colour]
    if colour >= len(game.players):
        return found
    found += game.players[colour].markers + game.ruler.count(colour) + game.serf.count(colour)
    for location in range(LOCATIONS):
        if game.subjects >> location & 1 and game.ruler[location] == colour:
            found += 1
    return found + game.ranks.count(colour) + game.monster_owner.count(colour)


def box(game: Feudum) -> dict[str, int]:
    """All there is, from the data."""
    found: dict[str, int] = dict(zip(GOOD_NAMES, ALL_GOODS, strict=True))
    for colour in range(MOST_PLAYERS):
        found[f"marker {COLOURS[colour]}"] = MARKERS if colour < ROWS_IN_USE[len(game.players)] else 0
    start = isinstance(game.stack[-1], setup.Prepare) if game.stack else False
    for disc, name in enumerate(DISC_NAMES):
        laid = LOCATIONS if disc == 0 else 0  # before the set-up nothing has been laid out
        found[f"disc {name}"] = DISC_SUPPLY[disc] + laid if start else _disc_totals()[disc]
    found.update(zip(VESSEL_NAMES, VESSEL_COUNT, strict=True))
    for value, name in enumerate(_VALUE_NAMES):
        found[f"bead {name}"] = BEAD_COUNT[value]
    found["seal"] = 0
    found["tile"] = TILES
    found.update(dict.fromkeys(DECREE_NAMES, 1))
    found["archery target"] = TARGETS
    return found


# --- checking -------------------------------------------------------------------------------------


def check(game: Feudum) -> None:
    """Refuse what the rules cannot be in."""
    seats = len(game.players)
    for where, seat in (("first", game.first), ("turn", game.turn)):
        if not 0 <= seat < seats:
            raise PositionError("position-seat", where=where, value=str(seat))
    for where, seat in (("active", game.active), ("host", game.host)):
        if seat >= seats:
            raise PositionError("position-seat", where=where, value=str(seat))
    for seat, player in enumerate(game.players):
        if not _fits_player(game, player):
            raise PositionError("position-feudum-player", player=seat_letter(seat))
    if not _fits_map(game):
        raise PositionError("position-feudum-map")
    if not _fits_guilds(game):
        raise PositionError("position-feudum-guilds")
    if not _fits_tiles(game):
        raise PositionError("position-feudum-tiles")
    if not _fits_standing(game):
        raise PositionError("position-feudum-standing")
    if not _fits_stack(game):
        raise PositionError("position-stack")


def _fits_player(game: Feudum, player: Player) -> bool:
    for pawn in range(PAWNS):
        away = player.faces[pawn] == NOTHING
        if away != (player.at[pawn] == NOTHING):
            return False
        if away and (player.aboard[pawn] != NOTHING or player.wine >> pawn & 1):
            return False
    if player.chosen & player.played or bits(player.chosen) > HAND + 1:
        return False
    if len(player.decrees) > HAND_LIMIT + 1 or list(player.decrees) != sorted(player.decrees):
        return False
    if bits(player.reeves) > MOST_REEVES or player.free_discs() < 0:
        return False
    return game.setting.advanced or not (player.reeves or player.slayer)


def _fits_map(game: Feudum) -> bool:
    seats = len(game.players)
    for location in range(LOCATIONS):
        ruler, serf, bit = game.ruler[location], game.serf[location], 1 << location
        if ruler >= seats or serf >= seats:
            return False
        if ruler == NOBODY and (serf != NOBODY or game.subjects & bit):
            return False
        if serf != NOBODY and serf == ruler:
            return False
        if game.grown[location] and game.landscape[location] == NOTHING:
            return False
        if game.discs[location] == NOTHING:
            return False
    if game.subject_seals & ~game.subjects:
        return False
    if any([game.serf_seals >> n & 1 and game.serf[n] == NOBODY for n in range(LOCATIONS)]):
        return False
    if list(game.adrift) != sorted(game.adrift) or list(game.fresh) != sorted(game.fresh):
        return False
    if any([game.fresh.count(here) > game.adrift.count(here) for here in game.fresh]):
        return False
    landscapes = any([kind != NOTHING for kind in game.landscape])
    if not game.setting.advanced and (landscapes or game.subject_seals or game.serf_seals):
        return False
    return _fits_monsters(game)


def _fits_monsters(game: Feudum) -> bool:
    """A monster on the map has an owner, and none is without a place unless it is just being deployed."""
    for monster in range(MONSTERS):
        owner = game.monster_owner[monster]
        if owner >= len(game.players) or (owner != NOBODY and not game.setting.advanced):
            return False
        pending = [s for s in game.stack if isinstance(s, trade.DeployBeast) and s.monster == monster]
        if len(pending) > 1 or any([step.player != owner for step in pending]):
            return False
        if (game.monster_at[monster] == NOTHING) != (owner == NOBODY or len(pending) == 1):
            return False
    return True


def _fits_guilds(game: Feudum) -> bool:
    if sum(game.barn) > BARN or len(game.hens) > HENS or len(game.rosary) > ROSARY:
        return False
    if any([game.carts[good] > CARTS[good] for good in range(GOODS)]):
        return False
    if list(game.rosary) != sorted(game.rosary) or list(game.hens) != sorted(game.hens):
        return False
    return all([_fits_known(game, seat) for seat in range(MOST_PLAYERS)])


def _fits_known(game: Feudum, seat: int) -> bool:
    """What a seat knows is about cards of others or the deck, and true."""
    known = {knowledge.decree_of(item): item for item in game.known if knowledge.seat_of(item) == seat}
    if seat >= len(game.players):
        return not known
    drawn = () if game.active == seat else game.drawn
    places = sum([knowledge.deck(place) for place in range(len(game.deck))])
    hidden = [*game.deck, *drawn]
    for place, decree in enumerate(game.deck):
        if decree in known and not known[decree] & knowledge.deck(place):
            return False
    for decree in drawn:
        places |= knowledge.DRAWN
        if decree in known and not known[decree] & knowledge.DRAWN:
            return False
    for other, player in enumerate(game.players):
        if other != seat:
            places |= knowledge.hand(other, len(player.decrees))
            hidden += player.decrees
            if not _fits_hand(known, other, player.decrees):
                return False
    for decree, item in known.items():
        if decree not in hidden or item & knowledge.ANYWHERE & ~places:
            return False
    return True


def _fits_hand(known: dict[int, int], seat: int, decrees: tuple[int, ...]) -> bool:
    """Can the cards of a hand have come in an order that fits?"""
    first = seat * knowledge.HAND_PLACES
    for order in itertools.permutations(decrees):
        if all([known.get(decree, -1) >> first + n & 1 for n, decree in enumerate(order)]):
            return True
    return False


def _fits_tiles(game: Feudum) -> bool:
    if any([game.backs[n] > BACKS[n] for n in range(len(BACKS))]):
        return False
    for epoch in range(EPOCHS):
        left = len([top for top in game.stacks if top <= epoch + 1])
        if sum(game.backs[epoch * LANDSCAPES : (epoch + 1) * LANDSCAPES]) != left:
            return False
    return max(game.stacks) <= game.epoch + 1


def _fits_standing(game: Feudum) -> bool:
    """Ranks, markers and reeves are as the stars make them."""
    seats = range(len(game.players))
    for members in game.members:
        if len(set(members)) < len(members) or any([seat not in seats for seat in members]):
            return False
    if any([seat >= len(game.players) for seat in game.ranks]):
        return False
    again = game.clone()
    standing.refresh(again)
    if again.members != game.members or again.ranks != game.ranks:
        return False
    for seat, player in enumerate(game.players):
        for guild in range(GUILDS):
            if player.reeves >> guild & 1 and seat not in (game.master(guild), game.journeyman(guild)):
                return False
    return True


# What may lie directly under each step. EndTurn, SecondCard and UseMandates are the ground of a turn.
_GROUND = "EndTurn SecondCard UseMandates"
_BELOW: dict[str, str] = {
    "Prepare": "",
    "BeginRound": "",
    "RollProgressDie": "",
    "EndRound": "",
    "CheckEpoch": "",
    "FeedPawns": "RollProgressDie",
    "NextTurn": "FeedPawns",
    "Refill": "EndRound",
    "BeginFeeding": "RollProgressDie BeginFeeding",
    "FirstPawn": "EndTurn",
    "ChooseGoods": "EndTurn StoreSulfur",
    "BuyGoods": f"{_GROUND} StoreSulfur",
    "TakeFavours": f"{_GROUND} StoreSulfur",
    "LongLiveTheKing": "NextTurn",
    "ChooseCards": "LongLiveTheKing ChooseCards",
    "ChoosePouch": "ChooseCards ChoosePouch",
    "PlayCard": "EndTurn",
    "UseMandates": "EndTurn",
    "SecondCard": "UseMandates",
    "Feed": "EndTurn",
    "EatTile": "EndTurn Feed",
    "ClaimVessel": "PlayCard SecondCard UseMandates DropDecree Feed",
    "KeepDecree": f"{_GROUND} Shovels",
    "ReturnDecree": f"{_GROUND} Shovels DropDecree",
    "DropDecree": f"{_GROUND} Shovels",
    "Pilfer": f"{_GROUND} Voyage",
    "Collect": f"{_GROUND} Collect",
    "PlaceSeal": "Exchange",
    "Defend": "EndTurn",
    "Immunity": "EndTurn",
    "StoreSulfur": f"{_GROUND} Collect Voyage StoreSulfur PlayCard DropDecree Feed",
    "Pay": f"{_GROUND} Enter Upgrade Dig DejaVu Collect PlayCard Feed DropDecree Reinforce",
    "EndTurn": (
        "NextTurn BeginRound RollProgressDie BeginFeeding Refill Battle Starve Defend Immunity "
        "ChooseCards ChoosePouch ChooseGoods FirstPawn Collect"
    ),
}
_BELOW_OTHERS = _GROUND


def _fits_stack(game: Feudum) -> bool:
    """Each step lies on one that can have put it there, belongs to the right seat and finds its things."""
    joining = [step.player for step in game.stack if isinstance(step, standing.JoinGuild)]
    if len(set(joining)) < len(joining) or max(joining, default=0) >= len(game.players):
        return False
    plain = game.clone()
    plain.stack = _without_joining(game)
    names = [type(step).__name__ for step in plain.stack]
    if game.epoch == LAST_EPOCH and names and names[0] != "EndRound":
        return False
    for place, name in enumerate(names):
        below = _BELOW.get(name, _BELOW_OTHERS).split()
        if (place == 0 and below) or (place and names[place - 1] not in below):
            return False
    if not _fits_seats(plain, names) or not _fits_scratch(plain, names):
        return False
    return all([_finds_its_things(plain, step) for step in plain.stack])


def _without_joining(game: Feudum) -> list[Step[Any]]:
    """The timetable without the choice of guilds for a marker, which can come up anywhere in it.

    In another's turn it lies between the ends of both turns, and leaves the lower one behind.
    """
    found: list[Step[Any]] = []
    stack = game.stack
    for place, step in enumerate(stack):
        before = stack[place - 1] if place else None
        after = stack[place + 1] if place + 1 < len(stack) else None
        if isinstance(step, standing.JoinGuild):
            continue
        if isinstance(step, EndTurn) and game.active != NOBODY:
            foreign = step.player != game.active
            if foreign and isinstance(after, standing.JoinGuild) and after.player == step.player:
                continue
            if foreign and after is None and not isinstance(before, conquest.Battle | conquest.Starve):
                continue
            if isinstance(before, standing.JoinGuild) and not foreign and before.player != game.active:
                continue
        found.append(step)
    return found


def _fits_seats(game: Feudum, names: list[str]) -> bool:
    """The owner of the turn takes all decisions of it, but for answers and sulfur that comes to others."""
    for step in game.stack:
        seat = getattr(step, "seat", step.player if "player" in fields_of(type(step)) else 0)
        if not 0 <= seat < len(game.players):
            return False
    if "Prepare" in names and len(names) > 1:
        return False
    if "NextTurn" in names:
        above = game.stack[names.index("NextTurn") + 1 :]
        choosing = "LongLiveTheKing" in names or game.active == NOBODY
        return _fits_choosing(game, above) if choosing else _fits_turn(game, above)
    if "BeginRound" in names:
        return _fits_setting_up(game, names)
    if "Refill" in names or "BeginFeeding" in names or "RollProgressDie" in names:
        return _fits_run(game, names)
    return len(names) <= 1


def _fits_choosing(game: Feudum, above: list[Step[Any]]) -> bool:
    """Pouches are laid out in turn order, then all choose: those still to choose have fewer cards."""
    order = game.order()[::-1]
    seats = [step.player for step in above if isinstance(step, rounds.ChooseCards)]
    ends = [step.player for step in above if isinstance(step, EndTurn)]
    pouches = [step.player for step in above if isinstance(step, rounds.ChoosePouch)]
    if game.active != NOBODY or len(above) != 1 + len(seats) + len(ends) + len(pouches):
        return False
    if not seats or seats != [seat for seat in order if seat in seats]:
        return False
    early = pouches + ends
    if pouches != order[: len(pouches)] or len(ends) > 1 or (early and seats != order):
        return False
    if ends and ends != order[len(pouches) : len(pouches) + 1]:
        return False
    for seat, player in enumerate(game.players):
        if player.played or (early and player.chosen) or (seat in pouches and player.pouch != NOTHING):
            return False
        if seat not in seats and bits(player.chosen) != hand_size(player):
            return False
    return True


def _fits_turn(game: Feudum, above: list[Step[Any]]) -> bool:
    if not above or not isinstance(above[0], EndTurn) or above[0].player != game.active:
        return False
    answers = (conquest.Defend, conquest.Immunity)
    victims = [step.player for step in above if isinstance(step, answers)]
    events = (conquest.Battle, conquest.Starve)
    waiting = [place for place, step in enumerate(above) if isinstance(step, events)]
    if len(waiting) > 1 or len(victims) > 1:
        return False
    if waiting:
        return _fits_answer(game, above, waiting[0])
    if victims:
        return False
    grounds = [step for step in above if isinstance(step, EndTurn)]
    if len(grounds) != 1:
        return False
    return all([getattr(step, "seat", step.player) == game.active for step in above])


def _fits_answer(game: Feudum, above: list[Step[Any]], place: int) -> bool:
    """Battle or starving, the victim's end of turn, the victim's answer, the attacker's end of turn."""
    event = above[place]
    rest = above[place + 1 :]
    if getattr(event, "seat", NOBODY) != game.active:
        return False
    if any([s.player not in (game.active, NOBODY) for s in above[:place]]):
        return False
    if not rest or not isinstance(rest[0], EndTurn) or rest[0].player == game.active:
        return False
    victim = rest[0].player
    kinds = (conquest.Battle, conquest.Defend) if isinstance(event, conquest.Battle) else ()
    wanted = kinds[1] if kinds else conquest.Immunity
    if len(rest) == 1:
        return _victim_of(game, event) == victim
    answer = rest[1]
    if isinstance(answer, payment.Pay):
        return False
    if not isinstance(answer, wanted) or answer.player != victim or _victim_of(game, event) != victim:
        return False
    if getattr(answer, "attacker", NOBODY) != game.active:
        return False
    for key in ("piece", "location", "role"):
        if getattr(answer, key, NOTHING) != getattr(event, key, NOTHING):
            return False
    return len(rest) == 2 or (
        len(rest) == 3 and isinstance(rest[2], EndTurn) and rest[2].player == game.active
    )


def _victim_of(game: Feudum, event: Step[Any]) -> int:
    if isinstance(event, conquest.Battle):
        return conquest.owner_of(game, event.piece, event.location)
    assert isinstance(event, conquest.Starve)
    return game.ruler[event.location] if event.role == SUBJECT else game.serf[event.location]


def _fits_setting_up(game: Feudum, names: list[str]) -> bool:
    """Each of the seats still to come has an end of turn with a choice on it."""
    if game.round:
        return len(names) == 1
    allowed = {"BeginRound", "EndTurn", "FirstPawn", "ChooseGoods", "Enter", "StoreSulfur"}
    if not set(names) <= allowed:
        return False
    ends = [step.player for step in game.stack if isinstance(step, EndTurn)]
    order = game.order()
    whole = order[::-1] + order[::-1]
    if ends != whole[: len(ends)]:
        return False
    owner = NOBODY
    decisions = 0
    for place, step in enumerate(game.stack[1:], start=1):
        if isinstance(step, EndTurn):
            if place > 1 and decisions == 0:
                return False
            owner, decisions = step.player, 0
        elif step.player != owner:
            return False
        elif not isinstance(step, payment.StoreSulfur):
            decisions += 1
            pawn = len([s for s in game.stack[: place + 1] if isinstance(s, EndTurn)]) <= len(order)
            if decisions > 1 or pawn != isinstance(step, setup.FirstPawn | migration.Enter):
                return False
    return True


def _fits_run(game: Feudum, names: list[str]) -> bool:
    """Feeding and dawn: one player after the other, in turn order."""
    order = game.order()
    waiting = [s.seat for s in game.stack if isinstance(s, feeding.BeginFeeding)]
    if waiting and waiting != order[len(order) - len(waiting) :][::-1]:
        return False
    if "Refill" in names and not set(names) <= {"EndRound", "Refill", "EndTurn", "Collect", "StoreSulfur"}:
        return False
    owner = NOBODY
    for place, step in enumerate(game.stack):
        if isinstance(step, EndTurn):
            if "Refill" not in names and owner != NOBODY:
                return False
            owner = step.player
            if "Refill" in names and place + 1 < len(names) and names[place + 1] == "EndTurn":
                return False
        elif "player" in fields_of(type(step)) and not isinstance(step, payment.StoreSulfur):
            if step.player != owner:
                return False
    if owner != NOBODY and "Refill" not in names:
        if game.active != owner or (waiting and owner in waiting):
            return False
        if set(names) & {"FeedPawns", "NextTurn"}:
            return False
        return set(names) <= {
            "RollProgressDie",
            "BeginFeeding",
            "EndTurn",
            "Feed",
            "EatTile",
            "ClaimVessel",
            "Pay",
            "StoreSulfur",
        }
    return True


_FLOWING = (flow.ShiftGoods, flow.Invent, flow.Exchange, flow.PlaceSeal, flow.MoveSeals, flow.PlaceReeve)


def _fits_scratch(game: Feudum, names: list[str]) -> bool:
    """What belongs to an action under way is set while it is, and only then."""
    flowing = [step for step in game.stack if isinstance(step, _FLOWING)]
    if (game.guild == NOTHING) != (not flowing):
        return False
    if not flowing and (game.function or game.host != NOBODY or game.before):
        return False
    if flowing and (game.function == 0 or not _fits_flow(game)):
        return False
    fighting = any([isinstance(s, conquest.Reinforce | conquest.Battle) for s in game.stack])
    if not fighting and (game.force or game.powder):
        return False
    looking = [s for s in game.stack if isinstance(s, decrees.KeepDecree | decrees.ReturnDecree)]
    if (len(looking) == 1) != bool(game.drawn) or list(game.drawn) != sorted(game.drawn):
        return False
    cropping = any([isinstance(s, harvest.SplitHarvest | harvest.TakeFavours) for s in game.stack])
    return cropping or not sum(game.crop)


def _fits_flow(game: Feudum) -> bool:
    source = flow.source_of(game)
    if source == FARMER:
        rows, columns = game.before // 8, game.before % 8
        return rows <= flow.shelf_rows(game) and columns <= flow.shelf_columns(game)
    if source == MERCHANT:
        return game.before <= flow.full_carts(game)
    if source == KNIGHT:
        return game.before & ~game.scrolls == 0
    return game.before == 0


def _finds_its_things(game: Feudum, step: Step[Any]) -> bool:
    """Is what a step is about where the step will look for it?"""
    if isinstance(step, improving.Upgrade):
        disc = game.discs[step.location]
        return game.ruler[step.location] == step.seat and disc < TOWN and game.disc_supply[disc + 1] > 0
    if "player" not in fields_of(type(step)):
        return True
    me = game.players[step.player]
    if isinstance(step, _FLOWING):
        return _fits_working(game, step, me)
    if isinstance(step, conquest.Reinforce | conquest.Defend):
        return _fits_fight(game, step)
    if isinstance(step, conquest.Immunity):
        return not (game.subject_seals if step.role == SUBJECT else game.serf_seals) >> step.location & 1
    if isinstance(step, payment.Pay):
        distinct = len(set(step.cost)) == len(step.cost) > 0
        return distinct and payment.tiles_needed(me, step.cost) <= me.tile_count()
    if isinstance(step, payment.StoreSulfur):
        return step.left > 0
    if isinstance(step, setup.ChooseGoods):
        return 0 < step.left <= setup.kinds_from(game, step.lowest)
    if isinstance(step, setup.FirstPawn | migration.Enter):
        return NOTHING in me.faces
    if isinstance(step, rounds.ChooseCards):
        return bits(me.chosen) < hand_size(me) and bool(step.options(game))
    if isinstance(step, rounds.PlayCard):
        return me.chosen != 0
    if isinstance(step, rounds.SecondCard):
        return me.pouch != NOTHING and me.pouch & 1 == SEQUENTIAL
    if isinstance(step, moving.MovePieces | moving.Godspeed | moving.Pilfer):
        return _fits_moved(game, step, me)
    if isinstance(step, moving.SetOut):
        return me.voyage == 0 and me.free_discs() > 0
    if isinstance(step, conquest.Serve):
        return me.military < MILITARY and me.free_discs() > 0
    if isinstance(step, improving.FoundFeudum):
        rules = game.ruler[step.location] == step.player and game.discs[step.location] == TOWN
        return rules and bool(step.options(game))
    if isinstance(step, improving.LayLandscape):
        empty = game.serf[step.location] == step.player and game.landscape[step.location] == NOTHING
        return game.setting.advanced and empty and improving.can_tend(game, step.player)
    if isinstance(step, improving.Collect):
        return game.serf[step.location] == step.player
    if isinstance(step, harvest.SplitHarvest):
        return game.ruler[step.location] == step.player and game.discs[step.location] == FARM
    if isinstance(step, harvest.TakeFavours):
        return 0 < step.left <= sum(game.crop[step.lowest :])
    if isinstance(step, feeding.Feed):
        return _fits_feeding(me, step)
    return _fits_purchase(game, step, me)


def _fits_moved(game: Feudum, step: Any, me: Player) -> bool:
    for piece in range(PAWNS + MONSTERS):
        if step.moved >> piece & 1:
            if piece < PAWNS and me.at[piece] == NOTHING:
                return False
            if piece >= PAWNS and game.monster_owner[piece - PAWNS] != step.player:
                return False
    if step.moved >> PAWNS + MONSTERS or (isinstance(step, moving.Pilfer) and not step.moved):
        return False
    return not isinstance(step, moving.MovePieces) or 0 < step.left <= moving.MOST_STEPS


def _fits_feeding(me: Player, step: feeding.Feed) -> bool:
    if step.hungry == 0 or step.hungry >> PAWNS:
        return False
    return all(
        [me.faces[n] != NOTHING and not me.wine >> n & 1 for n in range(PAWNS) if step.hungry >> n & 1]
    )


def _fits_fight(game: Feudum, step: Any) -> bool:
    """The target is there, and somebody else's."""
    attacker = step.player if isinstance(step, conquest.Reinforce) else step.attacker
    if step.piece == NOTHING:
        there = game.discs[step.location] >= FEUDUM
    else:
        there = _is_in_play(game, step.piece) and conquest.where_is(game, step.piece) == step.location
    return there and conquest.owner_of(game, step.piece, step.location) not in (attacker, NOBODY)


def _is_in_play(game: Feudum, piece: int) -> bool:
    return piece >= FIRST_MONSTER or piece // PAWNS < len(game.players)


def _fits_working(game: Feudum, step: Step[Any], me: Player) -> bool:
    source = flow.source_of(game)
    if isinstance(step, flow.ShiftGoods):
        return source in (FARMER, MERCHANT) and 0 < step.left <= flow.movable(game, step.lowest)
    if isinstance(step, flow.Invent):
        if source != ALCHEMIST or not 0 <= step.barrels <= step.made < MOST_INVENTIONS:
            return False
        return step.made > 0 or flow.can_flow(game, ALCHEMIST)
    if isinstance(step, flow.Exchange):
        return source == KNIGHT and (step.used > 0 or flow.can_flow(game, KNIGHT))
    if isinstance(step, flow.PlaceSeal):
        return game.seals > 0 and game.scrolls != flow.ALL_SCROLLS
    if isinstance(step, flow.MoveSeals):
        room = ROSARY - len(game.rosary)
        return source == NOBLE and 0 < step.left <= min(room, bits(game.scrolls >> step.lowest))
    assert isinstance(step, flow.PlaceReeve)
    if not game.setting.advanced or game.host != NOBODY or me.reeves >> game.guild & 1:
        return False
    if not 0 <= step.level <= MOST_INVENTIONS or bits(me.reeves) == MOST_REEVES or not me.free_discs():
        return False
    return step.player in (game.master(game.guild), game.journeyman(game.guild))


def _fits_purchase(game: Feudum, step: Step[Any], me: Player) -> bool:
    if isinstance(step, trade.BuyGoods):
        return me.shillings >= step.price and 0 <= step.bought < MOST_BOUGHT
    if isinstance(step, trade.BuySeals):
        if step.bought > 1 or (step.bought == 0 and game.scrolls == 0):
            return False
        return me.shillings >= SEAL_PRICE
    if isinstance(step, trade.BuyVessel):
        return me.shillings >= VESSEL_PRICE and sum(game.for_sale) > 0
    if isinstance(step, trade.SendGoods):
        return bool(step.options(game))
    if isinstance(step, trade.TameBeast):
        return game.setting.advanced and me.markers >= TAME_PRICE
    if isinstance(step, trade.DeployBeast):
        return bool(trade.lairs(game, step.player, step.monster))
    if isinstance(step, decrees.ClaimVessel):
        return sum(game.vessel_supply) > 0
    if isinstance(step, decrees.DropDecree):
        return len(me.decrees) > HAND_LIMIT
    if isinstance(step, feeding.EatTile):
        return me.tile_count() > 0
    return True


STEPS = Steps(
    (
        setup.Prepare,
        setup.ChooseGoods,
        setup.FirstPawn,
        migration.Enter,
        payment.Pay,
        payment.StoreSulfur,
        rounds.BeginRound,
        rounds.ChoosePouch,
        rounds.ChooseCards,
        rounds.LongLiveTheKing,
        rounds.NextTurn,
        rounds.PlayCard,
        rounds.SecondCard,
        rounds.UseMandates,
        rounds.Repeat,
        rounds.DejaVu,
        standing.JoinGuild,
        migration.Migrate,
        moving.MovePieces,
        moving.Godspeed,
        moving.Pilfer,
        moving.Voyage,
        moving.SetOut,
        influence.AddMarkers,
        improving.Improve,
        improving.Upgrade,
        improving.FoundFeudum,
        improving.DrawTile,
        improving.LayLandscape,
        improving.Collect,
        decrees.KeepDecree,
        decrees.ReturnDecree,
        decrees.DropDecree,
        decrees.Shovels,
        decrees.Dig,
        decrees.ClaimVessel,
        harvest.Harvest,
        harvest.SplitHarvest,
        harvest.TakeFavours,
        conquest.Conquer,
        conquest.Reinforce,
        conquest.Defend,
        conquest.Battle,
        conquest.Immunity,
        conquest.Starve,
        conquest.Serve,
        guildhall.UseGuild,
        trade.SendGoods,
        trade.TakePay,
        trade.BuyGoods,
        trade.BuyVessel,
        trade.TameBeast,
        trade.DeployBeast,
        trade.BuySeals,
        flow.ShiftGoods,
        flow.Invent,
        flow.Exchange,
        flow.PlaceSeal,
        flow.MoveSeals,
        flow.PlaceReeve,
        feeding.FeedPawns,
        feeding.BeginFeeding,
        feeding.Feed,
        feeding.EatTile,
        dawn.RollProgressDie,
        dawn.CheckEpoch,
        dawn.Refill,
        dawn.EndRound,
    ),
    {
        "seat": Seat(),
        "attacker": Seat(),
        "face": Name(GUILD_NAMES),
        "card": Name(CARD_NAMES),
        "location": Name(LOCATION_NAMES),
        "region": Name(REGION_NAMES),
        "piece": Name(PIECE_NAMES, optional=True),
        "role": Name(ROLE_NAMES),
        "monster": Name(MONSTER_NAMES),
        "colour": Name(COLOURS),
        "cost": TupleOf(Name(GOOD_NAMES)),
        "defended": Flag(),
        "paid": Flag(),
        "used": SetOf(COLOURS),
        "left": Number(0, 64),
        "lowest": Number(0, 16),
        "moved": Number(0, 31),
        "done": Number(0, (1 << LOCATIONS) - 1),
        "hungry": Number(0, 7),
        "pairs": Number(0, 31),
        "price": _COUNT,
        "bought": Number(0, 3),
        "made": Number(0, 3),
        "barrels": Number(0, 3),
        "level": Number(0, 3),
    },
)

FORMAT: Format[Feudum] = Format(
    kind=Feudum,
    agreed=Agreed(Setting, OPTIONS),
    fields={
        "players": ListOf(_PLAYER),
        "discs": TupleByName(LOCATION_NAMES, Name(DISC_NAMES), NOTHING),
        "ruler": ByName(LOCATION_NAMES, Seat(), NOBODY),
        "serf": ByName(LOCATION_NAMES, Seat(), NOBODY),
        "subjects": SetOf(LOCATION_NAMES),
        "subject_seals": SetOf(LOCATION_NAMES),
        "serf_seals": SetOf(LOCATION_NAMES),
        "goods": GoodsByPlace(),
        "landscape": TupleByName(LOCATION_NAMES, Name(LANDSCAPE_NAMES), NOTHING),
        "grown": TupleByName(LOCATION_NAMES, _COUNT, 0),
        "adrift": TupleOf(Name(_DRIFTING)),
        "fresh": TupleOf(Name(_DRIFTING)),
        "disc_supply": TupleByName(DISC_NAMES, Number(-LOCATIONS, 2 * LOCATIONS), 0),
        "vessel_supply": TupleByName(VESSEL_NAMES, Number(0, max(VESSEL_COUNT)), 0),
        "for_sale": TupleByName(VESSEL_NAMES, Number(0, max(VESSEL_COUNT)), 0),
        "bag": ByName(GOOD_NAMES, _COUNT, 0),
        "barn": ByName(GOOD_NAMES, Number(0, BARN), 0),
        "shelf": ByName(GOOD_NAMES, Number(0, SHELF), 0),
        "carts": ByName(GOOD_NAMES, Number(0, max(CARTS)), 0),
        "row": ByName(COLOURS, Number(0, ROW), 0),
        "supply": ByName(COLOURS, Number(0, MARKERS), 0),
        "scrolls": SetOf(SCROLL_NAMES),
        "rosary": TupleOf(Bead()),
        "hens": TupleOf(Bead()),
        "seals": Number(0, TOKENS),
        "facedown": TupleByName(_VALUE_NAMES, Number(0, TOKENS), 0),
        "purse": _COUNT,
        "coffer": _COUNT,
        "targets": Number(0, TARGETS),
        "stacks": TupleByName(REGION_NAMES, Number(1, LAST_EPOCH), 0),
        "backs": TupleByName(_BACK_NAMES, Number(0, REGIONS), 0),
        "gone": Number(0, TILES),
        "deck": TupleOf(Name(DECREE_NAMES)),
        "known": Known(),
        "drawn": TupleOf(Name(DECREE_NAMES)),
        "monster_owner": TupleByName(MONSTER_NAMES, Seat(), NOBODY),
        "monster_at": TupleByName(MONSTER_NAMES, Name(LOCATION_NAMES), NOTHING),
        "members": ListOf(TupleOf(Seat()), GUILDS),
        "ranks": ListOf(Seat(), GUILDS * RANKS),
        "guild": Name(GUILD_NAMES, optional=True),
        "function": Name(FUNCTION_NAMES),
        "host": Seat(),
        "before": Number(0, 1 << SCROLLS),
        "crop": TupleByName(GOOD_NAMES, _COUNT, 0),
        "force": Number(0, 100),
        "powder": Number(0, 100),
        "epoch": Number(1, LAST_EPOCH),
        "round": Number(0, 1000),
        "first": Seat(),
        "turn": Seat(),
        "active": Seat(),
    },
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    older=older,
    box=box,
)
