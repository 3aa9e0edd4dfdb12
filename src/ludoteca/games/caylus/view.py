"""What a seat may see, as plain data for clients, and what is asked of whom in words."""

from __future__ import annotations

from typing import Any, get_args

from typing_extensions import TypedDict

from ludoteca.core.game import EndTurn, Step
from ludoteca.core.message import Argument, Message, seat_name
from ludoteca.core.title import Prompt
from ludoteca.games.caylus import components as box
from ludoteca.games.caylus.actions import BUILD, DECLINE, SPACE, TRADE, TRANSFORM, VERB
from ludoteca.games.caylus.building_line import BuildingFavour
from ludoteca.games.caylus.castle import Deliver
from ludoteca.games.caylus.components import LineName, PhaseName, SectionName
from ludoteca.games.caylus.construction import Build, PayAnyCube, ReplaceResidence, can_pay
from ludoteca.games.caylus.favours import ChooseFavour, ResourceFavour, TakeCubes
from ludoteca.games.caylus.lawyer import Transform
from ludoteca.games.caylus.placing import PlaceWorker, price
from ludoteca.games.caylus.provost import MoveProvost
from ludoteca.games.caylus.road import ChooseYield, OwnerCube
from ludoteca.games.caylus.special import GuildMove, Joust, LeaveInn, MoveGateWorker
from ludoteca.games.caylus.state import AtSpace, Caylus, Player, buildings_of, spaces_of
from ludoteca.games.caylus.trade import BuyCube, ExchangeStep, PayCubes, SellCube
from ludoteca.games.caylus.turn import income

PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
SECTIONS: tuple[SectionName, ...] = get_args(SectionName)
LINES: tuple[LineName, ...] = get_args(LineName)


class InnView(TypedDict):
    """Whose workers are in the inn."""

    left: int | None
    right: int | None


class SpecialView(TypedDict):
    """Whose workers stand between castle and bridge."""

    gate: int | None
    trading_post: int | None
    merchants_guild: int | None
    joust_field: int | None
    stables: list[int] | None
    """In the order of their numbers; null with two players."""
    inn: InnView


class RoadSpace(TypedDict):
    """A space of the road with what stands there."""

    space: int
    """Its number on the board, 1 to 28."""
    building: str | None
    owner: int | None
    worker: int | None
    waiting: int | None
    """Who will make a residence of it once its worker is gone."""
    reached: bool
    """Not beyond the provost."""


class SectionView(TypedDict):
    """A section of the castle."""

    name: SectionName
    filled: int
    houses: list[int]
    """By seat."""
    scored: bool


class CastleView(TypedDict):
    """The three sections and who is at work."""

    workers: list[int]
    """In the order of their numbers."""
    section: SectionName | None
    """Where the next house goes; null if nowhere."""
    best: int | None
    """Who would get the favour for most batches now."""
    sections: list[SectionView]


class Cubes(TypedDict):
    """How many of each kind."""

    food: int
    wood: int
    stone: int
    cloth: int
    gold: int


class Houses(TypedDict):
    """How many in each section."""

    dungeon: int
    walls: int
    towers: int


class Markers(TypedDict):
    """The column of the marker on each favour line; 0 before the first."""

    prestige: int
    deniers: int
    resources: int
    buildings: int


class PlayerView(TypedDict):
    """All of a player: money and cubes lie open."""

    score: int
    points: dict[str, int]
    """By source."""
    deniers: int
    income: int
    cubes: Cubes
    workers: int
    """At home."""
    price: int | None
    """Of a worker on what is not one's own; null once all have passed."""
    rank: int | None
    """Place in the turn order, 1 for the first."""
    bridge: int | None
    """Number on the bridge, for who has passed."""
    castle: int | None
    """Number in the castle."""
    own: list[str]
    affordable: list[str]
    """The tiles of the supply that the player's cubes pay for."""
    residences: list[int]
    """Spaces of the road."""
    houses: Houses
    batches: int
    """Delivered this turn."""
    favours: Markers
    used: list[LineName]
    """Lines used in this phase."""
    waiting: list[str]
    """What becomes a residence once its worker is gone."""
    at: list[str]
    """Where workers stand, castle, stables and inn included."""


class Asked(TypedDict):
    """What is to be decided, and by whom."""

    seat: int
    what: str
    """The prompt's key without "prompt-"."""
    building: str | None
    """The one being paid for, or the one that acts."""
    left: int | None
    """How many cubes are still to be chosen."""


