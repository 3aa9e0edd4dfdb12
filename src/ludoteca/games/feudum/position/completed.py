"""What a puzzle leaves out: it goes to supply, bag and deck."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.message import seat_letter
from ludoteca.core.position import SetOf, complete_players, keyed, listed
from ludoteca.core.rng import seeded
from ludoteca.games.feudum import components as box
from ludoteca.games.feudum.position.written import BACK_NAMES

MOMENTS = ("round", "turn of A", "feeding", "die")


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out: what nobody has goes to supply, bag and deck."""
    players = complete_players(data, box.PLAYER_COUNTS)
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
    named = [decree for player in players for decree in listed(player["decrees"])] + listed(data["drawn"])
    data.setdefault("deck", [decree for decree in box.DECREE_NAMES if decree not in named])
    data.setdefault("known", {})


def _usual(players: int) -> dict[str, Any]:
    """What holds unless a puzzle says otherwise."""
    rows = box.ROWS_IN_USE[players]
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
        "barn": dict.fromkeys(box.GOOD_NAMES, 2),
        "shelf": dict(zip(box.GOOD_NAMES, box.FIRST_SHELF, strict=True)),
        "carts": dict(zip(box.GOOD_NAMES, box.FIRST_CARTS, strict=True)),
        "row": {box.COLOURS[colour]: box.FIRST_ROW for colour in range(rows)},
        "scrolls": SetOf(box.SCROLL_NAMES).write(box.FIRST_SEALS),
        "rosary": box.BEAD_VALUES[:],
        "hens": box.BEAD_VALUES[:1],
        "purse": 0,
        "coffer": 0,
        "stacks": {},
        "drawn": [],
        "monster_owner": {},
        "monster_at": {},
        "guild": None,
        "function": box.FUNCTION_NAMES[0],
        "host": None,
        "before": 0,
        "crop": {},
        "force": 0,
        "powder": 0,
        "epoch": 1,
        "round": 1,
    }


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
    data["players"][letters.index(letter)].setdefault("chosen", box.CARD_NAMES[:3] + box.CARD_NAMES[-1:])


def _complete_player(player: dict[str, Any]) -> None:
    for key in ("faces", "at", "aboard"):
        given = player.get(key, [])
        if isinstance(given, list):
            player[key] = given + [None] * (box.PAWNS - len(given))
    for key, value in (
        ("goods", {"food": box.START_FOOD}),
        ("barrel", 0),
        ("shillings", box.START_SHILLINGS),
        ("seals", []),
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
            player["decrees"],
            key=lambda name: box.DECREE_NAMES.index(name) if name in box.DECREE_NAMES else -1,
        )


def _complete_discs(data: dict[str, Any]) -> None:
    """Locations nobody names get what is left of the discs that start on the map."""
    discs = dict(keyed(data["discs"]))
    for places, kinds in (
        ([n for n in range(box.LOCATIONS) if n in box.STARTS], box.MARKED_DISCS),
        ([n for n in range(box.LOCATIONS) if n not in box.STARTS], box.PLAIN_DISCS),
    ):
        left = [box.DISC_NAMES[kind] for kind in kinds]
        for place in places:
            if discs.get(box.LOCATION_NAMES[place]) in left:
                left.remove(discs[box.LOCATION_NAMES[place]])
        for place in places:
            if box.LOCATION_NAMES[place] not in discs:
                discs[box.LOCATION_NAMES[place]] = left.pop(0)
    if isinstance(data["discs"], dict):
        data["discs"] = discs
    laid = list(discs.values())
    totals = disc_totals()
    data.setdefault(
        "disc_supply", {name: totals[n] - laid.count(name) for n, name in enumerate(box.DISC_NAMES)}
    )


