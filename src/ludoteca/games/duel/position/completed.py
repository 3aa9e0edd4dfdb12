"""What a puzzle leaves out of a position of the Duel, filled in."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.message import SEAT_LETTERS
from ludoteca.core.position import Name, complete_players, listed
from ludoteca.core.rng import seeded
from ludoteca.games.duel import components as box
from ludoteca.games.duel.knowledge import back_of
from ludoteca.games.duel.position.written import CARD

MOMENTS = ("turn of A", "action phase of A", "draw phase of A", "exchange phase of A")
_STEPS_OF = {
    "turn of": ["TurnOver", "ExchangePhase", "DrawPhase", "ActionPhase", "BeforeTheRoll"],
    "action phase of": ["TurnOver", "ExchangePhase", "DrawPhase", "ActionPhase"],
    "draw phase of": ["TurnOver", "ExchangePhase", "DrawPhase"],
    "exchange phase of": ["TurnOver", "ExchangePhase"],
}


def in_todays_words(data: dict[str, Any]) -> None:
    """By the first rules a player had one Gold Cache at most: ``cache`` and ``cache_card``, null or not."""
    for player in listed(data.get("players")):
        if isinstance(player, dict):
            for old, new in (("cache", "caches"), ("cache_card", "cache_cards")):
                if old in player:
                    only = player.pop(old)
                    player.setdefault(new, [] if only is None else [only])


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out: cards go to the stacks, regions and centre cards to the supply."""
    number = box.SETUP_NAMES.index(data["setup"])
    players = _players(data)
    data.setdefault("stock", _first_stock(players))
    data.setdefault("discards", [[] for _ in range(box.SEATS if number == box.TOURNAMENT else 1)])
    data.setdefault("unused", _unused(data, number))
    named = _named(data)
    face_up = [box.CARD_NAMES[card] for card in box.FACE_UP[number]]
    data.setdefault("face_up", [card for card in face_up if card not in named])
    data.setdefault("playing", None)
    _complete_stacks(data, number)
    _complete_supply(data, players)
    _complete_events(data, number)
    each_their_own = box.SEATS if number == box.TOURNAMENT else 0
    _check_length(data, "discards", max(1, each_their_own))
    _check_length(data, "unused", each_their_own)
    _check_length(data, "foreseen", each_their_own)
    data.setdefault("first", "A")
    data.setdefault("turn", 1)
    data.setdefault("minted", [])
    data.setdefault("marked", [])
    data.setdefault("immune", 0)
    data.setdefault("winner", None)
    moment = data.pop("moment", None)
    if "stack" not in data:
        _set_moment(data, "action phase of A" if moment is None else moment)
    data.setdefault("active", "A")
    data.setdefault("event", None)
    data.setdefault("number", box.PRODUCTION_DIE[0])
    data.setdefault("face", box.FACE_NAMES[1])
    data.setdefault("knows", [_nothing_known(data, players[1 - seat]) for seat in range(box.SEATS)])


def _check_length(data: dict[str, Any], where: str, size: int) -> None:
    if not isinstance(data[where], list) or len(data[where]) != size:
        raise PositionError("position-list", where=where, size=size)


def _unused(data: dict[str, Any], number: int) -> list[list[str]]:
    """Whoever names no tournament decks has those of the first cards of each box."""
    if number != box.TOURNAMENT:
        return []
    named = _named(data)
    decks = [
        box.CARD_NAMES[box.BOX * seat + box.TOURNAMENT_DECK : box.BOX * (seat + 1)]
        for seat in range(box.SEATS)
    ]
    return [[card for card in deck if card not in named] for deck in decks]


def _players(data: dict[str, Any]) -> list[dict[str, Any]]:
    players = complete_players(data, [box.SEATS])
    for player in players:
        player.setdefault("hand", [])
        player.setdefault("left", box.PLACE_LETTERS[box.FIRST_PLACES[0]])
        player.setdefault("right", box.PLACE_LETTERS[box.FIRST_PLACES[1]])
        player.setdefault("road_left", False)
        player.setdefault("road_right", False)
        player.setdefault("cities", [])
        player.setdefault("sites", {})
        player.setdefault("beneath", None)
        player.setdefault("caches", [])
        player.setdefault("cache_cards", [])
    for seat, player in enumerate(players):
        if "regions" not in player:
            player["regions"] = _regions_for(data, seat)
    return players


def _regions_for(data: dict[str, Any], seat: int) -> dict[str, str]:
    """The own first regions, and more from the stack for every further place."""
    player = data["players"][seat]
    found = {
        box.SPOT_NAMES[s]: box.REGION_NAMES[r] for s, r in enumerate(box.FIRST_REGIONS[seat]) if r != box.NONE
    }
    taken = [region for other in data["players"] for region in _values(other.get("regions"))]
    spare = [name for name in [box.REGION_NAMES[r] for r in box.REGION_PILE] if name not in taken]
    if seat == 1:
        spare.reverse()
    for spot in range(box.SPOTS):
        column = spot // 2
        if (
            _place(player, "left") <= column <= _place(player, "right") + 1
            and box.SPOT_NAMES[spot] not in found
        ):
            found[box.SPOT_NAMES[spot]] = spare.pop(0)
    return found


def _place(player: dict[str, Any], key: str) -> int:
    return Name(list(box.PLACE_LETTERS)).read(player[key], key)


def _values(data: Any) -> list[Any]:
    return list(data.values()) if isinstance(data, dict) else []


