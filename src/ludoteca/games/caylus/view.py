"""What a seat may see, as plain data for clients, and what is asked of whom in words."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import EndTurn, Step
from ludoteca.core.message import Argument, Message, seat_name
from ludoteca.core.title import Prompt
from ludoteca.games.caylus.castle import Deliver
from ludoteca.games.caylus.components import (
    BIT,
    BRIDGE,
    BRIDGE_OF_TWO,
    BUILDING_NAMES,
    CUBE_NAMES,
    GATE,
    GUILD,
    JOUST_FIELD,
    KIND,
    KIND_NAMES,
    LINE_NAMES,
    LINES,
    MIXED,
    NO_BUILDING,
    NOBODY,
    OPEN_COLUMNS,
    PHASE_NAMES,
    RATE_NAMES,
    RATES,
    RESIDENCE,
    SCORING_SPACE,
    SECTION_FAVOURS,
    SECTION_LOSS,
    SECTION_NAMES,
    SECTION_POINTS,
    SECTION_SPACES,
    SECTIONS,
    SOURCE_NAMES,
    TRADING_POST,
)
from ludoteca.games.caylus.construction import Build, PayAnyCube, ReplaceResidence
from ludoteca.games.caylus.favours import BuildingFavour, ChooseFavour, ResourceFavour, TakeCubes
from ludoteca.games.caylus.lawyer import Transform
from ludoteca.games.caylus.placing import PlaceWorker, price
from ludoteca.games.caylus.provost import MoveProvost
from ludoteca.games.caylus.road import ChooseYield, LeaveBuilding, OwnerCube
from ludoteca.games.caylus.special import GuildMove, Joust, LeaveInn, MoveGateWorker
from ludoteca.games.caylus.state import Caylus, buildings_of, spaces_of
from ludoteca.games.caylus.trade import BuyCube, ExchangeStep, PayCubes, SellCube
from ludoteca.games.caylus.turn import income


def view(game: Caylus, seat: int | None) -> dict[str, Any]:
    """The table as everybody sees it: nothing is hidden in Caylus.

    Seats are numbers; buildings, cubes, lines and sections have the names of ``data/`` (``architect_2`` is
    the second architect tile, ``castle`` a place for workers); road spaces are the board's, 1 to 28.
    What is printed on a building (price, points, effect) is in ``data/buildings.json``::

        players: 4, simplified: false, jeweller: false
        turn: 3, phase: "placing_workers"   null before the first turn
        order: [2, 0, 1, 3]                 turn order, first first
        passed: [2]                         who has passed, first first: their numbers on the bridge
        bridge: [1, 2, 3, 4]                price of a worker by how many have passed
        special: {gate: 1, trading_post: null, merchants_guild: null, joust_field: 0,
                  stables: [3, 1], inn: {left: 2, right: null}}
                                            whose workers stand there; stables null with two players
        road: [{space: 1, building: "neutral_farm", kind: "neutral", owner: null, worker: 3,
                waiting: null, reached: true, scores: null}, …]
                                            28 spaces; building and kind null where nothing stands;
                                            waiting: who will make a residence of it once its worker is
                                            gone; reached: not beyond the provost; scores: the section
                                            that is scored when the bailiff comes here, or null
        provost: 6, bailiff: 6              road spaces
        castle: {workers: [0, 3], section: "walls", best: 3,
                 sections: [{name: "dungeon", spaces: 6, filled: 5, houses: [2, 0, 1, 2], points: 5,
                             loss: 2, favours: [0, 0, 1], scoring_space: 12, scored: true}, …]}
                                            workers in the order of their numbers; section: where the
                                            next house goes, null if nowhere; best: who would get the
                                            favour for most batches now; houses: by seat; favours: by
                                            number of houses, the last for all above
        favours: {open: 4, lines: ["prestige", …]}
                                            columns that markers may reach now; null if simplified
        supply: ["wood_farm_food", …]       tiles still to be built
        removed: ["neutral_farm"]           tiles out of the game
        seats: [{score, points: {source: n}, deniers, income, cubes: {food: 2, …}, workers, price, rank,
                 bridge, castle, own: ["mason", …], residences: [3, 9], houses: {dungeon: 2, …},
                 batches, favours: {prestige: 2, …}, used: ["prestige"], waiting: [], at: ["gate", …]}, …]
                                            workers: at home; price: of a worker on what is not one's own,
                                            null once all have passed; rank, bridge, castle: 1 for the
                                            first, null for none; batches: delivered this turn; used:
                                            lines used in this phase; at: where workers stand, castle,
                                            stables and inn included
        asked: {seat: 1, what: "build", building: "mason", left: null}
                                            null when the game is over; what: the prompt's key without
                                            "prompt-"; building: the one being paid for, or the one that
                                            acts; left: how many cubes are still to be chosen
    """
    found: dict[str, Any] = {
        "players": len(game.players),
        "simplified": game.setting.simplified,
        "jeweller": game.setting.jeweller,
        "turn": game.turn,
        "phase": PHASE_NAMES[game.phase - 1] if game.phase else None,
        "order": list(game.order),
        "passed": list(game.passed),
        "bridge": list(BRIDGE_OF_TWO) if len(game.players) == 2 else BRIDGE[: len(game.players)],
        "special": view_special(game),
        "road": [view_space(game, space) for space in range(len(game.road))],
        "provost": game.provost + 1,
        "bailiff": game.bailiff + 1,
        "castle": view_castle(game),
        "favours": None
        if game.setting.simplified
        else {"open": open_columns(game), "lines": list(LINE_NAMES)},
        "supply": names(game.supply),
        "removed": names(game.removed),
        "seats": [view_player(game, who) for who in range(len(game.players))],
        "asked": view_asked(game),
    }
    return found


def names(buildings: int) -> list[str]:
    """A set of buildings by name."""
    return [BUILDING_NAMES[building] for building in buildings_of(buildings)]


def someone(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def open_columns(game: Caylus) -> int:
    return OPEN_COLUMNS[min(game.scored, SECTIONS - 1)]


def view_special(game: Caylus) -> dict[str, Any]:
    """Whose workers stand between castle and bridge."""
    single = (GATE, TRADING_POST, GUILD, JOUST_FIELD)
    found: dict[str, Any] = {BUILDING_NAMES[b]: someone(game.worker_at(b)) for b in single}
    found["stables"] = None if len(game.players) == 2 else list(game.stables)
    found["inn"] = {"left": someone(game.inn_left), "right": someone(game.inn_right)}
    return found


def view_space(game: Caylus, space: int) -> dict[str, Any]:
    """A space of the road with what stands there."""
    building = game.road[space]
    scores = SECTION_NAMES[SCORING_SPACE.index(space)] if space in SCORING_SPACE else None
    found: dict[str, Any] = {
        "space": space + 1,
        "building": None,
        "kind": None,
        "owner": None,
        "worker": None,
        "waiting": None,
        "reached": space <= game.provost,
        "scores": scores,
    }
    if building != NO_BUILDING:
        owner = game.owner_on(space) if building == RESIDENCE else game.owner_of(building)
        waiting = [seat for seat, player in enumerate(game.players) if player.waiting & BIT[building]]
        found["building"] = BUILDING_NAMES[building]
        found["kind"] = KIND_NAMES[KIND[building]]
        found["owner"] = someone(owner)
        found["worker"] = someone(game.worker_at(building))
        found["waiting"] = waiting[0] if waiting else None
    return found


def view_castle(game: Caylus) -> dict[str, Any]:
    """The three sections and who is at work."""
    section = game.section_to_build()
    most = max([game.players[seat].batches for seat in game.castle], default=0)
    best = [seat for seat in game.castle if game.phase == 6 and most and game.players[seat].batches == most]
    return {
        "workers": list(game.castle),
        "section": SECTION_NAMES[section] if section < SECTIONS else None,
        "best": best[0] if best else None,
        "sections": [
            {
                "name": SECTION_NAMES[n],
                "spaces": SECTION_SPACES[n],
                "filled": game.houses_in(n),
                "houses": [player.houses[n] for player in game.players],
                "points": SECTION_POINTS[n],
                "loss": SECTION_LOSS[n],
                "favours": list(SECTION_FAVOURS[n]),
                "scoring_space": SCORING_SPACE[n] + 1,
                "scored": n < game.scored,
            }
            for n in range(SECTIONS)
        ],
    }


def view_player(game: Caylus, seat: int) -> dict[str, Any]:
    """All of a player: money and cubes lie open."""
    player = game.players[seat]
    return {
        "score": player.score(),
        "points": dict(zip(SOURCE_NAMES, player.points, strict=True)),
        "deniers": player.deniers,
        "income": income(player),
        "cubes": dict(zip(CUBE_NAMES, player.cubes, strict=True)),
        "workers": player.workers,
        "price": price(game, seat) if len(game.passed) < len(game.players) else None,
        "rank": place_in(game.order, seat),
        "bridge": place_in(game.passed, seat),
        "castle": place_in(game.castle, seat),
        "own": names(player.own),
        "residences": [space + 1 for space in spaces_of(player.residences)],
        "houses": dict(zip(SECTION_NAMES, player.houses, strict=True)),
        "batches": player.batches,
        "favours": dict(zip(LINE_NAMES, player.favours, strict=True)),
        "used": [LINE_NAMES[line] for line in range(LINES) if player.used >> line & 1],
        "waiting": names(player.waiting),
        "at": workers_at(game, seat),
    }


def place_in(seats: tuple[int, ...], seat: int) -> int | None:
    return seats.index(seat) + 1 if seat in seats else None


def workers_at(game: Caylus, seat: int) -> list[str]:
    """Everywhere a player's workers stand."""
    found = names(game.players[seat].at)
    found += ["stables"] * game.stables.count(seat)
    found += ["inn"] * [game.inn_left, game.inn_right].count(seat)
    return found + ["castle"] * game.castle.count(seat)


