"""Positions of the Duel: how they are written, completed when puzzles leave things out, and checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludoteca.core.errors import LudotecaError, PositionError
from ludoteca.core.game import Event, Step, fields_of
from ludoteca.core.message import SEAT_LETTERS, seat_letter
from ludoteca.core.position import Agreed, ByName, Flag, Format, ListOf, Name, Number, Seat, Steps, TupleOf
from ludoteca.core.rng import seeded
from ludoteca.games.duel import building, cards, dice, events, resources, setup, tournament, turn
from ludoteca.games.duel.components import (
    BACK_NAMES,
    BACK_OF,
    BELOW_YULE,
    BOX,
    CAPACITY,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_EXPANSION,
    DESIGN_NAMES,
    DESIGN_OF,
    DESIGNS,
    EVENT_CARDS,
    EVENT_NAMES,
    EVENT_POOL,
    EVENTS,
    FACE_NAMES,
    FACE_UP,
    FIRST_PLACES,
    FIRST_REGIONS,
    FIRST_STOCK,
    FROM_POOL,
    LAST_TURN,
    LEFT,
    NOBODY,
    NONE,
    ONLY_ONE,
    PLACE_LETTERS,
    PLACE_OF,
    PLACES,
    PRINCES,
    PRODUCTION_DIE,
    REGION_NAMES,
    REGION_PILE,
    RESOURCE_NAMES,
    ROADS,
    SEATS,
    SETTLEMENTS,
    SETUP_NAMES,
    SITE_KINDS,
    SITES,
    SPOT_NAMES,
    SPOTS,
    STACK_BACKS,
    STACK_CARDS,
    STACK_NAMES,
    STACK_OWNERS,
    STORE_NAMES,
    TOURNAMENT,
    TOURNAMENT_DECK,
    TOURNAMENT_EVENTS,
    TOWN_HALL,
    TYPE,
    UNIT,
)
from ludoteca.games.duel.knowledge import (
    LOOK_NAMES,
    LOST,
    MANY,
    NO_BACK,
    UNSEEN,
    Knowledge,
    Memory,
    Story,
    back_of,
    back_of_entry,
    count_looks,
    looks_of,
    memory_of,
)
from ludoteca.games.duel.scoring import count, count_land
from ludoteca.games.duel.setting import OPTIONS, Setting
from ludoteca.games.duel.state import Duel, Player, amount_of

MOST = 15
MOMENTS = ("turn of A", "action phase of A", "draw phase of A", "exchange phase of A")
_STEPS_OF = {
    "turn of": ["TurnOver", "ExchangePhase", "DrawPhase", "ActionPhase", "BeforeTheRoll"],
    "action phase of": ["TurnOver", "ExchangePhase", "DrawPhase", "ActionPhase"],
    "draw phase of": ["TurnOver", "ExchangePhase", "DrawPhase"],
    "exchange phase of": ["TurnOver", "ExchangePhase"],
}
LOCAL_SITES = [f"{letter}-{kind}" for letter in PLACE_LETTERS for kind in SITE_KINDS]
_CARD = Name(CARD_NAMES)
_NO_CARD = Name(CARD_NAMES, optional=True)
_EVENT = Name(EVENT_NAMES)


# --- codecs of this game --------------------------------------------------------------------------


@dataclass(frozen=True)
class Entry:
    """What a story names: the look of a card, ``any gold`` for one never seen, ``lost gold`` for one that may
    be anything; backs of tournament players are their colours."""

    def write(self, value: int) -> str:
        if value >= 0:
            return LOOK_NAMES[value]
        if value == LOST - NO_BACK:
            return "lost"
        return f"lost {_BACKS[LOST - value]}" if value <= LOST else f"any {_BACKS[UNSEEN - value]}"

    def read(self, data: Any, where: str) -> int:
        if data == "lost":
            return LOST - NO_BACK
        word, _, back = str(data).partition(" ")
        if word in ("any", "lost"):
            number = Name(_BACKS).read(back, where)
            return (UNSEEN if word == "any" else LOST) - number
        return Name(LOOK_NAMES).read(data, where)


_BACKS = BACK_NAMES


@dataclass(frozen=True)
class CityMask:
    """The places that are cities, by letter."""

    def write(self, value: int) -> list[str]:
        return [letter for place, letter in enumerate(PLACE_LETTERS) if value >> place & 1]

    def read(self, data: Any, where: str) -> int:
        places = ListOf(Name(list(PLACE_LETTERS))).read(data, where)
        return sum({1 << place for place in places})


@dataclass(frozen=True)
class Purse:
    """Amounts of resources, without those of which there is nothing."""

    def write(self, value: int) -> dict[str, int]:
        amounts = {name: amount_of(value, resource) for resource, name in enumerate(RESOURCE_NAMES)}
        return {name: amount for name, amount in amounts.items() if amount}

    def read(self, data: Any, where: str) -> int:
        amounts = ByName(RESOURCE_NAMES, Number(0, MOST), 0).read(data, where)
        return sum([UNIT[resource] * amount for resource, amount in enumerate(amounts)])


@dataclass(frozen=True)
class NamedTuple:
    """Like ByName, for what is replaced rather than changed."""

    names: ByName

    def write(self, value: tuple[int, ...]) -> dict[str, Any]:
        return self.names.write(list(value))

    def read(self, data: Any, where: str) -> tuple[int, ...]:
        return tuple(self.names.read(data, where))


@dataclass(frozen=True)
class Principality:
    """A player; what can be worked out is left out."""

    def fields(self) -> dict[str, Any]:
        return {
            "hand": TupleOf(_CARD),
            "left": Name(list(PLACE_LETTERS)),
            "right": Name(list(PLACE_LETTERS)),
            "road_left": Flag(),
            "road_right": Flag(),
            "cities": CityMask(),
            "regions": NamedTuple(ByName(SPOT_NAMES, Name(REGION_NAMES), NONE)),
            "sites": NamedTuple(ByName(LOCAL_SITES, _CARD, NONE)),
            "beneath": _NO_CARD,
            "cache": Name(SPOT_NAMES, optional=True),
            "cache_card": _NO_CARD,
        }

    def write(self, value: Player) -> dict[str, Any]:
        return {name: codec.write(getattr(value, name)) for name, codec in self.fields().items()}

    def read(self, data: Any, where: str) -> Player:
        seat = int(where[len("players[") : -1])
        if not isinstance(data, dict):
            raise PositionError("position-object", where=where)
        codecs = self.fields()
        for name in data:
            if name not in codecs:
                raise PositionError("position-unknown", where=where, name=name, known=", ".join(codecs))
        values: dict[str, Any] = {
            "stores": (),
            "numbered": (),
            "capacity": 0,
            "purse": 0,
            "tally": setup.NO_TALLY,
        }
        for name, codec in codecs.items():
            if name not in data:
                raise PositionError("position-missing", where=where, name=name)
            values[name] = codec.read(data[name], f"{where}.{name}")
        player = Player(*[values[name] for name in fields_of(Player)])
        _check_land(player, seat)
        count_land(player, seat)
        count(player)
        return player


# Of one story; how often a card may be where it is multiplies what all of them weigh at first.
HEAVIEST: Final = 1 << 60


@dataclass(frozen=True)
class Mind:
    """What one seat knows: what all its stories agree on, zone by zone (``hand``, ``stack 1`` and, if some of
    its cards are uncertain, ``pile 1``), and what each of them says of the other zones."""

    def write(self, value: Knowledge) -> dict[str, Any]:
        zones = TupleOf(Entry())
        names = _zone_names(value.stacks, len(next(iter(value.stories))) - 1 - value.stacks)
        always: dict[str, Any] = {}
        stories: list[dict[str, Any]] = [{"weight": weight} for weight in value.stories.values()]
        for number, name in enumerate(names):
            told = [zones.write(story[number]) for story in value.stories]
            if name.startswith("pile") and not value.is_doubted(number - 1 - value.stacks):
                continue
            if all([one == told[0] for one in told]):
                always[name] = told[0]
            else:
                for story, one in zip(stories, told, strict=True):
                    story[name] = one
        return {"always": always, "stories": stories}

    def read(self, data: Any, where: str) -> Knowledge:
        if not isinstance(data, dict) or set(data) != {"always", "stories"}:
            raise PositionError("position-object", where=where)
        always, stories = data["always"], data["stories"]
        if not isinstance(always, dict) or not isinstance(stories, list) or not stories:
            raise PositionError("position-object", where=where)
        found: dict[Story, int] = {}
        sizes = Knowledge({}, [], 0, 0, False)
        for number, story in enumerate(stories):
            if not isinstance(story, dict):
                raise PositionError("position-object", where=f"{where}.stories[{number}]")
            told = {**always, **story}
            weight = Number(1, HEAVIEST).read(told.pop("weight", None), f"{where}.stories[{number}].weight")
            stacks = len([name for name in told if name.startswith("stack ")])
            names = _zone_names(stacks, SEATS)
            for name in told:
                if name not in names:
                    raise PositionError("position-unknown", where=where, name=name, known=", ".join(names))
            zones = [TupleOf(Entry()).read(told.get(name, []), f"{where}.{name}") for name in names]
            doubted = sum([1 << pile for pile in range(SEATS) if f"pile {pile + 1}" in told])
            if number and (stacks, doubted) != (sizes.stacks, sizes.doubted):
                raise PositionError("position-object", where=f"{where}.stories[{number}]")
            sizes.stacks, sizes.doubted = stacks, doubted
            found[(tuple(sorted(zones[0])), *zones[1:])] = weight
        return Knowledge(found, [], sizes.stacks, sizes.doubted, False)


def _zone_names(stacks: int, piles: int) -> list[str]:
    return ["hand", *[f"stack {n + 1}" for n in range(stacks)], *[f"pile {n + 1}" for n in range(piles)]]


@dataclass(frozen=True)
class Minds:
    """What both seats know."""

    def write(self, value: Memory) -> list[dict[str, Any]]:
        return [Mind().write(value.of(seat)) for seat in range(SEATS)]

    def read(self, data: Any, where: str) -> Memory:
        one, other = ListOf(Mind(), SEATS).read(data, where)
        return memory_of(one, other)


# --- completing -------------------------------------------------------------------------------------


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out: cards go to the stacks, regions and centre cards to the supply."""
    number = SETUP_NAMES.index(data["setup"])
    players = _players(data)
    data.setdefault("stock", _first_stock(players))
    data.setdefault("discards", [[] for _ in range(SEATS if number == TOURNAMENT else 1)])
    data.setdefault("unused", _unused(data, number))
    data.setdefault("face_up", [CARD_NAMES[c] for c in FACE_UP[number] if not _is_named(data, CARD_NAMES[c])])
    data.setdefault("playing", None)
    _complete_stacks(data, number)
    _complete_supply(data, players)
    _complete_events(data, number)
    each_their_own = SEATS if number == TOURNAMENT else 0
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
    data.setdefault("number", PRODUCTION_DIE[0])
    data.setdefault("face", FACE_NAMES[1])
    data.setdefault("knows", [_nothing_known(data, players[1 - seat]) for seat in range(SEATS)])