def _first_stock(players: list[dict[str, Any]]) -> dict[str, int]:
    """At the start every region but the gold field holds 1."""
    owned = [region for player in players for region in _values(player.get("regions"))]
    return {box.STORE_NAMES[s]: n for s, n in enumerate(box.FIRST_STOCK) if n and box.STORE_NAMES[s] in owned}


def _named(data: dict[str, Any]) -> list[Any]:
    """Every card that lies somewhere."""
    found = [data.get("playing")]
    found += data.get("face_up") or []
    for zone in ("stacks", "discards", "unused"):
        for pile in data.get(zone) or []:
            found += pile if isinstance(pile, list) else []
    for player in data["players"]:
        found += listed(player["hand"])
        found += listed(player["cache_cards"])
        found += [*_values(player["sites"]), player["beneath"]]
    return found


def _complete_stacks(data: dict[str, Any], number: int) -> None:
    """Cards that lie nowhere go under the stacks with their back, in turn."""
    count_of_stacks = len(box.STACK_BACKS[number])
    data.setdefault("stacks", [[] for _ in range(count_of_stacks)])
    _check_length(data, "stacks", count_of_stacks)
    stacks = [list(stack) if isinstance(stack, list) else stack for stack in data["stacks"]]
    data["stacks"] = stacks
    named = _named(data)
    used = (
        list(range(box.CARDS))
        if number == box.TOURNAMENT
        else [c for back in box.STACK_CARDS[number] for c in back]
    )
    rest = [card for card in used if box.CARD_NAMES[card] not in named]
    if number == box.TOURNAMENT and len(data.get("events", ())) == len(box.EVENT_CARDS[number]):
        rest = []  # chosen for a deck that is not complete yet
    seeded(1).shuffle(rest)
    for card in rest:
        fitting = [s for s in range(count_of_stacks) if _goes_under(number, card, s)]
        smallest = min(fitting, key=lambda s: len(stacks[s]))
        stacks[smallest].append(box.CARD_NAMES[card])


def _goes_under(number: int, card: int, stack: int) -> bool:
    if number == box.TOURNAMENT:
        return box.STACK_OWNERS[number][stack] == card // box.BOX
    return box.STACK_BACKS[number][stack] == box.BACK_OF[card]


def _complete_supply(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Centre cards that lie in no principality are in the supply."""
    places = [_place(player, "right") - _place(player, "left") + 1 for player in players]
    waiting = sum([int(p["road_left"] is True) + int(p["road_right"] is True) for p in players])
    data.setdefault("roads", max(0, box.ROADS - sum(places) + 2 * box.SEATS - waiting))
    data.setdefault("settlements", max(0, box.SETTLEMENTS - sum(places) + 2 * box.SEATS))
    data.setdefault("cities", max(0, box.CITIES - sum([len(p["cities"]) for p in players])))
    owned = [region for player in players for region in _values(player["regions"])]
    free = [region for region in range(len(box.REGION_NAMES)) if box.REGION_NAMES[region] not in owned]
    seeded(2).shuffle(free)
    data.setdefault("regions", [box.REGION_NAMES[region] for region in free])
    data.setdefault("regions_left", len(data["regions"]) if isinstance(data["regions"], list) else 0)


def _complete_events(data: dict[str, Any], number: int) -> None:
    """A fresh event stack; of what may be in play the first ones are."""
    pool = box.EVENT_POOL[number]
    drawn = pool[: box.FROM_POOL] if number == box.PRINCES else []
    spare = pool[box.FROM_POOL :] if number == box.PRINCES else pool * box.SEATS
    if number == box.TOURNAMENT:
        chosen = pool[: box.TOURNAMENT_EVENTS]
        data.setdefault("foreseen", [[box.EVENT_NAMES[event] for event in chosen] for _ in range(box.SEATS)])
        drawn = chosen * box.SEATS
        for event in drawn:
            spare.remove(event)
    all_events = box.EVENT_CARDS[number] + drawn
    seeded(3).shuffle(all_events)
    data.setdefault("foreseen", [])
    data.setdefault("events", [box.EVENT_NAMES[event] for event in all_events])
    data.setdefault("spare", [box.EVENT_NAMES[event] for event in spare])
    data.setdefault("events_left", len(data["events"]) if isinstance(data["events"], list) else 0)
    data.setdefault("met", [0] * box.EVENTS)


def _set_moment(data: dict[str, Any], moment: Any) -> None:
    """The stack that a named moment stands for."""
    words, _, letter = str(moment).rpartition(" ")
    if words not in _STEPS_OF or letter not in SEAT_LETTERS[: box.SEATS] or not letter:
        raise PositionError("position-moment", moment=str(moment)[:40], known=", ".join(MOMENTS))
    data.setdefault("active", letter)
    stack: list[dict[str, Any]] = []
    for step in _STEPS_OF[words]:
        key = "seat" if step == "TurnOver" else "player"
        stack.append({"step": step, key: letter})
    data["stack"] = stack
    if words == "turn of":
        data.setdefault("number", 0)
        data.setdefault("face", None)


def _nothing_known(data: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """A seat that never saw more than backs."""
    sleeved = data["setup"] == box.SETUP_NAMES[box.TOURNAMENT]
    hand = other["hand"] if isinstance(other["hand"], list) else []
    always = {"hand": [_unseen(card, sleeved) for card in hand]}
    for number, stack in enumerate(data["stacks"]):
        always[f"stack {number + 1}"] = [_unseen(card, sleeved) for card in stack]
    return {"always": always, "stories": [{"weight": 1}]}


def _unseen(card: Any, sleeved: bool) -> str:
    return f"any {box.BACK_NAMES[back_of(CARD.read(card, 'stacks'), sleeved)]}"