def _complete_markers(data: dict[str, Any], players: list[dict[str, Any]], letters: list[str]) -> None:
    """Ranks follow from the stars; seven markers a player are in play at first, the others in the supply."""
    stars = [_stars(data, player, letter) for player, letter in zip(players, letters, strict=True)]
    members: list[list[str]] = []
    for guild in range(box.GUILDS):
        seats = [seat for seat in range(len(players)) if stars[seat][guild]]
        seats.sort(key=lambda seat: -stars[seat][guild])
        members.append([letters[seat] for seat in seats])
    data.setdefault("members", members)
    if "ranks" not in data:
        ranks: list[str | None] = []
        for names in members:
            held = names[: box.RANKS_IN_USE[len(players)]]
            ranks += [*held, *[None] * (box.RANKS - len(held))]
        data["ranks"] = ranks
    supply: dict[str, int] = {}
    for colour in range(box.ROWS_IN_USE[len(players)]):
        out = int(keyed(data["row"]).get(box.COLOURS[colour], 0))
        if colour < len(players):
            placed = _placed(data, letters[colour])
            players[colour].setdefault("markers", max(0, box.START_MARKERS - placed))
            out += placed + int(players[colour]["markers"])
        supply[box.COLOURS[colour]] = box.MARKERS - out
    data.setdefault("supply", supply)


def _placed(data: dict[str, Any], letter: str) -> int:
    """A player's markers on map, guilds and monsters."""
    ruled = [place for place, who in keyed(data["ruler"]).items() if who == letter]
    found = len(ruled) + list(keyed(data["serf"]).values()).count(letter)
    found += len([place for place in listed(data["subjects"]) if place in ruled])
    found += listed(data["ranks"]).count(letter)
    return found + list(keyed(data["monster_owner"]).values()).count(letter)


def _stars(data: dict[str, Any], player: dict[str, Any], letter: str) -> list[int]:
    stars = [listed(player["faces"]).count(name) for name in box.GUILD_NAMES]
    related = [0] * box.GUILDS
    for place, who in keyed(data["ruler"]).items():
        disc = keyed(data["discs"]).get(place)
        if who != letter or disc not in box.DISC_NAMES:
            continue
        number = box.DISC_NAMES.index(disc)
        if number >= box.FEUDUM:
            stars[number - box.FEUDUM] += 3
        else:
            for guild in box.RELATED[number]:
                related[guild] += 1
    return [stars[guild] + related[guild] if stars[guild] else 0 for guild in range(box.GUILDS)]