def _check_length(data: dict[str, Any], where: str, size: int) -> None:
    if not isinstance(data[where], list) or len(data[where]) != size:
        raise PositionError("position-list", where=where, size=size)


def _unused(data: dict[str, Any], number: int) -> list[list[str]]:
    """Whoever names no tournament decks has those of the first cards of each box."""
    if number != TOURNAMENT:
        return []
    named = _named(data)
    decks = [CARD_NAMES[BOX * seat + TOURNAMENT_DECK : BOX * (seat + 1)] for seat in range(SEATS)]
    return [[card for card in deck if card not in named] for deck in decks]


def _players(data: dict[str, Any]) -> list[dict[str, Any]]:
    given = data.get("players", [{}, {}])
    if given == SEATS:
        given = [{}, {}]
    if not isinstance(given, list) or len(given) != SEATS:
        raise PositionError("position-players", known=str(SEATS))
    players = [dict(player) if isinstance(player, dict) else player for player in given]
    for seat, player in enumerate(players):
        if not isinstance(player, dict):
            raise PositionError("position-object", where=f"players[{seat}]")
        player.setdefault("hand", [])
        player.setdefault("left", PLACE_LETTERS[FIRST_PLACES[0]])
        player.setdefault("right", PLACE_LETTERS[FIRST_PLACES[1]])
        player.setdefault("road_left", False)
        player.setdefault("road_right", False)
        player.setdefault("cities", [])
        player.setdefault("sites", {})
        player.setdefault("beneath", None)
        player.setdefault("cache", None)
        player.setdefault("cache_card", None)
    data["players"] = players
    for seat, player in enumerate(players):
        if "regions" not in player:
            player["regions"] = _regions_for(data, seat)
    return players