def view_asked(game: Caylus) -> dict[str, Any] | None:
    """Who has to decide what."""
    if not game.stack:
        return None
    step = game.stack[-1]
    building = building_of(game, step)
    return {
        "seat": step.player,
        "what": KEYS[type(step)],
        "building": None if building == NO_BUILDING else BUILDING_NAMES[building],
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
    rate = RATES[RATE_NAMES.index(value)]
    if rate.deniers:
        paid = Message("amount-deniers", number=rate.deniers)
    elif rate.kind == MIXED:
        paid = Message("amount-cubes", number=rate.cubes)
    else:
        paid = Message("amount-cube", number=rate.cubes, cube=Message(f"cube-{CUBE_NAMES[rate.kind]}"))
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
    found = getattr(step, "building", NO_BUILDING)
    if found == NO_BUILDING and isinstance(step, Build | Transform | PayCubes):
        for below in game.stack:
            if isinstance(below, LeaveBuilding):
                found = game.road[below.space]
    return int(found)


CLAUSES = {
    "place": "placing",
    "gate": "gate",
    "guild": "special",
    "joust": "special",
    "inn": "inn",
    "provost": "provost",
    "yield": "production",
    "owner-cube": "production",
    "sell": "trade",
    "buy": "trade",
    "exchange": "trade",
    "pay": "trade",
    "build": "construction",
    "pay-any": "construction",
    "replace": "prestige",
    "transform": "lawyer",
    "favour": "favours",
    "favour-resource": "favours",
    "favour-building": "favours",
    "take": "favours",
    "deliver": "castle",
    "end": "turn",
    "over": "end",
}
"""Where the rules say more about what is asked, by the key of the prompt."""


def question(game: Caylus, seat: int | None) -> Message:
    """What is asked of whom, for the status line of this viewer."""
    if not game.stack:
        return Message("prompt-over")
    step = game.stack[-1]
    who = step.player
    key = f"prompt-{KEYS[type(step)]}"
    args: dict[str, Argument] = {"player": seat_name(who)}
    building = building_of(game, step)
    if building != NO_BUILDING:
        args["building"] = Message(f"building-{BUILDING_NAMES[building]}")
    if isinstance(step, PlaceWorker):
        args["deniers"] = price(game, who)
    if isinstance(step, BuyCube | PayCubes | TakeCubes):
        args["number"] = step.left
    if isinstance(step, Deliver):
        args["number"] = game.players[who].batches
        args["section"] = Message(f"section-{SECTION_NAMES[game.section_to_build()]}")
    if seat != who:
        return Message(f"{key}-other", **args)
    return Message(key, **args)


def prompt(game: Caylus, seat: int | None) -> Prompt:
    """What is asked of whom, for this viewer, and where the rules say more."""
    text = question(game, seat)
    key = text.key.removeprefix("prompt-").removesuffix("-other")
    return Prompt(text, CLAUSES[key])