class CaylusView(TypedDict):
    """The table of Caylus as everybody sees it: nothing is hidden.

    Seats are numbers; buildings have the names of ``data/`` (``architect_2`` is the second architect tile,
    ``castle`` a place for workers), where all that is printed stands.
    """

    players: int
    simplified: bool
    jeweller: bool
    turn: int
    phase: PhaseName | None
    """Null before the first turn."""
    order: list[int]
    """The turn order, first first."""
    passed: list[int]
    """Who has passed, first first: their numbers on the bridge."""
    special: SpecialView
    road: list[RoadSpace]
    provost: int
    bailiff: int
    castle: CastleView
    open_columns: int | None
    """Columns of the favour table that markers may reach now; null with simplified favours."""
    supply: list[str]
    """Tiles still to be built."""
    removed: list[str]
    """Tiles out of the game."""
    seats: list[PlayerView]
    asked: Asked | None
    """Null when the game is over."""


def view(game: Caylus, seat: int | None) -> CaylusView:
    """The table as everybody sees it: nothing is hidden in Caylus."""
    return {
        "players": len(game.players),
        "simplified": game.setting.simplified,
        "jeweller": game.setting.jeweller,
        "turn": game.turn,
        "phase": PHASES[game.phase - 1] if game.phase else None,
        "order": list(game.order),
        "passed": list(game.passed),
        "special": view_special(game),
        "road": [view_space(game, space) for space in range(len(game.road))],
        "provost": game.provost + 1,
        "bailiff": game.bailiff + 1,
        "castle": view_castle(game),
        "open_columns": None if game.setting.simplified else open_columns(game),
        "supply": names(game.supply),
        "removed": names(game.removed),
        "seats": [view_player(game, who) for who in range(len(game.players))],
        "asked": view_asked(game),
    }


def names(buildings: int) -> list[str]:
    """A set of buildings by name."""
    return [box.BUILDING_NAMES[building] for building in buildings_of(buildings)]


def someone(seat: int) -> int | None:
    return None if seat == box.NOBODY else seat


def open_columns(game: Caylus) -> int:
    return box.OPEN_COLUMNS[min(game.scored, box.SECTIONS - 1)]


def view_special(game: Caylus) -> SpecialView:
    """Whose workers stand between castle and bridge."""
    return {
        "gate": someone(game.worker_at(box.GATE)),
        "trading_post": someone(game.worker_at(box.TRADING_POST)),
        "merchants_guild": someone(game.worker_at(box.GUILD)),
        "joust_field": someone(game.worker_at(box.JOUST_FIELD)),
        "stables": None if len(game.players) == 2 else list(game.stables),
        "inn": {"left": someone(game.inn_left), "right": someone(game.inn_right)},
    }


def view_space(game: Caylus, space: int) -> RoadSpace:
    """A space of the road with what stands there."""
    building = game.road[space]
    found: RoadSpace = {
        "space": space + 1,
        "building": None,
        "owner": None,
        "worker": None,
        "waiting": None,
        "reached": space <= game.provost,
    }
    if building != box.NO_BUILDING:
        owner = game.owner_on(space) if building == box.RESIDENCE else game.owner_of(building)
        waiting = [seat for seat, player in enumerate(game.players) if player.waiting & box.BIT[building]]
        found["building"] = box.BUILDING_NAMES[building]
        found["owner"] = someone(owner)
        found["worker"] = someone(game.worker_at(building))
        found["waiting"] = waiting[0] if waiting else None
    return found


def view_castle(game: Caylus) -> CastleView:
    """The three sections and who is at work."""
    section = game.section_to_build()
    most = max([game.players[seat].batches for seat in game.castle], default=0)
    best = [seat for seat in game.castle if game.phase == 6 and most and game.players[seat].batches == most]
    return {
        "workers": list(game.castle),
        "section": SECTIONS[section] if section < box.SECTIONS else None,
        "best": best[0] if best else None,
        "sections": [
            {
                "name": name,
                "filled": game.houses_in(n),
                "houses": [player.houses[n] for player in game.players],
                "scored": n < game.scored,
            }
            for n, name in enumerate(SECTIONS)
        ],
    }