def _regions_for(data: dict[str, Any], seat: int) -> dict[str, str]:
    """The own first regions, and more from the stack for every further place."""
    player = data["players"][seat]
    found = {SPOT_NAMES[s]: REGION_NAMES[r] for s, r in enumerate(FIRST_REGIONS[seat]) if r != NONE}
    taken = [region for other in data["players"] for region in _values(other.get("regions"))]
    spare = [name for name in [REGION_NAMES[r] for r in REGION_PILE] if name not in taken]
    if seat == 1:
        spare.reverse()
    for spot in range(SPOTS):
        column = spot // 2
        if _place(player, "left") <= column <= _place(player, "right") + 1 and SPOT_NAMES[spot] not in found:
            found[SPOT_NAMES[spot]] = spare.pop(0)
    return found


def _place(player: dict[str, Any], key: str) -> int:
    return Name(list(PLACE_LETTERS)).read(player[key], key)


def _values(data: Any) -> list[Any]:
    return list(data.values()) if isinstance(data, dict) else []


def _first_stock(players: list[dict[str, Any]]) -> dict[str, int]:
    """At the start every region but the gold field holds 1."""
    owned = [region for player in players for region in _values(player.get("regions"))]
    return {STORE_NAMES[s]: n for s, n in enumerate(FIRST_STOCK) if n and STORE_NAMES[s] in owned}