def _complete_tokens(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Tokens that show no bead are seals; those that lie nowhere else are in the supply.

    Where a position does not say which bead lies under which seal, its own chance deals them.
    """
    shown = [*listed(data["rosary"]), *listed(data["hens"])]
    for player in players:
        for value, count in keyed(player["beads"]).items():
            shown += [int(value)] * int(count)
    below = dict(keyed(data.get("below")))
    for seals in [data.get("seals"), *[player["seals"] for player in players], list(below.values())]:
        shown += listed(seals)
    left = [value for n, value in enumerate(box.BEAD_VALUES) for _ in range(box.BEAD_COUNT[n])]
    for value in shown:
        if value in left:
            left.remove(value)
    digest = hashlib.sha256(json.dumps(data["rng"]).encode()).digest()
    seeded(int.from_bytes(digest[:4])).shuffle(left)
    for player in players:
        if not isinstance(player["seals"], list):
            player["seals"] = sorted([left.pop() for _ in range(_whole(player["seals"]))])
    covered = [*listed(data["scrolls"])]
    covered += [f"{place}:subject" for place in listed(data["subject_seals"])]
    covered += [f"{place}:serf" for place in listed(data["serf_seals"])]
    for place in covered:
        if place not in below:
            below[place] = left.pop()
    if isinstance(data.setdefault("below", {}), dict):
        data["below"] = below
    if not isinstance(data.get("seals"), list):
        wanted = len(left) if "seals" not in data else _whole(data["seals"])
        data["seals"] = left[:wanted]
    data.setdefault("seen", [])


def _whole(data: Any) -> int:
    if type(data) is not int or data < 0:
        raise PositionError("position-number", where="seals", value=str(data)[:40], low=0, high=box.TOKENS)
    return data


def _complete_tiles(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    stacks = dict(keyed(data["stacks"]))
    for region in box.REGION_NAMES:
        stacks.setdefault(region, 1)
    if isinstance(data["stacks"], dict):
        data["stacks"] = stacks
    held = sum([sum([int(n) for n in keyed(player["tiles"]).values()]) for player in players])
    held += len(keyed(data["landscape"]))
    backs: dict[str, int] = {}
    for epoch in range(box.EPOCHS):
        left = len([top for top in stacks.values() if top <= epoch + 1])
        for landscape in range(box.LANDSCAPES - 1, -1, -1):
            count = min(left, box.BACKS[epoch * box.LANDSCAPES + landscape])
            backs[BACK_NAMES[epoch * box.LANDSCAPES + landscape]] = count
            left -= count
    data.setdefault("backs", backs)
    data.setdefault("gone", max(0, box.TILES - sum(backs.values()) - held))
    grown = keyed(data["grown"])
    targets = 0
    for place, landscape in keyed(data["landscape"]).items():
        if landscape in box.LANDSCAPE_NAMES and box.GROWS[box.LANDSCAPE_NAMES.index(landscape)] == box.TARGET:
            targets += int(grown.get(place, 0))
    data.setdefault("targets", box.TARGETS - targets)


def _complete_vessels(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    used = [int(keyed(data["for_sale"]).get(name, 0)) for name in box.VESSEL_NAMES]
    for player in players:
        for vessel, name in enumerate(box.VESSEL_NAMES):
            used[vessel] += int(keyed(player["vessels"]).get(name, 0)) + listed(player["aboard"]).count(name)
    for drifting in listed(data["adrift"]):
        used[box.VESSEL_NAMES.index(str(drifting).rpartition(":")[2])] += 1
    left = [box.VESSEL_COUNT[vessel] - used[vessel] for vessel in range(box.VESSELS)]
    data.setdefault("vessel_supply", dict(zip(box.VESSEL_NAMES, left, strict=True)))


def _complete_bag(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    used = dict.fromkeys(box.GOOD_NAMES, 0)
    heaps = [keyed(data[key]) for key in ("barn", "shelf", "carts", "crop")]
    heaps += [keyed(player["goods"]) for player in players]
    heaps += [keyed(goods) for goods in keyed(data["goods"]).values()]
    for heap in heaps:
        for name in box.GOOD_NAMES:
            used[name] += int(heap.get(name, 0))
    for player in players:
        used["sulfur"] += int(player["barrel"]) + len(listed(player["wine"]))
        if player["pouch"] in box.BONUS_NAMES:
            used["saltpeter" if player["pouch"] == box.BONUS_NAMES[0] else "sulfur"] += 1
    for place, landscape in keyed(data["landscape"]).items():
        if landscape in box.LANDSCAPE_NAMES and box.GROWS[box.LANDSCAPE_NAMES.index(landscape)] < box.GOODS:
            name = box.GOOD_NAMES[box.GROWS[box.LANDSCAPE_NAMES.index(landscape)]]
            used[name] += int(keyed(data["grown"]).get(place, 0))
    for step in listed(data["stack"]):
        if isinstance(step, dict) and step.get("step") == "StoreSulfur":
            used["sulfur"] += int(step.get("left", 0))
    left = {name: box.ALL_GOODS[good] - used[name] for good, name in enumerate(box.GOOD_NAMES)}
    data.setdefault("bag", left)


def disc_totals() -> list[int]:
    """All discs of each kind, on the map and beside it."""
    start = box.MARKED_DISCS + box.PLAIN_DISCS
    return [box.DISC_SUPPLY[disc] + start.count(disc) for disc in range(len(box.DISC_NAMES))]