def view_player(game: Caylus, seat: int) -> PlayerView:
    """All of a player: money and cubes lie open."""
    player = game.players[seat]
    food, wood, stone, cloth, gold = player.cubes
    dungeon, walls, towers = player.houses
    prestige, deniers, resources, buildings = player.favours
    return {
        "score": player.score(),
        "points": dict(zip(box.SOURCE_NAMES, player.points, strict=True)),
        "deniers": player.deniers,
        "income": income(player),
        "cubes": {"food": food, "wood": wood, "stone": stone, "cloth": cloth, "gold": gold},
        "workers": player.workers,
        "price": price(game, seat) if len(game.passed) < len(game.players) else None,
        "rank": place_in(game.order, seat),
        "bridge": place_in(game.passed, seat),
        "castle": place_in(game.castle, seat),
        "own": names(player.own),
        "affordable": affordable(game, player),
        "residences": [space + 1 for space in spaces_of(player.residences)],
        "houses": {"dungeon": dungeon, "walls": walls, "towers": towers},
        "batches": player.batches,
        "favours": {
            "prestige": prestige,
            "deniers": deniers,
            "resources": resources,
            "buildings": buildings,
        },
        "used": [line for n, line in enumerate(LINES) if player.used >> n & 1],
        "waiting": names(player.waiting),
        "at": workers_at(game, seat),
    }


def affordable(game: Caylus, player: Player) -> list[str]:
    """The tiles of the supply that a player's cubes pay for, at their full price."""
    tiles = [tile for tile in buildings_of(game.supply) if can_pay(player.cubes, tile, box.NO_CUBE)]
    return [box.BUILDING_NAMES[tile] for tile in tiles]


def place_in(seats: tuple[int, ...], seat: int) -> int | None:
    return seats.index(seat) + 1 if seat in seats else None


def workers_at(game: Caylus, seat: int) -> list[str]:
    """Everywhere a player's workers stand."""
    found = names(game.players[seat].at)
    found += ["stables"] * game.stables.count(seat)
    found += ["inn"] * [game.inn_left, game.inn_right].count(seat)
    return found + ["castle"] * game.castle.count(seat)


def view_asked(game: Caylus) -> Asked | None:
    """Who has to decide what."""
    if not game.stack:
        return None
    step = game.stack[-1]
    building = building_of(game, step)
    return {
        "seat": step.player,
        "what": KEYS[type(step)],
        "building": None if building == box.NO_BUILDING else box.BUILDING_NAMES[building],
        "left": getattr(step, "left", None),
    }


# --- names and prompts --------------------------------------------------------------------------------


def name(field: str, value: str) -> Argument:
    """A readable name for a field's value."""
    if field in ("building", "cube", "line", "section", "source"):
        return Message(f"{field}-{value}")
    if field == "batch":
        kinds = [Message(f"cube-{cube}") for cube in value.split("-")]
        return Message("batch", first=kinds[0], second=kinds[1], third=kinds[2])
    if field == "rate":
        return name_rate(value)
    return value


def name_rate(value: str) -> Message:
    """What is paid and what is given."""
    rate = box.RATES[box.RATE_NAMES.index(value)]
    if rate.deniers:
        paid = Message("amount-deniers", number=rate.deniers)
    elif rate.kind == box.MIXED:
        paid = Message("amount-cubes", number=rate.cubes)
    else:
        paid = Message("amount-cube", number=rate.cubes, cube=Message(f"cube-{box.CUBE_NAMES[rate.kind]}"))
    if rate.points:
        gained = Message("amount-points", number=rate.points)
    else:
        gained = Message("amount-cube", number=rate.gold, cube=Message("cube-gold"))
    return Message("rate", paid=paid, gained=gained)


KEYS: dict[type[Step[Any]], str] = {
    PlaceWorker: "place",
    MoveGateWorker: "gate",
    GuildMove: "guild",
    Joust: "joust",
    LeaveInn: "inn",
    MoveProvost: "provost",
    ChooseYield: "yield",
    OwnerCube: "owner-cube",
    SellCube: "sell",
    BuyCube: "buy",
    ExchangeStep: "exchange",
    PayCubes: "pay",
    Build: "build",
    PayAnyCube: "pay-any",
    ReplaceResidence: "replace",
    Transform: "transform",
    ChooseFavour: "favour",
    ResourceFavour: "favour-resource",
    TakeCubes: "take",
    BuildingFavour: "favour-building",
    Deliver: "deliver",
    EndTurn: "end",
}


def building_of(game: Caylus, step: Step[Any]) -> int:
    """The building that a decision is about: the one being paid for, else the one that acts."""
    found = getattr(step, "building", box.NO_BUILDING)
    if found == box.NO_BUILDING and isinstance(step, Build | Transform | PayCubes):
        for below in game.stack:
            if isinstance(below, AtSpace):
                found = game.road[below.space]
    return int(found)