def _is_named(data: dict[str, Any], card: str) -> bool:
    return card in _named(data)


def _named(data: dict[str, Any]) -> list[Any]:
    """Every card that lies somewhere."""
    found = [data.get("playing")]
    for zone in ("face_up",):
        found += data.get(zone) or []
    for zone in ("stacks", "discards", "unused"):
        for pile in data.get(zone) or []:
            found += pile if isinstance(pile, list) else []
    for player in data["players"]:
        found += player["hand"] if isinstance(player["hand"], list) else []
        found += [*_values(player["sites"]), player["beneath"], player["cache_card"]]
    return found


def _complete_stacks(data: dict[str, Any], number: int) -> None:
    """Cards that lie nowhere go under the stacks with their back, in turn."""
    count_of_stacks = len(STACK_BACKS[number])
    data.setdefault("stacks", [[] for _ in range(count_of_stacks)])
    _check_length(data, "stacks", count_of_stacks)
    stacks = [list(stack) if isinstance(stack, list) else stack for stack in data["stacks"]]
    data["stacks"] = stacks
    named = _named(data)
    used = list(range(CARDS)) if number == TOURNAMENT else [c for back in STACK_CARDS[number] for c in back]
    rest = [card for card in used if CARD_NAMES[card] not in named]
    if number == TOURNAMENT and len(data.get("events", ())) == len(EVENT_CARDS[number]):
        rest = []  # chosen for a deck that is not complete yet
    seeded(1).shuffle(rest)
    for card in rest:
        fitting = [s for s in range(count_of_stacks) if _goes_under(number, card, s)]
        smallest = min(fitting, key=lambda s: len(stacks[s]))
        stacks[smallest].append(CARD_NAMES[card])


def _goes_under(number: int, card: int, stack: int) -> bool:
    if number == TOURNAMENT:
        return STACK_OWNERS[number][stack] == card // BOX
    return STACK_BACKS[number][stack] == BACK_OF[card]


def _complete_supply(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Centre cards that lie in no principality are in the supply."""
    places = [_place(player, "right") - _place(player, "left") + 1 for player in players]
    waiting = sum([int(p["road_left"] is True) + int(p["road_right"] is True) for p in players])
    data.setdefault("roads", max(0, ROADS - sum(places) + 2 * SEATS - waiting))
    data.setdefault("settlements", max(0, SETTLEMENTS - sum(places) + 2 * SEATS))
    data.setdefault("cities", max(0, CITIES - sum([len(p["cities"]) for p in players])))
    owned = [region for player in players for region in _values(player["regions"])]
    free = [region for region in range(len(REGION_NAMES)) if REGION_NAMES[region] not in owned]
    seeded(2).shuffle(free)
    data.setdefault("regions", [REGION_NAMES[region] for region in free])
    data.setdefault("regions_left", len(data["regions"]) if isinstance(data["regions"], list) else 0)


def _complete_events(data: dict[str, Any], number: int) -> None:
    """A fresh event stack; of what may be in play the first ones are."""
    pool = EVENT_POOL[number]
    drawn = pool[:FROM_POOL] if number == PRINCES else []
    spare = pool[FROM_POOL:] if number == PRINCES else pool * SEATS
    if number == TOURNAMENT:
        chosen = pool[:TOURNAMENT_EVENTS]
        data.setdefault("foreseen", [[EVENT_NAMES[event] for event in chosen] for _ in range(SEATS)])
        drawn = chosen * SEATS
        for event in drawn:
            spare.remove(event)
    all_events = EVENT_CARDS[number] + drawn
    seeded(3).shuffle(all_events)
    data.setdefault("foreseen", [])
    data.setdefault("events", [EVENT_NAMES[event] for event in all_events])
    data.setdefault("spare", [EVENT_NAMES[event] for event in spare])
    data.setdefault("events_left", len(data["events"]) if isinstance(data["events"], list) else 0)
    data.setdefault("met", [0] * EVENTS)


def _set_moment(data: dict[str, Any], moment: Any) -> None:
    """The stack that a named moment stands for."""
    words, _, letter = str(moment).rpartition(" ")
    if words not in _STEPS_OF or letter not in SEAT_LETTERS[:SEATS] or not letter:
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
    sleeved = data["setup"] == SETUP_NAMES[TOURNAMENT]
    hand = other["hand"] if isinstance(other["hand"], list) else []
    always = {"hand": [_unseen(card, sleeved) for card in hand]}
    for number, stack in enumerate(data["stacks"]):
        always[f"stack {number + 1}"] = [_unseen(card, sleeved) for card in stack]
    return {"always": always, "stories": [{"weight": 1}]}


def _unseen(card: Any, sleeved: bool) -> str:
    return f"any {_BACKS[back_of(_CARD.read(card, 'stacks'), sleeved)]}"


# --- checks -----------------------------------------------------------------------------------------


def census(game: Duel) -> dict[str, int]:
    """Every card by name, regions, event cards and centre cards, wherever they are."""
    found: dict[str, int] = {}
    everywhere: list[int] = [game.playing, *game.face_up]
    for pile in (*game.stacks, *game.discards, *game.unused):
        everywhere += pile
    regions = game.regions[: game.regions_left]
    for step in game.stack:
        if isinstance(step, building.LayRegions):
            regions = [*regions, step.one, step.two]
    for player in game.players:
        everywhere += [*player.hand, *player.sites, player.beneath, player.cache_card]
        regions = [*regions, *[region for region in player.regions if region != NONE]]
    if game.is_composing():
        for seat in range(SEATS):
            everywhere += tournament.deck_of(game, seat)
    for card in everywhere:
        if card != NONE:
            found[CARD_NAMES[card]] = found.get(CARD_NAMES[card], 0) + 1
    for region in regions:
        found[REGION_NAMES[region]] = found.get(REGION_NAMES[region], 0) + 1
    for event in [*game.events, *game.spare]:
        found[f"event {EVENT_NAMES[event]}"] = found.get(f"event {EVENT_NAMES[event]}", 0) + 1
    found["road"] = game.roads + sum([_roads(player) for player in game.players])
    found["settlement"] = game.settlements + sum([player.places() for player in game.players])
    found["city"] = game.cities + sum([player.cities.bit_count() for player in game.players])
    return found


def _roads(player: Player) -> int:
    return player.places() - 1 + int(player.road_left) + int(player.road_right)


def box(game: Duel) -> dict[str, int]:
    """What this way to play uses."""
    cards_used = [card for back in STACK_CARDS[game.setting.number] for card in back] + FACE_UP[
        game.setting.number
    ]
    if game.setting.number == TOURNAMENT:
        cards_used = list(range(CARDS))
    found = dict.fromkeys([CARD_NAMES[card] for card in cards_used], 1)
    found.update(dict.fromkeys(REGION_NAMES, 1))
    boxes = SEATS if game.setting.number == TOURNAMENT else 1
    for event in EVENT_CARDS[game.setting.number] + EVENT_POOL[game.setting.number] * boxes:
        found[f"event {EVENT_NAMES[event]}"] = found.get(f"event {EVENT_NAMES[event]}", 0) + 1
    found["road"] = ROADS + SEATS
    found["settlement"] = SETTLEMENTS + 2 * SEATS
    found["city"] = CITIES
    return found


def check(game: Duel) -> None:
    """Refuse what the rules cannot be in; what can be worked out is worked out."""
    game.count_stock()
    if game.regions_left != len(game.regions) and not game.regions[game.regions_left :]:
        raise PositionError(
            "position-number",
            where="regions_left",
            value=str(game.regions_left),
            low=0,
            high=len(game.regions),
        )
    _check_events(game)
    for seat, player in enumerate(game.players):
        _check_new_regions(game, seat)
        _check_sites(player, seat)
        _check_knowledge(game, seat)
    for store, amount in enumerate(game.stock):
        owned = any([store in player.stores for player in game.players])
        if amount and not owned:
            raise PositionError("duel-stock", store=STORE_NAMES[store])
    for seat in (game.active, game.first):
        if seat not in range(SEATS):
            raise PositionError("position-seat", where="active", value=seat_letter(seat))
    _check_stack(game)


def _check_events(game: Duel) -> None:
    """Yule lies on three cards, and nobody has met events that are not in play."""
    low, high = BELOW_YULE, len(game.events)
    if not low <= game.events_left <= high:
        left = str(game.events_left)
        raise PositionError("position-number", where="events_left", value=left, low=low, high=high)
    for event, seen in enumerate(game.met):
        if seen > game.events.count(event):
            raise PositionError("position-number", where="met", value=str(seen), low=0, high=high)
    composed = all([len(chosen) == TOURNAMENT_EVENTS for chosen in game.foreseen])
    if not game.is_composing() and not composed:
        raise PositionError("position-list", where="foreseen", size=TOURNAMENT_EVENTS)


def _check_land(player: Player, seat: int) -> None:
    """There are regions only beside places; none is missing but perhaps those of the newest settlement."""
    if player.left > FIRST_PLACES[0] or player.right < FIRST_PLACES[1]:
        raise PositionError("duel-places", player=seat_letter(seat))
    outermost = (player.left, player.right + 1)
    for spot, region in enumerate(player.regions):
        beside = player.left <= spot // 2 <= player.right + 1
        if beside != (region != NONE) and (spot // 2 not in outermost or region != NONE):
            raise PositionError("duel-regions", player=seat_letter(seat), spot=SPOT_NAMES[spot])
    if (player.cache == NONE) != (player.cache_card == NONE):
        raise PositionError("duel-cache", player=seat_letter(seat))


def _check_new_regions(game: Duel, seat: int) -> None:
    """Regions are missing exactly where somebody is about to lay them."""
    player = game.players[seat]
    missing: list[int] = []
    for step in game.stack:
        if isinstance(step, building.Explore | building.ChooseRegion | building.LayRegions):
            if step.player == seat:
                column = player.left if step.end == LEFT else player.right + 1
                missing += [2 * column, 2 * column + 1]
    for spot in range(2 * player.left, 2 * player.right + 4):
        if (player.regions[spot] == NONE) != (spot in missing):
            raise PositionError("duel-regions", player=seat_letter(seat), spot=SPOT_NAMES[spot])
    if player.cache != NONE and player.regions[player.cache] == NONE:
        raise PositionError("duel-cache", player=seat_letter(seat))


def _check_sites(player: Player, seat: int) -> None:
    """Cards stand where there is a site for them, and no oftener than they may."""
    for place in range(PLACES):
        if player.is_city(place) and not player.left <= place <= player.right:
            raise PositionError("duel-places", player=seat_letter(seat))
    designs = [DESIGN_OF[card] for card in player.sites if card != NONE]
    for design in range(DESIGNS):
        if ONLY_ONE[design] and designs.count(design) > 1:
            raise PositionError("duel-only-one", player=seat_letter(seat))
    for site in range(SITES):
        card = player.sites[site]
        if card == NONE:
            continue
        place = PLACE_OF[site]
        inside = player.left <= place <= player.right
        outer = site % len(SITE_KINDS) >= 2
        city = TYPE[DESIGN_OF[card]] == CITY_EXPANSION or outer
        if not inside or (city and not player.is_city(place)):
            raise PositionError("duel-site", player=seat_letter(seat), site=LOCAL_SITES[site])
    if (player.beneath != NONE) != (TOWN_HALL in designs):
        raise PositionError("duel-town-hall", player=seat_letter(seat))


def _check_knowledge(game: Duel, seat: int) -> None:
    """Every story has a place for every hidden card, and what lies there is one of them."""
    knows = game.knows.minds[seat]
    knows.sleeved = game.setting.number == TOURNAMENT
    knows.hidden = count_looks(game.hidden_from(knows, seat))
    zones = [game.players[1 - seat].hand, *game.stacks]
    zones += [pile if knows.is_doubted(n) else () for n, pile in enumerate(game.discards)]
    piles = len(game.discards)
    stories = {story[: 1 + knows.stacks + piles]: weight for story, weight in knows.stories.items()}
    if knows.stacks != len(game.stacks) or knows.doubted >> piles or len(stories) > MANY:
        raise PositionError("duel-knowledge", player=seat_letter(seat))
    true = False
    for story in stories:
        for entries, cards_there in zip(story, zones, strict=True):
            if len(entries) != len(cards_there):
                raise PositionError("duel-knowledge", player=seat_letter(seat))
        true = true or _is_true(story, zones, knows)
    if not true:
        raise PositionError("duel-knowledge", player=seat_letter(seat))
    knows.stories = stories


def _is_true(story: Story, zones: list[tuple[int, ...]], knows: Knowledge) -> bool:
    """Do the cards lie as a story says?"""
    hand = list(looks_of(zones[0]))
    for entry in [entry for entry in story[0] if entry >= 0]:
        if entry not in hand:
            return False
        hand.remove(entry)
    backs = sorted([back_of_entry(entry, knows.sleeved) for entry in story[0] if entry < 0])
    if backs != sorted([back_of_entry(look, knows.sleeved) for look in hand]):
        return False
    for entries, there in zip(story[1:], zones[1:], strict=True):
        for entry, look in zip(entries, looks_of(there), strict=True):
            if entry != look and (entry >= 0 or not knows.same_back(entry, look)):
                return False
    return True


def _check_stack(game: Duel) -> None:
    """The timetable ends with the turn, and from here it can be played to the end of it."""
    if not game.stack:
        if game.winner == NOBODY and game.turn < LAST_TURN:
            raise PositionError("position-stack")
        return
    bottom = game.stack[0]
    if game.winner != NOBODY or not isinstance(bottom, setup.Prepare | turn.TurnOver | turn.Turn):
        raise PositionError("position-stack")
    if isinstance(bottom, turn.TurnOver) and bottom.seat != game.active:
        raise PositionError("position-stack")
    _check_steps(game)
    for seed in range(TRIALS):
        try:
            _play_trial(game.clone(), seed)
        except (AssertionError, IndexError, LudotecaError, ValueError):
            raise PositionError("position-stack") from None


def _check_steps(game: Duel) -> None:
    """What a turn always brings comes once and in order; every step speaks of seats that exist."""
    order = [type(step) for step in game.stack if isinstance(step, _PHASES)]
    known = [turn.ExchangePhase, turn.DrawPhase, turn.ActionPhase, turn.BeforeTheRoll]
    in_turn = isinstance(game.stack[0], turn.TurnOver)
    if order != known[: len(order)] or (order and not in_turn):
        raise PositionError("position-stack")
    if [step for step in game.stack[1 : len(order) + 1] if not isinstance(step, _PHASES)]:
        raise PositionError("position-stack")
    for place, step in enumerate(game.stack):
        seat = getattr(step, "seat", step.player)
        if seat not in (NOBODY, *range(SEATS)) or (isinstance(step, _PHASES) and seat != game.active):
            raise PositionError("position-stack")
        if isinstance(step, Event) != (step.player == NOBODY):
            raise PositionError("position-stack")
        if place and isinstance(step, turn.TurnOver | turn.Turn | setup.Prepare):
            raise PositionError("position-stack")
        if place and game.stack[place - 1].simultaneous and not step.simultaneous:
            raise PositionError("position-stack")


def _play_trial(game: Duel, seed: int) -> None:
    """Play at random until the turn is over, and look whether everything is still there."""
    rng = seeded(seed)
    begun = game.turn
    before = census(game)
    game.settle()
    decisions = 0
    while game.stack and game.turn == begun and decisions < MANY_DECISIONS:
        actions = game.legal_actions()
        last = decisions > FEW_DECISIONS
        game.play(actions[0 if last else rng.below(len(actions))])
        decisions += 1
    if census(game) != before or min(game.stock) < 0 or max(game.stock) > CAPACITY:
        raise PositionError("position-stack")


_PHASES = (turn.ExchangePhase, turn.DrawPhase, turn.ActionPhase, turn.BeforeTheRoll)
TRIALS = 3
FEW_DECISIONS = 40
MANY_DECISIONS = 120


_KINDS: tuple[type[Step[Any]], ...] = (
    setup.Prepare,
    setup.DrawHand,
    setup.ChooseStack,
    setup.PickHand,
    setup.Rearrange,
    tournament.Enlist,
    tournament.Foresee,
    tournament.Compose,
    turn.Turn,
    turn.TurnOver,
    turn.BeforeTheRoll,
    turn.ActionPhase,
    turn.DrawPhase,
    turn.LayUnder,
    turn.ExchangePhase,
    turn.TakeNewCard,
    turn.SearchStack,
    building.LayRoad,
    building.Settle,
    building.Explore,
    building.ChooseRegion,
    building.LayRegions,
    building.RaiseCity,
    building.ChooseSite,
    building.LayCache,
    building.Save,
    building.PlaceCard,
    building.SinkShip,
    building.CollectTithe,
    building.VisitLibrary,
    building.PickCard,
    building.PutAway,
    building.DiscardPlayed,
    resources.Pay,
    resources.PayAny,
    resources.GiveBack,
    resources.Receive,
    resources.TakeAny,
    resources.KeepGold,
    resources.Deliver,
    resources.Gain,
    resources.DeliverTo,
    dice.Produce,
    dice.MarketDay,
    dice.GoToMarket,
    dice.DieEvent,
    dice.Heralded,
    dice.Demand,
    events.EventOver,
    events.Preach,
    events.RiotOf,
    events.CalmRiot,
    events.StartFeud,
    events.NameBuilding,
    events.LoseNamed,
    events.OpenHand,
    events.MarkCard,
    events.MarkStack,
    events.Peddle,
    cards.Foretell,
    cards.Relocate,
    cards.SwapWith,
    cards.ShiftWith,
    cards.DemandGold,
    cards.Raid,
    cards.RaidAmount,
    cards.TreatWithBath,
    cards.PickDiscard,
    cards.DefendRoll,
    cards.Attack,
    cards.Shot,
    cards.SetFire,
    cards.Betray,
)

STEPS = Steps(
    _KINDS,
    {
        "seat": Seat(),
        "store": Name(STORE_NAMES),
        "pile": Number(0, len(STACK_NAMES) - 1),
        "bill": Purse(),
        "purse": Purse(),
        "named": Purse(),
        "one": Name(REGION_NAMES),
        "two": Name(REGION_NAMES),
        "chosen": Name(REGION_NAMES, optional=True),
        "site": Name(LOCAL_SITES),
        "resource": Name(RESOURCE_NAMES),
        "barred": Name(RESOURCE_NAMES, optional=True),
        "design": Name(DESIGN_NAMES),
        "end": Number(0, 1),
        "count": Number(1, MOST),
        "amount": Number(0, MOST),
        "left": Number(1, TOURNAMENT_DECK),
        "slot": Number(0, MOST),
        "place": Number(0, PLACES - 1),
    },
)

FORMAT: Format[Duel] = Format(
    kind=Duel,
    agreed=Agreed(Setting, OPTIONS),
    fields={
        "players": ListOf(Principality(), SEATS),
        "stock": ByName(STORE_NAMES, Number(0, CAPACITY), 0),
        "stacks": ListOf(TupleOf(_CARD)),
        "discards": TupleOf(TupleOf(_CARD)),
        "face_up": TupleOf(_CARD),
        "unused": TupleOf(TupleOf(_CARD)),
        "roads": Number(0, ROADS),
        "settlements": Number(0, SETTLEMENTS),
        "cities": Number(0, CITIES),
        "regions": ListOf(Name(REGION_NAMES)),
        "regions_left": Number(0, len(REGION_NAMES)),
        "events": ListOf(_EVENT),
        "events_left": Number(0, 20),
        "spare": TupleOf(_EVENT),
        "foreseen": TupleOf(TupleOf(_EVENT)),
        "met": TupleOf(Number(0, 9), EVENTS),
        "first": Seat(),
        "turn": Number(0, LAST_TURN),
        "active": Seat(),
        "number": Number(0, max(PRODUCTION_DIE)),
        "face": Name(FACE_NAMES, optional=True),
        "event": Name(EVENT_NAMES, optional=True),
        "playing": _NO_CARD,
        "minted": TupleOf(_CARD),
        "marked": TupleOf(Number(-1)),
        "immune": Number(0, 3),
        "winner": Seat(),
        "knows": Minds(),
    },
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    large=("weight",),
    box=box,
    piles={"regions": "regions_left"},
)