CLAUSES = {
    "place": "placing.1",
    "gate": "gate.1",
    "guild": "special.5",
    "joust": "special.8",
    "inn": "inn.3",
    "provost": "provost.2",
    "owner-cube": "production.16",
    "sell": "trade.1",
    "pay": "trade.10",
    "pay-any": "construction.16",
    "replace": "prestige.1",
    "transform": "lawyer.1",
    "favour": "favours.2",
    "favour-resource": "favours.4",
    "favour-building": "favours.4",
    "take": "favours.23",
    "deliver": "castle.3",
    "end": "turn",
    "over": "end.6",
}
"""Where the rules say more about what is asked, by the key of the prompt."""
CLAUSES_OF_BUILDINGS = {
    "neutral_farm": "production.4",
    "neutral_forest": "production.5",
    "wood_farm_food": "production.9",
    "wood_farm_cloth": "production.10",
    "fixed_peddler": "trade.3",
    "wood_peddler": "trade.4",
    "church": "trade.6",
    "tailor": "trade.7",
    "bank": "trade.8",
    "alchemist": "trade.9",
    "jeweller": "jeweller.3",
    "fixed_carpenter": "construction.1",
    "neutral_carpenter": "construction.1",
    "mason": "construction.2",
    "architect": "construction.3",
    "architect_2": "construction.3",
}
"""The same where it depends on the building that acts."""


def question(game: Caylus, seat: int | None) -> Message:
    """What is asked of whom, for the status line of this viewer."""
    if not game.stack:
        return Message("prompt-over")
    step = game.stack[-1]
    who = step.player
    args: dict[str, Argument] = {"player": seat_name(who), **details(game, step)}
    building = building_of(game, step)
    if building != box.NO_BUILDING:
        args["building"] = Message(f"building-{box.BUILDING_NAMES[building]}")
    key = f"prompt-{KEYS[type(step)]}"
    return Message(key if seat == who else f"{key}-other", **args)


def details(game: Caylus, step: Step[Any]) -> dict[str, Argument]:
    """Numbers and choices that the words of a prompt depend on: no more than there is."""
    me = game.players[step.player]
    if isinstance(step, PlaceWorker):
        return {"deniers": price(game, step.player), "own": own_places(game, step.player)}
    if isinstance(step, MoveProvost):
        spaces = [SPACE[action] for action in step.options(game) if action != DECLINE]
        return {"number": max([abs(space - game.provost) for space in spaces])}
    if isinstance(step, BuyCube):
        most = min(step.left, me.deniers // box.BUY_PRICE[step.building])
        return {"number": most, "first": yes_or_no(step.left == box.BUY_LIMIT[step.building])}
    if isinstance(step, PayCubes):
        return {"number": step.left, "first": yes_or_no(step.left == box.RATES[step.rate].cubes)}
    if isinstance(step, TakeCubes):
        return {"number": step.left, "first": yes_or_no(step.left == box.TRADE_GAIN)}
    if isinstance(step, ResourceFavour):
        trades = [action for action in step.options(game) if VERB[action] == TRADE]
        return {"trades": yes_or_no(bool(trades))}
    if isinstance(step, BuildingFavour):
        return {"what": what_to_build(step.options(game))}
    if isinstance(step, Deliver):
        section = Message(f"section-{SECTIONS[game.section_to_build()]}")
        return {"number": me.batches, "section": section, "loss": min(box.NO_BATCH_LOSS, me.score())}
    return {}


def yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"


def own_places(game: Caylus, player: int) -> str:
    """Whether own buildings are cheaper for a worker: none, some, or the only ones that can be paid."""
    me = game.players[player]
    if me.deniers < price(game, player):
        return "only"
    free = me.own & box.WORKPLACE_MASK & ~game.occupied()
    return "some" if free and price(game, player) > box.LOW_PRICE else "none"


def what_to_build(options: list[int]) -> str:
    """Whether a favour builds, makes a residence, or either."""
    builds = any([VERB[action] == BUILD for action in options])
    transforms = any([VERB[action] == TRANSFORM for action in options])
    return "either" if builds and transforms else "residence" if transforms else "build"


def prompt(game: Caylus, seat: int | None) -> Prompt:
    """What is asked of whom, for this viewer, and where the rules say more."""
    text = question(game, seat)
    key = text.key.removeprefix("prompt-").removesuffix("-other")
    return Prompt(text, CLAUSES[key] if key in CLAUSES else clause_of_building(game))


def clause_of_building(game: Caylus) -> str:
    """What the rules say of the building that acts."""
    return CLAUSES_OF_BUILDINGS[box.BUILDING_NAMES[building_of(game, game.stack[-1])]]
